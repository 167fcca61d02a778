import { expect, test } from 'vitest';
import type { Document } from '@/api';
import { toVersions } from './versions';

const named = (id: string, replaces?: string, replacedBy?: string) =>
  ({
    id,
    replaces: replaces ? { id: replaces, name: replaces } : null,
    replacedBy: replacedBy ? { id: replacedBy, name: replacedBy } : null,
  }) as Document;

test('earlier versions stand under the newest, the last before it first', () => {
  const documents = [
    named('third', 'second'),
    named('other'),
    named('second', 'first', 'third'),
    named('first', undefined, 'second'),
  ];
  expect(
    toVersions(documents).map(({ document, number, earlier }) => [
      document.id,
      number,
      earlier.map(({ id }) => id),
    ]),
  ).toEqual([
    ['third', 3, ['second', 'first']],
    ['other', undefined, []],
  ]);
});

test('a version whose successor is not in the list stands for itself', () => {
  expect(toVersions([named('first', undefined, 'elsewhere')]).map(({ document }) => document.id)).toEqual([
    'first',
  ]);
});

test('a new version that is still being read does not hide the one it is to replace', () => {
  expect(toVersions([named('second', 'first'), named('first')]).map(({ document }) => document.id)).toEqual([
    'second',
    'first',
  ]);
});
