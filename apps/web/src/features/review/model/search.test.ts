import { expect, test } from 'vitest';
import { TABS, toNextTab } from './search';

test.each([
  ['ArrowRight', 'findings', 'aside'],
  ['ArrowRight', 'facts', 'findings'],
  ['ArrowLeft', 'findings', 'facts'],
  ['Home', 'facts', 'findings'],
  ['End', 'findings', 'facts'],
  ['a', 'aside', undefined],
] as const)('%s on the tab %s leads to %s', (key, from, to) => {
  expect(TABS[toNextTab(key, TABS.indexOf(from))]).toBe(to);
});
