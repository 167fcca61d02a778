import { expect, test } from 'vitest';
import { axisFor, buildChart } from './chart';

const aWeek = (
  startsOn: string,
  endsOn: string,
  week: { percent?: number; tasks?: number; conflicts?: { date: string; tasks: number }[] } = {},
) => ({
  startsOn,
  endsOn,
  percent: 0,
  tasks: 0,
  conflicts: [],
  dayOff: false,
  ...week,
});
const today = '2026-02-12';

test('bars show the percent of grades due, and which weeks are heavy', () => {
  const chart = buildChart(
    [
      aWeek('2026-02-02', '2026-02-08', { percent: 19 }),
      aWeek('2026-02-09', '2026-02-15', { percent: 23 }),
      aWeek('2026-02-16', '2026-02-22', { percent: 44 }),
    ],
    today,
  );
  expect(chart.bars.map(({ load, when, heavy }) => [load, when, heavy])).toEqual([
    [19, 'past', false],
    [23, 'now', false],
    [44, 'coming', true],
  ]);
  expect(chart).toMatchObject({ unit: 'percent', heavyAbove: 40, top: 60 });
});

test('without a single weight it counts what is due', () => {
  expect(buildChart([aWeek('2026-02-09', '2026-02-15', { tasks: 6 })], today)).toMatchObject({
    unit: 'count',
    heavyAbove: 5,
    bars: [{ load: 6, heavy: true }],
  });
});

test('the fullest day of a week is its clash', () => {
  const conflicts = [
    { date: '2026-03-03', tasks: 3 },
    { date: '2026-03-05', tasks: 4 },
  ];
  expect(buildChart([aWeek('2026-03-02', '2026-03-08', { conflicts })], today).bars[0]?.clash).toEqual({
    date: '2026-03-05',
    tasks: 4,
  });
});

test.each([
  [72, 80, [0, 20, 40, 60, 80]],
  [7.5, 8, [0, 2, 4, 6, 8]],
  [130, 150, [0, 50, 100, 150]],
])('an axis for %d ends at %d', (highest, top, ticks) => expect(axisFor(highest)).toEqual({ top, ticks }));
