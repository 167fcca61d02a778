import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Chat, ChatMessage } from '@/api';
import { renderScreen } from '@/testing/render-screen';
import type { People } from '../use-people';
import type { Written } from './ChatComposer';
import { OpenTalk } from './OpenTalk';

const MESSAGE = { id: 'm', number: 1, text: 'Helo', authorId: 'ada' } as ChatMessage;

const server = vi.hoisted(() => ({ take: (): void => undefined }));
vi.mock('../queries', () => ({
  useLog: () => ({ data: undefined, error: null, refetch: () => undefined }),
  useLoadOlder: () => ({ mutate: () => undefined, isPending: false }),
  useMessageActions: () => ({
    edit: {
      mutate: (_: unknown, { onSuccess }: { onSuccess?: () => void } = {}) => {
        server.take = () => onSuccess?.();
      },
    },
  }),
}));
vi.mock('../use-told', () => ({ useTold: () => [] }));
vi.mock('./use-sending', () => ({ useSending: () => ({ pending: [], send: () => undefined }) }));
vi.mock('./use-scroll', () => ({ useScroll: () => ({ isAtEnd: true, toEnd: () => undefined }) }));
vi.mock('./use-reading', () => ({ useReading: () => undefined }));
vi.mock('./ChatHead', () => ({ ChatHead: () => null }));
vi.mock('./MessageLog', () => ({
  MessageLog: ({ onEdit }: { onEdit: (message: ChatMessage) => void }) => (
    <button type="button" onClick={() => onEdit(MESSAGE)}>
      Edit
    </button>
  ),
}));
vi.mock('./ChatComposer', () => ({
  ChatComposer: ({ editing, onSend }: { editing?: ChatMessage; onSend: (written: Written) => void }) => (
    <button type="button" onClick={() => onSend({ text: 'Hello', mentions: [], files: [] })}>
      {editing ? 'Save' : 'Send'}
    </button>
  ),
}));

test('a message is edited until the server has taken what was written', async () => {
  const chat = { id: 'c', kind: 'group', people: [], readNumber: 0, lastNumber: 0 } as unknown as Chat;
  const people = { people: [], myId: 'ada' } as unknown as People;
  renderScreen(<OpenTalk chat={chat} title="Biology" people={people} at={undefined} />);
  fireEvent.click(screen.getByText('Edit'));
  fireEvent.click(screen.getByText('Save'));
  expect(screen.queryByText('Save')).not.toBeNull();
  await act(async () => server.take());
  expect(screen.queryByText('Send')).not.toBeNull();
});
