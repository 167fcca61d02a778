import { afterEach, expect, test, vi } from 'vitest';
import { tokens } from '@/lib/api-client';
import { askStreamed } from './ask-streamed';

const ask = (response: Response) => {
  tokens.current = async () => 'token-1';
  const onText = vi.fn();
  const request = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => response);
  const path = { workspaceId: 'w', conversationId: 'c', body: { text: 'When?' } };
  return { onText, request, answered: askStreamed({ ...path, onText, request }) };
};
const before = tokens.current;
afterEach(() => {
  tokens.current = before;
});

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

test('the answer is shown as it is written, and kept when it is whole', async () => {
  const stream = [
    event('sentence', { text: 'On Monday [1].' }),
    ':\n\n',
    event('sentence', { text: 'At noon [1].' }),
    event('exchange', { answer: { id: 'm2' } }),
  ];
  const { onText, request, answered } = ask(new Response(stream.join('')));
  expect(await answered).toEqual({ answer: { id: 'm2' } });
  expect(onText.mock.calls).toEqual([['On Monday [1].'], ['On Monday [1]. At noon [1].']]);
  expect(request.mock.calls[0]?.[1]?.headers).toMatchObject({
    accept: 'text/event-stream',
    authorization: 'Bearer token-1',
  });
});

test.each([
  ['breaks off', new Response(event('sentence', { text: 'On' })), /broke off/],
  ['fails', new Response(event('failed', {})), /broke off/],
])('an answer that %s is none', async (_, response, words) => {
  await expect(ask(response).answered).rejects.toThrow(words);
});

test('what the server refuses is told in its words', async () => {
  const problem = { title: 'That conversation does not exist.', status: 404 };
  await expect(ask(Response.json(problem, { status: 404 })).answered).rejects.toEqual(problem);
});
