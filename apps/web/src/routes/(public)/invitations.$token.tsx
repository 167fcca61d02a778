import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '@/features/people/InvitationPage';

export const Route = createFileRoute('/(public)/invitations/$token')({ component: Screen });

function Screen() {
  const { token } = Route.useParams();
  return <InvitationPage key={token} token={token} />;
}
