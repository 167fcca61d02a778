import { useQuery } from '@tanstack/react-query';
import { isNotThere } from '@/lib/errors';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Bone, Waiting } from '@/ui/Waiting';
import { NoTalk } from '../../parts/NoTalk';
import shape from '../../parts/Talk.module.css';
import { chatQuery } from '../list-queries';
import { type People, titleOf } from '../use-people';
import { OpenTalk } from './OpenTalk';

interface ChatTalkProps {
  chatId: string;
  people: People;
  /** The number of a message to show. */
  at: number | undefined;
}

export function ChatTalk({ chatId, people, at }: ChatTalkProps) {
  const { id } = useWorkspace();
  const { data: chat, error, refetch } = useQuery(chatQuery(id, chatId));
  const title = chat ? titleOf(chat, people) : 'Chat';
  if (!chat && isNotThere(error)) return <NoTalk what="chat" />;
  return (
    <section className={shape.talk} aria-label={title}>
      {!chat && !error && (
        <Waiting label="Loading the chat">
          <Bone width="60%" height={40} radius="md" />
        </Waiting>
      )}
      {error && !chat && <LoadFailed error={error} what="The chat" onRetry={refetch} />}
      {chat && <OpenTalk key={chat.id} chat={chat} title={title} people={people} at={at} />}
    </section>
  );
}
