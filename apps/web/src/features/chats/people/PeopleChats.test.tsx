import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Chat } from '@/api';
import { meQuery } from '@/lib/me';
import { membersQuery } from '@/lib/plan/members';
import { renderScreen } from '@/testing/render-screen';
import { conversationsQuery } from '../assistant/list-queries';
import { chatsQuery } from './list-queries';
import { PeopleChats } from './PeopleChats';

vi.mock('./components/ChatRows', () => ({
  ChatRows: ({ title, chats }: { title: string; chats: Chat[] }) => (
    <p>{`${title}: ${chats.map(({ id }) => id).join(' ')}`}</p>
  ),
}));

const chat = (id: string, kind: Chat['kind']) => ({ id, kind, title: id, members: [] }) as unknown as Chat;
const CHATS = [chat('ben', 'group'), chat('biology', 'course'), chat('cleo', 'group')];

test('chats are listed once what stands above them is there, those of courses first', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { container, queryClient } = renderScreen(
    <PeopleChats currentId={undefined} words="" onClearWords={() => undefined} onAsk={() => undefined} />,
    {
      known: [
        [chatsQuery('w').queryKey, { items: CHATS }],
        [membersQuery('w').queryKey, { items: [] }],
        [meQuery().queryKey, { account: { id: 'mara' } }],
      ],
    },
  );
  const listed = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(listed()).toEqual(['Courses: ', 'People: ']);
  const none = { items: [], nextCursor: null };
  await act(async () => queryClient.setQueryData(conversationsQuery('w').queryKey, none));
  await waitFor(() => expect(listed()).toEqual(['Courses: biology', 'People: ben cleo']));
});
