import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeTaskView, removeTaskView, type SavedTaskView, saveTaskView } from '@/api';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';
import { viewsQuery } from './saved-views';

export function useViewActions() {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  const { queryKey } = viewsQuery(workspaceId);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: async (body: { name: string; search: string }) =>
      (await saveTaskView({ path: { workspaceId }, body, throwOnError: true })).data,
    onSuccess: (list) => void queryClient.setQueryData(queryKey, list),
  });
  const rename = useMutation({
    mutationFn: async ({ view, name }: { view: SavedTaskView; name: string }) =>
      (await changeTaskView({ path: { workspaceId, viewId: view.id }, body: { name }, throwOnError: true }))
        .data,
    onSuccess: (list) => void queryClient.setQueryData(queryKey, list),
  });
  const remove = useMutation({
    mutationFn: ({ id: viewId }: SavedTaskView) =>
      removeTaskView({ path: { workspaceId, viewId }, throwOnError: true }),
    onSuccess: (_, { name, search }) =>
      toast.undoable(`View “${name}” deleted`, () => save.mutate({ name, search })),
    onSettled: refresh,
  });
  return { save, rename, remove };
}
