import { expect, test } from 'vitest';
import { answerFromSchemes, type GradePart } from './grade-parts.rules.ts';

const bio = { id: 'bio', code: 'BIO 101', title: 'Biology', color: 'fern' as const };
const chem = { id: 'chem', code: 'CHEM 122', title: 'Chemistry', color: 'plum' as const };
const aPart = (rest: Partial<GradePart>): GradePart => ({
  id: rest.name ?? 'part',
  name: 'Part',
  weight: null,
  points: null,
  works: null,
  dropLowest: 0,
  isBonus: false,
  source: null,
  ...rest,
});
const source = {
  documentId: 'd',
  documentName: 'bio.pdf',
  evidence: [{ page: 2, quote: 'Final exam 40%' }],
};

const schemes = [
  {
    course: bio,
    parts: [
      aPart({ name: 'Quizzes', weight: 60 }),
      aPart({ name: 'Final exam', weight: 40, source }),
      aPart({ name: 'Bonus essays', weight: 5, isBonus: true }),
    ],
    scores: [{ componentId: 'Quizzes', earned: 80, outOf: 100 }],
  },
  { course: chem, parts: [aPart({ name: 'Final', points: 200 })], scores: [] },
];
const ask = (question: string, of = schemes) =>
  answerFromSchemes({ question, schemes: of, nameOf: ({ code, title }) => code ?? title });

test.each([
  [
    'How much is the final worth?',
    'BIO 101: Final exam counts 40% of the grade.\nCHEM 122: Final counts 200 points.',
  ],
  ['What percentage of my final grade is quizzes?', 'BIO 101: Quizzes count 60% of the grade.'],
  ['How much do the bonus essays count for?', 'BIO 101: Bonus essays add up to 5% on top.'],
])('%s', (question, text) => {
  expect(ask(question)?.text).toBe(text);
});

test.each([
  ['How much is homework worth?'],
  ['How many points is homework worth?'],
  ['How many points are the homeworks?'],
])('“%s” is told as percent and as points, where the syllabus says both', (question) => {
  const parts = [aPart({ name: 'Homework', weight: 20, points: 130 })];
  expect(ask(question, [{ course: bio, parts, scores: [] }])?.text).toBe(
    'BIO 101: Homework counts 20% of the grade, 130 points.',
  );
});

test.each([['How is the course graded?'], ['How is graded?'], ['How is my final grade calculated?']])(
  '“%s” tells all parts',
  (question) => {
    expect(ask(question, schemes.slice(0, 1))?.facts).toHaveLength(3);
  },
);

test('a share says where it stands', () => {
  expect(ask('How much is the final exam worth?', schemes.slice(0, 1))?.facts).toMatchObject([
    { course: bio, source },
  ]);
});

test.each([
  ['How much is the final project worth?'],
  ['How much does the textbook cost?'],
  ['What is the late policy?'],
  ['How many points do late quizzes lose?'],
])('“%s” is left to the syllabi', (question) => {
  expect(ask(question)).toBeUndefined();
});

test.each([
  ['What do I need on the final for 84%?', 'BIO 101: 90% on Final exam for 84% in the end.'],
  ['What do I need to get on the final to end with 95%?', 'BIO 101: 95% is out of reach: 88% is the most.'],
  ['What score do I need on the final exam for 40%?', 'BIO 101: 40% is reached whatever Final exam brings.'],
])('%s', (question, text) => {
  expect(ask(question, schemes.slice(0, 1))?.text).toBe(text);
});

test('where no grade is named, the usual ones are told', () => {
  expect(ask('What do I need on the final?', schemes.slice(0, 1))?.text).toBe(
    'BIO 101: 90% is out of reach: 88% is the most; 80% on Final exam for 80% in the end; 55% on Final exam for 70% in the end.',
  );
});

test('what has scores and nobody knows how many works cannot be worked out', () => {
  expect(ask('What do I need on the quizzes for 84%?', schemes.slice(0, 1))?.text).toBe(
    'BIO 101: how many works there are of Quizzes is not known.',
  );
});

test('without a score it is said what is assumed', () => {
  const unscored = schemes.map((scheme) => ({ ...scheme, scores: [] })).slice(0, 1);
  expect(ask('What do I need on the final for 90%?', unscored)?.text).toContain('No score is entered yet');
});

test('what no scheme has cannot be worked out, and it is said why', () => {
  expect(ask('What do I need on the final for 85%?', [])?.text).toMatch(/^No course has a part of its grade/);
  expect(ask('What textbook do I need?', [])).toBeUndefined();
});
