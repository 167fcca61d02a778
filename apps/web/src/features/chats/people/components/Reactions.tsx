import type { ChatMessage } from '@/api';
import type { Emoji } from '../queries';
import type { People } from '../use-people';
import classes from './Deeds.module.css';
import type { MessageDeeds } from './message-deeds';

interface ReactionsProps {
  message: ChatMessage;
  people: People;
  onReact: MessageDeeds['onReact'];
}

export function Reactions({ message, people, onReact }: ReactionsProps) {
  if (message.reactions.length === 0) return null;
  return (
    <div className={classes.reactions}>
      {message.reactions.map(({ emoji, by }) => {
        const who = by.map((accountId) => (accountId === people.myId ? 'You' : people.nameOf(accountId)));
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={by.includes(people.myId)}
            aria-label={`${emoji} ${by.length}: ${who.join(', ')}`}
            title={who.join(', ')}
            onClick={() => onReact(message, emoji as Emoji)}
          >
            {emoji} {by.length}
          </button>
        );
      })}
    </div>
  );
}
