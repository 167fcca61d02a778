import { useState } from 'react';
import { type AuthField, authCodeOf, authFailure } from '@/lib/auth-errors';
import { problemOf } from '@/lib/errors';
import { isCancelled } from '../components/account/recent-sign-in';

type Faults = Partial<Record<AuthField | 'current', string>>;

/** A sensitive change: the faults of its fields and of the whole, and whether an answer is awaited. */
export function useSensitiveForm() {
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send(found: Faults, action: () => Promise<unknown>): Promise<boolean> {
    setFaults(found);
    setFailure(undefined);
    if (Object.values(found).some(Boolean)) return false;
    setSending(true);
    try {
      await action();
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      const { message, field } = authFailure(error);
      if (isWrongPassword(error)) setFaults({ current: 'This is not the password of the account.' });
      else if (field) setFaults({ [field]: message });
      else setFailure(problemOf(error)?.title ?? message);
      return false;
    } finally {
      setSending(false);
    }
  }
  return { faults, failure, isSending, send };
}

const isWrongPassword = (error: unknown) =>
  ['invalid-credential', 'wrong-password'].includes(authCodeOf(error));

export const missing = (text: string, what: string) => (text.trim() === '' ? `Fill in ${what}.` : undefined);
