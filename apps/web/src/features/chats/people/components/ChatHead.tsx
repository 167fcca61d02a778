import { IconBellOff } from '@tabler/icons-react';
import type { Chat } from '@/api';
import { countText } from '@/lib/plan/wording';
import { Head } from '../../parts/Head';
import { type People, titleOf } from '../use-people';
import { ChatMark } from './ChatMark';
import { ChatMenu } from './ChatMenu';

export function ChatHead({ chat, people }: { chat: Chat; people: People }) {
  return (
    <Head
      mark={<ChatMark chat={chat} people={people} />}
      title={
        <h2>
          <span dir="auto">{titleOf(chat, people)}</span>
        </h2>
      }
      about={aboutOf(chat, people)}
    >
      {chat.isMuted && <IconBellOff size={16} stroke={1.75} aria-label="Muted" role="img" />}
      <ChatMenu chat={chat} people={people} />
    </Head>
  );
}

function aboutOf({ kind, people: within }: Chat, { people, nameOf, myId }: People): string {
  if (kind === 'course')
    return `Everybody in this workspace, ${countText(people.length, 'person', 'people')}`;
  const others = within.filter(({ accountId }) => accountId !== myId);
  if (kind === 'group')
    return ['You', ...others.map(({ accountId, name }) => nameOf(accountId, name))].join(', ');
  const [other] = others;
  return other && !other.isHere ? 'No longer in this workspace' : 'Only the two of you';
}
