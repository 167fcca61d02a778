import { expect, test } from 'vitest';
import { placeBeside } from './use-beside-words';

const VIEW = { left: 100, top: 50, right: 900, bottom: 850 };
const BUTTON = { width: 100, height: 30 };

/** Lines of words, 20 high, from one height to another. */
const lines = (from: number, to: number) =>
  Array.from({ length: (to - from) / 20 }, (_, index) => ({
    left: 200,
    right: 600,
    top: from + 20 * index,
    bottom: from + 20 * (index + 1),
  }));

test.each([
  ['below the end of the words', lines(300, 340), { left: 500, top: 348 }],
  ['above them at the lower edge', lines(800, 840), { left: 500, top: 762 }],
  ['below the last that is seen of them', lines(-600, 700), { left: 500, top: 708 }],
  ['at the lower edge, and not above, where they begin far up', lines(200, 1500), { left: 500, top: 812 }],
  ['at the lower edge where they fill the view', lines(0, 5000), { left: 500, top: 812 }],
  ['at the upper edge where they are above it', lines(-600, -500), { left: 500, top: 58 }],
  ['at the lower edge where they are below it', lines(2000, 2040), { left: 500, top: 812 }],
])('the button stands %s', (_, words, place) =>
  expect(placeBeside({ lines: words, view: VIEW, ...BUTTON })).toEqual(place),
);

test('it leaves the view on neither side', () => {
  const narrow = [{ left: 110, right: 130, top: 300, bottom: 320 }];
  const wide = [{ left: 110, right: 1200, top: 300, bottom: 320 }];
  expect(placeBeside({ lines: narrow, view: VIEW, ...BUTTON }).left).toBe(108);
  expect(placeBeside({ lines: wide, view: VIEW, ...BUTTON }).left).toBe(792);
});
