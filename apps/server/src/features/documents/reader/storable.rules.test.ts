import { expect, test } from 'vitest';
import { toStorable } from './storable.rules.ts';

test.each([
  ['Quiz\0 1', 'Quiz  1'],
  ['half \ud83d', 'half \ufffd'],
  ['whole \u{1f4da}', 'whole \u{1f4da}'],
  ['a path C:\\u0000', 'a path C:\\u0000'],
])('%j is kept as %j, and is as long', (text, kept) => {
  expect(toStorable({ deep: [{ text }], page: 1 })).toEqual({ deep: [{ text: kept }], page: 1 });
  expect(kept).toHaveLength(text.length);
});
