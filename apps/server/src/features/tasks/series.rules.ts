import { movedRepeat, nextOccurrence, type Repeat } from '@syllabi/calendar';
import { Temporal } from 'temporal-polyfill';
import { toDay } from '../../vocabulary/days.ts';
import type { TaskKind } from '../../vocabulary/kinds.ts';

/** What every task of a series begins with. */
export interface SeriesTemplate {
  title: string;
  kind: TaskKind;
  dueTime: string | null;
  endTime: string | null;
  /** How many days after it begins it ends, where it has an end. */
  spanDays: number | null;
  weight: number | null;
  courseId: string | null;
  notes: string;
  assigneeId: string | null;
  labelIds: string[];
}

interface TemplateSource extends Omit<SeriesTemplate, 'spanDays'> {
  dueOn: string | null;
  endOn: string | null;
}

export function toTemplate(task: TemplateSource): SeriesTemplate {
  const { title, kind, dueTime, endTime, weight, courseId, notes, assigneeId, labelIds } = task;
  const spanDays = spanOf(task);
  return { title, kind, dueTime, endTime, spanDays, weight, courseId, notes, assigneeId, labelIds };
}

function spanOf({ dueOn, endOn }: { dueOn: string | null; endOn: string | null }): number | null {
  if (!dueOn || !endOn) return null;
  return Temporal.PlainDate.from(dueOn).until(endOn, { largestUnit: 'day' }).days;
}

export interface Series {
  repeat: Repeat;
  template: SeriesTemplate;
  anchoredOn: string;
}

/** What the task after `occurrenceOn` is made of; nothing when the series is over. */
export function successorOf({ repeat, template, anchoredOn }: Series, occurrenceOn: string) {
  const next = nextOccurrence(repeat, occurrenceOn, anchoredOn);
  if (!next) return undefined;
  const { spanDays, ...fields } = template;
  return {
    ...fields,
    dueOn: next.toString(),
    endOn: spanDays === null ? null : toDay(next.add({ days: spanDays })),
    occurrenceOn: next.toString(),
  };
}

/** The series as it goes on after one of its tasks was changed "with all that follow". */
export function seriesAfter(
  series: Series,
  { task, occurrenceOn }: { task: TemplateSource & { dueOn: string }; occurrenceOn: string },
): Series & { occurrenceOn: string } {
  const isMoved = task.dueOn !== occurrenceOn;
  return {
    template: toTemplate(task),
    repeat: isMoved ? movedRepeat(series.repeat, { from: occurrenceOn, to: task.dueOn }) : series.repeat,
    anchoredOn: isMoved ? task.dueOn : series.anchoredOn,
    occurrenceOn: task.dueOn,
  };
}
