// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepShortCells, levelHeadings } from './tidy-flow';

test.each([
  ['h3', '2'],
  ['h1 h3 h2', '2 3 3'],
  ['h2 h4 h6 h2 h3', '2 3 4 2 3'],
  ['h1 h2 h3 h4 h5 h6', '2 3 4 5 6 6'],
])('headings written %s are read out at the levels %s', (written, levels) => {
  const root = document.createElement('div');
  root.append(...written.split(' ').map((name) => document.createElement(name)));
  levelHeadings(root);
  expect([...root.children].map((heading) => heading.getAttribute('aria-level')).join(' ')).toBe(levels);
});

test.each([
  ['13-Feb-25', true],
  ['Lecture 12: Decisions', false],
  ['a-very-long-hyphenated-word', false],
])('a cell of %j is kept on one line: %s', (text, isKept) => {
  const root = document.createElement('tr');
  root.innerHTML = `<td><p>${text}</p></td>`;
  keepShortCells(root);
  expect(root.querySelector('[data-short]') !== null).toBe(isKept);
});
