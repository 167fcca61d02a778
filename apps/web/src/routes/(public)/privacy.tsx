import { createFileRoute } from '@tanstack/react-router';
import { useAuth } from '@/features/auth/model/auth';
import { PrivacyPage } from '@/features/legal/PrivacyPage';

export const Route = createFileRoute('/(public)/privacy')({ component: Screen });

function Screen() {
  return <PrivacyPage isSignedIn={useAuth(({ user }) => user !== null)} />;
}
