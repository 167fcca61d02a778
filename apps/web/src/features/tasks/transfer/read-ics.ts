import ICAL from 'ical.js';
import { addDays, daysBetween } from '@/lib/plan/days';
import { short } from '@/lib/short';
import type { TaskStatus } from '../model/task';
import {
  findCourse,
  findLabels,
  findMember,
  type ImportContext,
  type ImportedFile,
  type ImportedTask,
  type ImportRow,
  MOST_ROWS,
  noSuchMember,
  problemsOf,
  TOO_MANY,
} from './import-row';
import { MARKS } from './marks';
import { readKind, readPercent, readStatus } from './read-cells';
import { type Recurrence, readRecurrence } from './read-recurrence';
import { dayOfTime, whenOf } from './read-when';

type Context = Pick<ImportContext, 'zone' | 'courses' | 'labels' | 'members'>;

/** Reads events and to-dos of a calendar file (RFC 5545). */
export async function readIcs(text: string, context: Context): Promise<ImportedFile> {
  let calendars: ICAL.Component[];
  try {
    const parsed: unknown = ICAL.parse(text);
    const components = (Array.isArray((parsed as unknown[])[0]) ? parsed : [parsed]) as unknown[][];
    calendars = components.map((jcal) => new ICAL.Component(jcal as never));
  } catch {
    return { rows: [], refusal: 'This file cannot be read as a calendar.' };
  }
  const entries = calendars.flatMap((calendar) =>
    calendar.getAllSubcomponents().filter(({ name }) => name === 'vevent' || name === 'vtodo'),
  );
  if (entries.length === 0) return { rows: [], refusal: 'There are no events and no tasks in this file.' };
  if (entries.length > MOST_ROWS) return { rows: [], refusal: TOO_MANY };
  const changed = changedDays(entries, context);
  const read = entries.map((entry, index) => toRows(index + 1, entry, { ...context, changed }));
  const taken = new Set(read.map(({ begunBy }) => begunBy));
  const rows = read.flatMap(({ rows }, index) => (taken.has(entries[index]) ? [] : rows));
  return rows.length > MOST_ROWS ? { rows: [], refusal: TOO_MANY } : { rows };
}

const textOf = (entry: ICAL.Component, name: string): string => {
  const value = entry.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** One day of a series, as an entry of its own has it. */
interface ChangedDay {
  day: string;
  entry: ICAL.Component;
}

/** The days of each series that were changed for themselves, the earliest first, by the name they share with it. */
function changedDays(entries: ICAL.Component[], { zone }: Context): Map<string, ChangedDay[]> {
  const days = entries.flatMap((entry) => {
    const time = entry.getFirstPropertyValue('recurrence-id');
    return time instanceof ICAL.Time ? [{ day: dayOfTime(time, zone), entry }] : [];
  });
  return Map.groupBy(
    days.sort((a, b) => a.day.localeCompare(b.day)),
    ({ entry }) => textOf(entry, 'uid'),
  );
}

interface ReadEntry {
  rows: ImportRow[];
  /** The changed day that the series begins with: it has no row of its own then. */
  begunBy?: ICAL.Component;
}

type WithChanged = Context & { changed: Map<string, ChangedDay[]> };

/** An entry is one task, and one more for each day that lies beside what repeats. */
function toRows(line: number, entry: ICAL.Component, context: WithChanged): ReadEntry {
  const task = toTask(entry, context);
  const notes = namesNotKnown(entry, context);
  const { dueOn: day } = task;
  if (entry.hasProperty('recurrence-id'))
    return {
      rows: [toRow(line, task, ['It takes the place of one day of something that repeats.', ...notes])],
    };
  if (!day) return { rows: [toRow(line, task, notes)] };
  const changed = context.changed.get(textOf(entry, 'uid')) ?? [];
  const recurrenceWithout = (days: ChangedDay[]) =>
    readRecurrence(entry, { day, zone: context.zone, replaced: days.map((one) => one.day) });
  const [begun, ...later] = changed;
  const asBegun = begun && recurrenceWithout(later);
  const besides = (days: string[]) =>
    days.map((one) => toRow(line, onDay(task, one), ['One of the days on which it takes place.']));
  if (begun && asBegun?.repeat && asBegun.first === begun.day) {
    const { repeat, told, alone } = asBegun;
    const [open, usual] = [toTask(begun.entry, context), onDay(task, begun.day)];
    const series = beginning(line, { task: open, usual, repeat, told: [...told, ...notes] });
    return { rows: [series, ...besides(alone)], begunBy: begun.entry };
  }
  const { first, repeat, alone, told } = recurrenceWithout(changed);
  if (!first) return { rows: changed.length > 0 ? [] : [leftOut(line, task)] };
  return {
    rows: [
      toRow(line, { ...onDay(task, first), ...(repeat && { repeat }) }, [...told, ...notes]),
      ...besides(alone),
    ],
  };
}

interface Beginning extends Pick<Recurrence, 'repeat' | 'told'> {
  task: ImportedTask;
  usual: ImportedTask;
}

/** A series whose first day was changed for itself, as a task that was moved for once is. */
function beginning(line: number, { task, usual, repeat, told }: Beginning): ImportRow {
  const {
    title,
    kind,
    dueOn,
    dueTime = null,
    endOn = null,
    endTime = null,
    weight = null,
    notes = '',
  } = usual;
  const like = { title, dueTime, endOn, endTime, weight, notes, ...(kind && { kind }) };
  const row = toRow(line, {
    ...task,
    ...(repeat && { repeat }),
    ...(dueOn && { usual: { ...like, dueOn } }),
  });
  return {
    ...row,
    problems: [...new Set([...row.problems, ...problemsOf(usual)])],
    notes: [...told, 'Its first day was changed for itself.'],
  };
}

const toRow = (line: number, task: ImportedTask, notes: string[] = []): ImportRow => ({
  line,
  task,
  problems: problemsOf(task),
  notes,
});

const leftOut = (line: number, task: ImportedTask): ImportRow => ({
  ...toRow(line, task),
  problems: [...problemsOf(task), 'The file leaves out all of its days.'],
});

/** The same on another day; what takes several takes as many there. */
const onDay = ({ dueOn, endOn, ...task }: ImportedTask, day: string): ImportedTask => ({
  ...task,
  dueOn: day,
  ...(dueOn && endOn && { endOn: addDays(day, daysBetween(dueOn, endOn)) }),
});

const TODO_STATUS: Record<string, TaskStatus> = { COMPLETED: 'done', 'IN-PROCESS': 'doing' };

function toTask(entry: ICAL.Component, context: Context): ImportedTask {
  const title = textOf(entry, 'summary').replace(/\s+/g, ' ');
  const notes = textOf(entry, 'description');
  const { course, labelIds } = namesOf(entry, context);
  const member = findMember(context.members, textOf(entry, MARKS.assignee.toLowerCase()));
  const mark = textOf(entry, MARKS.status.toLowerCase());
  const status = mark ? readStatus(mark) : TODO_STATUS[textOf(entry, 'status').toUpperCase()];
  const weight = readPercent(textOf(entry, MARKS.weight.toLowerCase()));
  return {
    title,
    kind: readKind(textOf(entry, MARKS.kind.toLowerCase())) ?? readKind(title) ?? 'other',
    ...whenOf(entry, context.zone),
    ...(notes && { notes }),
    ...(course && { courseId: course.id }),
    ...(status && status !== 'todo' && { status }),
    ...(weight !== undefined && { weight }),
    ...(labelIds.length > 0 && { labelIds }),
    ...(member && { assigneeId: member.accountId }),
  };
}

/** The first of its categories that is a course is its course; the others are labels. */
function namesOf(entry: ICAL.Component, { courses, labels }: Context) {
  const names = entry.getAllProperties('categories').flatMap((property) => property.getValues().map(String));
  const named = names.find((name) => findCourse(courses, name));
  const course = named === undefined ? undefined : findCourse(courses, named);
  return {
    course,
    ...findLabels(
      labels,
      names.filter((name) => name !== named && name.trim() !== ''),
    ),
  };
}

/** What an entry names that is not here. */
function namesNotKnown(entry: ICAL.Component, context: Context): string[] {
  const { unknown } = namesOf(entry, context);
  const person = textOf(entry, MARKS.assignee.toLowerCase());
  return [
    ...(unknown.length > 0 ? [`No course and no label is called ${short(unknown.join(', '))}.`] : []),
    ...(person && !findMember(context.members, person) ? [noSuchMember(person)] : []),
  ];
}
