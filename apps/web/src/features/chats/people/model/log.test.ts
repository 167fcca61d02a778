import { expect, test } from 'vitest';
import type { ChatMessage } from '@/api';
import { caughtUp, type Log, toLog, told, withMessages, withOlder } from './log';

const message = (number: number, revision = number, text = `message ${number}`) =>
  ({ id: `id-${number}`, number, revision, text }) as ChatMessage;
const aLog = (rest: Partial<Log> = {}): Log => ({
  messages: [message(4), message(5)],
  revision: 5,
  hasOlder: true,
  ...rest,
});
const numbers = ({ messages }: Log) => messages.map(({ number }) => number);

test('what is told next is taken in, and what is told again changes nothing', () => {
  const next = told(aLog(), { content: message(6), number: 6 });
  expect(next && numbers(next)).toEqual([4, 5, 6]);
  expect(next && told(next, { content: message(6), number: 6 })).toBe(next);
});

test.each([
  ['after a gap', { content: message(7), number: 7 }],
  ['without what it is about', { content: undefined, number: 6 }],
])('%s the rest has to be asked for', (_, change) => {
  expect(told(aLog(), change)).toBeUndefined();
});

test('an answer that comes late does not take a change back', () => {
  const edited = withMessages(aLog(), [message(5, 8, 'edited')]);
  expect(withMessages(edited, [message(5, 5)]).messages[1]?.text).toBe('edited');
});

test('a change of a message that is not loaded yet leaves no hole', () => {
  expect(numbers(withMessages(aLog(), [message(2, 6)]))).toEqual([4, 5]);
  expect(numbers(withMessages(aLog({ hasOlder: false }), [message(2, 6)]))).toEqual([2, 4, 5]);
});

test('catching up never goes back behind what was told meanwhile', () => {
  const log = caughtUp(aLog({ revision: 9 }), { items: [message(6)], revision: 6, hasMore: false });
  expect(log.revision).toBe(9);
  expect(numbers(log)).toEqual([4, 5, 6]);
});

test('earlier messages come in front', () => {
  const log = withOlder(aLog(), { items: [message(2), message(3)], revision: 5, hasMore: false });
  expect(numbers(log)).toEqual([2, 3, 4, 5]);
  expect(log.hasOlder).toBe(false);
  expect(toLog({ items: [], revision: 0, hasMore: false })).toEqual({
    messages: [],
    revision: 0,
    hasOlder: false,
  });
});
