import { IconHelpCircle, IconPhotoOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
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
import type { Choice } from '../model/questions';
import type { Reading, ReadingRow } from '../model/reading';
import classes from './FoundDates.module.css';
import { Question } from './Question';

interface FoundDatesProps {
  reading: Reading;
  chosenRow: string | undefined;
  onChoose: (row: string) => void;
  onAnswer: (choice: Choice) => void;
  children: ReactNode;
}

export function FoundDates({ reading, chosenRow, onChoose, onAnswer, children }: FoundDatesProps) {
  const { dates, rows, questions, setAside, unread } = reading;
  const { list, answer } = useNextQuestion(reading, onAnswer);
  return (
    <div className={classes.found}>
      <div className={classes.head}>
        <h2>{foundText({ dates, classes: reading.classes })}</h2>
        <p role="status">
          {countText(questions.length, 'question')}, {setAside > 0 ? setAside : 'nothing'} set aside
        </p>
      </div>
      {unread && (
        <p className={classes.unread} role="note">
          <IconPhotoOff size={16} stroke={1.75} aria-hidden="true" />
          <span>{unread} What stands there is not in the plan.</span>
        </p>
      )}
      <section ref={list} className={classes.list} aria-label="What was found" tabIndex={-1}>
        {questions.map((question) => (
          <Question
            key={question.key}
            question={question}
            isChosen={question.row !== undefined && question.row.id === chosenRow}
            onChoose={onChoose}
            onAnswer={answer}
          />
        ))}
        {dates === 0 && (
          <p className={classes.none}>
            No exam, deadline or day off was found in this document. Is it the one with the schedule?
          </p>
        )}
        <ol>
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={classes.row}
                aria-pressed={row.id === chosenRow}
                onClick={() => onChoose(row.id)}
              >
                <Day date={row.date} year={row.year} />
                <KindIcon kind={row.kind} look="tile" size={15} />
                <span className={classes.words}>
                  <strong>{row.title}</strong>
                  <small>{row.isWaiting ? WAITS : whenOf(row)}</small>
                </span>
                {row.weight !== undefined && <span className={classes.weight}>{row.weight}%</span>}
              </button>
            </li>
          ))}
        </ol>
      </section>
      <LeftOut {...reading.leftOut} />
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

/** The keyboard goes on at the next question, and where none is left at the list. */
function useNextQuestion(reading: Reading, onAnswer: (choice: Choice) => void) {
  const list = useRef<HTMLElement>(null);
  const isAnswered = useRef(false);
  useEffect(() => {
    if (!isAnswered.current || !reading) return;
    isAnswered.current = false;
    (list.current?.querySelector<HTMLElement>('[data-choice]') ?? list.current)?.focus();
  }, [reading]);
  const answer = (choice: Choice) => {
    isAnswered.current = true;
    onAnswer(choice);
  };
  return { list, answer };
}

/** What no calendar is given, said where it is downloaded. */
function LeftOut({ dates, classes: hasClasses }: Reading['leftOut']) {
  const parts = [...(dates > 0 ? [countText(dates, 'date')] : []), ...(hasClasses ? ['the classes'] : [])];
  if (parts.length === 0) return null;
  return (
    <p className={classes.leftOut} role="note">
      <IconHelpCircle size={16} stroke={1.75} aria-hidden="true" />
      <span>Not in the calendar until you answer: {parts.join(' and ')}.</span>
    </p>
  );
}

/** A date without a year still has its day and month. */
const withAnyYear = (date: string) => date.replace(/^--/, '2000-');

function Day({ date, year }: Pick<ReadingRow, 'date' | 'year'>) {
  const day = withAnyYear(date);
  return (
    <time className={classes.day} dateTime={date.startsWith('--') ? undefined : date}>
      <strong>{dateOf(day)}</strong>
      {monthName(day)}
      {year && <span>{year}</span>}
    </time>
  );
}

const WAITS = 'Waits for an answer';

function whenOf({ date, endDate, time, endTime }: ReadingRow): string {
  const day = endDate && endDate !== date ? toRangeText(date, endDate, DEFAULT_STYLE) : weekdayName(date);
  return time ? `${day}, ${toTimeRangeText(time, endTime)}` : day;
}
