import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '@/api';
import { isNotThere } from '@/lib/errors';
import { useMe } from '@/lib/me';
import { useCourses } from '@/lib/plan/courses';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Bone, Waiting } from '@/ui/Waiting';
import { NoTalk } from '../parts/NoTalk';
import shape from '../parts/Talk.module.css';
import { Answer, AnswerUnderWay, Question } from './Answer';
import classes from './Answer.module.css';
import { AskComposer } from './AskComposer';
import { FirstQuestion } from './FirstQuestion';
import { messagesQuery } from './queries';
import { TalkHead } from './TalkHead';
import { useAsk } from './use-ask';

interface TalkProps {
  conversation: Conversation | undefined;
  conversationId: string | undefined;
  onBack: () => void;
}

export function Talk({ conversation, conversationId, onBack }: TalkProps) {
  const { id } = useWorkspace();
  const myId = useMe()?.account.id;
  const navigate = useNavigate();
  const courses = useCourses();
  const end = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string[]>();
  const { data, error, refetch } = useQuery({
    ...messagesQuery(id, conversationId ?? ''),
    enabled: conversationId !== undefined,
  });
  const { asking, ask } = useAsk(conversationId);
  const isAsking = asking !== undefined && !asking.hasFailed;
  const courseIds = chosen ?? conversation?.courses.map((course) => course.id) ?? [];
  const messages = data?.items ?? [];
  const send = (text: string) =>
    ask(
      { text, courseIds },
      {
        onSuccess: ({ conversation: { id: begun } }) => {
          if (!conversationId)
            void navigate({ to: '/chats/$conversationId', params: { conversationId: begun } });
        },
      },
    );
  const count = messages.length + (isAsking ? 1 + asking.written.length : 0);
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  if (!data && isNotThere(error)) return <NoTalk what="conversation" />;
  return (
    <section className={shape.talk} aria-label={conversation?.title ?? 'New conversation'}>
      <TalkHead
        isNew={!conversationId}
        conversation={conversation}
        courses={courses}
        chosen={courseIds}
        onChoose={setChosen}
        onBack={onBack}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={`${shape.log} ${classes.log}`} role="log" aria-label="Messages" tabIndex={0}>
        {conversationId && !data && !error && (
          <Waiting label="Loading the messages">
            <Bone width="60%" height={40} radius="md" />
          </Waiting>
        )}
        {error && !data && <LoadFailed error={error} what="The conversation" onRetry={refetch} />}
        {!conversationId && !isAsking && <FirstQuestion onAsk={send} hasCourses={courses.length > 0} />}
        {messages.map(({ id: messageId, author, text, answer }) =>
          author === 'person' ? (
            <Question key={messageId} text={text} />
          ) : (
            <Answer key={messageId} text={text} answer={answer} />
          ),
        )}
        {isAsking && (
          <>
            <Question text={asking.text} />
            <AnswerUnderWay written={asking.written} />
          </>
        )}
        <div ref={end} />
      </div>
      <AskComposer
        draftName={`${myId} ${id} ask ${conversationId ?? 'new'}`}
        onSend={send}
        isBusy={isAsking}
        failedText={asking?.hasFailed ? asking.text : undefined}
      />
    </section>
  );
}
