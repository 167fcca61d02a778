import {
  type CalendarSeries,
  type Course,
  type Label,
  listCalendarSeries,
  type Member,
  type Task,
} from '@/api';
import { toastError } from '@/lib/errors';
import { countText } from '@/lib/plan/wording';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';
import { toCsv } from './to-csv';
import { toIcs } from './to-ics';

interface Plan {
  workspaceId: string;
  tasks: readonly Task[];
}

/** Who and what tasks know by its id. */
interface Known {
  labels: Label[];
  members: Member[];
}

/** A table with every column, for any spreadsheet. */
export async function exportTable({ workspaceId, tasks, ...known }: Plan & Known): Promise<void> {
  const series = await seriesOf({ workspaceId, tasks });
  if (series) saveFile('tasks.csv', 'text/csv', toCsv(tasks, { ...known, series }));
}

/** What has a day, for any calendar; says how many have none. */
export async function exportCalendar({
  workspaceId,
  tasks,
  courses,
  timeZone,
  ...known
}: Plan & Known & { courses: readonly Course[]; timeZone: string }): Promise<void> {
  const series = await seriesOf({ workspaceId, tasks });
  if (!series) return;
  const dated = tasks.filter(({ dueOn }) => dueOn !== null);
  const left = tasks.length - dated.length;
  const courseZones = new Map(courses.flatMap(({ id, timeZone: zone }) => (zone ? [[id, zone]] : [])));
  const options = {
    ...known,
    timeZone,
    courseZones,
    series,
    now: new Date(),
    origin: window.location.origin,
  };
  saveFile('tasks.ics', 'text/calendar', toIcs(dated, options));
  if (left > 0) toast.info(`${countText(left, 'task')} without a day left out of the calendar file`);
}

/** What repeats among the tasks, asked for only where something does. A file without it would be half of the plan. */
async function seriesOf({ workspaceId, tasks }: Plan): Promise<CalendarSeries[] | undefined> {
  if (!tasks.some(({ repeat }) => repeat)) return [];
  try {
    const { data } = await listCalendarSeries({ path: { workspaceId }, throwOnError: true });
    return data.items;
  } catch (error) {
    toastError(error);
    return undefined;
  }
}
