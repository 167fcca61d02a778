import { buildFeed, type FeedTask } from '@syllabi/calendar';
import { Temporal } from 'temporal-polyfill';
import type { CalendarSeries, Label, Member, Task } from '@/api';
import { courseName } from '@/ui/CourseTile';
import { memberName } from '../members';
import { MARKS } from './marks';

/** What takes place at its time, and is not only due by it. */
const TAKES_PLACE = new Set(['exam', 'quiz', 'presentation']);

interface Options {
  /** Where the person is. */
  timeZone: string;
  /** Where courses are held, by their id, as far as they say. */
  courseZones?: ReadonlyMap<string, string>;
  labels?: readonly Pick<Label, 'id' | 'name'>[];
  members?: readonly Pick<Member, 'accountId' | 'name' | 'email'>[];
  /** What repeats and goes on. */
  series?: readonly CalendarSeries[];
  now: Date;
  /** Where the product is, for the links. */
  origin: string;
}

/** The dated tasks as a file for any calendar (RFC 5545). The same tasks as in the feed, by the same names. */
export function toIcs(tasks: readonly Task[], { series = [], timeZone, now, ...options }: Options): string {
  const seriesOf = new Map(series.map((one) => [one.taskId, one]));
  return buildFeed({
    name: 'Tasks',
    timeZone,
    stamp: Temporal.Instant.fromEpochMilliseconds(now.getTime()),
    tasks: tasks.flatMap((task) => {
      const feedTask = toFeedTask(task, options);
      const own = seriesOf.get(task.id);
      return feedTask && own ? toRepeating(feedTask, { task, series: own, options }) : (feedTask ?? []);
    }),
  });
}

type TaskOptions = Pick<Options, 'courseZones' | 'labels' | 'members' | 'origin'>;

function toFeedTask(task: Task, options: TaskOptions): FeedTask | undefined {
  const { courseZones, labels = [], members = [], origin } = options;
  const { dueOn, dueTime, endOn, endTime, course, notes, kind, status, weight } = task;
  const timeZone = course && courseZones?.get(course.id);
  const assignee = members.find(({ accountId }) => accountId === task.assigneeId);
  const labelNames = labels.filter(({ id }) => task.labelIds.includes(id)).map(({ name }) => name);
  return dueOn === null
    ? undefined
    : {
        uid: `${task.id}@syllabi`,
        sequence: task.version,
        changedAt: Temporal.Instant.from(task.updatedAt),
        title: task.title,
        dueOn,
        takesPlace: TAKES_PLACE.has(kind),
        url: new URL(`/tasks/${task.id}`, origin).href,
        marks: {
          [MARKS.kind]: kind,
          ...(status !== 'todo' && { [MARKS.status]: status }),
          ...(weight !== null && { [MARKS.weight]: String(weight) }),
          ...(assignee && { [MARKS.assignee]: memberName(assignee) }),
        },
        ...(dueTime && { dueTime }),
        ...(endOn && { endsOn: endOn }),
        ...(endTime && { endTime }),
        ...(notes && { notes }),
        ...(course && { category: courseName(course) }),
        ...(labelNames.length > 0 && { labels: labelNames }),
        ...(timeZone && { timeZone }),
      };
}

interface Repeating {
  task: Task;
  series: CalendarSeries;
  options: TaskOptions;
}

/** A task that was changed for one day only stands beside what its series is made of. */
function toRepeating(feedTask: FeedTask, { task, series, options }: Repeating): FeedTask {
  const { repeat, occurrenceOn: on, anchoredOn: anchor, usual } = series;
  const { spanDays, ...fields } = usual;
  const endOn = spanDays === null ? null : Temporal.PlainDate.from(on).add({ days: spanDays }).toString();
  const usualTask = toFeedTask({ ...task, ...fields, dueOn: on, endOn }, options);
  const isUsual = JSON.stringify(usualTask) === JSON.stringify(feedTask);
  return { ...feedTask, repeats: { repeat, on, anchor, ...(!isUsual && usualTask && { usual: usualTask }) } };
}
