const KEY = 'second-step';
/** As long as the provider waits for the second proof. */
const WAITS_MS = 600_000;

interface Kept {
  customData: { operationType?: string };
  keptAt: number;
}

/** The sign-in that waits for its second proof, in the form the account SDK takes it up again. */
export function keptSecondStep(): Error | 'expired' | undefined {
  const kept = sessionStorage.getItem(KEY);
  if (!kept) return undefined;
  const { customData, keptAt } = JSON.parse(kept) as Kept;
  if (Date.now() - keptAt > WAITS_MS) return 'expired';
  // A sign-in that ended with a token of ours comes without it.
  const operationType = customData.operationType ?? 'signIn';
  return Object.assign(new Error('The second proof is missing'), {
    code: 'auth/multi-factor-auth-required',
    customData: { ...customData, operationType },
    operationType,
  });
}

export const forgetSecondStep = () => sessionStorage.removeItem(KEY);
