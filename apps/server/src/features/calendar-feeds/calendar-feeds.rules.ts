import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type Feed as CalendarFeed,
  type FeedDayOff,
  type FeedMeeting,
  type FeedTask,
  nextOccurrence,
  type Repeat,
} from '@syllabi/calendar';
import { Temporal } from 'temporal-polyfill';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { addDays } from '../../vocabulary/days.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import { TASK_KINDS, type TaskKind, type TaskStatus } from '../../vocabulary/kinds.ts';
import type { Feed } from './calendar-feeds.repository.ts';

export const MOST_FEEDS = 10;

export const USUAL_CONTENTS = {
  name: 'Syllabi',
  courseIds: null,
  kinds: [...TASK_KINDS],
  classes: true,
  daysOff: true,
  alarmMinutes: null,
};

/** What of the plan a feed is made of. */
export interface PlanForFeed {
  tasks: {
    id: string;
    title: string;
    kind: TaskKind;
    status: TaskStatus;
    dueOn: string;
    dueTime: string | null;
    endOn: string | null;
    endTime: string | null;
    weight: number | null;
    notes: string;
    sequence: number;
    updatedAt: Date;
    course: CourseBadge | null;
    timeZone: string | null;
    source: { evidence: EvidenceView[] } | null;
  }[];
  /** What repeats and goes on. */
  series: {
    /** The task that is open now, and its day among those that come. */
    taskId: string;
    occurrenceOn: string;
    sequence: number;
    updatedAt: Date;
    repeat: Repeat;
    anchoredOn: string;
    template: {
      title: string;
      kind: TaskKind;
      dueTime: string | null;
      endTime: string | null;
      spanDays: number | null;
      weight: number | null;
      notes: string;
    };
    course: CourseBadge | null;
    timeZone: string | null;
  }[];
  meetings: {
    id: string;
    days: FeedMeeting['days'];
    startTime: string | null;
    endTime: string | null;
    kind: string;
    location: string | null;
    termStart: string | null;
    termEnd: string | null;
    courseId: string;
    createdAt: Date;
    course: CourseBadge;
    timeZone: string | null;
  }[];
  daysOff: {
    id: string;
    title: string;
    startsOn: string;
    endsOn: string;
    courseId: string;
    createdAt: Date;
    course: CourseBadge;
  }[];
}

/** A feed lists every change of the clocks between its first day and its last, so a mistyped year must not count. */
const isOfOurTime = (date: string | null): boolean =>
  date !== null && date >= '1970-01-01' && date <= '2199-12-31';

/** Only what the feed is set to hold. */
export function chooseContents(plan: PlanForFeed, { kinds, classes, daysOff }: Feed): PlanForFeed {
  return {
    tasks: plan.tasks.filter(({ kind, dueOn }) => kinds.includes(kind) && isOfOurTime(dueOn)),
    series: plan.series.filter(
      ({ template, occurrenceOn }) => kinds.includes(template.kind) && isOfOurTime(occurrenceOn),
    ),
    meetings: classes
      ? plan.meetings.filter(({ termStart, termEnd }) => isOfOurTime(termStart) && termEnd)
      : [],
    daysOff: daysOff ? plan.daysOff.filter(({ startsOn }) => isOfOurTime(startsOn)) : [],
  };
}

interface FeedOptions {
  feed: Feed;
  /** Everything in reach, so that classes know their days off even where the feed does not list them. */
  plan: PlanForFeed;
  timeZone: string;
  publicUrl: string;
}

/** The plan as `buildFeed` takes it. Nothing in it depends on when it is asked for. */
export function toCalendarFeed({ feed, plan, timeZone, publicUrl }: FeedOptions): CalendarFeed {
  const { tasks, series, meetings, daysOff } = chooseContents(plan, feed);
  return {
    name: feed.name,
    timeZone,
    stamp: toInstant(feed.createdAt),
    tasks: toFeedTasks({ tasks, series }, { publicUrl, alarmMinutes: feed.alarmMinutes }),
    meetings: meetings.map((meeting) => toFeedMeeting(meeting, plan.daysOff)),
    daysOff: daysOff.map(toFeedDayOff),
  };
}

/** Happens at its time, rather than being handed in until then. */
const TAKES_PLACE = new Set<TaskKind>(['exam', 'quiz', 'presentation']);

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

type Series = PlanForFeed['series'][number];

function toRepeatingTask(task: PlanForFeed['tasks'][number], series: Series, options: TaskOptions): FeedTask {
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
function usualOn(dueOn: string, { taskId, template, ...series }: Series): PlanForFeed['tasks'][number] {
  const { spanDays, ...fields } = template;
  const endOn = spanDays === null ? null : addDays(dueOn, spanDays);
  return { ...fields, ...series, id: taskId, status: 'todo', dueOn, endOn, source: null };
}

function toFeedTask(task: PlanForFeed['tasks'][number], { publicUrl, alarmMinutes }: TaskOptions): FeedTask {
  const { dueTime, endOn, endTime, timeZone } = task;
  return {
    uid: `${task.id}@syllabi`,
    sequence: task.sequence,
    changedAt: toInstant(task.updatedAt),
    title: titleOf(task),
    notes: notesOf(task),
    url: new URL('/tasks/', publicUrl).href,
    ...(task.course && { category: nameOf(task.course) }),
    dueOn: task.dueOn,
    ...(dueTime && { dueTime }),
    ...(endOn && { endsOn: endOn }),
    ...(endTime && { endTime }),
    ...(timeZone && { timeZone }),
    ...(alarmMinutes !== null && task.status !== 'done' && { alarmMinutes }),
    takesPlace: TAKES_PLACE.has(task.kind),
  };
}

function titleOf({ title, status, course }: PlanForFeed['tasks'][number]): string {
  const done = status === 'done' ? '✓ ' : '';
  return course ? `${done}${title} (${nameOf(course)})` : `${done}${title}`;
}

function notesOf({ weight, notes, source }: PlanForFeed['tasks'][number]): string {
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
  meeting: PlanForFeed['meetings'][number],
  daysOff: PlanForFeed['daysOff'],
): FeedMeeting {
  const { id, course, kind, days, startTime, endTime, termStart, termEnd, location, timeZone } = meeting;
  return {
    uid: `${id}@syllabi`,
    changedAt: toInstant(meeting.createdAt),
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

const toFeedDayOff = ({
  id,
  title,
  course,
  startsOn,
  endsOn,
  createdAt,
}: PlanForFeed['daysOff'][number]): FeedDayOff => ({
  uid: `${id}@syllabi`,
  changedAt: toInstant(createdAt),
  category: nameOf(course),
  title: `${title} (${nameOf(course)})`,
  first: startsOn,
  last: endsOn,
});

const nameOf = ({ code, title }: CourseBadge): string => code ?? title;
const toInstant = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());

/** The same text has the same tag, from whichever process it comes. */
export const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

const CLIENTS: [agent: RegExp, name: string][] = [
  [/Google-Calendar/i, 'Google Calendar'],
  [/iOS|iPhone|iPad/i, 'Apple Calendar on iPhone'],
  [/Mac.?OS.*CalendarAgent|CalendarAgent|dataaccessd/i, 'Apple Calendar'],
  [/Microsoft|Outlook|Exchange/i, 'Outlook'],
  [/Thunderbird|Lightning/i, 'Thunderbird'],
  [/ICSx5|DAVx5/i, 'ICSx⁵ on Android'],
  [/Fantastical/i, 'Fantastical'],
  [/Proton/i, 'Proton Calendar'],
  [/Nextcloud/i, 'Nextcloud'],
  [/Mozilla.*(Firefox|Chrome|Safari)/i, 'A browser'],
];

/** The name of the calendar app, from how it introduces itself. */
export function clientOf(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown';
  const introduction = userAgent.slice(0, 300);
  return CLIENTS.find(([agent]) => agent.test(introduction))?.[1] ?? userAgent.slice(0, 60);
}
