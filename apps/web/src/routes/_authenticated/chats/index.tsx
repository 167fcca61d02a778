import { createFileRoute } from '@tanstack/react-router';
import { ChatsPage } from '@/features/chats/ChatsPage';

export const Route = createFileRoute('/_authenticated/chats/')({
  component: Screen,
  validateSearch: ({ ask }): { ask?: string } =>
    typeof ask === 'string' && ask.trim() !== '' ? { ask: ask.trim().slice(0, LONGEST_QUESTION) } : {},
});

/** As long as the server takes it. */
const LONGEST_QUESTION = 2000;

function Screen() {
  const { ask } = Route.useSearch();
  return <ChatsPage key={ask} question={ask} />;
}
