import { describe, expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { readDocument } from '../node.ts';

// What sentences tell of the part of the grade that a title above them, or in front of them, names.

const PARTS = [
  ['Participation', 10],
  ['Quizzes', 20],
  ['Midterm exam', 30],
  ['Final paper', 40],
] as const;

const PLACES: Readonly<Record<string, (name: string, told: string) => string>> = {
  'below a heading': (name, told) => `### ${name}\n\n${told}`,
  'below a bold line': (name, told) => `**${name}**\n\n${told}`,
  'behind a bold title': (name, told) => `**${name}.** ${told}`,
  'in a list below its point': (name, told) => `- ${name}\n    - ${told}`,
  'two paragraphs below a heading': (name, told) =>
    `### ${name}\n\nBring a pencil and some paper.\n\n${told}`,
};

async function weights(...lines: readonly string[]): Promise<string[]> {
  const text = [
    '# GEOG 210: Rivers',
    'Fall 2026',
    '## Grading',
    ...lines,
    '## Schedule',
    '- Sept. 8: Rivers',
  ];
  const document = await readDocument({
    bytes: new TextEncoder().encode(text.join('\n\n')),
    fileName: 'syllabus.md',
  });
  return extract(document, { referenceDate: '2026-09-01' }).grading.map(
    ({ component, weight }) => `${component} ${weight}`,
  );
}

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  test.each([
    'This is worth X% of your grade.',
    'It counts for X% of the final grade.',
    'Worth X% of your grade.',
    'Counts X% toward the final grade.',
    'You do it in class. It makes up X% of your grade.',
  ])('%s', async (told) =>
    expect(
      await weights(...PARTS.map(([name, weight]) => place(name, told.replace('X', `${weight}`)))),
    ).toEqual(PARTS.map(([name, weight]) => `${name} ${weight}`)),
  );

  test('what is lost is no part of the grade', async () =>
    expect(
      await weights(...PARTS.map(([name]) => place(name, 'It loses 10% for each day that it is late.'))),
    ).toEqual([]));
});

test.each([
  ['fr', ['Examen final', 'Travail de session'], 'Cela compte pour X % de la note.'],
  ['es', ['Examen final', 'Ensayo'], 'Esto vale X% de la nota.'],
])('in another language: %s', async (_, [first = '', second = ''], told) =>
  expect(
    await weights(`### ${first}`, told.replace('X', '60'), `### ${second}`, told.replace('X', '40')),
  ).toEqual([`${first} 60`, `${second} 40`]),
);

test.each(['(40% total — 20% each)', '(40% total, 20% each)', '(20% each, 40% total)'])(
  'a whole and how it comes about: Two exams %s',
  async (share) =>
    expect(await weights('- Participation: 10%', `- Two exams ${share}`, '- Homework: 50%')).toEqual([
      'Participation 10',
      'Two exams 40',
      'Homework 50',
    ]),
);

test('an amount alone below its title, and in brackets how it comes about', async () => {
  const bytes = new TextEncoder().encode(
    [
      '# Statistics, Fall 2026',
      '### Homework assignments',
      '120 points (15 points each – 8 assignments)',
      '### Project',
      '100 points',
      '### Quizzes',
      '60 points (5 points each – 12 quizzes)',
    ].join('\n\n'),
  );
  const document = await readDocument({ bytes, fileName: 'syllabus.md' });
  expect(
    extract(document, { referenceDate: '2026-08-01' }).grading.map(({ component, points }) => [
      component,
      points,
    ]),
  ).toEqual([
    ['Homework assignments', 120],
    ['Project', 100],
    ['Quizzes', 60],
  ]);
});
