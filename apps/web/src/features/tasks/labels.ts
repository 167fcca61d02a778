import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeLabel, createLabel, type Label, type LabelPatch, removeLabel } from '@/api';
import { listLabelsOptions } from '@/api/@tanstack/react-query.gen';

import { useWorkspace } from '@/lib/workspace';
import { useRefresh } from './model/use-refresh';

const labelsQuery = (workspaceId: string) =>
  queryOptions({
    ...listLabelsOptions({ path: { workspaceId } }),
    select: ({ items }) => items,
    staleTime: 60_000,
  });

const NONE: Label[] = [];

/** The labels of the workspace, by name. */
export function useLabels(): Label[] {
  const { id } = useWorkspace();
  return useQuery(labelsQuery(id)).data ?? NONE;
}

export function useLabelActions() {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  const planChanged = useRefresh();
  const create = useMutation({
    mutationFn: async (name: string) =>
      (await createLabel({ path: { workspaceId }, body: { name }, throwOnError: true })).data,
    onSuccess: (label) =>
      queryClient.setQueryData(
        labelsQuery(workspaceId).queryKey,
        (old) => old && { items: [...old.items, label] },
      ),
  });
  const change = useMutation({
    mutationFn: async ({ id: labelId, ...body }: LabelPatch & { id: string }) =>
      (await changeLabel({ path: { workspaceId, labelId }, body, throwOnError: true })).data,
    onSettled: planChanged,
  });
  const remove = useMutation({
    mutationFn: (labelId: string) => removeLabel({ path: { workspaceId, labelId }, throwOnError: true }),
    onSettled: planChanged,
  });
  return { create, change, remove };
}
