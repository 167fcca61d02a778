import { expect, test } from 'vitest';
import { read } from '../../testing/read-lines.ts';

const titles = (...lines: string[]) =>
  read('Spring 2027', ...lines).findings.map(({ kind, title }) => `${kind} ${title}`);

test('texts are named by who wrote them and when, and not by where they are found', () =>
  expect(
    titles(
      '## January 25: Harbors',
      'Readings:',
      'Hale, J. (2015). After ten years, the harbor is legal. The Coastal Review. October 20. https://review.example/harbor',
      'Brook, A. (2017). The mud was never neutral. Estuaries 12(3): 5-10.',
      '## January 27: Tides',
      'Readings:',
      'Reed, C. (2011). Salt. Estuaries 2(1): 1-4.',
      '## February 1: Birds',
      'Readings:',
      'Pond, E. (2012). Wings. Estuaries 3(1): 2-9.',
    ),
  ).toEqual([
    'class Harbors',
    'reading Hale, J. (2015); Brook, A. (2017)',
    'class Tides',
    'reading Reed, C. (2011)',
    'class Birds',
    'reading Pond, E. (2012)',
  ]));

test('joining words and labels of lists are no topic', () =>
  expect(
    titles(
      '| Date | Topic |',
      '| January 25 | Reeds https://reeds.example/one |',
      '| January 27 | Key concepts: |',
      '| February 1 | Readings to complete before class: Hale, ch. 3 |',
    ),
  ).toEqual(['class Reeds', 'class Hale, ch. 3']));
