import { createFileRoute } from '@tanstack/react-router';
import { Invitation } from './-Invitation';

export const Route = createFileRoute('/(public)/invitations/$token')({ component: Screen });

function Screen() {
  const { token } = Route.useParams();
  return <Invitation token={token} />;
}
