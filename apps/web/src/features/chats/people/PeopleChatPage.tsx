import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@/lib/page-title';
import { useWorkspace } from '@/lib/workspace';
import classes from '../ChatsPage.module.css';
import { ConversationList } from '../list/ConversationList';
import { ChatTalk } from './components/ChatTalk';
import { chatQuery } from './list-queries';
import { titleOf, usePeople } from './use-people';

export function PeopleChatPage({ chatId, at }: { chatId: string; at: number | undefined }) {
  const { id } = useWorkspace();
  const people = usePeople();
  const { data: chat } = useQuery(chatQuery(id, chatId));
  usePageTitle(chat ? titleOf(chat, people) : 'Chat', [{ label: 'Chats', to: '/chats' }]);
  return (
    <div className={classes.page} data-open>
      <ConversationList currentChatId={chatId} onNew={() => undefined} />
      <ChatTalk chatId={chatId} people={people} at={at} />
    </div>
  );
}
