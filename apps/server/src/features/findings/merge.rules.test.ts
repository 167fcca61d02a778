import { expect, test } from 'vitest';
import { aFinding } from '../../testing/index.ts';
import { mergeFindings } from './merge.rules.ts';

type Standing = Parameters<typeof mergeFindings>[0][number];

const standing = (change: Partial<Standing> = {}): Standing => ({
  id: 'row',
  key: 'quiz-1',
  kind: 'quiz',
  title: 'Quiz 1',
  date: '2027-02-12',
  endDate: null,
  time: null,
  endTime: null,
  weight: null,
  review: 'open',
  editedFields: [],
  byHand: false,
  proposal: null,
  ...change,
});

test.each<[string, Partial<Standing>, boolean]>([
  ['nobody touched', {}, true],
  ['was accepted', { review: 'accepted' }, false],
  ['was dismissed', { review: 'dismissed' }, false],
  ['was edited', { editedFields: ['title'] }, false],
  ['was added by hand', { key: null, byHand: true }, false],
])('a finding that is not read any more and %s goes: %s', (_, change, goes) => {
  expect(mergeFindings([standing(change)], []).goneIds).toEqual(goes ? ['row'] : []);
});

test('a finding read again follows the document, save in what was edited', () => {
  const again = aFinding({ title: 'Quiz one', date: '2027-02-19', weight: 5 });
  const { kept, added } = mergeFindings([standing({ editedFields: ['title'] })], [again]);
  expect(added).toEqual([]);
  expect(kept[0]?.change).toMatchObject({ date: '2027-02-19', weight: 5 });
  expect(kept[0]?.change).not.toHaveProperty('title');
});

test('a year that was once known is not forgotten', () => {
  const { kept } = mergeFindings([standing()], [aFinding({ date: '--02-12' })]);
  expect(kept[0]?.change).not.toHaveProperty('date');
});

test('what is read twice under one name is kept once', () => {
  expect(mergeFindings([], [aFinding(), aFinding()]).added).toHaveLength(1);
});
