// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { flowLines, offsetOf, pointAt, rangeOf } from './flow-text';

// The text of this page: "HIST 210\nEssay due March 3\nQuiz"
function aPage() {
  document.body.innerHTML =
    '<h1 data-start="0">HIST 210</h1><p data-start="9">Essay due <b>March 3</b></p><table><tbody><tr><td><p data-start="27">Quiz</p></td></tr></tbody></table>';
  return flowLines(document.body);
}

test.each([
  [[9, 14] as const, 'Essay'],
  [[15, 26] as const, 'due March 3'],
  [[19, 26] as const, 'March 3'],
  [[27, 31] as const, 'Quiz'],
])('the span %j holds %j', (span, words) => expect(rangeOf(aPage(), span)?.toString()).toBe(words));

test('a span past the end stops at the end', () =>
  expect(rangeOf(aPage(), [27, 99])?.toString()).toBe('Quiz'));

test('a place in the page is an offset again', () => {
  const lines = aPage();
  for (const offset of [0, 9, 20, 26, 29]) {
    const point = pointAt(lines, offset);
    expect(point && offsetOf(point.node, point.offset)).toBe(offset);
  }
});

test('a page without lines holds nothing', () => expect(rangeOf([], [0, 4])).toBeUndefined());
