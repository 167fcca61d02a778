import { describe, expect, test } from 'vitest';
import { findPassages } from './passages.rules.ts';

const passages = [
  {
    id: 'late',
    heading: 'Late work',
    text: 'Late lab reports lose 20% of the points for each day or part of a day. Nothing is accepted after the third day.',
  },
  {
    id: 'absence',
    heading: 'Absence',
    text: 'One missed section may be made up in the open lab of the same week. Write to your instructor within two days.',
  },
  {
    id: 'office',
    heading: 'Contact',
    text: 'Dr. Petra Voss, Wexler 210. Office hours Tuesday 2 to 4 pm. petra.voss@northfield.example',
  },
  {
    id: 'book',
    heading: 'Materials',
    text: 'The textbook is Tide and Shore, third edition. A lab coat is needed at the bench.',
  },
  {
    id: 'integrity',
    heading: 'Academic integrity',
    text: 'Text written by ChatGPT or another generative tool counts as plagiarism unless you cite it.',
  },
  {
    id: 'grading',
    heading: 'Grading',
    text: 'Quizzes 20%, lab reports 30%, midterm 20%, final exam 30%. The lowest quiz is dropped.',
  },
];

const first = (question: string) => findPassages(question, passages)[0]?.passage.id;

describe('the passage closest to a question', () => {
  test.each([
    ['What is the late policy?', 'late'],
    ['What happens if I hand in a lab report a day late?', 'late'],
    ['Can I make up a class I missed?', 'absence'],
    ['When are office hours?', 'office'],
    ['how do I contact the professor by email', 'office'],
    ['Which textbook do I need?', 'book'],
    ['Can I use ChatGPT?', 'integrity'],
    ['Is the lowest quiz dropped?', 'grading'],
    ['how much is the final exam worth', 'grading'],
  ])('%s → %s', (question, id) => {
    expect(first(question)).toBe(id);
  });
});

test.each([
  ['Is there a parking garage?'],
  ['Who won the world cup in 1998?'],
  ['What is the dress code for graduation?'],
  ['???'],
  [''],
])('nothing is close to “%s”, and nothing is said', (question) => {
  expect(findPassages(question, passages)).toEqual([]);
});

test('ten thousand passages are searched in well under a second', () => {
  const many = Array.from(
    { length: 10_000 },
    (_, index) => ({ ...passages[index % passages.length], id: String(index) }) as (typeof passages)[0],
  );
  const started = performance.now();
  findPassages('What is the late policy?', many);
  expect(performance.now() - started).toBeLessThan(3000);
});
