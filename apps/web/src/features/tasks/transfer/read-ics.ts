import ICAL from 'ical.js';
import { addDays, daysBetween } from '@/lib/plan/days';
import type { TaskStatus } from '../model/task';
import {
  findCourse,
  type ImportContext,
  type ImportedFile,
  type ImportedTask,
  type ImportRow,
  MOST_ROWS,
  problemsOf,
  TOO_MANY,
} from './import-row';
import { MARKS } from './marks';
import { readKind, readPercent, readStatus } from './read-cells';
import { readRecurrence } from './read-recurrence';
import { dayOfTime, whenOf } from './read-when';

type Context = Pick<ImportContext, 'zone' | 'courses'>;

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
  const replaced = replacedDays(entries, context);
  const rows = entries.flatMap((entry, index) => toRows(index + 1, entry, { ...context, replaced }));
  return rows.length > MOST_ROWS ? { rows: [], refusal: TOO_MANY } : { rows };
}

const textOf = (entry: ICAL.Component, name: string): string => {
  const value = entry.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The days of a series that entries of their own take the place of, by the name they share. */
function replacedDays(entries: ICAL.Component[], { zone }: Context): Map<string, string[]> {
  const replaced = new Map<string, string[]>();
  for (const entry of entries) {
    const day = entry.getFirstPropertyValue('recurrence-id');
    const uid = textOf(entry, 'uid');
    if (day instanceof ICAL.Time) replaced.set(uid, [...(replaced.get(uid) ?? []), dayOfTime(day, zone)]);
  }
  return replaced;
}

type Replaced = Context & { replaced: Map<string, string[]> };

/** An entry is one task, and one more for each day that lies beside what repeats. */
function toRows(line: number, entry: ICAL.Component, context: Replaced): ImportRow[] {
  const task = toTask(entry, context);
  const { dueOn: day } = task;
  if (entry.hasProperty('recurrence-id'))
    return [toRow(line, task, ['It takes the place of one day of something that repeats.'])];
  if (!day) return [toRow(line, task)];
  const replaced = context.replaced.get(textOf(entry, 'uid')) ?? [];
  const { first, repeat, alone, told } = readRecurrence(entry, { day, zone: context.zone, replaced });
  if (!first) return replaced.length > 0 ? [] : [leftOut(line, task)];
  return [
    toRow(line, { ...onDay(task, first), ...(repeat && { repeat }) }, told),
    ...alone.map((one) => toRow(line, onDay(task, one), ['One of the days on which it takes place.'])),
  ];
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
  const course = courseOf(entry, context);
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
  };
}

function courseOf(entry: ICAL.Component, { courses }: Context) {
  const names = entry.getAllProperties('categories').flatMap((property) => property.getValues().map(String));
  return names.map((name) => findCourse(courses, name)).find(Boolean);
}
