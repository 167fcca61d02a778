import { describe, expect, test } from 'vitest';
import { createIndex } from './document-index.ts';
import { bestLines, chancesOf, lookAt, windowScores } from './line-ranking.ts';
import type { LineModel } from './pairs.ts';
import { readQuestion } from './reading.ts';

const line = (text: string, isHeading = false) => ({ page: 1, text, isHeading });
const index = createIndex([
  line('Late work', true),
  line('Homework loses 10% a day.'),
  line('Homework is due on Friday.'),
]);
const usual = { homework: [1, 0.2], '!late': [1, 0.1] };
const silent: LineModel = { signals: [], pairs: {}, silence: {}, bias: 0 };
const scoresBy = (model: LineModel, question = 'How late may homework be?') => [
  ...lookAt(index, readQuestion(index, question, {}), { model, usual }).scores,
];

describe('the first look at the lines', () => {
  test('nothing learned tells nothing', () => {
    expect(scoresBy(silent)).toEqual([0, 0, 0]);
  });

  test('a pair counts where the question has the one term and the line the other', () => {
    expect(scoresBy({ ...silent, pairs: { '~late': { '#percent': 2 } } })).toEqual([0, 2, 0]);
    expect(scoresBy({ ...silent, pairs: { '~late': { '#percent': 2 } } }, 'Is homework graded?')).toEqual([
      0, 0, 0,
    ]);
  });

  test('a term of the heading and a kind of the line before have pairs of their own', () => {
    expect(scoresBy({ ...silent, pairs: { '~late': { 'h:~late': 1, 'p:#percent': 3 } } })).toEqual([
      0,
      1,
      4 / Math.SQRT2,
    ]);
  });

  test('a pair without a term of the question counts for any question', () => {
    expect(scoresBy({ ...silent, pairs: { '': { '#percent': 1 } } }, 'Who teaches?')).toEqual([0, 1, 0]);
  });

  test('names of built-in properties are terms like any other', () => {
    expect(scoresBy(silent, 'What is a constructor, or __proto__, or toString?')).toEqual([0, 0, 0]);
  });

  test('the wording of a question may speak for silence', () => {
    const model = { ...silent, bias: 1, silence: { late: 2 } };
    const look = lookAt(index, readQuestion(index, 'late?', {}), { model, usual });
    expect(look.silence).toBe(3);
  });
});

test('the best lines come first, and of alike ones the earlier', () => {
  const look = { signals: [], scores: Float64Array.of(1, 3, 1, 2), silence: 0 };
  expect(bestLines(look, 3)).toEqual([1, 3, 0]);
});

test('chances add up to one, and a window has those of its lines', () => {
  const chances = chancesOf(Float64Array.of(0, Math.log(3), 0));
  expect([...chances].map((one) => Number(one.toFixed(2)))).toEqual([0.2, 0.6, 0.2]);
  expect(windowScores(index, chances)[0]).toBeCloseTo(1.6);
});
