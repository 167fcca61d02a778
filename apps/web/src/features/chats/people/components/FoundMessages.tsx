import { Button, Group } from '@mantine/core';
import { plainText } from '@/lib/plain-text';
import { ListGroup, ListRow } from '../../parts/ListRow';
import { useFoundMessages } from '../queries';
import type { People } from '../use-people';
import { PersonMark } from './ChatMark';
import classes from './FoundMessages.module.css';

/** Messages that hold the words, each a way to its place. */
interface FoundMessagesProps {
  words: string;
  people: People;
  onClear: () => void;
  onAsk: () => void;
}

export default function FoundMessages({ words, people, ...instead }: FoundMessagesProps) {
  const found = useFoundMessages(words);
  if (!found) return null;
  if (found.items.length === 0) return <NothingFound words={words.trim()} {...instead} />;
  return (
    <ListGroup title="Messages">
      {found.items.map(({ id, chatId, number, authorId, authorName, text, createdAt }) => (
        <ListRow
          key={id}
          to={{ to: '/chats/people/$chatId', params: { chatId }, search: { message: number } }}
          mark={<PersonMark person={people.someone(authorId, authorName)} />}
          title={people.nameOf(authorId, authorName)}
          at={createdAt}
          last={around(plainText(text), words.trim())}
        />
      ))}
    </ListGroup>
  );
}

/** Shown only where no conversation is called so either. */
const NothingFound = ({ words, onClear, onAsk }: Omit<FoundMessagesProps, 'people'>) => (
  <div className={classes.none} role="status">
    <p>
      No conversation and no message holds “<bdi>{words}</bdi>”.
    </p>
    <Group gap={8}>
      <Button size="xs" variant="default" onClick={onClear}>
        Clear the search
      </Button>
      <Button size="xs" variant="default" onClick={onAsk}>
        Ask your syllabi this
      </Button>
    </Group>
  </div>
);

/** The words with a little of what stands before them, so that they are seen in a short line. */
function around(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at > 20 ? `…${text.slice(at - 12)}` : text;
}
