import { expect, test } from 'vitest';
import { matchVersions, type Thing } from './version-match.rules.ts';

const thing = (title: string, date: string, rest: Partial<Thing> = {}): Thing => ({
  key: null,
  place: 'task',
  kind: 'quiz',
  title,
  date,
  quote: '',
  ...rest,
});

const pairsOf = (before: Thing[], after: Thing[]) =>
  matchVersions(before, after)
    .map(([a, b]) => `${a.title} ${a.date} = ${b.title} ${b.date}`)
    .sort();

test.each<[string, Thing, Thing, boolean]>([
  ['that moved', thing('Midterm exam', '2027-03-01'), thing('Midterm exam', '2027-03-29'), true],
  [
    'renamed on its day',
    thing('Midterm exam', '2027-03-01'),
    thing('Midterm exam (in class)', '2027-03-01'),
    true,
  ],
  ['with another number', thing('Quiz 3', '2027-03-01'), thing('Quiz 4', '2027-03-01'), false],
  ['with the number said', thing('Essay', '2027-03-01'), thing('Essay 1', '2027-03-01'), true],
  ['of another name', thing('Midterm exam', '2027-03-01'), thing('Lab report', '2027-03-01'), false],
  [
    'that became a day off',
    thing('Break', '2027-03-01'),
    thing('Break', '2027-03-01', { place: 'dayOff' }),
    false,
  ],
  [
    'written with accents',
    thing('Épreuve écrite', '2027-03-01'),
    thing('Epreuve ecrite', '2027-03-05'),
    true,
  ],
  [
    'renamed, in the same words',
    thing('Paper', '2027-03-01', { quote: 'the final paper on rivers is handed in' }),
    thing('Final paper', '2027-03-08', { quote: 'the final paper on rivers is handed in' }),
    true,
  ],
])('a thing %s is the same: %#', (_, before, after, isSame) => {
  expect(matchVersions([before], [after]).length).toBe(isSame ? 1 : 0);
});

test('a series that moves by a week stays in its order', () => {
  const weeks = ['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'];
  const before = weeks.slice(0, 3).map((date) => thing('Quiz', date));
  const after = weeks.slice(1).map((date) => thing('Quiz', date));
  expect(pairsOf(before, after)).toEqual([
    'Quiz 2027-02-01 = Quiz 2027-02-08',
    'Quiz 2027-02-08 = Quiz 2027-02-15',
    'Quiz 2027-02-15 = Quiz 2027-02-22',
  ]);
});

test('of a series that lost one, those on the same day are the same', () => {
  const before = ['2027-02-01', '2027-02-08', '2027-02-15'].map((date) => thing('Quiz', date));
  const after = ['2027-02-01', '2027-02-15'].map((date) => thing('Quiz', date));
  expect(pairsOf(before, after)).toEqual([
    'Quiz 2027-02-01 = Quiz 2027-02-01',
    'Quiz 2027-02-15 = Quiz 2027-02-15',
  ]);
});
