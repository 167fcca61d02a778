import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { meQuery } from '@/lib/me';
import { renderScreen } from '@/testing/render-screen';
import { commentsQuery } from '../parts';
import { Comments } from './Comments';

const server = vi.hoisted(() => ({ sent: [] as string[], take: (): void => undefined }));
vi.mock('@/api', async (original) => ({
  ...(await original<object>()),
  addTaskComment: ({ body }: { body: { text: string } }) =>
    new Promise((resolve) => {
      server.sent.push(body.text);
      server.take = () => resolve({ data: {} });
    }),
}));
vi.mock('@mantine/core', async (original) => ({
  ...(await original<object>()),
  Textarea: ({ autosize: _, minRows: __, maxRows: ___, ...props }: Record<string, unknown>) => (
    <textarea {...props} />
  ),
}));
vi.mock('../members', () => ({ useMembers: () => [], memberName: () => '' }));

beforeEach(() => sessionStorage.clear());

test('a comment that was sent is not waiting to be sent again when its page was left before the answer', async () => {
  const known = [
    [commentsQuery({ workspaceId: 'w', taskId: 't' }).queryKey, { items: [] }],
    [meQuery().queryKey, { settings: {} }],
  ] as const;
  const show = () => renderScreen(<Comments taskId="t" readOnly={false} />, { known });
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Write a comment');
  const { unmount } = show();
  fireEvent.change(field(), { target: { value: 'Well done' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Comment' })));
  expect(server.sent).toEqual(['Well done']);
  unmount();
  await act(async () => server.take());
  show();
  expect(field().value).toBe('');
});
