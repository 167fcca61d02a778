import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CalendarEntries, changeTask } from '@/api';
import { listCalendarEntriesOptions } from '@/api/@tanstack/react-query.gen';
import { inTurn } from '@/lib/plan/own-edits';
import { usePlanSettings } from '@/lib/plan/settings';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { toDueText } from '@/lib/plan/wording';
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
  const onSettled = usePlanChanged();
  const send = ({ task: { taskId, version }, dates }: Move) =>
    inTurn({ id: taskId, version }, async (standing) => {
      const headers = { 'if-match': `"${standing}"` };
      return (await changeTask({ path: { workspaceId, taskId }, body: dates, headers, throwOnError: true }))
        .data;
    });
  const putBack = useMutation({ mutationFn: send, onSettled });
  return useMutation({
    mutationFn: send,
    onMutate: ({ task, dates }) => {
      queryClient.setQueriesData<CalendarEntries>(
        { predicate: ({ queryKey }) => isOfEntries(queryKey, workspaceId) },
        (entries) =>
          entries && {
            items: entries.items.map((entry) => (isSameTask(entry, task) ? moved(task, dates) : entry)),
          },
      );
    },
    onSuccess: ({ version }, { task, dates }) => {
      const due = toDueText({ day: dates.dueOn, time: dates.dueTime }, { style, today });
      toast.undoable(`${task.title} is now due ${due}`, () =>
        putBack.mutate({ task: { ...task, version }, dates: datesOf(task) }),
      );
    },
    onSettled,
  });
}

function isOfEntries(queryKey: readonly unknown[], workspaceId: string): boolean {
  const [request] = queryKey as [{ _id?: string; path?: { workspaceId?: string } }?];
  return request?._id === 'listCalendarEntries' && request.path?.workspaceId === workspaceId;
}

const isSameTask = (entry: CalendarEntries['items'][number], task: TaskOfCalendar): boolean =>
  entry.type === 'task' && entry.taskId === task.taskId;

const moved = (task: TaskOfCalendar, { dueOn, dueTime, endOn, endTime }: Dates): TaskOfCalendar => ({
  ...task,
  date: dueOn,
  time: dueTime,
  endDate: endOn,
  endTime,
});
