import { expect, test } from 'vitest';
import { distinctNames, safeName } from './data-export.rules.ts';

test.each([
  ['BIO 101.pdf', 'BIO 101.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a\\b:c?.txt', 'a_b_c_.txt'],
  ['...', '_'],
  ['Mara’s workspace', 'Mara’s workspace'],
])('%j is written as %j', (name, safe) => expect(safeName(name)).toBe(safe));

test('no two files of a folder get the same name, whatever the file system thinks of capitals', () => {
  const nameOf = distinctNames();
  expect(['a.pdf', 'A.PDF', 'a.pdf', 'b'].map(nameOf)).toEqual(['a.pdf', 'A (2).PDF', 'a (3).pdf', 'b']);
});
