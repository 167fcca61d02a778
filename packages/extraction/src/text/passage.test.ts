import { expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';
import type { Line } from '../document.ts';
import { evidenceOf, linesOf, slicePassage, toPassage } from './passage.ts';

const linesIn = (...texts: string[]): Line[] =>
  sketch(...texts).pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'table' ? [] : [block.line])),
  );

test('a word that the end of a line cuts is whole in a passage, and as it is written in a quote', () => {
  const passage = toPassage(linesIn('Reading the gram-', 'mar of maps'));
  expect(passage.text).toBe('Reading the grammar of maps');
  expect(evidenceOf(passage).quote).toBe('Reading the gram- mar of maps');
  expect(evidenceOf(slicePassage(passage, 12, 19)).quote).toBe('gram- mar');
});

test('its lines make the same passage again, also of a part of it', () => {
  const passage = slicePassage(toPassage(linesIn('Reading the gram-', 'mar of maps')), 8);
  expect(toPassage(linesOf(passage)).text).toBe('the grammar of maps');
});
