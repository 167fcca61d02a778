import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useAuth } from '@/features/auth/model/auth';
import { AccountPage } from '@/features/settings/AccountPage';

export const Route = createFileRoute('/_authenticated/settings/account')({ component: Screen });

function Screen() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return <AccountPage onSignOut={() => signOut().then(() => navigate({ to: '/sign-in' }))} />;
}
