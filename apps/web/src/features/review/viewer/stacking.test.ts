import { expect, test } from 'vitest';
import type { Kind } from '@/ui/KindIcon';
import { pickAt, stackMarks } from './stacking';
import type { PlacedMark, Rect } from './view';

const placed = (itemId: string, kind: Kind, rects: Rect[], isGone = false): PlacedMark => ({
  mark: {
    key: itemId,
    itemId,
    kind,
    label: itemId,
    evidence: { page: 1, quote: itemId },
    isReviewed: false,
    isFirst: true,
    isGone,
  },
  rects,
});

const ROW: Rect = [100, 100, 300, 20];
const PART: Rect = [320, 100, 60, 20];
const [quiz, lab] = [placed('Quiz 1', 'quiz', [PART]), placed('Lab 3: Tables, Quiz 1', 'class', [ROW])];
const [midterm, noClass] = [placed('Midterm', 'exam', [ROW]), placed('No class', 'holiday', [ROW])];
const gone = placed('Old quiz', 'quiz', [PART], true);

const idsOf = (marks: readonly PlacedMark[]) => marks.map(({ mark }) => mark.itemId);

test.each<[string, PlacedMark[], string[]]>([
  ['a small box lies above a large one', [quiz, lab], ['Lab 3: Tables, Quiz 1', 'Quiz 1']],
  ['of two alike the work lies above the day off', [midterm, noClass], ['No class', 'Midterm']],
  ['what is gone lies below all', [lab, gone], ['Old quiz', 'Lab 3: Tables, Quiz 1']],
])('%s', (_, marks, expected) => {
  expect(idsOf(stackMarks(marks))).toEqual(expected);
  expect(idsOf(stackMarks(marks.toReversed()))).toEqual(expected);
});

const press = (marks: PlacedMark[], pressed: PlacedMark, at?: { x: number; y: number }) => {
  const stacked = stackMarks(marks);
  const [rect] = pressed.rects as [Rect];
  return (selectedId?: string) => pickAt(stacked, { pressed, rect, at, selectedId });
};

test.each<[string, { x: number; y: number } | undefined]>([
  ['by pointer', { x: 110, y: 110 }],
  ['by keyboard', undefined],
])('boxes that are alike take turns, %s', (_, at) => {
  const next = press([noClass, midterm], midterm, at);
  expect(next()).toBe('Midterm');
  expect(next('Midterm')).toBe('No class');
  expect(next('No class')).toBe('Midterm');
});

test('a press beside the small box chooses the large one, however often', () => {
  const next = press([quiz, lab], lab, { x: 120, y: 110 });
  expect(next()).toBe('Lab 3: Tables, Quiz 1');
  expect(next('Lab 3: Tables, Quiz 1')).toBe('Lab 3: Tables, Quiz 1');
});

test('a chosen box that lies over a small one gives way to it', () => {
  expect(press([quiz, lab], lab, { x: 330, y: 110 })('Lab 3: Tables, Quiz 1')).toBe('Quiz 1');
});

test('a finger that presses beside the box chooses it', () => {
  expect(press([quiz, lab], quiz, { x: 330, y: 97 })('somewhere else')).toBe('Quiz 1');
});
