import { expect, test } from 'vitest';
import { comingConflicts } from './conflicts';

test('full days are named while something can still be moved', () => {
  const weeks = [
    { conflicts: [{ date: '2027-02-05', tasks: 3 }] },
    { conflicts: [] },
    { conflicts: ['2027-02-08', '2027-02-12'].map((date) => ({ date, tasks: 4 })) },
  ];
  const days = (today: string) => comingConflicts(weeks, today).map(({ date }) => date);
  expect(days('2027-02-05')).toEqual(['2027-02-05', '2027-02-08', '2027-02-12']);
  expect(days('2027-02-09')).toEqual(['2027-02-12']);
});
