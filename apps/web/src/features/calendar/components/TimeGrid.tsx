import { useMemo } from 'react';
import type { Day } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { useClock } from '@/lib/plan/today';
import { dateOf, toLongDayText, toTimeText, weekdayName } from '@/lib/plan/wording';
import { type Entry, isOnDay, keyOf } from '../model/entry';
import { hoursOf, isAllDay, type Placed, placeEntries, toClock, toMinutes } from '../model/time-grid';
import { EntryLine } from './EntryLine';
import { useMoving } from './MoveContext';
import classes from './TimeGrid.module.css';

/** From here on there is room for the time below the title. */
const ROOMY_MINUTES = 60;

type Timed = Exclude<Entry, { type: 'dayOff' }>;

interface TimeGridProps {
  days: readonly Day[];
  entries: readonly Entry[];
}

/** Days side by side over the hours; what has no hour stands above them. */
export function TimeGrid({ days, entries }: TimeGridProps) {
  const { today, style } = usePlanSettings();
  const here = useMemo(
    () => entries.filter((entry) => days.some((day) => isOnDay(entry, day))),
    [entries, days],
  );
  const timed = here.filter((entry): entry is Timed => !isAllDay(entry));
  const hours = hoursOf(timed);
  const range = { from: hours.from * 60, to: hours.to * 60 };
  const labels = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index);
  return (
    <div
      className={classes.grid}
      style={{ '--days': days.length, '--hours': labels.length } as React.CSSProperties}
    >
      <div className={classes.corner} />
      {days.map((day) => (
        <h2
          key={day}
          className={classes.head}
          data-today={day === today || undefined}
          aria-current={day === today ? 'date' : undefined}
          title={toLongDayText(day, style)}
        >
          <b>{dateOf(day)}</b> {weekdayName(day)}
        </h2>
      ))}
      <div className={classes.label}>all day</div>
      {days.map((day) => (
        <AllDay
          key={day}
          day={day}
          entries={here.filter((entry) => isOnDay(entry, day) && isAllDay(entry))}
        />
      ))}
      <ol className={classes.hours} aria-hidden="true">
        {labels.map((hour) => (
          <li key={hour}>{toTimeText(toClock(hour * 60), style)}</li>
        ))}
      </ol>
      {days.map((day) => (
        <Column key={day} day={day} entries={timed.filter(({ date }) => date === day)} range={range} />
      ))}
    </div>
  );
}

function AllDay({ day, entries }: { day: Day; entries: readonly Entry[] }) {
  const moving = useMoving();
  const isOver = moving?.drag?.place?.day === day && moving.drag.place.time === undefined;
  const isOff = entries.some(({ type }) => type === 'dayOff');
  return (
    <ul
      className={classes.allDay}
      data-day={day}
      data-off={isOff || undefined}
      data-over={isOver || undefined}
      aria-label={`${weekdayName(day)} ${dateOf(day)}, all day`}
    >
      {entries.map((entry) => (
        <li key={keyOf(entry)}>
          {entry.type === 'dayOff' ? (
            <p className={classes.off}>{entry.title}</p>
          ) : (
            <EntryLine entry={entry} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ColumnProps {
  day: Day;
  entries: readonly Timed[];
  /** The minutes of the day from top to bottom. */
  range: { from: number; to: number };
}

function Column({ day, entries, range }: ColumnProps) {
  const { today, zone } = usePlanSettings();
  const placed = useMemo(() => placeEntries(entries), [entries]);
  const share = (minutes: number) => `${((minutes - range.from) / (range.to - range.from)) * 100}%`;
  const clock = useClock(zone);
  const now = day === today ? toMinutes(clock) : undefined;
  return (
    <ul
      className={classes.column}
      data-day={day}
      data-from={range.from}
      data-to={range.to}
      data-today={day === today || undefined}
      aria-label={`${weekdayName(day)} ${dateOf(day)}`}
    >
      {placed.map(({ entry, from, to, lane, lanes }: Placed<Timed>) => (
        <li
          key={keyOf(entry)}
          className={classes.entry}
          style={{
            top: share(from),
            height: `calc(${share(to)} - ${share(from)})`,
            left: `calc(${(lane / lanes) * 100}% + 2px)`,
            width: `calc(${100 / lanes}% - 4px)`,
          }}
        >
          <EntryLine entry={entry} isRoomy={to - from >= ROOMY_MINUTES} hasHours />
        </li>
      ))}
      {now !== undefined && now >= range.from && now <= range.to && (
        <li className={classes.now} style={{ top: share(now) }} aria-hidden="true" />
      )}
    </ul>
  );
}
