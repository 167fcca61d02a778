import { createFileRoute } from '@tanstack/react-router';
import { ChatsPage } from '@/features/chats/ChatsPage';

export const Route = createFileRoute('/_authenticated/chats/$conversationId')({ component: Screen });

function Screen() {
  const { conversationId } = Route.useParams();
  return <ChatsPage key={conversationId} conversationId={conversationId} />;
}
