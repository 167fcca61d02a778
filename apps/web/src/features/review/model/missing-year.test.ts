import { expect, test } from 'vitest';
import { aFinding, aQuestion } from '../testing/builders';
import { withYears } from './missing-year';

const asked = aQuestion({ code: 'no-year', findingIds: ['a', 'b'], options: [] });
const inAutumn = [
  aFinding({ id: 'a', title: 'Essay 1', date: '--09-16' }),
  aFinding({ id: 'b', title: 'Final essay', date: '--12-14' }),
];
const inSpring = [
  aFinding({ id: 'a', title: 'Essay 1', date: '--02-03' }),
  aFinding({ id: 'b', title: 'Final essay', date: '--05-10' }),
];

test.each([
  ['an autumn in the autumn', inAutumn, '2026-11-26', [2026, 2025, 2027]],
  ['a spring in the autumn', inSpring, '2026-11-26', [2027, 2026, 2025]],
  ['a spring in the spring', inSpring, '2027-03-01', [2027, 2026, 2028]],
  ['an autumn in January', inAutumn, '2027-01-05', [2026, 2027, 2028]],
])('the year of %s: those around today, the closest first', (_, findings, today, years) => {
  const { options } = withYears(asked, findings, today);
  expect(options.map(({ year }) => year)).toEqual(years);
});

test('each year says which weekday it would make of the first day, to be compared with what one knows', () => {
  expect(withYears(asked, inAutumn, '2026-11-26').options[0]).toEqual({
    label: '2026',
    year: 2026,
    because: '“Essay 1” on 2026-09-16',
  });
});

test('29 February is no day of most years, which are offered all the same', () => {
  const { options } = withYears(asked, [aFinding({ id: 'a', date: '--02-29' })], '2027-03-01');
  expect(options.map(({ label, because }) => [label, because])).toEqual([
    ['2027', undefined],
    ['2028', '“Essay” on 2028-02-29'],
    ['2026', undefined],
  ]);
});

test('years that the reader found itself, and other questions, stay as they are', () => {
  const fitting = aQuestion({ code: 'no-year', options: [{ label: '2027', year: 2027 }] });
  expect(withYears(fitting, inAutumn, '2026-11-26')).toBe(fitting);
  const other = aQuestion({ options: [] });
  expect(withYears(other, inAutumn, '2026-11-26')).toBe(other);
});
