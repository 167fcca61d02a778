import { createFileRoute } from '@tanstack/react-router';
import { useAuth } from '@/features/auth/model/auth';
import { TermsPage } from '@/features/legal/TermsPage';

export const Route = createFileRoute('/(public)/terms')({ component: Screen });

function Screen() {
  return <TermsPage isSignedIn={useAuth(({ user }) => user !== null)} />;
}
