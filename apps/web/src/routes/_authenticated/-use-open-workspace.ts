import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { meQuery, rememberWorkspace } from '@/lib/me';

/** Shows another workspace, from its beginning or where `path` leads. The page and the workspace it is of change together. */
export function useOpenWorkspace() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (id: string, path = '/') => {
    // Nobody listened to what happened there since it was last shown.
    await queryClient.invalidateQueries({ refetchType: 'none' });
    const { queryKey } = meQuery();
    const asked = queryClient.refetchQueries({ queryKey });
    const isKnown = queryClient.getQueryData(queryKey)?.workspaces.some((one) => one.id === id);
    if (!isKnown) await asked;
    rememberWorkspace(id);
    await navigate({ href: path, state: { workspace: id } });
  };
}
