// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { endOnWords, flowLines, offsetOf, pointAt, rangeOf } from './flow-text';

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

test.each([
  ['the next line', 'p', [9, 26]],
  ['what stands beside the page', 'footer', [9, 31]],
] as const)('words chosen up to the start of %s end with the last of them', (_, next, span) => {
  aPage();
  document.body.innerHTML = `<main>${document.body.innerHTML}</main><footer>Hint</footer>`;
  const [main, first] = [document.querySelector('main'), document.querySelector('p')];
  const after = [...document.querySelectorAll(next)].at(-1);
  if (!main || !first || !after) throw new Error('The page is not drawn');
  const chosen = document.createRange();
  chosen.setStart(first, 0);
  chosen.setEnd(after, 0);
  const words = endOnWords(chosen, main);
  const { startContainer, startOffset, endContainer, endOffset } = words;
  expect([offsetOf(startContainer, startOffset), offsetOf(endContainer, endOffset)]).toEqual(span);
});
