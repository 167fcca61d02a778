import { useMemo } from 'react';
import { type Day, isWeekend } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { dateOf, monthTitle, toLongDayText, weekdayName } from '@/lib/plan/wording';
import { courseColors } from '@/ui/CourseTile';
import { type Entry, isDue, keyOf } from '../model/entry';
import { buildMonth, type MonthDay } from '../model/month';
import { Agenda } from './Agenda';
import { useMoving } from './MoveContext';
import classes from './PhoneMonth.module.css';

interface PhoneMonthProps {
  date: Day;
  entries: readonly Entry[];
  onPick: (day: Day) => void;
}

/** The month as dots, and the chosen day written out below it. */
export function PhoneMonth({ date, entries, onPick }: PhoneMonthProps) {
  const { today, firstWeekday } = usePlanSettings();
  const weeks = useMemo(
    () => buildMonth({ month: date, entries, today, firstWeekday }),
    [date, entries, today, firstWeekday],
  );
  const moving = useMoving();
  const span = useMemo(() => ({ from: date, to: date }), [date]);
  return (
    <>
      <table className={classes.month} aria-label={monthTitle(date)}>
        <thead>
          <tr>
            {weeks[0]?.days.map(({ day }) => (
              <th key={day} scope="col" abbr={weekdayName(day)}>
                {weekdayName(day).charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.startsOn}>
              {week.days.map((cell) => (
                <td
                  key={cell.day}
                  data-day={cell.day}
                  data-over={moving?.drag?.place?.day === cell.day || undefined}
                >
                  <DayButton cell={cell} isChosen={cell.day === date} onPick={onPick} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Agenda entries={entries} span={span} />
    </>
  );
}

function DayButton({
  cell,
  isChosen,
  onPick,
}: {
  cell: MonthDay<Entry>;
  isChosen: boolean;
  onPick: (day: Day) => void;
}) {
  const { style } = usePlanSettings();
  const { day, inMonth, isToday, off, shown, due } = cell;
  return (
    <button
      type="button"
      className={classes.day}
      aria-pressed={isChosen}
      aria-label={`${toLongDayText(day, style)}, ${due} due`}
      data-outside={!inMonth || undefined}
      data-today={isToday || undefined}
      data-weekend={isWeekend(day) || undefined}
      data-off={off.length > 0 || undefined}
      onClick={() => onPick(day)}
    >
      {dateOf(day)}
      <span className={classes.dots}>
        {shown
          .filter(isDue)
          .slice(0, 3)
          .map((entry) => (
            <i key={keyOf(entry)} style={entry.course ? courseColors(entry.course.color) : undefined} />
          ))}
      </span>
    </button>
  );
}
