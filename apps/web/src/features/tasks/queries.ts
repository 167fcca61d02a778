import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeTask,
  changeTasks,
  createTask,
  importTasks,
  listTasks,
  skipTask,
  type Task,
  type TaskBulkChange,
  type TaskCreate,
  type TaskImport,
  type TaskPage,
  type TaskPatch,
} from '@/api';
import { getTaskOptions, listTasksQueryKey } from '@/api/@tanstack/react-query.gen';
import { answerMutationError, statusOf, toastError } from '@/lib/errors';
import { inTurn } from '@/lib/plan/own-edits';
import { FRESH_MS } from '@/lib/query-client';
import { short } from '@/lib/short';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';
import { useRefresh } from './model/use-refresh';

/** The most that one answer of the API holds. */
const PAGE = 1000;

const allTasks = (workspaceId: string) => ({ path: { workspaceId }, query: { limit: PAGE } });

/** Not while the rest is on its way, and not where it could not be asked for. */
export const isWhole = ({ nextCursor }: TaskPage): boolean => nextCursor === null;

/**
 * Every task of the workspace: search, filters and groups then answer at once, without asking the server. Of many, the
 * first are told as soon as they are there, unless all are shown already.
 */
export const tasksQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: listTasksQueryKey(allTasks(workspaceId)),
    queryFn: async ({ client, queryKey, signal }) => {
      const { path, query } = allTasks(workspaceId);
      const ask = async (cursor?: string) =>
        (await listTasks({ path, query: { ...query, cursor }, signal, throwOnError: true })).data;
      let all = await ask();
      const shown = client.getQueryData<TaskPage>(queryKey);
      if (!isWhole(all) && !(shown && isWhole(shown)) && !signal.aborted) client.setQueryData(queryKey, all);
      while (all.nextCursor) {
        const { items, ...page } = await ask(all.nextCursor);
        all = { ...page, items: [...all.items, ...items] };
      }
      return all;
    },
    // Whoever comes back to a list that is only begun asks for the rest.
    staleTime: ({ state }) => (state.data && isWhole(state.data) ? FRESH_MS : 0),
  });

export const taskQuery = (workspaceId: string, taskId: string) =>
  getTaskOptions({ path: { workspaceId, taskId } });

function useTaskCache() {
  const { id: workspaceId } = useWorkspace();
  const queryClient = useQueryClient();
  const { queryKey } = tasksQuery(workspaceId);
  const update = (change: (tasks: Task[]) => Task[]) =>
    queryClient.setQueryData(queryKey, (all) => all && { ...all, items: change(all.items) });
  const replace = (changed: readonly Task[]) => {
    const byId = new Map(changed.map((task) => [task.id, task]));
    update((tasks) => tasks.map((task) => byId.get(task.id) ?? task));
    for (const task of changed)
      queryClient.setQueryData(taskQuery(workspaceId, task.id).queryKey, (shown) => shown && task);
  };
  /** An answer that is on its way knows nothing of what is changed now. */
  const holdAnswers = async (taskId: string) => {
    await queryClient.cancelQueries({ queryKey });
    await queryClient.cancelQueries({ queryKey: taskQuery(workspaceId, taskId).queryKey });
  };
  /** A task as the page shows it now. */
  const shown = (taskId: string): Task | undefined =>
    queryClient.getQueryData(queryKey)?.items.find(({ id }) => id === taskId) ??
    queryClient.getQueryData(taskQuery(workspaceId, taskId).queryKey);
  return { workspaceId, update, replace, holdAnswers, shown };
}

export function useCreateTask() {
  const { workspaceId, update } = useTaskCache();
  const queryClient = useQueryClient();
  const planChanged = useRefresh();
  return useMutation({
    mutationFn: async (body: TaskCreate) =>
      (await createTask({ path: { workspaceId }, body, throwOnError: true })).data,
    onSuccess: (task) => {
      update((tasks) => [...tasks, task]);
      queryClient.setQueryData(taskQuery(workspaceId, task.id).queryKey, task);
    },
    onSettled: planChanged,
  });
}

interface Edit {
  /** The task as it was when the edit began. */
  task: Task;
  patch: TaskPatch;
}

/**
 * Writes an edit on top of the version that it began with. Where somebody was quicker, what only one of both changed is
 * merged by itself, and what both changed is asked.
 */
async function sendEdit(workspaceId: string, { task, patch }: Edit): Promise<Task> {
  try {
    const path = { workspaceId, taskId: task.id };
    const headers = { 'if-match': `"${task.version}"` };
    return (await changeTask({ path, body: patch, headers, throwOnError: true })).data;
  } catch (error) {
    const current = currentOf(error);
    if (!current) throw error;
    const { agree } = await import('./model/agree');
    const agreed = await agree({ base: task, mine: patch, theirs: current });
    if (!agreed) return current;
    if (!agreed.wasAsked) toast.info('Somebody else changed this task too: both changes are kept.');
    return sendEdit(workspaceId, { task: current, patch: agreed.patch });
  }
}

/** The task as it stands, from the answer to an edit that came too late. */
function currentOf(error: unknown): Task | undefined {
  if (statusOf(error) !== 412) return undefined;
  return (error as { response?: { data?: { current?: Task } } }).response?.data?.current;
}

const EDITS = ['edits of tasks'];

export function useChangeTask() {
  const { workspaceId, replace, holdAnswers, shown } = useTaskCache();
  const planChanged = useRefresh();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: EDITS,
    mutationFn: ({ task, patch }: Edit) =>
      inTurn(task, (version) => sendEdit(workspaceId, { task: { ...task, version }, patch })),
    onMutate: async ({ task, patch }) => {
      await holdAnswers(task.id);
      const before = shown(task.id);
      replace([{ ...task, ...asShown(patch) } as Task]);
      return before;
    },
    onSuccess: (task) => replace([task]),
    // Without a network nothing can be asked for again: what was refused is put back by hand.
    onError: (error, { task, patch }, before) => {
      answerMutationError(error);
      const now = shown(task.id);
      if (now && before) replace([{ ...now, ...fieldsOf(before, asShown(patch)) }]);
    },
    // What is asked for while another edit is on its way would take that one back for a moment: the last one asks.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: EDITS }) === 1) planChanged();
    },
  });
}

/** Another status, said in a line that offers to take it back. */
export function useSetStatus() {
  const change = useChangeTask();
  /** What follows an answer stands beside its edit: of several on their way, a mutation knows only its last. */
  return (task: Task, status: Task['status']) => {
    const offerUndo = (changed: Task) => {
      if (changed.status !== status) return;
      const patch = { status: task.status };
      toast.undoable(`${short(task.title)} ${STATUS_SENTENCES[status]}`, () =>
        change.mutate({ task: changed, patch }),
      );
    };
    change.mutateAsync({ task, patch: { status } }).then(offerUndo, wasTold);
  };
}

/** Every failed edit is told by the query client. */
const wasTold = () => undefined;

const STATUS_SENTENCES: Record<Task['status'], string> = {
  todo: 'is to do again',
  doing: 'is begun',
  done: 'is done',
};

export function useSkipTask() {
  const { workspaceId, update, holdAnswers, shown } = useTaskCache();
  const planChanged = useRefresh();
  return useMutation({
    mutationFn: (taskId: string) => skipTask({ path: { workspaceId, taskId }, throwOnError: true }),
    // The next one has a name of its own; this one can be opened no more.
    onMutate: async (taskId) => {
      await holdAnswers(taskId);
      const skipped = shown(taskId);
      update((tasks) => tasks.filter(({ id }) => id !== taskId));
      return skipped;
    },
    onError: (error, _, skipped) => {
      answerMutationError(error);
      if (skipped) update((tasks) => [...tasks, skipped]);
    },
    onSettled: planChanged,
  });
}

/** Takes tasks in and offers to take them out again. */
export function useImportTasks() {
  const { workspaceId } = useTaskCache();
  const planChanged = useRefresh();
  const bulk = useBulkChange();
  return useMutation({
    mutationFn: async (body: TaskImport) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return (await importTasks({ path: { workspaceId }, body, headers, throwOnError: true })).data;
    },
    onSuccess: ({ taskIds }) =>
      toast.undoable(`${MANY(taskIds.length)} imported`, () => bulk.mutate({ action: 'delete', taskIds })),
    onError: (error) => (statusOf(error) === 400 ? undefined : toastError(error)),
    onSettled: planChanged,
  });
}

const fieldsOf = (task: Task, like: object): Partial<Task> =>
  Object.fromEntries(Object.keys(like).map((field) => [field, task[field as keyof Task]]));

/** The course of a task is shown by its badge, which only the server's answer brings. */
function asShown({ courseId: _, scope: __, ...patch }: TaskPatch) {
  return patch;
}

const MANY = (count: number) => (count === 1 ? 'One task' : `${count} tasks`);

const SENTENCES: Partial<Record<TaskBulkChange['action'], (count: number) => string>> = {
  status: (count) => `${MANY(count)} changed`,
  reschedule: (count) => `${MANY(count)} moved`,
  shift: (count) => `${MANY(count)} moved`,
  edit: (count) => `${MANY(count)} changed`,
  delete: (count) => `${MANY(count)} deleted`,
};

/** Changes many at once and offers to take it back: the answer holds its own undo. */
export function useBulkChange() {
  const { workspaceId, update, replace } = useTaskCache();
  const planChanged = useRefresh();
  const send = async (change: TaskBulkChange) =>
    (await changeTasks({ path: { workspaceId }, body: change, throwOnError: true })).data;
  const undo = useMutation({
    mutationFn: send,
    // What was deleted is in no list that is asked for again while there is no network.
    onSuccess: ({ tasks }) => {
      const back = new Set(tasks.map(({ id }) => id));
      update((all) => [...all.filter(({ id }) => !back.has(id)), ...tasks]);
    },
    onError: (error) =>
      statusOf(error) === 412
        ? toast.warning('Not taken back: somebody changed one of these tasks meanwhile.')
        : toastError(error),
    onSettled: planChanged,
  });
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
