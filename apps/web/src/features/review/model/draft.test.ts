import { expect, test } from 'vitest';
import { onDay, sentenceWith, toPlainDraft, toSuggestion } from './draft';

test('until more is known a draft is its words, and nothing else', () =>
  expect(toPlainDraft('Bring the form on 06/04/2027')).toMatchObject({
    title: 'Bring the form on 06/04/2027',
    date: '',
    time: null,
  }));

test('what words do not say is not suggested', () => {
  const nothing = { endDate: null, time: null, endTime: null, weight: null };
  expect(toSuggestion({ kind: null, title: 'Studio', date: null, ...nothing })).toEqual({ title: 'Studio' });
  expect(toSuggestion(null)).toEqual({});
});

test('what is said of another day does not hold on this one', () => {
  const said = { title: 'Quiz', kind: 'quiz' as const, date: '2027-02-12', time: '10:00' };
  expect(onDay('2027-02-12', said)).toEqual(said);
  expect(onDay('2027-02-19', said)).toEqual({ title: 'Quiz', kind: 'quiz', date: '2027-02-19' });
});

test.each([
  ['Bring a pen. The walk is March 24; bring shoes.', 'March 24', 'The walk is March 24;'],
  ['due Feb. 3', 'Feb. 3', 'due Feb. 3'],
])('in %j the sentence with %j is %j', (line, words, sentence) =>
  expect(sentenceWith(line, words)).toBe(sentence),
);
