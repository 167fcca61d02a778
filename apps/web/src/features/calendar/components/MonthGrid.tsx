import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Day } from '@/lib/plan/days';
import { isWeekend } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { usePlanTerms } from '@/lib/plan/term';
import { dateOf, longWeekdayName, monthName, monthTitle, toLongDayText } from '@/lib/plan/wording';
import { addOn } from '../model/add-on';
import { type Entry, keyOf } from '../model/entry';
import { buildMonth, type MonthDay, type MonthWeek } from '../model/month';
import { EntryLine } from './EntryLine';
import classes from './MonthGrid.module.css';
import { useMoving } from './MoveContext';

interface MonthGridProps {
  month: Day;
  entries: readonly Entry[];
  onPick: (day: Day) => void;
}

export function MonthGrid({ month, entries, onPick }: MonthGridProps) {
  const { today, firstWeekday } = usePlanSettings();
  const terms = usePlanTerms();
  const weeks = useMemo(
    () => buildMonth({ month, entries, today, terms, firstWeekday }),
    [month, entries, today, terms, firstWeekday],
  );
  const hasNumbers = weeks.some(({ number }) => number !== undefined);
  return (
    <table className={classes.month} aria-label={monthTitle(month)}>
      <thead>
        <tr>
          <th scope="col" className={classes.number}>
            {hasNumbers ? 'Wk' : <VisuallyHidden>Week</VisuallyHidden>}
          </th>
          {weeks[0]?.days.map(({ day }) => (
            <th key={day} scope="col" data-weekend={isWeekend(day) || undefined}>
              {longWeekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <WeekRow key={week.startsOn} week={week} onPick={onPick} />
        ))}
      </tbody>
    </table>
  );
}

function WeekRow({ week, onPick }: { week: MonthWeek<Entry>; onPick: (day: Day) => void }) {
  return (
    <tr>
      {week.number === undefined ? (
        <td className={classes.number} />
      ) : (
        <th scope="row" className={classes.number}>
          {week.number}
        </th>
      )}
      {week.days.map((day) => (
        <DayCell key={day.day} cell={day} onPick={onPick} />
      ))}
    </tr>
  );
}

function DayCell({ cell, onPick }: { cell: MonthDay<Entry>; onPick: (day: Day) => void }) {
  const { style } = usePlanSettings();
  const moving = useMoving();
  const { day, inMonth, isToday, off, shown, hidden, clash } = cell;
  return (
    <td
      className={classes.day}
      data-day={day}
      data-over={moving?.drag?.place?.day === day || undefined}
      data-outside={!inMonth || undefined}
      data-weekend={isWeekend(day) || undefined}
      data-off={off.length > 0 || undefined}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className={classes.head}>
        <button
          type="button"
          onClick={() => onPick(day)}
          aria-label={`${toLongDayText(day, style)}: open in the agenda`}
        >
          {dateOf(day)}
        </button>
        {isToday && <span>today</span>}
        {dateOf(day) === 1 && <span>{monthName(day)}</span>}
        {clash && (
          <em>
            <IconAlertTriangle size={13} stroke={1.75} aria-hidden="true" /> {clash} due
          </em>
        )}
        {moving?.canMove && (
          <Link
            {...addOn(day)}
            className={classes.add}
            aria-label={`Add a task on ${toLongDayText(day, style)}`}
          >
            <IconPlus size={14} stroke={1.75} aria-hidden="true" />
          </Link>
        )}
      </p>
      {off.slice(0, 1).map((entry) => (
        <p key={entry.dayOffId} className={classes.off} title={off.map(({ title }) => title).join(', ')}>
          {entry.title}
        </p>
      ))}
      <ul className={classes.lines}>
        {shown.map((entry) => (
          <li key={keyOf(entry)}>
            <EntryLine entry={entry} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={classes.more} onClick={() => onPick(day)}>
          {hidden} more
        </button>
      )}
    </td>
  );
}
