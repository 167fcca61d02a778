import { useState } from 'react';
import { type AuthField, authFailure } from '@/lib/auth-errors';

type Faults = Partial<Record<AuthField, string>>;

/** Faults of the fields and of the whole, and whether an answer is awaited. */
export function useAuthForm() {
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  function fail(error: unknown) {
    const { message, field } = authFailure(error);
    if (field) setFaults((others) => ({ ...others, [field]: message }));
    else setFailure(message);
  }

  /** Checks a field when it is left. */
  const check = (field: AuthField, fault: string | undefined) =>
    setFaults((others) => ({ ...others, [field]: fault }));

  /** Sends only when nothing is wrong; true when it worked. */
  async function send(found: Faults, action: () => Promise<unknown>): Promise<boolean> {
    setFaults(found);
    setFailure(undefined);
    if (Object.values(found).some(Boolean)) return false;
    setSending(true);
    try {
      await action();
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setSending(false);
    }
  }

  return { faults, failure, isSending, check, send, fail };
}
