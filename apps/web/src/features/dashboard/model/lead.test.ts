import { expect, test } from 'vitest';
import type { Overview } from '@/api';
import { leadOf } from './lead';

const MONDAY = '2026-11-23';

const overview = (left: number, documents: number) =>
  ({
    today: MONDAY,
    term: { week: 14, weeks: 17 },
    week: { startsOn: MONDAY, endsOn: '2026-11-29', left },
    courses: [{}],
    awaitingReview: Array.from({ length: documents }),
    openTasks: 0,
    next: [],
    workload: [],
  }) as unknown as Overview;

test.each([
  [0, 0, 'Week 14 of 17. Nothing left this week.'],
  [0, 1, 'Week 14 of 17. One syllabus waits for your review.'],
  [0, 3, 'Week 14 of 17. Three syllabi wait for your review.'],
  [2, 3, 'Week 14 of 17. Two things left this week.'],
])('%i things left and %i syllabi to review', (left, documents, words) =>
  expect(leadOf(overview(left, documents))).toBe(words),
);
