import { useQueryClient } from '@tanstack/react-query';
import { MessageText } from '../../parts/MessageText';
import { outbox, type Pending } from '../model/outbox';
import { sendWaiting } from '../model/sending';
import type { Someone } from '../use-people';
import { PersonMark } from './ChatMark';
import classes from './Message.module.css';

interface PendingItemProps {
  pending: Pending;
  isFirst: boolean;
  me: Someone;
  names: readonly string[];
}

/** A message that is not kept by the server yet. */
export function PendingItem({ pending, isFirst, me, names }: PendingItemProps) {
  const queryClient = useQueryClient();
  const { id, chatId, text, files, state, problem } = pending;
  const tryAgain = () => {
    outbox.change(id, { state: 'sending' });
    void sendWaiting(queryClient, chatId);
  };
  return (
    <article
      className={classes.message}
      data-first={isFirst || undefined}
      data-pending
      aria-label="You, on its way"
    >
      {isFirst ? <PersonMark person={me} /> : <span />}
      <div className={classes.body}>
        {isFirst && (
          <header>
            <b dir="auto">{me.name}</b>
          </header>
        )}
        {text && <MessageText text={text} names={names} />}
        {files.length > 0 && <p className={classes.edited}>{files.map(({ name }) => name).join(', ')}</p>}
        {state === 'waiting' && (
          <p className={classes.edited} role="status">
            Waiting for the network. It will be sent.
          </p>
        )}
        {state === 'failed' && (
          <p className={classes.failed} role="alert">
            Not sent. {problem}{' '}
            <button type="button" onClick={tryAgain}>
              Try again
            </button>{' '}
            <button type="button" onClick={() => outbox.remove(id)}>
              Discard
            </button>
          </p>
        )}
      </div>
    </article>
  );
}
