import { expect, test } from 'vitest';
import { english } from '../locales/en.ts';
import { french } from '../locales/fr.ts';
import { shownName } from './shown-name.ts';

test.each([
  ['Quizzes are worth somewhat less', 'Quizzes'],
  ['Attendance and effort: There are', 'Attendance and effort'],
  ['(is on 4/2/2027, 6pm-8pm Midterm exam and asks for units 1 to 3)', 'Midterm exam'],
  ['Field work § Counted in two', 'Field work'],
  ['Essay on what art is for', 'Essay on what art is for'],
  ['Final exam', 'Final exam'],
])('%j is shown as %j', (name, shown) => expect(shownName(name, english)).toBe(shown));

test('in other languages as well', () => expect(shownName('Les quiz sont moins longs', french)).toBe('quiz'));
