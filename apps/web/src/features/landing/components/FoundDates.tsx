import { Button } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { foundText } from '@/lib/plan/found-text';
import {
  countText,
  DEFAULT_STYLE,
  dateOf,
  monthName,
  toRangeText,
  toTimeRangeText,
  weekdayName,
} from '@/lib/plan/wording';
import { KindIcon } from '@/ui/KindIcon';
import type { YearQuestion as AskedYear, Reading, ReadingRow } from '../model/reading';
import classes from './FoundDates.module.css';

interface FoundDatesProps {
  reading: Reading;
  chosenRow: string | undefined;
  onChoose: (row: string) => void;
  onYear: (year: number) => void;
  children: ReactNode;
}

export function FoundDates({ reading, chosenRow, onChoose, onYear, children }: FoundDatesProps) {
  const { rows, questions, yearQuestion, setAside, unread } = reading;
  return (
    <div className={classes.found}>
      <div className={classes.head}>
        <h2>{foundText({ dates: rows.length, classes: reading.classes })}</h2>
        <p>
          {countText(questions, 'question')}, {setAside > 0 ? setAside : 'nothing'} set aside
        </p>
      </div>
      {unread && (
        <p className={classes.unread} role="note">
          <IconPhotoOff size={16} stroke={1.75} aria-hidden="true" />
          <span>{unread} What stands there is not in the plan.</span>
        </p>
      )}
      {yearQuestion && <YearQuestion {...yearQuestion} onYear={onYear} />}
      {rows.length === 0 ? (
        <p className={classes.none}>
          No exam, deadline or day off was found in this document. Is it the one with the schedule?
        </p>
      ) : (
        <ol className={classes.rows}>
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={classes.row}
                aria-pressed={row.id === chosenRow}
                onClick={() => onChoose(row.id)}
              >
                <Day date={row.date} />
                <KindIcon kind={row.kind} look="tile" size={15} />
                <span className={classes.words}>
                  <strong>{row.title}</strong>
                  <small>{noteOf(row)}</small>
                </span>
                {row.weight !== undefined && <span className={classes.weight}>{row.weight}%</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

interface YearQuestionProps extends AskedYear {
  onYear: (year: number) => void;
}

/** One answer gives all dates their year. */
function YearQuestion({ message, years, onYear }: YearQuestionProps) {
  return (
    <fieldset className={classes.year}>
      <legend>{message}</legend>
      {years.map((year) => (
        <Button key={year} size="compact-sm" variant="default" onClick={() => onYear(year)}>
          {year}
        </Button>
      ))}
    </fieldset>
  );
}

/** A date without a year still has its day and month. */
const withAnyYear = (date: string) => date.replace(/^--/, '2000-');

function Day({ date }: { date: string }) {
  const day = withAnyYear(date);
  return (
    <time className={classes.day} dateTime={date.startsWith('--') ? undefined : date}>
      <strong>{dateOf(day)}</strong>
      {monthName(day)}
    </time>
  );
}

const noteOf = (row: ReadingRow): string => row.question ?? whenOf(row);

function whenOf({ date, endDate, time, endTime }: ReadingRow): string {
  const day = endDate && endDate !== date ? toRangeText(date, endDate, DEFAULT_STYLE) : weekdayName(date);
  return time ? `${day}, ${toTimeRangeText(time, endTime)}` : day;
}
