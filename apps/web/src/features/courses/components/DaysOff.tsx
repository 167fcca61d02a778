import type { DayOff } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText, toRangeText } from '@/lib/plan/wording';
import { Section } from '@/ui/Section';
import classes from './CourseRows.module.css';

export function DaysOff({ daysOff }: { daysOff: readonly DayOff[] }) {
  const { style, today } = usePlanSettings();
  if (daysOff.length === 0) return null;
  return (
    <Section title="Days off">
      <ul className={classes.list}>
        {daysOff.map(({ id, title, startsOn, endsOn }) => (
          <li key={id} className={classes.row}>
            <span>{title}</span>
            <span className={classes.due}>
              {startsOn === endsOn
                ? toDayText(startsOn, { style, today })
                : toRangeText(startsOn, endsOn, style)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
