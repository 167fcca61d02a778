import type { ChatMessage } from '@/api';
import { plainText } from '@/lib/plain-text';
import { clockIn } from '@/lib/plan/days';
import type { PlanSettings } from '@/lib/plan/settings';
import { toInstantText, toTimeText } from '@/lib/plan/wording';
import { MessageText } from '../../parts/MessageText';
import type { People } from '../use-people';
import { Attachments } from './Attachments';
import { PersonMark } from './ChatMark';
import { Deeds } from './Deeds';
import classes from './Message.module.css';
import type { MessageDeeds } from './message-deeds';
import { Reactions } from './Reactions';

interface MessageItemProps extends MessageDeeds {
  message: ChatMessage;
  isFirst: boolean;
  isMarked: boolean;
  mayDeleteAny: boolean;
  people: People;
  names: readonly string[];
  settings: PlanSettings;
  /** Shows the message that this one replies to. */
  onShow: (messageId: string) => void;
}

export function MessageItem({
  message,
  isFirst,
  isMarked,
  people,
  names,
  settings,
  onShow,
  ...deeds
}: MessageItemProps) {
  const { authorId, authorName, createdAt, editedAt, deletedAt, replyTo } = message;
  const author = people.nameOf(authorId, authorName);
  const isMine = authorId === people.myId;
  const time = toTimeText(clockIn(settings.zone, new Date(createdAt)), settings.style);
  return (
    <article
      className={classes.message}
      data-first={isFirst || undefined}
      data-marked={isMarked || undefined}
      data-number={message.number}
      aria-label={`${isMine ? 'You' : author}, ${time}`}
    >
      {isFirst ? (
        <PersonMark person={people.someone(authorId, authorName)} />
      ) : (
        <time className={classes.sideTime}>{time}</time>
      )}
      <div className={classes.body}>
        {isFirst && (
          <header>
            <b dir="auto">{author}</b>
            <time dateTime={createdAt} title={toInstantText(createdAt, settings)}>
              {time}
            </time>
          </header>
        )}
        {replyTo && (
          <button type="button" className={classes.quote} onClick={() => onShow(replyTo.id)}>
            <b>{people.nameOf(replyTo.authorId, replyTo.authorName)}</b>{' '}
            {plainText(replyTo.text) || 'A message without words'}
          </button>
        )}
        {deletedAt ? (
          <p className={classes.gone}>Message deleted</p>
        ) : (
          <>
            <MessageText text={message.text} names={names} />
            {editedAt && (
              <span className={classes.edited} title={toInstantText(editedAt, settings)}>
                edited
              </span>
            )}
            <Attachments chatId={message.chatId} files={message.files} />
            <Reactions message={message} people={people} onReact={deeds.onReact} />
          </>
        )}
      </div>
      {!deletedAt && <Deeds {...deeds} message={message} isMine={isMine} author={author} />}
    </article>
  );
}
