import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { meQuery } from '@/lib/me';
import type { Pending } from './outbox';

const sent = vi.hoisted(() => [] as string[]);
vi.mock('@/api', async (original) => ({
  ...(await original<object>()),
  sendChatMessage: async ({ body }: { body: { id: string; text: string } }) => {
    sent.push(body.text);
    return { data: { id: body.id, number: 1 } };
  },
}));

const said = (text: string, rest: Partial<Pending>): Pending => ({
  id: text,
  authorId: 'ada',
  workspaceId: 'w',
  chatId: 'biology',
  text,
  mentions: [],
  replyTo: null,
  files: [],
  createdAt: '2027-02-10T10:00:00Z',
  state: 'waiting',
  ...rest,
});

beforeEach(() => {
  sessionStorage.setItem(
    'chat-outbox',
    JSON.stringify([
      said('Hello', {}),
      said('Who comes?', { chatId: 'history' }),
      said('Not mine', { authorId: 'ben' }),
    ]),
  );
});

test('what waited when the page was loaded anew is sent in every chat, and nothing of somebody else', async () => {
  const { hasKeptMessages } = await import('./kept-messages');
  expect(hasKeptMessages()).toBe(true);
  const queryClient = new QueryClient();
  queryClient.setQueryData(meQuery().queryKey, { account: { id: 'ada' } } as never);
  const { sendAllWaiting } = await import('./sending');
  sendAllWaiting(queryClient);
  await vi.waitFor(() => expect(sent).toEqual(['Hello', 'Who comes?']));
  const { outbox } = await import('./outbox');
  await vi.waitFor(() => expect(outbox.all().map(({ text }) => text)).toEqual(['Not mine']));
});
