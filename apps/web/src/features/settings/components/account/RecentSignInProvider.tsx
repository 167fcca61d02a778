import { lazy, type ReactNode, useMemo, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import type { OtherProofs } from './proofs';
import { cancelled, RecentSignInContext, wantsRecentSignIn } from './recent-sign-in';

const ProveAgain = lazy(() => import('./ProveAgain'));

interface Asked {
  onProven: () => void;
  onCancelled: () => void;
}

interface RecentSignInProviderProps {
  /** Ways to prove who one is besides the password. */
  proofs: OtherProofs;
  children: ReactNode;
}

/** Gives what is inside `useRecentSignIn`, and shows its dialog. */
export function RecentSignInProvider({ proofs, children }: RecentSignInProviderProps) {
  const [asked, setAsked] = useState<Asked>();
  const run = useMemo(() => {
    const ask = () =>
      new Promise<void>((onProven, reject) => {
        setAsked({ onProven, onCancelled: () => reject(cancelled()) });
      }).finally(() => setAsked(undefined));
    return async <Result,>(action: () => Promise<Result>): Promise<Result> => {
      try {
        return await action();
      } catch (error) {
        if (!wantsRecentSignIn(error)) throw error;
        await ask();
        return action();
      }
    };
  }, []);
  const isAsking = asked !== undefined;
  const recentSignIn = useMemo(() => ({ run, isAsking }), [run, isAsking]);

  return (
    <RecentSignInContext value={recentSignIn}>
      {children}
      <Dialog
        opened={isAsking}
        onClose={() => asked?.onCancelled()}
        title="Is it you?"
        size={420}
        zIndex={300}
      >
        {asked && <ProveAgain proofs={proofs} onProven={asked.onProven} />}
      </Dialog>
    </RecentSignInContext>
  );
}
