import { authCodeOf } from '@/lib/auth-errors';

/**
 * Keeps a sign-in whose first proof was good and that waits for a code, for this tab and so that a reload does not ask
 * for the first proof again. What is kept opens nothing without the second, and nothing at all after ten minutes.
 */
export async function keepForSecondStep(error: unknown): Promise<boolean> {
  if (authCodeOf(error) !== 'multi-factor-auth-required') return false;
  const { customData } = error as { customData: object };
  sessionStorage.setItem('second-step', JSON.stringify({ customData, keptAt: Date.now() }));
  return true;
}
