import { useQuery } from '@tanstack/react-query';
import { authCodeOf } from '@/lib/auth-errors';
import { Bone, Waiting } from '@/ui/Waiting';
import { AuthCard } from './components/AuthCard';
import { type BrokenBecause, BrokenLink } from './components/BrokenLink';
import { ConfirmAction } from './components/ConfirmAction';
import { ConfirmElsewhere } from './components/ConfirmElsewhere';
import { FinishEmailLink } from './components/FinishEmailLink';
import { NewPassword } from './components/NewPassword';
import { type ActionMode, isKnownMode, lookAtCode, looksLikeCode, mayUse } from './model/action-code';

interface AuthActionPageProps {
  mode?: string;
  code?: string;
}

/** Where the links of account mails lead. Opening one changes nothing yet; the button does. */
export function AuthActionPage({ mode, code }: AuthActionPageProps) {
  if (!isKnownMode(mode)) return <BrokenLink why="unknown" />;
  if (!looksLikeCode(code)) return <BrokenLink mode={mode} why="malformed" />;
  return <CheckedAction mode={mode} code={code} />;
}

function CheckedAction({ mode, code }: { mode: ActionMode; code: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['action-code', mode, code],
    queryFn: async () => {
      const found = await lookAtCode(mode, code);
      return { ...found, isOwner: await mayUse(mode, found) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever comes back signed in from the page to sign in may do what they might not do before.
    gcTime: 0,
  });
  if (error) return <BrokenLink mode={mode} why={reasonOf(error)} onRetry={refetch} />;
  if (!data) {
    return (
      <AuthCard title="One moment">
        <Waiting label="Looking at the link">
          <Bone height={40} />
        </Waiting>
      </AuthCard>
    );
  }
  if (mode === 'signIn') return <FinishEmailLink />;
  if (mode === 'resetPassword') return <NewPassword code={code} email={data.email} />;
  if (!data.isOwner) return <ConfirmElsewhere code={code} {...data} />;
  return <ConfirmAction mode={mode} code={code} {...data} />;
}

const REASONS: Record<string, BrokenBecause> = {
  'expired-action-code': 'expired',
  'user-disabled': 'disabled',
  'network-request-failed': 'unreachable',
  'internal-error': 'unreachable',
  'too-many-requests': 'too-often',
  'argument-error': 'unknown',
};

const reasonOf = (error: unknown): BrokenBecause => REASONS[authCodeOf(error)] ?? 'used';
