import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addReminder,
  addReminders,
  addSubtask,
  addTaskComment,
  changeSubtask,
  changeTaskComment,
  removeReminder,
  removeSubtask,
  removeTaskComment,
  type Subtask,
  type SubtaskPatch,
  type TaskRemindersCreate,
} from '@/api';
import {
  listRemindersOptions,
  listSubtasksOptions,
  listTaskCommentsOptions,
  listTaskHistoryOptions,
} from '@/api/@tanstack/react-query.gen';
import { statusOf } from '@/lib/errors';

import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';
import { toRemindedText } from './model/reminder-text';
import { useRefresh } from './model/use-refresh';

interface OneTask {
  workspaceId: string;
  taskId: string;
}

export const subtasksQuery = (path: OneTask) => listSubtasksOptions({ path });
export const commentsQuery = (path: OneTask) => listTaskCommentsOptions({ path });
export const remindersQuery = (path: OneTask) => listRemindersOptions({ path });
export const historyQuery = (path: OneTask) =>
  queryOptions({ ...listTaskHistoryOptions({ path, query: { limit: 100 } }), select: ({ items }) => items });

function useOneTask(taskId: string) {
  const { id: workspaceId } = useWorkspace();
  return { path: { workspaceId, taskId }, queryClient: useQueryClient(), planChanged: useRefresh() };
}

export function useSubtaskActions(taskId: string) {
  const { path, queryClient, planChanged } = useOneTask(taskId);
  const { queryKey } = subtasksQuery(path);
  const onSuccess = (list: { items: Subtask[] }) => void queryClient.setQueryData(queryKey, list);
  const onSettled = planChanged;
  const tick = (subtaskId: string, isDone: boolean) =>
    queryClient.setQueryData(
      queryKey,
      (list) =>
        list && { items: list.items.map((item) => (item.id === subtaskId ? { ...item, isDone } : item)) },
    );
  const add = useMutation({
    mutationFn: async (title: string) =>
      (await addSubtask({ path, body: { title }, throwOnError: true })).data,
    onSuccess,
    onSettled,
  });
  const change = useMutation({
    mutationFn: async ({ subtask, patch }: { subtask: Subtask; patch: SubtaskPatch }) => {
      const headers = { 'if-match': `"${subtask.version}"` };
      const options = { path: { ...path, subtaskId: subtask.id }, body: patch, headers };
      return (await changeSubtask({ ...options, throwOnError: true })).data;
    },
    // A tick shows at once; where it was refused, what stands is asked for again.
    onMutate: async ({ subtask: { id }, patch: { isDone } }) => {
      // An answer that is on its way knows nothing of the tick yet.
      await queryClient.cancelQueries({ queryKey });
      if (isDone !== undefined) tick(id, isDone);
    },
    onSuccess,
    onError: (error, { subtask, patch: { isDone } }) => {
      // Without a network it cannot be asked for again.
      if (isDone !== undefined) tick(subtask.id, subtask.isDone);
      if (statusOf(error) === 412)
        toast.warning('Somebody renamed this step meanwhile. Look at their words and write yours again.');
      else toast.error('The step was not changed.');
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: async ({ id: subtaskId }: Subtask) =>
      (await removeSubtask({ path: { ...path, subtaskId }, throwOnError: true })).data,
    onSuccess: (list, { title }) => {
      onSuccess(list);
      toast.undoable('Step removed', () => add.mutate(title));
    },
    onSettled,
  });
  return { add, change, remove };
}

export function useCommentActions(taskId: string) {
  const { path, planChanged: onSettled } = useOneTask(taskId);
  const add = useMutation({
    mutationFn: (text: string) => addTaskComment({ path, body: { text }, throwOnError: true }),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ commentId, text }: { commentId: string; text: string }) =>
      changeTaskComment({ path: { ...path, commentId }, body: { text }, throwOnError: true }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id: commentId }: { id: string; text: string }) =>
      removeTaskComment({ path: { ...path, commentId }, throwOnError: true }),
    onSuccess: (_, { text }) => toast.undoable('Comment deleted', () => add.mutate(text)),
    onSettled,
  });
  return { add, change, remove };
}

/** The same reminder of many tasks; only I get it. */
export function useRemind() {
  const { id: workspaceId } = useWorkspace();
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: async (body: TaskRemindersCreate) =>
      (await addReminders({ path: { workspaceId }, body, throwOnError: true })).data,
    onSuccess: (answer, { minutesBefore }) => toast.success(toRemindedText(answer, minutesBefore)),
    onSettled,
  });
}

export function useReminderActions(taskId: string) {
  const { path, planChanged: onSettled } = useOneTask(taskId);
  const add = useMutation({
    mutationFn: (minutesBefore: number) => addReminder({ path, body: { minutesBefore }, throwOnError: true }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (reminderId: string) => removeReminder({ path: { ...path, reminderId }, throwOnError: true }),
    onSettled,
  });
  return { add, remove };
}
