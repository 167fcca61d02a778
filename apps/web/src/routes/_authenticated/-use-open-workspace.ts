import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { rememberWorkspace } from '@/lib/me';

/** Shows another workspace, from its beginning. */
export function useOpenWorkspace() {
  const router = useRouter();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (id: string) => {
    rememberWorkspace(id);
    await navigate({ to: '/' });
    await queryClient.invalidateQueries();
    await router.invalidate();
  };
}
