import { describe, expect, test } from 'vitest';
import { plainText } from '@/lib/plain-text';
import { readMarkup } from './markup';

const inline = (text: string, names: string[] = []) => {
  const [block] = readMarkup(text, names);
  return block && block.kind !== 'code'
    ? block.lines[0]?.map(({ kind, text: words }) => `${kind} ${words}`)
    : [];
};

describe('what people write', () => {
  test.each([
    ['plain words', ['text plain words']],
    ['**bold** and *lean*', ['strong bold', 'text  and ', 'em lean']],
    ['2 * 3 * 4', ['text 2 * 3 * 4']],
    ['snake_case_name', ['text snake_case_name']],
    ['_lean_ ~~gone~~', ['em lean', 'text  ', 'del gone']],
    ['`**not bold**`', ['code **not bold**']],
    ['see https://example.org/a?b=1.', ['text see ', 'link https://example.org/a?b=1', 'text .']],
    ['[the plan](https://example.org)', ['link the plan']],
    ['[x](javascript:alert(1))', ['text [x](javascript:alert(1))']],
    ['<img src=x onerror=alert(1)>', ['text <img src=x onerror=alert(1)>']],
    ['', undefined],
  ])('%j', (text, expected) => {
    expect(text === '' ? inline(text) : inline(text)).toEqual(expected ?? []);
  });
});

test('who is named stands out, the others do not', () => {
  expect(inline('hi @Theo Brandt, and @nobody', ['Theo Brandt'])).toEqual([
    'text hi ',
    'mention @Theo Brandt',
    'text , and @nobody',
  ]);
});

test('lines, quotes and code are blocks', () => {
  const blocks = readMarkup('> said\n> so\nyes\nno\n```js\nlet a = 1;\n```');
  expect(blocks.map(({ kind }) => kind)).toEqual(['quote', 'text', 'code']);
  expect(plainText('> said\n**so**')).toBe('said so');
  expect(plainText('see [the plan](https://example.org)')).toBe('see the plan');
});

test('a message full of signs is read at once', () => {
  const signs = '*_~`['.repeat(20_000);
  expect(readMarkup(signs).map(({ kind }) => kind)).toEqual(['text']);
});
