import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { useMe } from '@/lib/me';
import { FONT_KEY, setFont, stored, THEME_KEY } from '@/lib/preferences';
import { toScheme } from '@/ui/theme/color-scheme';

/** On a device where nothing was chosen yet, the account's theme and font apply. */
export function useAppearanceOfAccount() {
  const appearance = useMe()?.settings.appearance;
  const { setColorScheme } = useMantineColorScheme();
  const { theme, font } = appearance ?? {};
  useEffect(() => {
    if (theme && theme !== 'system' && !stored(THEME_KEY)) setColorScheme(toScheme(theme));
    if (font && font !== 'inter' && !stored(FONT_KEY)) setFont(font);
  }, [theme, font, setColorScheme]);
}
