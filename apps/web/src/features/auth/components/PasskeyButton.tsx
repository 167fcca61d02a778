import { Button } from '@mantine/core';
import { useState } from 'react';
import { canUsePasskeys } from '@/lib/can-use-passkeys';
import { useCapabilities } from '@/lib/use-capabilities';

type OnFailed = (error: unknown) => void;

const load = () => import('../model/passkeys');

/**
 * Lets the browser offer passkeys in the e-mail field of a form with these handlers. The script comes with the first
 * sign that somebody is there, which is before the field is reached.
 */
export function usePasskeyOffer(onFailed: OnFailed) {
  const offer = () => void load().then(({ offerPasskeys }) => offerPasskeys(onFailed));
  return canUsePasskeys(useCapabilities()) ? { onPointerOver: offer, onFocus: offer } : {};
}

export function PasskeyButton({ onFailed }: { onFailed: OnFailed }) {
  const [isAsking, setAsking] = useState(false);
  if (!canUsePasskeys(useCapabilities())) return null;
  async function ask() {
    setAsking(true);
    await load()
      .then(({ signInWithPasskey }) => signInWithPasskey())
      .catch(onFailed);
    setAsking(false);
  }
  return (
    <Button variant="default" fullWidth loading={isAsking} onClick={ask}>
      Sign in with a passkey
    </Button>
  );
}
