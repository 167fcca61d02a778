import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Chat } from '@/api';
import { useSoon } from '@/lib/plan/use-soon';
import { useWorkspace } from '@/lib/workspace';
import { ChatRows } from './components/ChatRows';
import { chatsQuery } from './list-queries';
import { titleOf, usePeople } from './use-people';

const FoundMessages = lazy(() => import('./components/FoundMessages'));

interface PeopleChatsProps {
  currentId: string | undefined;
  /** Only chats and messages that hold these. */
  words: string;
  onClearWords: () => void;
}

/** The part of the list that is about people: the chats of courses, then the others. */
export function PeopleChats({ currentId, words, onClearWords }: PeopleChatsProps) {
  const { id } = useWorkspace();
  const people = usePeople();
  const { data } = useQuery(chatsQuery(id));
  const wanted = words.trim().toLowerCase();
  const chats = (useSoon(data?.items) ?? []).filter((chat) =>
    titleOf(chat, people).toLowerCase().includes(wanted),
  );
  const isOfCourse = ({ kind }: Chat) => kind === 'course';
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
        {wanted.length > 1 && <FoundMessages words={words} people={people} onClear={onClearWords} />}
      </Suspense>
    </>
  );
}
