import { describe, expect, test } from 'vitest';
import { work } from '../testing/read-lines.ts';

// Schedules that give each day, or each week, a line or a paragraph of its own.

describe('the number of the week or the class stands in front of the day', () => {
  test.each([
    ['Week 1, Sept. 8: Clouds; Quiz 1', 'Week 2, Sept. 15: Rain', 'Week 3, Sept. 22: Hail; Exam 1'],
    ['Week 1, 9/8 – Clouds. Quiz 1.', 'Week 2, 9/15 – Rain.', 'Week 3, 9/22 – Hail. Exam 1.'],
    ['Class 1, Mon, Sept 8: Clouds; Quiz 1', 'Class 2, Mon, Sept 15: Rain', 'Class 3, Mon, Sept 22: Exam 1'],
    ['Wk. 1, M 9/8: Clouds; Quiz 1', 'Wk. 2, M 9/15: Rain', 'Wk. 3, M 9/22: Exam 1'],
    ['Session #1, 8 September: Quiz 1', 'Session #2, 15 September: Rain', 'Session #3, 22 September: Exam 1'],
    ['Unit I, Sept. 8: Clouds; Quiz 1', 'Unit II, Sept. 15: Rain', 'Unit III, Sept. 22: Exam 1'],
    ['Week One, Sept. 8: Clouds; Quiz 1', 'Week Two, Sept. 15: Rain', 'Week Three, Sept. 22: Exam 1'],
    ['Week 1, Monday (9/8): Clouds; Quiz 1', 'Week 2, Monday (9/15): Rain', 'Week 3, Monday (9/22): Exam 1'],
  ])('%s', (...lines) =>
    expect(work('Fall 2025', ...lines)).toEqual(['quiz 2025-09-08 Quiz 1', 'exam 2025-09-22 Exam 1']),
  );

  test('several weeks in one line', () =>
    expect(
      work(
        'Fall 2025',
        'Weeks 1-2, Sept 8-19: Clouds; Quiz 1',
        'Weeks 3-4, Sept 22-Oct 3: Rain',
        'Weeks 5-6, Oct 6-17: Hail; Exam 1',
      ),
    ).toEqual(['quiz 2025-09-08 Quiz 1', 'exam 2025-10-06 Exam 1']));
});
