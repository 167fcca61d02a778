import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { meQuery } from '@/lib/me';
import { renderScreen } from '@/testing/render-screen';
import { messagesQuery } from './queries';
import { useAsk } from './use-ask';

const QUESTION = { id: 'q', author: 'person', text: 'When is the exam?' };
const ANSWER = { id: 'a', author: 'assistant', text: 'On 3 March.' };

const server = vi.hoisted(() => ({ answer: (): void => undefined }));
vi.mock('@/api', async (original) => ({
  ...(await original<object>()),
  ask: () =>
    new Promise((resolve) => {
      const data = { conversation: { id: 'c' }, question: QUESTION, answer: ANSWER };
      server.answer = () => resolve({ data });
    }),
}));
vi.mock('@/lib/use-capabilities', () => ({ useCapabilities: () => undefined }));

function Asking() {
  const { ask } = useAsk('c');
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
    [queryKey, { items: [], nextAfter: null }],
  ] as const;
  const { queryClient } = renderScreen(<Asking />, { known });
  await act(async () => fireEvent.click(screen.getByText('Ask')));
  queryClient.setQueryData(queryKey, { items: [QUESTION], nextAfter: null } as never);
  await act(async () => server.answer());
  const shown = () => queryClient.getQueryData(queryKey)?.items.map(({ id }) => id);
  await waitFor(() => expect(shown()).toEqual(['q', 'a']));
});
