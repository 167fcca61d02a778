import { createFileRoute } from '@tanstack/react-router';
import { PeopleChatPage } from '@/features/chats/people/PeopleChatPage';

export const Route = createFileRoute('/_authenticated/chats/people/$chatId')({
  component: Screen,
  validateSearch: (search): { message?: number } => {
    const number = Number(search.message);
    return Number.isInteger(number) && number > 0 ? { message: number } : {};
  },
});

function Screen() {
  const { chatId } = Route.useParams();
  const { message } = Route.useSearch();
  return <PeopleChatPage key={chatId} chatId={chatId} at={message} />;
}
