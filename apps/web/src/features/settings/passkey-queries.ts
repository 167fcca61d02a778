import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccountChanged } from './account-queries';
import { listPasskeys } from './model/passkeys';

/** The account API is not in the generated client: this is the one place that names its key. */
const passkeysOptions = queryOptions({ queryKey: ['passkeys'], queryFn: listPasskeys });

export const usePasskeys = ({ enabled }: { enabled: boolean }) => useQuery({ ...passkeysOptions, enabled });

/** To be called when a passkey was added, renamed or removed: sessions and ways in may be others now, too. */
export function usePasskeysChanged() {
  const queryClient = useQueryClient();
  const accountChanged = useAccountChanged();
  return () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: passkeysOptions.queryKey }), accountChanged()]);
}
