import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeTask,
  changeTasks,
  createTask,
  listTasks,
  type Task,
  type TaskBulkChange,
  type TaskCreate,
  type TaskPatch,
} from '@/api';
import { listTasksQueryKey } from '@/api/@tanstack/react-query.gen';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';

/** The most that one answer of the API holds. */
const PAGE = 1000;

const allTasks = (workspaceId: string) => ({ path: { workspaceId }, query: { limit: PAGE } });

/** Every task of the workspace: search, filters and groups then answer at once, without asking the server. */
export const tasksQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: listTasksQueryKey(allTasks(workspaceId)),
    queryFn: async ({ signal }) => {
      const tasks: Task[] = [];
      let cursor: string | undefined;
      do {
        const { path, query } = allTasks(workspaceId);
        const { data } = await listTasks({ path, query: { ...query, cursor }, signal, throwOnError: true });
        tasks.push(...data.items);
        cursor = data.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return tasks;
    },
  });

function useTaskCache() {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  const { queryKey } = tasksQuery(workspaceId);
  const update = (change: (tasks: Task[]) => Task[]) =>
    queryClient.setQueryData(queryKey, (tasks) => tasks && change(tasks));
  const replace = (changed: readonly Task[]) => {
    const byId = new Map(changed.map((task) => [task.id, task]));
    update((tasks) => tasks.map((task) => byId.get(task.id) ?? task));
  };
  return { workspaceId, update, replace };
}

export function useCreateTask() {
  const { workspaceId, update } = useTaskCache();
  const planChanged = usePlanChanged();
  return useMutation({
    mutationFn: async (body: TaskCreate) =>
      (await createTask({ path: { workspaceId }, body, throwOnError: true })).data,
    onSuccess: (task) => update((tasks) => [...tasks, task]),
    onSettled: planChanged,
  });
}

export function useChangeTask() {
  const { workspaceId, replace } = useTaskCache();
  const planChanged = usePlanChanged();
  return useMutation({
    mutationFn: async ({ task, patch }: { task: Task; patch: TaskPatch }) => {
      const path = { workspaceId, taskId: task.id };
      const headers = { 'if-match': `"${task.version}"` };
      return (await changeTask({ path, body: patch, headers, throwOnError: true })).data;
    },
    onMutate: ({ task, patch }) => replace([{ ...task, ...withoutCourse(patch) }]),
    onSuccess: (task) => replace([task]),
    onSettled: planChanged,
  });
}

/** The course of a task is shown by its badge, which only the server's answer brings. */
function withoutCourse({ courseId: _, ...patch }: TaskPatch) {
  return patch;
}

const MANY = (count: number) => (count === 1 ? 'One task' : `${count} tasks`);

const SENTENCES: Partial<Record<TaskBulkChange['action'], (count: number) => string>> = {
  status: (count) => `${MANY(count)} changed`,
  reschedule: (count) => `${MANY(count)} moved`,
  shift: (count) => `${MANY(count)} moved`,
  delete: (count) => `${MANY(count)} deleted`,
};

/** Changes many at once and offers to take it back: the answer holds its own undo. */
export function useBulkChange() {
  const { workspaceId, update, replace } = useTaskCache();
  const planChanged = usePlanChanged();
  const send = async (change: TaskBulkChange) =>
    (await changeTasks({ path: { workspaceId }, body: change, throwOnError: true })).data;
  const undo = useMutation({ mutationFn: send, onSettled: planChanged });
  return useMutation({
    mutationFn: send,
    onSuccess: ({ tasks, undo: takeBack }, change) => {
      if (change.action === 'delete') update((all) => all.filter(({ id }) => !change.taskIds.includes(id)));
      else replace(tasks);
      const count = 'taskIds' in change ? change.taskIds.length : tasks.length;
      const sentence = SENTENCES[change.action]?.(count);
      if (sentence) toast.undoable(sentence, () => undo.mutate(takeBack));
    },
    onSettled: planChanged,
  });
}
