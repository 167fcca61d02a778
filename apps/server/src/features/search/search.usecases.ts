import { type Clock, todayIn } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import {
  searchChatMessages,
  searchCourses,
  searchDocuments,
  searchMessages,
  searchTasks,
} from './search.repository.ts';
import { excerptOf } from './search.rules.ts';
import type { SearchAnswer } from './search.schemas.ts';

/** What is over there is over everywhere, wherever the person is. */
const LAST_TO_END_A_DAY = 'Etc/GMT+12';

export interface SearchDeps {
  db: Database;
  clock: Clock;
  /** Everyone in a workspace, by name and address. */
  peopleOf: (workspaceId: string) => Promise<SearchAnswer['people']>;
}

interface Search extends SearchDeps {
  workspaceId: string;
  accountId: string;
  q: string;
  limit: number;
}

export async function searchWorkspace({ db, clock, peopleOf, ...search }: Search): Promise<SearchAnswer> {
  const today = todayIn(LAST_TO_END_A_DAY, clock).toString();
  const [courses, tasks, documents, people, messages, chatMessages] = await Promise.all([
    searchCourses(db, search),
    searchTasks(db, { ...search, today }),
    searchDocuments(db, search),
    peopleOf(search.workspaceId),
    searchMessages(db, search),
    searchChatMessages(db, search),
  ]);
  return {
    courses,
    tasks,
    documents,
    people: people.filter(isCalled(search.q)).slice(0, search.limit),
    messages: messages.map(withExcerpt(search.q)),
    chatMessages: chatMessages.map(withExcerpt(search.q)),
  };
}

const withExcerpt =
  (q: string) =>
  <Found extends { text: string }>(found: Found): Found => ({ ...found, text: excerptOf(found.text, q) });

/** What follows the sign of an address is shared by a whole school: it counts only for who writes that sign. */
const isCalled = (q: string) => {
  const words = q.toLowerCase();
  return ({ name, email }: SearchAnswer['people'][number]) => {
    const address = words.includes('@') ? email : email?.split('@')[0];
    return `${name} ${address ?? ''}`.toLowerCase().includes(words);
  };
};
