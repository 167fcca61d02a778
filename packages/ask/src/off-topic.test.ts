import { expect, test } from 'vitest';
import clues from './clues.json' with { type: 'json' };
import { ask, createIndex, MAY_ANSWER } from './index.ts';
import { isOffTopic } from './off-topic.ts';
import { readQuestion } from './reading.ts';
import { differsInOne } from './spelling.ts';
import usual from './usual.json' with { type: 'json' };

const line = (text: string) => ({ page: 1, text, isHeading: false });
const index = createIndex([
  line('Instructor: Ida Moss, office in Capital Union Building 220, moss@wexler.example'),
  line('Lectures: Monday and Wednesday, 10:00 to 11:15 am, Harlow Hall.'),
  line('Crisis line: call 555-0142 at any hour, in the capital and elsewhere.'),
  line('Quizzes 20%, lab reports 30%, final exam 50%. The final is on May 5.'),
  line('Late lab reports lose 20% of the points for each day.'),
  line('The office for disability services arranges accommodations.'),
  ...Array.from({ length: 10 }, (_, week) => line(`Week ${week + 1}: tides, war and peace on the shore`)),
]);

test.each([
  ['What is the capital of France?'],
  ['Who scored in the final of the European football cup?'],
  ['Which grade of steel do bridges need?'],
  ['What is the best office software?'],
  ['Which class of ships sank in the Baltic?'],
  ['Who won the Peloponnesian war?'],
  ['How do I cook rice?'],
  ['Who wrote Moby Dick?'],
])('“%s” is not answered, though a word of it stands in the syllabus', (question) => {
  expect(ask(index, question).answerable).toBeLessThan(MAY_ANSWER);
});

test.each([
  ['Where is the office of the instructor?'],
  ['When is the final?'],
  ['How much are the quizes worth?'],
  ['What happens to my lab report if my hamster gets sick?'],
  ['How are late lab reprots penalized?'],
  ['Do we speak of tides in week 3?'],
])('“%s” is asked of a syllabus', (question) => {
  expect(isOffTopic(index, readQuestion(index, question, {}), { usual, clues })).toBe(false);
});

test.each([
  ['session', 'sesson', true],
  ['semester', 'semister', true],
  ['session', 'sessions', true],
  ['session', 'mission', false],
  ['exam', 'exams1', false],
])('“%s” and “%s” differ in one letter: %s', (one, other, isSo) => {
  expect(differsInOne(one, other)).toBe(isSo);
  expect(differsInOne(other, one)).toBe(isSo);
});
