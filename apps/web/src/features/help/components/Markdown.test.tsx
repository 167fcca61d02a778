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

test('markup inside an article is never markup of the page', () => {
  const page = draw('Hello <img src=x onerror="alert(1)"> there\n\n<script>alert(1)</script>');
  expect(page.querySelectorAll('img, script')).toHaveLength(0);
});

test('signs that Markdown escapes are shown as they were written', () => {
  expect(draw('`5 < 6 && "x"` & more').textContent).toBe('5 < 6 && "x" & more');
});
