import { expect, test } from 'vitest';
import { isPlace, toldHere } from './places';

test.each([
  ['/documents/d1', true],
  ['/chats/people/c1', true],
  ['/documents/', false],
  ['/tasks', false],
  ['/', false],
])('to be at %s is to have read what leads there: %s', (pathname, is) => expect(isPlace(pathname)).toBe(is));

test('what leads to a place is read there, whatever part of it was meant', () => {
  const told = [
    { id: 'n1', path: '/chats/people/c1?message=7' },
    { id: 'n2', path: '/chats/people/c2?message=1' },
    { id: 'n3', path: '/chats/people/c1' },
  ];
  expect(toldHere(told, '/chats/people/c1')).toEqual(['n1', 'n3']);
});
