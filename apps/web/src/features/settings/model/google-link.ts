import { unlink } from '@firebase/auth';
import { useState } from 'react';
import { authCodeOf, authFailure } from '@/lib/auth-errors';
import { askGoogle } from '@/lib/google/google';
import { toast } from '@/lib/toast';
import { useAccountChanged } from '../account-queries';
import { isCancelled, useRecentSignIn } from '../components/account/recent-sign-in';
import { requireUser } from './account';
import { endingThisSession } from './ending-session';

/** Links the account with Google, and takes that away again. */
export function useGoogleLink() {
  const accountChanged = useAccountChanged();
  const { run } = useRecentSignIn();
  const [failure, setFailure] = useState<string>();
  const [running, setRunning] = useState(0);

  async function attempt(action: () => Promise<unknown>, done: string) {
    setFailure(undefined);
    setRunning((count) => count + 1);
    try {
      await action();
      toast.success(done);
      await accountChanged();
    } catch (error) {
      if (!isCancelled(error)) setFailure(wordsFor(error));
    } finally {
      setRunning((count) => count - 1);
    }
  }

  const link = () =>
    attempt(async () => {
      const proof = await askGoogle();
      await run(() => endingThisSession(proof.link));
    }, 'Google is linked.');

  const remove = () =>
    attempt(
      () => run(async () => unlink(await requireUser(), 'google.com')),
      'Google is unlinked. Other devices have to sign in again.',
    );

  return { link, unlink: remove, failure, isBusy: running > 0 };
}

/** What some failures mean here, and not at the sign-in. */
const WORDS: Record<string, string> = {
  'credential-already-in-use':
    'That Google account signs in to another account here. Unlink it there first, or choose another one at Google.',
  'email-already-in-use':
    'The address of that Google account belongs to another account here. Choose another one at Google.',
  'operation-not-allowed':
    'Google is your only way in, so it stays. Set a password first, then it can be unlinked.',
};

const wordsFor = (error: unknown) => WORDS[authCodeOf(error)] ?? authFailure(error).message;
