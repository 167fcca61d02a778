import { createHash } from 'node:crypto';
import type { Feed as CalendarFeed, FeedDayOff, FeedMeeting, FeedTask } from '@syllabi/calendar';
import { Temporal } from 'temporal-polyfill';
import type { CourseBadge } from '../../vocabulary/courses.ts';
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
  const { tasks, meetings, daysOff } = chooseContents(plan, feed);
  return {
    name: feed.name,
    timeZone,
    stamp: toInstant(feed.createdAt),
    tasks: tasks.map((task) => toFeedTask(task, { publicUrl, alarmMinutes: feed.alarmMinutes })),
    meetings: meetings.map((meeting) => toFeedMeeting(meeting, plan.daysOff)),
    daysOff: daysOff.map(toFeedDayOff),
  };
}

/** Happens at its time, rather than being handed in until then. */
const TAKES_PLACE = new Set<TaskKind>(['exam', 'quiz', 'presentation']);

function toFeedTask(
  task: PlanForFeed['tasks'][number],
  { publicUrl, alarmMinutes }: { publicUrl: string; alarmMinutes: number | null },
): FeedTask {
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
