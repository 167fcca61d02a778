import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from './Markdown';

afterEach(cleanup);

const draw = (text: string) => render(<Markdown text={text} />).container;

test('headings, lists, tables and code are drawn as what they are', () => {
  draw('## Roles\n\n- **Owner**\n- Viewer\n\n| Role | May |\n|---|---|\n| Owner | `all` |');
  expect(screen.getByRole('heading', { level: 2, name: 'Roles' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Owner', 'Viewer']);
  expect(screen.getByRole('cell', { name: 'all' })).toBeTruthy();
});

test('markup inside a text is never markup of the page', () => {
  const page = draw('Hello <img src=x onerror="alert(1)"> there\n\n<script>alert(1)</script>');
  expect(page.querySelectorAll('img, script')).toHaveLength(0);
});

test.each([
  ['in a line', 'Sort a List<String> first', 'Sort a List<String> first'],
  ['in a line of its own', '<b>Bring</b> the notes', '<b>Bring</b> the notes'],
  ['as a script', '<script>alert(1)</script> read this', '<script>alert(1)</script> read this'],
  ['behind a backslash', '5 \\* 3 \\< 16', '5 * 3 < 16'],
  ['as a picture', '![the map](https://example.org/map.png)', 'the map'],
])('nothing that was written goes missing: markup %s', (_, text, shown) => {
  expect(draw(text).textContent?.trim()).toBe(shown);
});

test('signs that Markdown escapes are shown as they were written', () => {
  expect(draw('`5 < 6 && "x"` & more').textContent).toBe('5 < 6 && "x" & more');
});

test('a link leads to a page', () => {
  draw('[the book](https://example.org/book)');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/book');
});

test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example'])(
  'a link to %s is only its words',
  (address) => {
    expect(draw(`[press](<${address}>)`).textContent).toBe('press');
    expect(screen.queryByRole('link')).toBeNull();
  },
);
