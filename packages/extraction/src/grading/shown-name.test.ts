import { expect, test } from 'vitest';
import { english } from '../locales/en.ts';
import { french } from '../locales/fr.ts';
import { shownName } from './shown-name.ts';

test.each([
  ['Quizzes are worth a bit less', 'Quizzes'],
  ['Attendance and participation: There is a', 'Attendance and participation'],
  ['(will be held on 3/30/2027 from 7pm-9pm Midterm exam and will cover sections 1 to 3)', 'Midterm exam'],
  ['Class participation § Posted in two', 'Class participation'],
  ['Essay on what art is for', 'Essay on what art is for'],
  ['Final exam', 'Final exam'],
])('%j is shown as %j', (name, shown) => expect(shownName(name, english)).toBe(shown));

test('in other languages as well', () => expect(shownName('Les quiz sont moins longs', french)).toBe('quiz'));
