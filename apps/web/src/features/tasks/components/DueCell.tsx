import { usePlanSettings } from '@/lib/plan/settings';
import {
  dueTone,
  END_OF_DAY,
  toDayText,
  toLongDayText,
  toRelativeText,
  toTimeText,
} from '@/lib/plan/wording';
import classes from './DueCell.module.css';

interface DueCellProps {
  task: { dueOn: string | null; dueTime: string | null; status: string };
}

/** `Thu 12 Feb, 11:59 pm` and, beside it, how far away that is. */
export function DueCell({ task }: DueCellProps) {
  const { today, style } = usePlanSettings();
  const { dueOn, dueTime, status } = task;
  if (dueOn === null) return <span className={classes.none}>No date</span>;
  const time = toTimeText(dueTime ?? END_OF_DAY, style);
  const tone = status === 'done' ? 'later' : dueTone(dueOn, today);
  return (
    <time
      dateTime={dueTime ? `${dueOn}T${dueTime}` : dueOn}
      title={`${toLongDayText(dueOn, style)}, ${time}`}
    >
      {toDayText(dueOn, { style, today })}, {time}{' '}
      <span className={classes.relative} data-tone={tone}>
        {toRelativeText(dueOn, today)}
      </span>
    </time>
  );
}
