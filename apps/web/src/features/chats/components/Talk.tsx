import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '@/api';
import { useCourses } from '@/lib/plan/courses';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Bone, Waiting } from '@/ui/Waiting';
import { messagesQuery, useAsk } from '../queries';
import { Composer } from './Composer';
import { FirstQuestion } from './FirstQuestion';
import { MessageRow } from './MessageRow';
import classes from './Talk.module.css';
import { TalkHead } from './TalkHead';

interface TalkProps {
  conversation: Conversation | undefined;
  conversationId: string | undefined;
  onBack: () => void;
}

export function Talk({ conversation, conversationId, onBack }: TalkProps) {
  const { id } = useWorkspace();
  const navigate = useNavigate();
  const courses = useCourses();
  const end = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string[]>();
  const { data, error, refetch } = useQuery({
    ...messagesQuery(id, conversationId ?? ''),
    enabled: conversationId !== undefined,
  });
  const asking = useAsk();
  const courseIds = chosen ?? conversation?.courses.map((course) => course.id) ?? [];
  const messages = data?.items ?? [];
  const send = (text: string) =>
    asking.mutate(
      { text, conversationId, courseIds },
      {
        onSuccess: ({ conversation: { id: begun } }) => {
          if (!conversationId)
            void navigate({ to: '/chats/$conversationId', params: { conversationId: begun } });
        },
      },
    );
  const count = messages.length + (asking.isPending ? 1 : 0);
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  return (
    <section className={classes.talk} aria-label={conversation?.title ?? 'New conversation'}>
      <TalkHead
        conversation={conversation}
        courses={courses}
        chosen={courseIds}
        onChoose={setChosen}
        onBack={onBack}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={classes.messages} role="log" aria-label="Messages" tabIndex={0}>
        {conversationId && !data && !error && (
          <Waiting label="Loading the messages">
            <Bone width="60%" height={40} radius="md" />
          </Waiting>
        )}
        {error && !data && <LoadFailed error={error} what="The conversation" onRetry={refetch} />}
        {!conversationId && !asking.isPending && (
          <FirstQuestion onAsk={send} hasCourses={courses.length > 0} />
        )}
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
        {asking.isPending && (
          <>
            <p className={classes.question}>{asking.variables.text}</p>
            <p className={classes.thinking} role="status">
              Looking through the syllabi…
            </p>
          </>
        )}
        <div ref={end} />
      </div>
      <Composer
        onSend={send}
        isBusy={asking.isPending}
        failedText={asking.isError ? asking.variables.text : undefined}
      />
    </section>
  );
}
