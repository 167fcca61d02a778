import type { Repeat, TaskHistoryEntry } from '@/api';
import type { TaskKind } from '@/lib/plan/kinds';
import { type DateStyle, toPercentText, toShortDay, toTimeText } from '@/lib/plan/wording';
import { type EditedField, FIELD_LABELS } from './edit';
import { toRepeatText } from './repeat-text';
import { STATUS_LABELS, type TaskStatus } from './task';

/** Names of what the history knows by its id. */
export interface Names {
  course: (id: string) => string | undefined;
  member: (id: string) => string | undefined;
  label: (id: string) => string | undefined;
  kind: (kind: TaskKind) => string;
  style: DateStyle;
}

const DEEDS: Record<string, string> = {
  created: 'made the task',
  deleted: 'deleted the task',
  restored: 'brought the task back',
  'subtask-added': 'added the step',
  'subtask-done': 'ticked the step',
  'subtask-opened': 'opened the step',
  'subtask-renamed': 'renamed the step',
  'subtask-removed': 'removed the step',
};

/** Inside a sentence, what a label says by its place needs a word more. */
const LABELS: Record<string, string> = {
  dueOn: 'due date',
  dueTime: 'time it is due',
  endTime: 'time it ends',
};

/** What somebody did, as the rest of a sentence that begins with their name. One for each thing that was changed. */
export function toDeeds({ action, changes }: TaskHistoryEntry, names: Names): string[] {
  if (action !== 'changed') return [withSteps(DEEDS[action] ?? 'changed the task', changes)];
  return changes.map(({ field, from, to }) => {
    const label = LABELS[field] ?? (FIELD_LABELS[field as EditedField] ?? field).toLowerCase();
    if (field === 'notes') return 'changed the description';
    if (isNothing(to)) return `took away the ${label} (${toText(field, from, names)})`;
    if (isNothing(from)) return `set the ${label} to ${toText(field, to, names)}`;
    return `changed the ${label} from ${toText(field, from, names)} to ${toText(field, to, names)}`;
  });
}

function withSteps(deed: string, changes: TaskHistoryEntry['changes']): string {
  const step = changes.find(({ field }) => field === 'subtask');
  if (!step) return deed;
  const [from, to] = [step.from, step.to].map((words) => (words ? `“${words}”` : ''));
  return [deed, from, from && to && 'to', to].filter(Boolean).join(' ');
}

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

export function toText(field: string, value: unknown, names: Names): string {
  if (isNothing(value)) return 'nothing';
  const text = String(value);
  switch (field as EditedField) {
    case 'status':
      return STATUS_LABELS[value as TaskStatus] ?? text;
    case 'kind':
      return names.kind(value as TaskKind);
    case 'dueOn':
    case 'endOn':
      return `${toShortDay(text, names.style)} ${text.slice(0, 4)}`;
    case 'dueTime':
    case 'endTime':
      return toTimeText(text, names.style);
    case 'weight':
      return toPercentText(Number(value));
    case 'courseId':
      return names.course(text) ?? 'a course that is gone';
    case 'assigneeId':
      return names.member(text) ?? 'somebody who left';
    case 'labelIds':
      return (value as string[]).map((id) => names.label(id) ?? 'a label that is gone').join(', ');
    case 'repeat':
      return toRepeatText(value as Repeat, names.style);
    default:
      return `“${text}”`;
  }
}
