import { expect, test } from 'vitest';
import type { Finding, Question } from '@/api';
import { aFinding, aQuestion } from '../testing/builders';
import {
  answeredOf,
  buildGroups,
  nextDoubtful,
  nextOpen,
  type Order,
  placeInGroup,
  progressOf,
} from './items';

const rows = (findings: Finding[], questions: Question[] = [], order?: Order) =>
  buildGroups({ findings, questions, ...(order ? { order } : {}) }).map(({ title, items }) => [
    title,
    items.map(({ id }) => id),
  ]);

test('questions come first and take their finding along', () => {
  const findings = [
    aFinding({ id: 'a' }),
    aFinding({ id: 'b', kind: 'exam' }),
    aFinding({ id: 'c', kind: 'holiday' }),
  ];
  expect(rows(findings, [aQuestion({ findingIds: ['a'] })])).toEqual([
    ['Questions', ['q']],
    ['Exams', ['b']],
    ['Days off', ['c']],
  ]);
});

test('a question about many findings leaves them in their groups', () => {
  expect(
    rows(
      [aFinding({ id: 'a' }), aFinding({ id: 'b', date: '2026-04-01' })],
      [aQuestion({ findingIds: ['a', 'b'] })],
    ),
  ).toEqual([
    ['Questions', ['q']],
    ['Assignments', ['a', 'b']],
  ]);
});

test('the place of a row is told within its group', () => {
  const findings = [aFinding({ id: 'a' }), aFinding({ id: 'b', date: '2026-04-01' })];
  const groups = buildGroups({ findings, questions: [aQuestion({ findingIds: ['a', 'b'] })] });
  const places = groups.flatMap(({ items }) => items.map((item) => placeInGroup(groups, item)));
  expect(places).toEqual([
    { title: 'Questions', number: 1, of: 1 },
    { title: 'Assignments', number: 1, of: 2 },
    { title: 'Assignments', number: 2, of: 2 },
  ]);
});

test('an answered question is asked no more', () => {
  expect(rows([aFinding({ id: 'a' })], [aQuestion({ findingIds: ['a'], answer: { option: 0 } })])).toEqual([
    ['Assignments', ['a']],
  ]);
});

test('a question is asked no more once all that it is about is set aside, however that was done', () => {
  const question = aQuestion({ findingIds: ['a', 'b'] });
  const [a, b] = [aFinding({ id: 'a', review: 'dismissed' }), aFinding({ id: 'b' })];
  expect(rows([a, b], [question])).toEqual([
    ['Questions', ['q']],
    ['Assignments', ['b']],
  ]);
  const aside = [a, { ...b, review: 'dismissed' as const }];
  expect(rows(aside, [question])).toEqual([]);
  expect(progressOf({ findings: aside, questions: [question] }).questions).toBe(0);
});

test.each<[Order, string[]]>([
  ['doubt', ['unsure', 'late', 'done']],
  ['date', ['done', 'unsure', 'late']],
  ['page', ['late', 'done', 'unsure']],
])('ordered by %s', (order, ids) => {
  const at = (page: number) => [{ page, quote: '' }];
  const findings = [
    aFinding({ id: 'late', date: '2026-05-01', evidence: at(1) }),
    aFinding({ id: 'done', date: '2026-01-20', review: 'accepted', evidence: at(2) }),
    aFinding({ id: 'unsure', date: '2026-02-20', confidence: 0.4, evidence: at(3) }),
  ];
  expect(rows(findings, [], order)).toEqual([['Assignments', ids]]);
});

test('what was set aside is not listed, but counts as reviewed', () => {
  const findings = [
    aFinding({ id: 'a' }),
    aFinding({ id: 'b', review: 'dismissed' }),
    aFinding({ id: 'c', review: 'accepted' }),
  ];
  expect(rows(findings)).toEqual([['Assignments', ['a', 'c']]]);
  expect(progressOf({ findings, questions: [aQuestion({})] })).toEqual({
    reviewed: 2,
    total: 3,
    questions: 1,
  });
});

test('after a decision the next open row follows, from the top when it was the last', () => {
  const findings = [aFinding({ id: 'a' }), aFinding({ id: 'b', review: 'accepted' }), aFinding({ id: 'c' })];
  const items = buildGroups({ findings, questions: [], order: 'page' }).flatMap((group) => group.items);
  expect(nextOpen(items, 'a')?.id).toBe('c');
  expect(nextOpen(items, 'c')?.id).toBe('a');
});

test('the keyboard goes from doubt to doubt, and then to what is still open', () => {
  const findings = [
    aFinding({ id: 'sure', date: '2026-01-01' }),
    aFinding({ id: 'unsure', date: '2026-01-02', confidence: 0.6 }),
    aFinding({ id: 'accepted', date: '2026-01-03', confidence: 0.6, review: 'accepted' }),
    aFinding({
      id: 'contested',
      date: '2026-01-04',
      secondReading: { verdict: 'doubted', fields: [], evidence: [] },
    }),
  ];
  const items = buildGroups({ findings, questions: [], order: 'date' }).flatMap((group) => group.items);
  expect(nextDoubtful(items, 'sure')?.id).toBe('unsure');
  expect(nextDoubtful(items, 'unsure')?.id).toBe('contested');
  expect(nextDoubtful(items, 'contested')?.id).toBe('unsure');
  const settled = items.filter(({ id }) => id === 'sure' || id === 'accepted');
  expect(nextDoubtful(settled, 'accepted')?.id).toBe('sure');
});

test('what was answered is kept with its questions, while something that it settled is still here', () => {
  const answered = aQuestion({ id: 'answered', findingIds: ['a'], answer: { option: 0 } });
  const elsewhere = aQuestion({ id: 'elsewhere', findingIds: ['moved on'], answer: { option: 0 } });
  const asked = aQuestion({ id: 'asked', findingIds: ['a'] });
  const questions = [answered, elsewhere, asked];
  expect(answeredOf({ findings: [aFinding({ id: 'a' })], questions })).toEqual([answered]);
});
