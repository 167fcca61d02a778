import type { FeedMeeting, Repeat } from '@syllabi/calendar';
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

/** What every task of the plan says, and what a series says of each of its days. */
interface TaskWords {
  title: string;
  kind: TaskKind;
  dueTime: string | null;
  endTime: string | null;
  weight: number | null;
  notes: string;
}

interface InCourse {
  course: CourseBadge;
  courseId: string;
  createdAt: Date;
}

/** What of the plan a feed is made of. */
export interface PlanForFeed {
  tasks: (TaskWords & {
    id: string;
    status: TaskStatus;
    dueOn: string;
    endOn: string | null;
    sequence: number;
    updatedAt: Date;
    course: CourseBadge | null;
    timeZone: string | null;
    source: { evidence: EvidenceView[] } | null;
  })[];
  /** What repeats and goes on. */
  series: {
    /** The task that is open now, and its day among those that come. */
    taskId: string;
    occurrenceOn: string;
    sequence: number;
    updatedAt: Date;
    repeat: Repeat;
    anchoredOn: string;
    template: TaskWords & { spanDays: number | null };
    course: CourseBadge | null;
    timeZone: string | null;
  }[];
  meetings: (InCourse & {
    id: string;
    days: FeedMeeting['days'];
    startTime: string | null;
    endTime: string | null;
    kind: string;
    location: string | null;
    termStart: string | null;
    termEnd: string | null;
    timeZone: string | null;
  })[];
  daysOff: (InCourse & { id: string; title: string; startsOn: string; endsOn: string })[];
}

/** A feed lists every change of the clocks between its first day and its last, so a mistyped year must not count. */
export const isOfOurTime = (date: string | null): boolean =>
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
