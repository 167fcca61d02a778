import { createFileRoute } from '@tanstack/react-router';
import { useAuth } from '@/features/auth/model/auth';
import { InvitationPage } from '@/features/people/InvitationPage';
import '@/ui/styles/workspace';

export const Route = createFileRoute('/(public)/invitations/$token')({ component: Screen });

function Screen() {
  const { token } = Route.useParams();
  const email = useAuth((state) => state.email);
  return <InvitationPage key={token} token={token} signedInAs={email} />;
}
