import { useDebouncedValue } from '@mantine/hooks';
import { IconFileText, IconMessage, IconSparkles, IconUser } from '@tabler/icons-react';
import type { SearchAnswer } from '@/api/types.gen';
import { plainText } from '@/lib/plain-text';
import { type PlanSettings, usePlanSettings } from '@/lib/plan/settings';
import { toDayText } from '@/lib/plan/wording';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { KindIcon } from '@/ui/KindIcon';
import type { Entry, EntryGroup } from './palette-entry';
import { useSearch } from './queries';

const DEBOUNCE_MS = 120;

/** What the workspace holds under these words. */
export function useFound(words: string): { groups: EntryGroup[]; isSearching: boolean } {
  const { style, today } = usePlanSettings();
  const [settled] = useDebouncedValue(words, DEBOUNCE_MS);
  const { data, isPlaceholderData, isLoading } = useSearch(settled);
  if (words.trim().length < 2) return { groups: [], isSearching: false };
  const isOfBefore = isPlaceholderData || settled !== words;
  if (!data) return { groups: [], isSearching: isOfBefore || isLoading };
  const wanted = words.trim().toLowerCase();
  // What was found for fewer letters stays while it fits, so that Enter never opens what nobody asked for.
  const stillFits = ({ label, note = '' }: Entry) =>
    !isOfBefore || `${label} ${note}`.toLowerCase().includes(wanted);
  const groups = toGroups(data, { style, today }).map(({ title, entries }) => ({
    title,
    entries: entries.filter(stillFits),
  }));
  return { groups, isSearching: isOfBefore };
}

/** What is not called so may be answered: offered once it is known what is found, so that Enter asks nothing too early. */
export function askEntry(words: string): EntryGroup {
  const question = words.trim();
  return {
    title: 'Ask',
    entries: [
      {
        id: 'ask',
        label: `Ask: ${question}`,
        note: 'Answered from your syllabi',
        icon: <IconSparkles size={16} stroke={1.75} />,
        go: { to: '/chats', search: { ask: question } },
      },
    ],
  };
}

function toGroups(data: SearchAnswer, { style, today }: Pick<PlanSettings, 'style' | 'today'>): EntryGroup[] {
  return [
    {
      title: 'Courses',
      entries: data.courses.map((course) => ({
        id: course.id,
        label: courseName(course),
        note: course.code ? course.title : undefined,
        icon: <CourseTile name={courseName(course)} color={course.color} />,
        go: { to: '/courses/$courseId', params: { courseId: course.id } },
      })),
    },
    {
      title: 'Tasks',
      entries: data.tasks.map(({ id, title, kind, dueOn, course }) => ({
        id,
        label: title,
        note: [course && courseName(course), dueOn && toDayText(dueOn, { style, today })]
          .filter(Boolean)
          .join(' · '),
        icon: <KindIcon kind={kind} />,
        go: { to: '/tasks/$taskId', params: { taskId: id } },
      })),
    },
    {
      title: 'People',
      entries: data.people.map(({ accountId, name, email }) => ({
        id: accountId,
        label: name,
        note: email && email !== name ? email : undefined,
        icon: <IconUser size={16} stroke={1.75} />,
        go: { to: '/users' },
      })),
    },
    {
      title: 'Messages',
      entries: data.chatMessages.map(({ id, chatId, number, text, authorName, title }) => ({
        id,
        label: plainText(text),
        note: [authorName, title].filter(Boolean).join(' · '),
        icon: <IconMessage size={16} stroke={1.75} />,
        go: { to: '/chats/people/$chatId', params: { chatId }, search: { message: number } },
      })),
    },
    {
      title: 'Assistant',
      entries: data.messages.map(({ id, conversationId, title, text }) => ({
        id,
        label: text,
        note: title,
        icon: <IconSparkles size={16} stroke={1.75} />,
        go: { to: '/chats/$conversationId', params: { conversationId } },
      })),
    },
    {
      title: 'Syllabi',
      entries: data.documents.map(({ id, name, course }) => ({
        id,
        label: name,
        note: course ? courseName(course) : undefined,
        icon: <IconFileText size={16} stroke={1.75} />,
        go: { to: '/documents/$documentId', params: { documentId: id } },
      })),
    },
  ];
}
