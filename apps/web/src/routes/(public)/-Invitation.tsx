import '@/ui/styles/workspace';
import { useAuth } from '@/features/auth/model/auth';
import { InvitationPage } from '@/features/people/InvitationPage';

/** Apart from its route, which every page loads, because of the style sheets it needs. */
export function Invitation({ token }: { token: string }) {
  const email = useAuth(({ user, email, isLoading }) => (user ? email : isLoading ? undefined : null));
  return <InvitationPage key={token} token={token} signedInAs={email} />;
}
