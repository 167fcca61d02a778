import { expect, test } from 'vitest';
import type { Document, Line } from '../document.ts';
import { cellStatements } from './clauses.ts';
import { continues, measureSetting } from './wrapping.ts';

const HEIGHT = 12;

/** Lines of a page below each other, six points wide for each character. */
const linesOf = (...texts: string[]): Line[] =>
  texts.map((text, index) => ({
    page: 1,
    text,
    start: 0,
    runs: [],
    box: [72, index * HEIGHT, 72 + 6 * text.length, (index + 1) * HEIGHT],
  }));

const settingOf = (lines: readonly Line[]) =>
  measureSetting({
    pages: [{ number: 1, blocks: lines.map((line) => ({ type: 'line', line })) }],
  } as unknown as Document);

const LONG = 'This course is about coasts and about the people who have lived beside them ever since';

test('a page of short lines is as wide as its longest one, and none goes on with the one above', () => {
  const items = Array.from({ length: 30 }, (_, index) => [
    'Read about the harbor',
    `Quiz ${index} in class`,
  ]).flat();
  const lines = linesOf(LONG, ...items);
  const setting = settingOf(lines);
  const [above, below] = [lines[1], lines[2]];
  expect(above && below && continues(above, below, setting)).toBe(false);
});

test('lines of a narrow column go on, whatever stands above it', () => {
  const words = 'the tide comes in twice a day and leaves what it found on the way to us';
  const lines = linesOf(
    LONG,
    ...Array.from({ length: 30 }, (_, index) => words.slice(index, index + 30).trim()),
  );
  const [above, below] = [lines[2], lines[3]];
  expect(above && below && continues(above, below, settingOf(lines))).toBe(true);
});

test('"due:" begins a line of its own, in small letters too', () => {
  const lines = linesOf(LONG, `reading: ${LONG.slice(0, 70)}`, 'due: Sketch of the harbor');
  const [, above, below] = lines;
  expect(above && below && continues(above, below, settingOf(lines))).toBe(false);
});

test('"Due:" begins a statement of its own in a cell, however full the line above it is', () => {
  const lines = linesOf(
    'Due by the end of class: Exercises 5 and 6 on loops and conditions',
    'Due: Sketch of the harbor',
    'Due dates are those of the calendar of the course, which is posted',
    'Due to the storm, nothing',
  );
  expect(cellStatements(lines).map(({ text }) => text)).toEqual([
    'Due by the end of class: Exercises 5 and 6 on loops and conditions',
    'Due: Sketch of the harbor',
    'Due dates are those of the calendar of the course, which is posted Due to the storm, nothing',
  ]);
});

test('a line of a left column goes on where its column ends, far from the edge of the page', () => {
  const column = (left: number, ...texts: string[]): Line[] =>
    linesOf(...texts).map((line) => ({
      ...line,
      box: [left, (line.box?.[1] ?? 0) + 40, left + 6 * line.text.length, (line.box?.[3] ?? 0) + 40],
    }));
  const left = column(
    72,
    'We read what keepers of the old and new',
    'Lighthouse wrote, and write about it in',
    'a notebook of our own, week after week.',
    'We draw the tide, too.',
    'Notebooks',
    'Sketches',
  );
  const right = column(
    330,
    'We go out and measure what is left of',
    'Pier Seven at low tide, and then the next',
    'one along the shore',
    'Boots',
    'Maps',
  );
  const lines = [...linesOf(LONG), ...left, ...right];
  const setting = settingOf(lines);
  const goOn = lines.map((line, index) => {
    const above = lines[index - 1];
    return above !== undefined && continues(above, line, setting);
  });
  const begun = lines.filter((_, index) => !goOn[index]).map(({ text }) => text);
  expect(begun).toEqual([
    LONG,
    'We read what keepers of the old and new',
    'We draw the tide, too.',
    'Notebooks',
    'Sketches',
    'We go out and measure what is left of',
    'Boots',
    'Maps',
  ]);
});
