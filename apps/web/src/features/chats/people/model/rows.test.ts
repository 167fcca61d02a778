import { expect, test } from 'vitest';
import type { ChatMessage } from '@/api';
import type { Pending } from './outbox';
import { buildRows } from './rows';

const said = (number: number, authorId: string, createdAt: string) =>
  ({ id: `id-${number}`, number, authorId, createdAt, replyTo: null }) as ChatMessage;
const build = (
  messages: ChatMessage[],
  rest: { waited?: { after: number; upTo: number }; pending?: Pending[] } = {},
) =>
  buildRows({ messages, pending: [], waited: { after: 99, upTo: 99 }, myId: 'me', zone: 'UTC', ...rest }).map(
    (row) => (row.kind === 'message' ? `${row.message.number}${row.isFirst ? ' with name' : ''}` : row.kind),
  );

test('messages of one person in a row stand under one name, each day under its rule', () => {
  expect(
    build([
      said(1, 'theo', '2027-02-11T23:58:00Z'),
      said(2, 'theo', '2027-02-11T23:59:00Z'),
      said(3, 'theo', '2027-02-12T00:01:00Z'),
      said(4, 'me', '2027-02-12T00:02:00Z'),
      said(5, 'me', '2027-02-12T00:20:00Z'),
    ]),
  ).toEqual(['day', '1 with name', '2', 'day', '3 with name', '4 with name', '5 with name']);
});

test('one rule stands above the first message of others that is new', () => {
  const at = '2027-02-11T10:00:00Z';
  const messages = [said(1, 'theo', at), said(2, 'me', at), said(3, 'theo', at), said(4, 'theo', at)];
  expect(build(messages, { waited: { after: 1, upTo: 3 } })).toEqual([
    'day',
    '1 with name',
    '2 with name',
    'new',
    '3 with name',
    '4',
  ]);
});

test('what comes while one looks on is not set apart', () => {
  const at = '2027-02-11T10:00:00Z';
  const messages = [said(1, 'theo', at), said(2, 'theo', at)];
  expect(build(messages, { waited: { after: 1, upTo: 1 } })).toEqual(['day', '1 with name', '2']);
});

test('what is on its way comes last, and goes once it has arrived', () => {
  const at = '2027-02-11T10:00:00Z';
  const pending = [{ id: 'id-1' }, { id: 'id-2' }] as Pending[];
  expect(build([said(1, 'me', at)], { pending })).toEqual(['day', '1 with name', 'pending']);
});
