import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useAuth } from '@/features/auth/model/auth';
import { AccountPage } from '@/features/settings/AccountPage';
import { askGoogle } from '@/lib/google/google';

export const Route = createFileRoute('/_authenticated/settings/account')({ component: Screen });

const PROOFS = {
  google: async () => (await askGoogle()).reauthenticate(),
  passkey: async () => (await import('@/features/auth/model/passkeys')).reauthenticateWithPasskey(),
};

function Screen() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const leave = async (notice: string) => {
    const { forgetOffline } = await import('@/lib/offline/start');
    await signOut();
    await forgetOffline();
    await navigate({ to: '/sign-in', state: { notice } });
  };
  return <AccountPage onGone={leave} proofs={PROOFS} />;
}
