import { IconBellOff } from '@tabler/icons-react';
import type { Chat } from '@/api';
import { plainText } from '@/lib/plain-text';
import { ListGroup, ListRow } from '../../parts/ListRow';
import { draftOf } from '../model/draft';
import { type People, titleOf } from '../use-people';
import { ChatMark } from './ChatMark';
import classes from './ChatRows.module.css';

interface ChatRowsProps {
  title: string;
  chats: Chat[];
  currentId: string | undefined;
  people: People;
}

export function ChatRows({ title, chats, currentId, people }: ChatRowsProps) {
  if (chats.length === 0) return null;
  return (
    <ListGroup title={title}>
      {chats.map((chat) => (
        <ChatRow key={chat.id} chat={chat} isCurrent={chat.id === currentId} people={people} />
      ))}
    </ListGroup>
  );
}

function ChatRow({ chat, isCurrent, people }: { chat: Chat; isCurrent: boolean; people: People }) {
  const { unread, mentions, isMuted, lastMessage } = chat;
  const draft = isCurrent ? '' : draftOf(people.myId, chat.id);
  return (
    <ListRow
      to={{ to: '/chats/people/$chatId', params: { chatId: chat.id } }}
      mark={<ChatMark chat={chat} people={people} />}
      title={titleOf(chat, people)}
      at={lastMessage?.createdAt}
      last={
        draft ? (
          <>
            <em>Draft:</em> {plainText(draft)}
          </>
        ) : (
          lastWords(chat, people)
        )
      }
      state={
        (isMuted || mentions + unread > 0) && (
          <>
            {isMuted && <IconBellOff size={14} stroke={1.75} aria-label="Muted" role="img" />}
            {mentions > 0 && (
              <span className={classes.badge} title="Names you">
                @
              </span>
            )}
            {unread > 0 && (
              <span className={classes.badge} data-quiet={isMuted || undefined}>
                {unread > 99 ? '99+' : unread}
                <span className={classes.hidden}> unread</span>
              </span>
            )}
          </>
        )
      }
      isCurrent={isCurrent}
      isUnread={unread > 0 && !isMuted}
    />
  );
}

function lastWords({ kind, lastMessage }: Chat, { nameOf, myId }: People): string {
  if (!lastMessage) return 'Nothing said yet';
  const { authorId, authorName, text, isDeleted } = lastMessage;
  const words = isDeleted ? 'Message deleted' : plainText(text) || 'A file';
  if (authorId === myId) return `You: ${words}`;
  return kind === 'direct' ? words : `${nameOf(authorId, authorName).split(' ')[0]}: ${words}`;
}
