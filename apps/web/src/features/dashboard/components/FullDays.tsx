import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText } from '@/lib/plan/wording';
import classes from './FullDays.module.css';

const SHOWN = 4;

/** Days to come on which three or more things are due, each leading to its day in the calendar. */
export function FullDays({ days }: { days: readonly { date: string; tasks: number }[] }) {
  const { today, style } = usePlanSettings();
  if (days.length === 0) return null;
  return (
    <p className={classes.days}>
      <IconAlertTriangle size={15} stroke={1.75} aria-hidden="true" />
      <b>Full days</b>
      {days.slice(0, SHOWN).map(({ date, tasks }) => (
        <Link key={date} to="/calendar" search={{ date, view: 'day' }}>
          {toDayText(date, { style, today })} <span>{tasks} due</span>
        </Link>
      ))}
      {days.length > SHOWN && <span>and {days.length - SHOWN} more</span>}
    </p>
  );
}
