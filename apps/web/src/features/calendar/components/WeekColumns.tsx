import type { Day } from '@/lib/plan/days';
import { daysFrom } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { dateOf, toLongDayText, weekdayName } from '@/lib/plan/wording';
import { type Entry, isOnDay, keyOf, timeKey } from '../model/entry';
import { EntryLine } from './EntryLine';
import { useMoving } from './MoveContext';
import classes from './WeekColumns.module.css';

/** The seven days side by side, each in the order of the clock. */
export function WeekColumns({ entries, from }: { entries: readonly Entry[]; from: Day }) {
  const { today, style } = usePlanSettings();
  const moving = useMoving();
  return (
    <ol className={classes.week}>
      {daysFrom(from, 7).map((day) => {
        const here = entries
          .filter((entry) => isOnDay(entry, day))
          .sort((a, b) => timeKey(a).localeCompare(timeKey(b)));
        const isOff = here.some(({ type }) => type === 'dayOff');
        return (
          <li
            key={day}
            className={classes.day}
            data-day={day}
            data-over={moving?.drag?.place?.day === day || undefined}
            data-today={day === today || undefined}
            data-off={isOff || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <h2 title={toLongDayText(day, style)}>
              <b>{dateOf(day)}</b> {weekdayName(day)}
            </h2>
            <ul>
              {here.map((entry) => (
                <li key={keyOf(entry)}>
                  {entry.type === 'dayOff' ? (
                    <p className={classes.off}>{entry.title}</p>
                  ) : (
                    <EntryLine entry={entry} isRoomy />
                  )}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
