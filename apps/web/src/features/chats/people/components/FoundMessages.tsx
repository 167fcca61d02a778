import { plainText } from '@/lib/plain-text';
import { ListGroup, ListRow } from '../../parts/ListRow';
import { useFoundMessages } from '../queries';
import type { People } from '../use-people';
import { PersonMark } from './ChatMark';

/** Messages that hold the words, each a way to its place. */
export default function FoundMessages({ words, people }: { words: string; people: People }) {
  const found = useFoundMessages(words);
  if (!found || found.items.length === 0) return null;
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

/** The words with a little of what stands before them, so that they are seen in a short line. */
function around(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at > 20 ? `…${text.slice(at - 12)}` : text;
}
