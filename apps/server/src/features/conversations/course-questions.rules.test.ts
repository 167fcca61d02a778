import { expect, test } from 'vitest';
import { factAskedIn } from './course-questions.rules.ts';

const names = ['Ida Moss', 'Leo Park'];

test.each([
  ['Who teaches ?', 'instructor'],
  ['who is the instructor of', 'instructor'],
  ["Who's my professor?", 'instructor'],
  ["What is the instructor's name?", 'instructor'],
  ['Who is Ida Moss?', 'instructor'],
  ["What is the instructor's email?", 'email'],
  ["What is Professor Moss's e-mail address?", 'email'],
  ['How do I email the professor?', 'email'],
  ['When does meet?', 'meetings'],
  ['When and where does the class meet?', 'meetings'],
  ['When is class?', 'meetings'],
  ['Where is ?', 'meetings'],
  ['What time does the lecture start?', 'meetings'],
  ['What days do we have lab?', 'meetings'],
  ['What room is the class in?', 'meetings'],
  ['Which semester is this?', 'term'],
])('“%s” asks for the %s', (question, fact) => {
  expect(factAskedIn(question, names)).toBe(fact);
});

test.each([
  ['What is the name of the course?'],
  ['Who teaches the lab?'],
  ['Who are the teaching assistants?'],
  ['Who grades the essays?'],
  ['What is the email policy of the professor?'],
  ['When are office hours?'],
  ["Where is the instructor's office?"],
  ['When is the midterm?'],
  ['When does class start?'],
  ['Where do I submit homework?'],
  ['Where can I park?'],
  ['Who is the president?'],
  ['And in CHEM 122?'],
  ['When is it?'],
])('“%s” asks for something else', (question) => {
  expect(factAskedIn(question, names)).toBeUndefined();
});
