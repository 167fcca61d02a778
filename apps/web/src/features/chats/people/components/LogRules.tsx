import { addDays, type Day } from '@/lib/plan/days';
import type { PlanSettings } from '@/lib/plan/settings';
import { toDayText } from '@/lib/plan/wording';
import classes from './Log.module.css';

export const DayRule = ({ day, settings }: { day: Day; settings: PlanSettings }) => (
  <p className={classes.day}>
    <span>{dayName(day, settings)}</span>
  </p>
);

export const NewRule = () => (
  <p className={classes.new}>
    <span>New messages</span>
  </p>
);

function dayName(day: Day, settings: PlanSettings): string {
  if (day === settings.today) return 'Today';
  return day === addDays(settings.today, -1) ? 'Yesterday' : toDayText(day, settings);
}
