import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_WORDS, firstWordsOf } from './first-words.ts';

/** What is read of it, links and line breaks aside. */
const wordsOf = (page: string) => page.replace(/<[^>]+>|\{' '\}/g, '').replace(/\s+/g, ' ');

const FEATURES = path.resolve(import.meta.dirname, '../src/features');

test.each(Object.entries(FIRST_WORDS))(
  'what is said first on %s is what its page says',
  (_address, words) => {
    const page = readFileSync(path.join(FEATURES, words.source), 'utf8');
    expect(page).toContain(words.lead ?? '');
    expect(wordsOf(page)).toContain(words.terms ?? '');
    if (words.title === undefined) expect(page).toMatch(/heading=\{/);
    else expect(page).toMatch(new RegExp(`title="${words.title}"|<h1[^>]*>${words.title}</h1>`));
  },
);

test('a page has the words of its own address only', () => {
  expect(firstWordsOf('^/tasks/?$')?.title).toBe('Tasks');
  expect(firstWordsOf('^/tasks/[^/]+/?$')).toBeUndefined();
  expect(firstWordsOf('^/?$')).toBeUndefined();
});
