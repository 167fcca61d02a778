import { describe, expect, test } from 'vitest';
import { mentionsIn, withoutMentions } from './course-mentions.rules.ts';

const aCourse = (title: string) => ({ id: title, code: null, title, color: 'fern' as const });
const aTask = (title: string, of: string) => ({ title, course: { id: of } });

const courses = [
  'Organic Chemistry I: Structure and Reactivity',
  'Organic Chemistry II',
  'Introductory Chemistry',
  'Linear Algebra',
  'Biology',
  'Essay',
  'Final Projects in Design',
].map(aCourse);
const tasks = [
  aTask('Essay 2', 'Linear Algebra'),
  aTask('Final project', 'Biology'),
  aTask('Biology lab', 'Biology'),
];
const named = { courses, tasks };

describe('a question calls courses by words of their titles', () => {
  test.each([
    ['When is the linear algebra exam?', ['Linear Algebra']],
    ['when is the structure and reactivity exam', ['Organic Chemistry I: Structure and Reactivity']],
    [
      'When is the organic chemistry exam?',
      ['Organic Chemistry I: Structure and Reactivity', 'Organic Chemistry II'],
    ],
    ['When is the organic chemistry II exam?', ['Organic Chemistry II']],
    ['What is due in Biology and in linear algebra?', ['Linear Algebra', 'Biology']],
    ['What is the late policy in biology?', ['Biology']],
  ])('%s', (question, titles) => {
    expect(mentionsIn(question, named).map(({ course }) => course.title)).toEqual(titles);
  });
});

test.each([
  ['one word of a longer title', 'When is the structure exam?'],
  ['words that stand apart', 'Is algebra due before the linear regression?'],
  ['what a task of another course is called', 'When is the essay due?'],
  ['the same in more words', 'When is the final project due?'],
  ['nothing', ''],
])('none by %s', (_, question) => {
  expect(mentionsIn(question, named)).toEqual([]);
});

describe('a question calls courses by their subject', () => {
  const ofCode = (code: string, title: string) => ({ id: code, code, title, color: 'fern' as const });
  const coded = {
    courses: [
      ofCode('CHEM 131', 'General Chemistry I'),
      ofCode('CHEM 132', 'Matter and Change'),
      ofCode('PHIL 105', 'Reasons and Arguments'),
      ofCode('CS 10', 'Programs'),
      ofCode('HIS 210', 'Europe after 1945'),
      { ...ofCode('none', 'Introduction to Physics'), code: null },
    ],
    tasks: [aTask('History of computing essay', 'CS 10')],
  };
  test.each([
    ['When is my chem final?', ['CHEM 131', 'CHEM 132']],
    ['Who teaches chemistry?', ['CHEM 131', 'CHEM 132']],
    ['When is the general chemistry final?', ['CHEM 131']],
    ['When is the chem 132 final?', ['CHEM 132']],
    ['When is the chemistry 132 final?', ['CHEM 132']],
    ['What is due in philosophy?', ['PHIL 105']],
    ['When is the CS midterm?', ['CS 10']],
    ['Where is the computer science class?', ['CS 10']],
    ['When is the physics lab?', ['none']],
    ['Did he hand in his essay?', []],
    ['When is the history of computing essay due?', []],
    ['Is there a science museum visit?', []],
  ])('%s', (question, ids) => {
    expect(mentionsIn(question, coded).map(({ course }) => course.id)).toEqual(ids);
  });
});

test('without them the question is the same for every course', () => {
  expect(withoutMentions('When is the Linear Algebra exam?', named).replace(/\s+/g, ' ')).toBe(
    'When is the exam?',
  );
  expect(withoutMentions('When is the exam?', named)).toBe('When is the exam?');
  const chem = { id: 'c', code: 'CHEM 131', title: 'Matter', color: 'fern' as const };
  const without = withoutMentions('When is the chem 131 final?', { courses: [chem], tasks: [] });
  expect(without.replace(/\s+/g, ' ')).toBe('When is the final?');
});
