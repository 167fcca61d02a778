import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Facts } from '@/api';
import { isDay } from '@/lib/plan/days';
import { renderScreen } from '@/testing/render-screen';
import { factsQuery } from '../queries';
import { draftOf } from './draft';
import { useDayOfTerm } from './use-day-of-term';

const PATH = { workspaceId: 'w', documentId: 'd' };

function Read({ dates, words }: { dates: string[]; words: string }) {
  const day = useDayOfTerm(
    PATH,
    dates.map((date) => ({ date })),
  );
  return (
    <output>
      {day} {draftOf(words, day).date}
    </output>
  );
}

const read = (dates: string[], start: string | null) => {
  const known = [[factsQuery(PATH).queryKey, { course: { term: { start } } } as Facts]] as const;
  renderScreen(<Read dates={dates} words="Quiz on Friday" />, { known });
  return screen.getByRole('status').textContent?.split(' ') ?? [];
};

test.each([
  ['the first day of the term', ['2027-02-10'], '2027-01-11', '2027-01-11'],
  ['the first dated finding', ['--03-03', '2027-02-10', '2027-02-03'], null, '2027-02-03'],
])('days are counted from %s', (_, dates, start, expected) => expect(read(dates, start)[0]).toBe(expected));

test.each([
  ['nothing was found', []],
  ['no year is known', ['--03-03']],
])('words that name a weekday can be read where %s', (_, dates) => {
  const [today, friday] = read(dates, null);
  expect(isDay(today ?? '')).toBe(true);
  expect(isDay(friday ?? '')).toBe(true);
});
