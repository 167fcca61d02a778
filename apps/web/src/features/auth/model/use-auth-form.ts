import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type AuthField, authFailure } from '@/lib/auth-errors';

type Faults = Partial<Record<AuthField, string>>;

/** Faults of the fields and of the whole, and whether an answer is awaited. */
export function useAuthForm() {
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isRefused = useRef(false);

  // Whoever was refused is taken to the first field that has to be put right.
  useEffect(() => {
    if (!isRefused.current) return;
    isRefused.current = false;
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
  });

  function fail(error: unknown) {
    const { message, field } = authFailure(error);
    isRefused.current = Boolean(field);
    if (field) setFaults((others) => ({ ...others, [field]: message }));
    else setFailure(message);
  }

  /** Checks a field when it is left. */
  const check = (field: AuthField, fault: string | undefined) =>
    setFaults((others) => ({ ...others, [field]: fault }));

  /** Sends only when nothing is wrong; true when it worked. */
  async function send(found: Faults | Promise<Faults>, action: () => Promise<unknown>): Promise<boolean> {
    setFailure(undefined);
    setSending(true);
    try {
      const faultsNow = await found;
      isRefused.current = Object.values(faultsNow).some(Boolean);
      setFaults(faultsNow);
      if (isRefused.current) return false;
      await action();
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setSending(false);
    }
  }

  /** A fault is gone with the first change. */
  const onInput = ({ target }: FormEvent) => {
    const field = (target as HTMLInputElement).name === 'email' ? 'email' : 'password';
    if (faults[field]) check(field, undefined);
  };

  return { faults, failure, isSending, check, send, fail, onInput };
}
