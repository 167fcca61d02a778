import { short } from '@/lib/short';
import {
  findCourse,
  findLabels,
  findMember,
  type ImportContext,
  type ImportedTask,
  type ImportRow,
  noSuchLabel,
  noSuchMember,
  problemsOf,
} from './import-row';
import { type Column, readClock, readKind, readPercent, readStatus, readWhen } from './read-cells';
import { readRepeatCell } from './repeat-cell';

export type Cells = Partial<Record<Column, string>>;

interface Reading {
  task: ImportedTask;
  problems: string[];
  notes: string[];
}

type Reader = (text: string, reading: Reading, context: ImportContext) => void;

const assignDay =
  (day: 'dueOn' | 'endOn', time: 'dueTime' | 'endTime'): Reader =>
  (text, { task, problems }, context) => {
    const when = readWhen(text, context);
    if (!when) return void problems.push(`“${short(text)}” is not a day.`);
    task[day] = when.day;
    if (when.time) task[time] = when.time;
  };

const assignTime =
  (time: 'dueTime' | 'endTime'): Reader =>
  (text, { task, problems }) => {
    const clock = readClock(text);
    if (clock) task[time] = clock;
    else problems.push(`“${short(text)}” is not a time.`);
  };

/** One reader for each column. A cell without anything in it is not read. */
const READERS: Record<Exclude<Column, 'title'>, Reader> = {
  dueOn: assignDay('dueOn', 'dueTime'),
  dueTime: assignTime('dueTime'),
  endOn: assignDay('endOn', 'endTime'),
  endTime: assignTime('endTime'),
  kind: (text, { task, notes }) => {
    task.kind = readKind(text) ?? 'other';
    if (readKind(text) === undefined) notes.push(`The kind “${short(text)}” is not known: it becomes Other.`);
  },
  status: (text, { task, problems }) => {
    const status = readStatus(text);
    if (status) task.status = status;
    else problems.push(`“${short(text)}” is no status.`);
  },
  weight: (text, { task, problems }) => {
    const weight = readPercent(text);
    if (weight === undefined) problems.push(`“${short(text)}” is no weight.`);
    else task.weight = weight;
  },
  course: (text, { task, notes }, { courses }) => {
    const course = findCourse(courses, text);
    if (course) task.courseId = course.id;
    else notes.push(`There is no course “${short(text)}”: it belongs to none.`);
  },
  labels: (text, { task, notes }, { labels }) => {
    const names = text.split(/[;|]|,\s/).map((name) => name.trim());
    const { labelIds, unknown } = findLabels(labels, names.filter(Boolean));
    if (labelIds.length > 0) task.labelIds = labelIds;
    if (unknown.length > 0) notes.push(noSuchLabel(unknown));
  },
  assignee: (text, { task, notes }, { members }) => {
    const member = findMember(members, text.trim());
    if (member) task.assigneeId = member.accountId;
    else notes.push(noSuchMember(text));
  },
  repeat: (text, { task, problems }, context) => {
    const repeat = readRepeatCell(text, context);
    if (repeat) task.repeat = repeat;
    else problems.push(`“${short(text)}” is no rhythm, such as “every Mon and Wed until 12 May”.`);
  },
  notes: (text, { task }) => {
    task.notes = text;
  },
};

/** Spreadsheets write an apostrophe before what would else be a formula; ours do too. */
const withoutMark = (text: string): string => text.replace(/^'(?=[=+\-@])/, '');

export function toRow(line: number, cells: Cells, context: ImportContext): ImportRow {
  const task: ImportedTask = { title: withoutMark((cells.title ?? '').trim()).replace(/\s+/g, ' ') };
  const reading: Reading = { task, problems: [], notes: [] };
  for (const column of Object.keys(READERS) as (keyof typeof READERS)[]) {
    const text = withoutMark((cells[column] ?? '').trim());
    if (text !== '') READERS[column](text, reading, context);
  }
  const problems = [...problemsOf(task), ...reading.problems, ...orderProblems(task)];
  return { line, task, problems, notes: reading.notes };
}

function orderProblems({ dueOn, dueTime, endOn, endTime, repeat }: ImportedTask): string[] {
  if (!dueOn && repeat) return ['It repeats and has no day.'];
  if (dueOn && repeat?.until && repeat.until < dueOn) return ['Its repeat ends before it begins.'];
  if (!dueOn && (dueTime || endOn || endTime)) return ['It has a time and no day.'];
  if (dueOn && endOn && endOn < dueOn) return ['It ends before it begins.'];
  const isOneDay = !endOn || endOn === dueOn;
  return isOneDay && dueTime && endTime && endTime < dueTime ? ['It ends before it begins.'] : [];
}
