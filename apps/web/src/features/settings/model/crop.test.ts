import { expect, test } from 'vitest';
import { moveBy, squareOf, WHOLE } from './crop';

const wide = { width: 400, height: 200 };

test.each([
  ['the middle at first', WHOLE, { left: 100, top: 0, side: 200 }],
  ['closer', { ...WHOLE, zoom: 2 }, { left: 150, top: 50, side: 100 }],
  ['never beyond the left edge', { ...WHOLE, x: 0 }, { left: 0, top: 0, side: 200 }],
  ['nor the right one', { ...WHOLE, x: 1 }, { left: 200, top: 0, side: 200 }],
  ['nor closer than four times', { ...WHOLE, zoom: 9 }, { left: 175, top: 75, side: 50 }],
])('%s', (_, crop, expected) => {
  expect(squareOf(wide, crop)).toEqual(expected);
});

test('moving stops at the edge, and comes back at once', () => {
  const atEdge = moveBy(wide, WHOLE, { dx: 5, dy: 0 });
  expect(squareOf(wide, atEdge).left).toBe(200);
  expect(squareOf(wide, moveBy(wide, atEdge, { dx: -0.1, dy: 0 })).left).toBe(180);
});
