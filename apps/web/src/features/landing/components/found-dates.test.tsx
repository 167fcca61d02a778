import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import type { Reading, ReadingRow } from '../model/reading';
import { FoundDates } from './FoundDates';

const aRow = (facts: Partial<ReadingRow> = {}): ReadingRow => ({
  id: 'f1',
  kind: 'exam',
  title: 'Midterm',
  date: '2020-10-27',
  year: '2020',
  isWaiting: false,
  ...facts,
});

const aReading = (facts: Partial<Reading> = {}): Reading => ({
  fileName: 'bio.txt',
  pages: 0,
  milliseconds: 12,
  course: 'BIO 101',
  dates: 1,
  classes: 0,
  questions: [],
  rows: [aRow()],
  sheet: [],
  setAside: 0,
  isPlanned: true,
  leftOut: { dates: 0, classes: false },
  unread: undefined,
  ...facts,
});

const told = (option: number) => ({ question: 'q', message: 'Which?', option });
const MESSAGE = '“Monday, March 3” is a Wednesday in 2027, not a Monday. Which day is meant?';
const QUESTION = {
  key: 'q',
  message: MESSAGE,
  findingId: 'f1',
  row: aRow({ kind: 'question', isWaiting: true }),
  choices: [
    { label: 'Wed 3 Mar', because: 'the date as written', told: told(0) },
    { label: 'Mon 1 Mar', because: 'the weekday as written', told: told(1) },
  ],
};

function show(reading: Reading) {
  const does = { onChoose: vi.fn(), onAnswer: vi.fn() };
  renderScreen(
    <FoundDates reading={reading} chosenRow={undefined} {...does}>
      <button type="button">Download .ics</button>
    </FoundDates>,
  );
  return does;
}

test('a question can be read in full, shown on the page and answered with one press', () => {
  const does = show(aReading({ questions: [QUESTION], rows: [] }));
  expect(screen.getByRole('group', { name: MESSAGE })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^one question/);
  fireEvent.click(screen.getByRole('button', { name: 'Midterm' }));
  expect(does.onChoose).toHaveBeenCalledWith('f1');
  fireEvent.click(screen.getByRole('button', { name: /Mon 1 Mar/ }));
  expect(does.onAnswer).toHaveBeenCalledWith(QUESTION.choices[1]);
});

test.each([
  [{ dates: 1, classes: false }, 'one date.'],
  [{ dates: 3, classes: true }, 'three dates and the classes.'],
])('beside the download it says that %j is left out', (leftOut, words) => {
  show(aReading({ leftOut }));
  expect(screen.getByRole('note').textContent).toBe(`Not in the calendar until you answer: ${words}`);
});

test('once nothing is open the download says nothing', () => {
  show(aReading());
  expect(screen.queryByRole('note')).toBeNull();
});

test('the year of a day is said where it is not this one', () => {
  show(aReading({ rows: [aRow(), aRow({ id: 'f2', date: '2026-12-04', year: undefined })] }));
  const days = [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(days).toEqual(['27Oct2020', '4Dec']);
});
