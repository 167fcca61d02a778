import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Conversation } from '@/api';
import { isNotThere } from '@/lib/errors';
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
import { messagesQuery, useLoadEarlier } from './queries';
import { TalkHead } from './TalkHead';
import { useAsk } from './use-ask';
import { useAskDraftName } from './use-ask-draft';
import { useLog } from './use-log';

interface TalkProps {
  conversation: Conversation | undefined;
  conversationId: string | undefined;
  question?: string | undefined;
  onBack: () => void;
}

export function Talk({ conversation, conversationId, question, onBack }: TalkProps) {
  const { id } = useWorkspace();
  const draftName = useAskDraftName(conversationId ?? (question && `about ${question}`));
  const navigate = useNavigate();
  const courses = useCourses();
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
  const earlier = useLoadEarlier(conversationId ?? '');
  const first = messages[0]?.number;
  const log = useLog({ first, last: `${messages.at(-1)?.id} ${isAsking ? asking.written.length : ''}` });
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
      <div ref={log} className={`${shape.log} ${classes.log}`} role="log" aria-label="Messages" tabIndex={0}>
        {conversationId && !data && !error && (
          <Waiting label="Loading the messages">
            <Bone width="60%" height={40} radius="md" />
          </Waiting>
        )}
        {error && !data && <LoadFailed error={error} what="The conversation" onRetry={refetch} />}
        {!conversationId && !isAsking && <FirstQuestion onAsk={send} hasCourses={courses.length > 0} />}
        {data?.nextBefore && (
          <Button
            className={classes.earlier}
            size="xs"
            variant="default"
            loading={earlier.isPending}
            onClick={() => earlier.mutate(data.nextBefore ?? 0)}
          >
            Earlier messages
          </Button>
        )}
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
      </div>
      <AskComposer
        draftName={draftName}
        question={question}
        onSend={send}
        isBusy={isAsking}
        failedText={asking?.hasFailed ? asking.text : undefined}
      />
    </section>
  );
}
