import { describe, expect, test } from 'vitest';
import { answerFromPlan, type PlannedTask } from './facts.rules.ts';

const bio = { id: 'bio', code: 'BIO 101', title: 'Biology', color: 'fern' as const };
const aTask = (rest: Partial<PlannedTask>): PlannedTask => ({
  id: rest.title ?? 'task',
  title: 'Task',
  kind: 'assignment',
  status: 'todo',
  dueOn: '2027-02-12',
  dueTime: null,
  weight: null,
  course: bio,
  source: null,
  ...rest,
});

const tasks = [
  aTask({ title: 'Quiz 1', kind: 'quiz', dueOn: '2027-02-05', status: 'done' }),
  aTask({ title: 'Midterm exam', kind: 'exam', dueOn: '2027-02-12', dueTime: '10:00', weight: 20 }),
  aTask({ title: 'Essay 1', dueOn: '2027-02-15', weight: 15 }),
  aTask({ title: 'Essay 2', dueOn: '2027-04-15', weight: 15 }),
  aTask({ title: 'Final exam', kind: 'exam', dueOn: '2027-05-06', dueTime: '08:00', weight: 30 }),
];
const ask = (question: string) => answerFromPlan({ question, tasks, today: '2027-02-11' });
const titles = (question: string) => ask(question)?.facts.map(({ taskId }) => taskId);

describe('what the plan answers', () => {
  test.each([
    ['When is my next exam?', ['Midterm exam']],
    ['what is the next deadline', ['Midterm exam']],
    ['When is the final exam?', ['Final exam']],
    ['When is essay 2 due?', ['Essay 2']],
    ['When is the exam?', ['Midterm exam', 'Final exam']],
    ['When is the final?', ['Final exam']],
    ['When is the test?', ['Midterm exam', 'Final exam']],
    ['What is due this week?', ['Midterm exam']],
    ['what is due tomorrow', ['Midterm exam']],
    ['What is due next week?', ['Essay 1']],
    ['Is anything due today?', ['Midterm exam']],
    ['What is due on Friday?', ['Midterm exam']],
    ['What do I have on April 15?', ['Essay 2']],
    ['Which deadlines are in April?', ['Essay 2']],
    ['what is due in may', ['Final exam']],
    ['What is happening this weekend?', ['Midterm exam']],
    ['any exams this month?', ['Midterm exam']],
    ['What is due?', ['Midterm exam', 'Essay 1', 'Essay 2', 'Final exam']],
    ['which essays are due', ['Essay 1', 'Essay 2']],
  ])('%s → %j', (question, expected) => {
    expect(titles(question)).toEqual(expected);
  });
});

test.each([
  ['What is the late policy?'],
  ['Which textbook do I need?'],
  ['Is the final exam open book?'],
  ['Can I submit my essay tomorrow?'],
  ['Where do I submit my essay?'],
  ['Do I have class on Monday?'],
  ['When is the exam review?'],
  ['When is the quiz?'],
])('“%s” is no question for the plan', (question) => {
  expect(ask(question)).toBeUndefined();
});

test('an answer says the day, the hour, how far away it is and what it counts', () => {
  expect(ask('When is my next exam?')?.text).toBe(
    'The next exam is Midterm exam in BIO 101: Fri, 12 Feb 2027, 10:00 am (tomorrow), 20% of the grade.',
  );
});

test.each([
  ['When is my next presentation?', 'No presentation lies ahead in your plan.'],
  ['Any presentation this week?', 'No presentation is due this week.'],
])('where the plan holds nothing of the kind, “%s” is told so', (question, text) => {
  expect(ask(question)).toEqual({ text, facts: [] });
});

test('where nothing is due, what comes next is told', () => {
  expect(ask('What is due today?')?.text).toBe(
    'Nothing is due today.\nThe next deadline is Midterm exam in BIO 101: Fri, 12 Feb 2027, 10:00 am (tomorrow), 20% of the grade.',
  );
});

test('where all is done, it is told how much', () => {
  const done = tasks.map((task) => ({ ...task, status: 'done' as const }));
  expect(answerFromPlan({ question: 'What is due this week?', tasks: done, today: '2027-02-11' })?.text).toBe(
    'Nothing is left this week (1 done).',
  );
});

test.each([
  ['What is due this week?', '', 'Nothing is due this week: there are no tasks in your plan yet.'],
  [
    'What is due tomorrow?',
    'BIO 101',
    'Nothing is due tomorrow: there are no tasks in BIO 101 in your plan yet.',
  ],
])('of an empty plan “%s” is told so', (question, scope, text) => {
  const answer = answerFromPlan({ question, tasks: [], today: '2027-02-11', scope });
  expect(answer?.text).toContain(text);
  expect(answer?.facts).toEqual([]);
});

test('what an empty plan cannot know is left to the syllabi', () => {
  expect(
    answerFromPlan({ question: 'When is my next exam?', tasks: [], today: '2027-02-11' }),
  ).toBeUndefined();
});
