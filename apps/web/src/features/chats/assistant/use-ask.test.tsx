import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { meQuery } from '@/lib/me';
import { renderScreen } from '@/testing/render-screen';
import { messagesQuery } from './queries';
import { useAsk } from './use-ask';

const QUESTION = { id: 'q', author: 'person', text: 'When is the exam?' };
const ANSWER = { id: 'a', author: 'assistant', text: 'On 3 March.' };

const server = vi.hoisted(() => ({
  begun: 0,
  answer: (): void => undefined,
  fail: (): void => undefined,
}));
vi.mock('@/api', async (original) => ({
  ...(await original<object>()),
  startConversation: async () => {
    server.begun += 1;
    return { data: { id: 'c' } };
  },
  ask: () =>
    new Promise((resolve, reject) => {
      server.fail = () => reject(new Error('no network'));
      const data = { conversation: { id: 'c' }, question: QUESTION, answer: ANSWER };
      server.answer = () => resolve({ data });
    }),
}));
vi.mock('@/lib/use-capabilities', () => ({ useCapabilities: () => undefined }));

function Asking({ conversationId }: { conversationId?: string }) {
  const { ask } = useAsk(conversationId);
  return (
    <button type="button" onClick={() => ask({ text: QUESTION.text, courseIds: [] })}>
      Ask
    </button>
  );
}

test('a question that was seen while it was answered is there once', async () => {
  const { queryKey } = messagesQuery('w', 'c');
  const known = [
    [meQuery().queryKey, { account: { id: 'ada' } }],
    [queryKey, { items: [], nextAfter: null, nextBefore: null }],
  ] as const;
  const { queryClient } = renderScreen(<Asking conversationId="c" />, { known });
  await act(async () => fireEvent.click(screen.getByText('Ask')));
  queryClient.setQueryData(queryKey, { items: [QUESTION], nextAfter: null, nextBefore: null } as never);
  await act(async () => server.answer());
  const shown = () => queryClient.getQueryData(queryKey)?.items.map(({ id }) => id);
  await waitFor(() => expect(shown()).toEqual(['q', 'a']));
});

test('a first question that is asked again begins no second conversation', async () => {
  const known = [[meQuery().queryKey, { account: { id: 'ada' } }]] as const;
  renderScreen(<Asking />, { known });
  const press = () => act(async () => fireEvent.click(screen.getByText('Ask')));
  await press();
  await act(async () => server.fail());
  await press();
  await act(async () => server.answer());
  expect(server.begun).toBe(1);
});
