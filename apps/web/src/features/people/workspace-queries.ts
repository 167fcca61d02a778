import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createWorkspace, deleteWorkspace, renameWorkspace } from '@/api';
import { meQuery } from '@/lib/me';
import { useWorkspace } from '@/lib/workspace';

export function useCreateWorkspace() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => (await createWorkspace({ body: { name }, throwOnError: true })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQuery().queryKey }),
    onError: () => undefined,
  });
}

export function useRenameWorkspace() {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      renameWorkspace({ path: { workspaceId }, body: { name }, throwOnError: true }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** Afterwards nothing of it may stay on screen, so the page begins anew. */
export function useDeleteWorkspace() {
  const { id: workspaceId } = useWorkspace();
  return useMutation({
    mutationFn: () => deleteWorkspace({ path: { workspaceId }, throwOnError: true }),
    onSuccess: () => window.location.replace('/'),
    onError: () => undefined,
  });
}
