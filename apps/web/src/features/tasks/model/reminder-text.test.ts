import { expect, test } from 'vitest';
import { toOffsetText, toRemindedText } from './reminder-text';

test.each([
  [0, 'when it is due'],
  [30, '30 minutes before'],
  [60, '1 hour before'],
  [2880, '2 days before'],
])('%d minutes read "%s"', (minutes, text) => expect(toOffsetText(minutes)).toBe(text));

test.each([
  [{ reminded: 1, withoutDay: 0 }, 'A mail reminds you of one task 2 days before.'],
  [{ reminded: 3, withoutDay: 1 }, 'A mail reminds you of 3 tasks 2 days before. One has no day.'],
  [{ reminded: 3, withoutDay: 2 }, 'A mail reminds you of 3 tasks 2 days before. 2 have no day.'],
  [{ reminded: 0, withoutDay: 1 }, 'Nothing to remind you of: it has no day.'],
])('%j: "%s"', (answer, text) => expect(toRemindedText(answer, 2880)).toBe(text));
