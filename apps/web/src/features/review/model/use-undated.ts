import { useMutation, useQuery } from '@tanstack/react-query';
import { type CourseBadge, createTask, type Document, type Evidence, type Facts } from '@/api';
import { TASK_KINDS } from '@/lib/plan/kinds';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { factsQuery, type ReviewedDocument, tasksOfCourseQuery } from '../queries';
import { usePageText } from './use-page-text';

export type Undated = Facts['undated'][number] & {
  /** The task of its course that goes by its name. */
  taskId: string | undefined;
};

const nameOf = (title: string) => title.trim().toLowerCase();

/** What the document names without a day; nothing until it is known what of it is a task already. */
export function useUndated(path: ReviewedDocument, course: CourseBadge | null, enabled = true): Undated[] {
  const { data: facts } = useQuery({ ...factsQuery(path), enabled });
  const undated = facts?.undated ?? [];
  const { data: tasks } = useQuery({
    ...tasksOfCourseQuery(path.workspaceId, course?.id ?? ''),
    enabled: course !== null && undated.length > 0,
  });
  if (course && !tasks) return [];
  const ids = new Map(tasks?.items.map(({ id, title }) => [nameOf(title), id]));
  return undated.map((one) => ({ ...one, taskId: ids.get(nameOf(one.title)) }));
}

/** How many of them nobody has made a task of. */
export const useUndatedLeft = (path: ReviewedDocument, { course, status, replacedBy }: Document): number =>
  useUndated(path, course, status === 'ready' && !replacedBy).filter(({ taskId }) => !taskId).length;

/** A task without a date, with the words of the document. */
export function useMakeTask({ workspaceId }: ReviewedDocument, course: CourseBadge | null) {
  const planChanged = usePlanChanged();
  const pageText = usePageText();
  const toNote = ({ quote, page }: Evidence) =>
    [`“${quote}”`, pageText(page) && `(${pageText(page)})`].filter(Boolean).join(' ');
  return useMutation({
    mutationFn: ({ title, kind, evidence }: Undated) =>
      createTask({
        path: { workspaceId },
        body: {
          title,
          kind: TASK_KINDS.find((one) => one === kind) ?? 'other',
          courseId: course?.id ?? null,
          notes: evidence.map(toNote).join('\n'),
        },
        throwOnError: true,
      }),
    onSettled: planChanged,
  });
}
