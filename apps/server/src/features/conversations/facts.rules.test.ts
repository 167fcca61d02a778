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
const titles = (question: string) => ask(question)?.facts.map(({ task }) => task.title);

describe('what the plan answers', () => {
  test.each([
    ['When is my next exam?', ['Midterm exam']],
    ['what is the next deadline', ['Midterm exam']],
    ['When is the final exam?', ['Final exam']],
    ['When is essay 2 due?', ['Essay 2']],
    ['How much is the midterm exam worth?', ['Midterm exam']],
    ['What is due this week?', ['Midterm exam']],
    ['what is due tomorrow', ['Midterm exam']],
    ['What is due next week?', ['Essay 1']],
    ['Is anything due today?', []],
    ['any exams this month?', ['Midterm exam']],
  ])('%s → %j', (question, expected) => {
    expect(titles(question)).toEqual(expected);
  });
});

test.each([['What is the late policy?'], ['Which textbook do I need?'], ['Is the final exam open book?']])(
  '“%s” is no question for the plan',
  (question) => {
    expect(ask(question)).toBeUndefined();
  },
);

test('an answer says the day, the hour, how far away it is and what it counts', () => {
  expect(ask('When is my next exam?')?.text).toBe(
    'The next exam is Midterm exam in BIO 101: Fri, 12 Feb 2027, 10:00 am (tomorrow), 20% of the grade.',
  );
});

test.each([
  ['When is my next presentation?', 'Nothing like that lies ahead.'],
  ['What is due today?', 'Nothing like that is due then.'],
])('where the plan holds nothing of the kind, “%s” is told so', (question, text) => {
  expect(ask(question)).toEqual({ text, facts: [] });
});

test('a plan that holds nothing yet answers nothing', () => {
  expect(
    answerFromPlan({ question: 'When is my next exam?', tasks: [], today: '2027-02-11' }),
  ).toBeUndefined();
});
