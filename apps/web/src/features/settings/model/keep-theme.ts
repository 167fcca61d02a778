import type { QueryClient } from '@tanstack/react-query';
import { getMeQueryKey } from '@/api/@tanstack/react-query.gen';
import type { Me } from '@/api/types.gen';
import { meQuery } from '@/lib/me';
import type { Theme } from '@/lib/preferences';
import { sendSettings } from '../queries';

/** Keeps a theme that was chosen outside of the settings with the account; this device has it either way. */
export async function keepTheme(queryClient: QueryClient, theme: Theme): Promise<void> {
  const me = await queryClient.ensureQueryData(meQuery());
  const settings = await sendSettings({ appearance: { theme } }, me.settings.version);
  queryClient.setQueryData<Me>(getMeQueryKey(), (now) => now && { ...now, settings });
}
