import type { CalendarSeries, Label, Member, Task } from '@/api';
import { memberName } from '../members';
import { toRepeatCell } from './repeat-cell';

const HEADINGS = [
  'Title',
  'Kind',
  'Course',
  'Due',
  'Time',
  'End',
  'End time',
  'Repeat',
  'Weight',
  'Status',
  'Labels',
  'Assignee',
  'Page',
  'Quote',
  'Notes',
];

/** Who and what tasks know by its id. */
interface Known {
  labels: readonly Pick<Label, 'id' | 'name'>[];
  members: readonly Pick<Member, 'accountId' | 'name' | 'email'>[];
  /** What repeats and goes on, by the task that is open. */
  series?: readonly CalendarSeries[];
}

/** The tasks as a table for any spreadsheet (RFC 4180). */
export function toCsv(tasks: readonly Task[], { labels, members, series = [] }: Known): string {
  const seriesOf = new Map(series.map((one) => [one.taskId, one]));
  const labelNames = new Map(labels.map(({ id, name }) => [id, name]));
  const memberNames = new Map(members.map((member) => [member.accountId, memberName(member)]));
  const rows = tasks.map(({ course, source, labelIds, assigneeId, ...task }) => [
    task.title,
    task.kind,
    course ? (course.code ?? course.title) : '',
    task.dueOn ?? '',
    task.dueTime ?? '',
    task.endOn ?? '',
    task.endTime ?? '',
    repeatCellOf(task, seriesOf),
    task.weight ?? '',
    task.status,
    labelIds.flatMap((id) => labelNames.get(id) ?? []).join('; '),
    (assigneeId && memberNames.get(assigneeId)) ?? '',
    source?.page ?? '',
    source?.quote ?? '',
    task.notes,
  ]);
  return [HEADINGS, ...rows].map((row) => row.map(toField).join(',')).join('\r\n');
}

function repeatCellOf({ id, dueOn }: Pick<Task, 'id' | 'dueOn'>, all: Map<string, CalendarSeries>): string {
  const series = all.get(id);
  return series ? toRepeatCell(series, dueOn) : '';
}

/** A leading `=`, `+`, `-` or `@` would be run as a formula by a spreadsheet; the apostrophe makes it text. */
function toField(value: string | number): string {
  const text = typeof value === 'string' ? value.replace(/^(?=[=+\-@\t\r])/, "'") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
