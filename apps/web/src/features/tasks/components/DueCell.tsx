import { usePlanSettings } from '@/lib/plan/settings';
import { dueTone, toDueText, toDueTimeText, toLongDayText, toRelativeText } from '@/lib/plan/wording';
import classes from './DueCell.module.css';

interface DueCellProps {
  task: { dueOn: string | null; dueTime: string | null; status: string; kind: string };
}

/** `Thu 12 Feb, 11:59 pm` and, beside it, how far away that is. */
export function DueCell({ task }: DueCellProps) {
  const { today, style } = usePlanSettings();
  const { dueOn, dueTime, status, kind } = task;
  if (dueOn === null) return <span className={classes.none}>No date</span>;
  const due = { day: dueOn, time: dueTime, kind };
  const tone = status === 'done' ? 'later' : dueTone(dueOn, today);
  return (
    <time
      dateTime={dueTime ? `${dueOn}T${dueTime}` : dueOn}
      title={[toLongDayText(dueOn, style), toDueTimeText(due, style)].filter(Boolean).join(', ')}
    >
      {toDueText(due, { style, today })}{' '}
      <span className={classes.relative} data-tone={tone}>
        {toRelativeText(dueOn, today)}
      </span>
    </time>
  );
}
