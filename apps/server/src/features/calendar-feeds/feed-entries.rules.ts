import { isDeepStrictEqual } from 'node:util';
import {
  type Feed as CalendarFeed,
  type FeedDayOff,
  type FeedMeeting,
  type FeedTask,
  nextOccurrence,
} from '@syllabi/calendar';
import { Temporal } from 'temporal-polyfill';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { addDays } from '../../vocabulary/days.ts';
import { takesPlace } from '../../vocabulary/kinds.ts';
import type { Feed } from './calendar-feeds.repository.ts';
import { chooseContents, isOfOurTime, type PlanForFeed } from './calendar-feeds.rules.ts';

type PlannedTask = PlanForFeed['tasks'][number];
type Series = PlanForFeed['series'][number];
type Meeting = PlanForFeed['meetings'][number];
type DayOff = PlanForFeed['daysOff'][number];

interface FeedOptions {
  feed: Feed;
  /** Everything in reach, so that classes know their days off even where the feed does not list them. */
  plan: PlanForFeed;
  /** Where the person is; null where nobody knows. */
  timeZone: string | null;
  publicUrl: string;
}

/** The plan as `buildFeed` takes it. Nothing in it depends on when it is asked for. */
export function toCalendarFeed({ feed, plan, timeZone, publicUrl }: FeedOptions): CalendarFeed {
  const { tasks, series, meetings, daysOff } = chooseContents(plan, feed);
  return {
    name: feed.name,
    ...(timeZone && { timeZone }),
    stamp: toInstant(feed.createdAt),
    tasks: toFeedTasks({ tasks, series }, { publicUrl, alarmMinutes: feed.alarmMinutes }),
    meetings: meetings.map((meeting) => toFeedMeeting(meeting, { daysOff: plan.daysOff, publicUrl })),
    daysOff: daysOff.map((dayOff) => toFeedDayOff(dayOff, publicUrl)),
  };
}

interface TaskOptions {
  publicUrl: string;
  alarmMinutes: number | null;
}

/** Each task once; the one that is open of what repeats stands for the days to come as well. */
function toFeedTasks(
  { tasks, series }: Pick<PlanForFeed, 'tasks' | 'series'>,
  options: TaskOptions,
): FeedTask[] {
  const seriesOf = new Map(series.map((one) => [one.taskId, one]));
  const listed = new Set(tasks.map(({ id }) => id));
  return [
    ...tasks.map((task) => {
      const own = seriesOf.get(task.id);
      return own ? toRepeatingTask(task, own, options) : toFeedTask(task, options);
    }),
    // What comes may be of another kind or course than the one task that was changed.
    ...series.filter(({ taskId }) => !listed.has(taskId)).flatMap((one) => fromNext(one, options)),
  ];
}

function toRepeatingTask(task: PlannedTask, series: Series, options: TaskOptions): FeedTask {
  const { repeat, occurrenceOn, anchoredOn } = series;
  const own = toFeedTask(task, options);
  const usual = toFeedTask(usualOn(occurrenceOn, series), options);
  const isUsual = isDeepStrictEqual(own, usual);
  return { ...own, repeats: { repeat, on: occurrenceOn, anchor: anchoredOn, ...(!isUsual && { usual }) } };
}

function fromNext(series: Series, options: TaskOptions): FeedTask[] {
  const { repeat, occurrenceOn, anchoredOn } = series;
  const on = nextOccurrence(repeat, occurrenceOn, anchoredOn)?.toString();
  if (!on || !isOfOurTime(on)) return [];
  return [{ ...toFeedTask(usualOn(on, series), options), repeats: { repeat, on, anchor: anchoredOn } }];
}

/** What the series makes of a day. */
function usualOn(dueOn: string, { taskId, template, ...series }: Series): PlannedTask {
  const { spanDays, ...fields } = template;
  const endOn = spanDays === null ? null : addDays(dueOn, spanDays);
  return { ...fields, ...series, id: taskId, status: 'todo', dueOn, endOn, source: null };
}

function toFeedTask(task: PlannedTask, { publicUrl, alarmMinutes }: TaskOptions): FeedTask {
  const { dueTime, endOn, endTime, timeZone } = task;
  return {
    uid: `${task.id}@syllabi`,
    sequence: task.sequence,
    changedAt: toInstant(task.updatedAt),
    title: titleOf(task),
    notes: notesOf(task),
    url: new URL(`/tasks/${task.id}`, publicUrl).href,
    ...(task.course && { category: nameOf(task.course) }),
    dueOn: task.dueOn,
    ...(dueTime && { dueTime }),
    ...(endOn && { endsOn: endOn }),
    ...(endTime && { endTime }),
    ...(timeZone && { timeZone }),
    ...(alarmMinutes !== null && task.status !== 'done' && { alarmMinutes }),
    takesPlace: takesPlace(task.kind),
  };
}

function titleOf({ title, status, course }: PlannedTask): string {
  const done = status === 'done' ? '✓ ' : '';
  return course ? `${done}${title} (${nameOf(course)})` : `${done}${title}`;
}

function notesOf({ weight, notes, source }: PlannedTask): string {
  const [evidence] = source?.evidence ?? [];
  return [
    weight === null ? '' : `${weight}% of the grade`,
    notes,
    evidence ? `“${evidence.quote}” (syllabus, page ${evidence.page})` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function toFeedMeeting(
  meeting: Meeting,
  { daysOff, publicUrl }: { daysOff: DayOff[]; publicUrl: string },
): FeedMeeting {
  const { id, course, kind, days, startTime, endTime, termStart, termEnd, location, timeZone } = meeting;
  return {
    uid: `${id}@syllabi`,
    changedAt: toInstant(meeting.createdAt),
    url: pageOf(course, publicUrl),
    category: nameOf(course),
    days,
    title: `${nameOf(course)} ${kind}`,
    term: { start: termStart ?? '', end: lastDayOf(termStart ?? '', termEnd ?? '') },
    daysOff: daysOff
      .filter(({ courseId }) => courseId === meeting.courseId)
      .map(({ startsOn, endsOn }) => ({ first: startsOn, last: endsOn })),
    ...(startTime && { start: startTime }),
    ...(endTime && { end: endTime }),
    ...(location && { location }),
    ...(timeZone && { timeZone }),
  };
}

/** A class is worked out day by day, so a term that was mistyped by centuries must not be taken at its word. */
const LONGEST_TERM_DAYS = 3 * 366;

function lastDayOf(start: string, end: string): string {
  const latest = Temporal.PlainDate.from(start).add({ days: LONGEST_TERM_DAYS });
  return Temporal.PlainDate.compare(end, latest) > 0 ? latest.toString() : end;
}

const toFeedDayOff = (
  { id, title, course, startsOn, endsOn, createdAt }: DayOff,
  publicUrl: string,
): FeedDayOff => ({
  uid: `${id}@syllabi`,
  changedAt: toInstant(createdAt),
  url: pageOf(course, publicUrl),
  category: nameOf(course),
  title: `${title} (${nameOf(course)})`,
  first: startsOn,
  last: endsOn,
});

const pageOf = ({ id }: CourseBadge, publicUrl: string): string => new URL(`/courses/${id}`, publicUrl).href;
const nameOf = ({ code, title }: CourseBadge): string => code ?? title;
const toInstant = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());
