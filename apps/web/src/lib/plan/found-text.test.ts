import { expect, test } from 'vitest';
import { foundText } from './found-text';

test.each([
  [15, 29, '15 dates found, 29 classes and readings'],
  [1, 1, '1 date found, 1 class or reading'],
  [3, 0, '3 dates found'],
  [0, 12, 'No dates found, 12 classes and readings'],
  [0, 0, 'No dates found'],
])('%i dates and %i classes are told as "%s"', (dates, classes, words) =>
  expect(foundText({ dates, classes })).toBe(words),
);
