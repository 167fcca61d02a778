import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePlanSettings } from '@/lib/plan/settings';
import { toShortInstantText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Mark } from '@/ui/Logo';
import { RowBones, Waiting } from '@/ui/Waiting';
import { conversationsQuery } from '../queries';
import classes from './ConversationList.module.css';

interface ConversationListProps {
  currentId: string | undefined;
  onNew: () => void;
}

export function ConversationList({ currentId, onNew }: ConversationListProps) {
  const { id } = useWorkspace();
  const settings = usePlanSettings();
  const [words, setWords] = useState('');
  const { data, error, refetch } = useQuery(conversationsQuery(id));
  const wanted = words.trim().toLowerCase();
  const found = data?.items.filter(({ title, lastMessage }) =>
    `${title} ${lastMessage?.text ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <section className={classes.side} aria-label="Conversations">
      <header className={classes.head}>
        <h1>Chats</h1>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          renderRoot={(props) => <Link to="/chats" {...props} />}
          onClick={onNew}
        >
          New
        </Button>
      </header>
      {data && data.items.length > 0 && (
        <TextInput
          size="xs"
          aria-label="Search conversations"
          placeholder="Search conversations"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        />
      )}
      {!data && !error && (
        <Waiting label="Loading the conversations">
          <RowBones rows={4} height={56} />
        </Waiting>
      )}
      {error && !data && <LoadFailed error={error} what="The conversations" onRetry={refetch} />}
      {data?.items.length === 0 && <p className={classes.none}>What you ask is kept here.</p>}
      {data && data.items.length > 0 && found?.length === 0 && (
        <p className={classes.none}>No conversation holds these words.</p>
      )}
      <ul className={classes.list}>
        {found?.map(({ id: conversationId, title, lastMessage, updatedAt }) => (
          <li key={conversationId}>
            <Link
              to="/chats/$conversationId"
              params={{ conversationId }}
              className={classes.row}
              aria-current={conversationId === currentId ? 'page' : undefined}
            >
              <span className={classes.mark} aria-hidden="true">
                <Mark size={16} />
              </span>
              <b>{title}</b>
              <time dateTime={updatedAt}>{toShortInstantText(updatedAt, settings)}</time>
              <span className={classes.last}>{lastMessage?.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
