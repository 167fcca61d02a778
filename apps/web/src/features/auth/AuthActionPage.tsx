import { useQuery } from '@tanstack/react-query';
import { authCodeOf } from '@/lib/auth-errors';
import { Bone, Waiting } from '@/ui/Waiting';
import { AuthCard } from './components/AuthCard';
import { BrokenLink } from './components/BrokenLink';
import { ConfirmAction } from './components/ConfirmAction';
import { FinishEmailLink } from './components/FinishEmailLink';
import { NewPassword } from './components/NewPassword';
import { isKnownMode, lookAtCode } from './model/action-code';

interface AuthActionPageProps {
  mode?: string;
  code?: string;
}

/** Where the links of account mails lead. Opening one changes nothing yet; the button does. */
export function AuthActionPage({ mode, code }: AuthActionPageProps) {
  if (!isKnownMode(mode)) return <BrokenLink why="unknown" />;
  if (!code) return <BrokenLink mode={mode} why="malformed" />;
  if (mode === 'signIn') return <FinishEmailLink />;
  return <CheckedAction mode={mode} code={code} />;
}

interface CheckedActionProps {
  mode: 'resetPassword' | 'verifyEmail' | 'recoverEmail' | 'verifyAndChangeEmail';
  code: string;
}

function CheckedAction({ mode, code }: CheckedActionProps) {
  const { data, error } = useQuery({
    queryKey: ['action-code', code],
    queryFn: () => lookAtCode(code),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <BrokenLink mode={mode} why={reasonOf(error)} />;
  if (!data) {
    return (
      <AuthCard title="One moment">
        <Waiting label="Looking at the link">
          <Bone height={40} />
        </Waiting>
      </AuthCard>
    );
  }
  if (mode === 'resetPassword') return <NewPassword code={code} email={data.email} />;
  return <ConfirmAction mode={mode} code={code} email={data.email} />;
}

function reasonOf(error: unknown) {
  const code = authCodeOf(error);
  if (code === 'expired-action-code') return 'expired';
  if (code === 'user-disabled') return 'disabled';
  if (code === 'network-request-failed') return 'unreachable';
  return 'used';
}
