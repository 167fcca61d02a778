import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import type { Chat } from '@/api';
import { useSoon } from '@/lib/plan/use-soon';
import { useWorkspace } from '@/lib/workspace';
import { conversationsQuery } from '../assistant/list-queries';
import { ChatRows } from './components/ChatRows';
import { chatsQuery } from './list-queries';
import { titleOf, usePeople } from './use-people';

const FoundMessages = lazy(() => import('./components/FoundMessages'));

interface PeopleChatsProps {
  currentId: string | undefined;
  /** Only chats and messages that hold these. */
  words: string;
  onClearWords: () => void;
  /** Asks the assistant instead. */
  onAsk: () => void;
}

/** The part of the list that is about people: the chats of courses, then the others. */
export function PeopleChats({ currentId, words, onClearWords, onAsk }: PeopleChatsProps) {
  const people = usePeople();
  const wanted = words.trim().toLowerCase();
  const chats = (useSoon(useChatsInOrder()) ?? []).filter((chat) =>
    titleOf(chat, people).toLowerCase().includes(wanted),
  );
  return (
    <>
      <ChatRows title="Courses" chats={chats.filter(isOfCourse)} currentId={currentId} people={people} />
      <ChatRows
        title="People"
        chats={chats.filter((chat) => !isOfCourse(chat))}
        currentId={currentId}
        people={people}
      />
      <Suspense>
        {wanted.length > 1 && (
          <FoundMessages words={words} people={people} onClear={onClearWords} onAsk={onAsk} />
        )}
      </Suspense>
    </>
  );
}

const isOfCourse = ({ kind }: Chat) => kind === 'course';

/** As they are listed, once what stands above them is there: nothing moves under the pointer while the rest comes. */
function useChatsInOrder(): Chat[] | undefined {
  const { id } = useWorkspace();
  const { isPending } = useQuery(conversationsQuery(id));
  const { data } = useQuery(chatsQuery(id));
  return useMemo(() => {
    if (isPending || !data) return undefined;
    return [...data.items.filter(isOfCourse), ...data.items.filter((chat) => !isOfCourse(chat))];
  }, [isPending, data]);
}
