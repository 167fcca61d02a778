import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type CalendarEntries, changeTask } from '@/api';
import { listCalendarEntriesOptions } from '@/api/@tanstack/react-query.gen';
import { answerMutationError } from '@/lib/errors';
import { inTurn } from '@/lib/plan/own-edits';
import { usePlanSettings } from '@/lib/plan/settings';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { toDueText } from '@/lib/plan/wording';
import { short } from '@/lib/short';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';
import type { TaskOfCalendar } from './model/entry';
import { type Dates, datesOf } from './model/move';

export const entriesQuery = (workspaceId: string, span: { from: string; to: string }) => ({
  ...listCalendarEntriesOptions({ path: { workspaceId }, query: span }),
  placeholderData: keepPreviousData,
});

interface Move {
  task: TaskOfCalendar;
  dates: Dates;
}

/** Puts a task on another day or time, at once on the screen, and offers to put it back. */
export function useMoveTask() {
  const { id: workspaceId } = useWorkspace();
  const { style, today } = usePlanSettings();
  const queryClient = useQueryClient();
  const planChanged = usePlanChanged();
  const onTheirWay = useRef(new Map<string, Move>());
  useEffect(() => {
    const isMoving = () => onTheirWay.current.size > 0;
    return holdAnswers(queryClient, { workspaceId, isMoving });
  }, [queryClient, workspaceId]);
  const entriesOfWorkspace = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOfEntries(queryKey, workspaceId),
  };
  const send = ({ task: { taskId, version }, dates }: Move) =>
    inTurn({ id: taskId, version }, async (standing) => {
      const headers = { 'if-match': `"${standing}"` };
      return (await changeTask({ path: { workspaceId, taskId }, body: dates, headers, throwOnError: true }))
        .data;
    });
  const putBack = useMutation({ mutationFn: send, onSettled: planChanged });
  const { mutate } = useMutation({
    mutationFn: send,
    onMutate: async ({ task, dates }) => {
      // An answer that is on its way knows nothing of this move.
      await queryClient.cancelQueries(entriesOfWorkspace);
      queryClient.setQueriesData<CalendarEntries>(
        entriesOfWorkspace,
        (entries) =>
          entries && {
            items: entries.items.map((entry) => (isSameTask(entry, task) ? moved(task, dates) : entry)),
          },
      );
    },
    onSuccess: ({ version }, { task, dates }) => {
      const due = toDueText({ day: dates.dueOn, time: dates.dueTime, kind: task.kind }, { style, today });
      toast.undoable(`${short(task.title)} is now due ${due}`, () =>
        putBack.mutate({ task: { ...task, version }, dates: datesOf(task) }),
      );
    },
    // Without a network nothing can be asked for again: what was refused goes back to where it was.
    onError: (error, { task, dates }) => {
      answerMutationError(error);
      const isHere = ({ date, time }: TaskOfCalendar) => date === dates.dueOn && time === dates.dueTime;
      queryClient.setQueriesData<CalendarEntries>(
        entriesOfWorkspace,
        (entries) =>
          entries && {
            items: entries.items.map((entry) => (isSameTask(entry, task) && isHere(entry) ? task : entry)),
          },
      );
    },
    onSettled: (_answer, _error, { task: { taskId }, dates }) => {
      if (onTheirWay.current.get(taskId)?.dates === dates) onTheirWay.current.delete(taskId);
      if (onTheirWay.current.size === 0) return planChanged();
    },
  });
  return {
    move: (task: TaskOfCalendar, dates: Dates) => {
      onTheirWay.current.set(task.taskId, { task: moved(task, dates), dates });
      mutate({ task, dates });
    },
    /** The task as it stands: keys come faster than what they move is answered and drawn. */
    latestOf: (task: TaskOfCalendar) => onTheirWay.current.get(task.taskId)?.task ?? task,
  };
}

/** What is asked for while a task moves would put it back for a moment; it is asked for again once the last one is there. */
function holdAnswers(
  queryClient: QueryClient,
  { workspaceId, isMoving }: { workspaceId: string; isMoving: () => boolean },
): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    const { query } = event;
    if (!isMoving() || !isOfEntries(query.queryKey, workspaceId)) return;
    // Only what has begun can be given up.
    queueMicrotask(() => void query.cancel({ revert: true, silent: true }));
  });
}

function isOfEntries(queryKey: readonly unknown[], workspaceId: string): boolean {
  const [request] = queryKey as [{ _id?: string; path?: { workspaceId?: string } }?];
  return request?._id === 'listCalendarEntries' && request.path?.workspaceId === workspaceId;
}

const isSameTask = (entry: CalendarEntries['items'][number], task: TaskOfCalendar): entry is TaskOfCalendar =>
  entry.type === 'task' && entry.taskId === task.taskId;

const moved = (task: TaskOfCalendar, { dueOn, dueTime, endOn, endTime }: Dates): TaskOfCalendar => ({
  ...task,
  date: dueOn,
  time: dueTime,
  endDate: endOn,
  endTime,
});
