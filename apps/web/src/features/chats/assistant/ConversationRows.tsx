import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSoon } from '@/lib/plan/use-soon';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Mark } from '@/ui/Logo';
import { RowBones, Waiting } from '@/ui/Waiting';
import { ListGroup, ListRow } from '../parts/ListRow';
import classes from './ConversationRows.module.css';
import { conversationsQuery } from './list-queries';
import { withoutMarks } from './WrittenText';

interface ConversationRowsProps {
  currentId: string | undefined;
  /** Only conversations that hold these. */
  words: string;
  onAsk: () => void;
}

/** The part of the list that is about the assistant. */
export function ConversationRows({ currentId, words, onAsk }: ConversationRowsProps) {
  const { id } = useWorkspace();
  const { data, error, refetch } = useQuery(conversationsQuery(id));
  const wanted = words.trim().toLowerCase();
  const found = useSoon(data?.items)?.filter(({ title, lastMessage }) =>
    `${title} ${lastMessage?.text ?? ''}`.toLowerCase().includes(wanted),
  );
  if (error && !data) return <LoadFailed error={error} what="The conversations" onRetry={refetch} />;
  if (!found)
    return (
      <Waiting label="Loading the conversations">
        <RowBones rows={4} height={56} />
      </Waiting>
    );
  if (found.length === 0 && wanted !== '') return null;
  return (
    <ListGroup title="Assistant">
      {found.length === 0 && (
        <li className={classes.none}>
          What you ask is kept here.
          {/* On a phone nothing else stands beside the list. */}
          <Button hiddenFrom="sm" variant="default" mt={12} display="block" onClick={onAsk}>
            Ask your syllabi
          </Button>
        </li>
      )}
      {found.map(({ id: conversationId, title, lastMessage, updatedAt }) => (
        <ListRow
          key={conversationId}
          to={{ to: '/chats/$conversationId', params: { conversationId } }}
          mark={
            <span className={classes.mark} aria-hidden="true">
              <Mark size={16} />
            </span>
          }
          title={title}
          at={updatedAt}
          last={lastMessage && withoutMarks(lastMessage.text)}
          isCurrent={conversationId === currentId}
        />
      ))}
    </ListGroup>
  );
}
