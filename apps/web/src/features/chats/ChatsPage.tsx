import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTitle } from '@/lib/page-title';
import { PHONE } from '@/lib/screen';
import { useWorkspace } from '@/lib/workspace';
import { conversationQuery } from './assistant/queries';
import { Talk } from './assistant/Talk';
import classes from './ChatsPage.module.css';
import { ConversationList } from './list/ConversationList';

interface ChatsPageProps {
  /** Absent: a conversation that begins with its first question. */
  conversationId?: string;
  /** What a new conversation is about to ask. */
  question?: string | undefined;
}

export function ChatsPage({ conversationId, question }: ChatsPageProps) {
  const { id } = useWorkspace();
  const { data: conversation } = useQuery({
    ...conversationQuery(id, conversationId ?? ''),
    enabled: conversationId !== undefined,
  });
  const [isNew, setNew] = useState(question !== undefined);
  // A phone shows one of the two. What was begun goes on while the list is looked at.
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [wasBegun, setBegun] = useState(question !== undefined);
  const [place, setPlace] = useState(0);
  function begin({ anew = false } = {}) {
    setNew(true);
    setBegun(true);
    if (anew) setPlace(place + 1);
  }
  usePageTitle(
    conversation?.title ?? 'Chats',
    conversationId ? [{ label: 'Chats', to: '/chats' }] : undefined,
  );
  return (
    <div className={classes.page} data-open={conversationId !== undefined || isNew || undefined}>
      <ConversationList currentId={conversationId} onNew={begin} />
      {(!isPhone || wasBegun || conversationId !== undefined) && (
        <Talk
          key={place}
          conversation={conversation}
          conversationId={conversationId}
          question={question}
          onBack={() => setNew(false)}
        />
      )}
    </div>
  );
}
