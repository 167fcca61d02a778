import type { SecretBox } from '../secret-box.ts';
import { TooManyAttempts } from '../wire/errors.ts';
import type { Allowance, RateLimits } from './limits.repository.ts';
import { networkOf } from './network.rules.ts';

const PURPOSE = 'rate limit';

/**
 * What is limited, and by what. Whoever guesses from one place is stopped by the pair and the network; whoever guesses
 * from many places at one address is stopped by `signInFromElsewhere`, which does not count places where the owner has
 * signed in before: nobody can lock somebody else out.
 */
const ALLOWANCES = {
  signInFromHere: { burst: 10, everySeconds: 60 },
  signInFromElsewhere: { burst: 60, everySeconds: 60 },
  signInFromNetwork: { burst: 100, everySeconds: 6 },
  signUpFromNetwork: { burst: 40, everySeconds: 30 },
  /** Sign-up is the one place that tells whether an address has an account. */
  takenAddressFromNetwork: { burst: 10, everySeconds: 300 },
  /** Codes already mailed stay good, so a stranger who uses this up takes nothing away. */
  mailToAddress: { burst: 5, everySeconds: 300 },
  mailFromNetwork: { burst: 40, everySeconds: 30 },
  codeFromNetwork: { burst: 60, everySeconds: 10 },
  changeOfAccount: { burst: 20, everySeconds: 60 },
} satisfies Record<string, Allowance>;

export type Limited = keyof typeof ALLOWANCES;

export interface Limits {
  /** Takes one from the allowance of what `subject` names; throws `TOO_MANY_ATTEMPTS_TRY_LATER` when none is left. */
  take(what: Limited, subject: readonly string[], now: Date): Promise<void>;
  restore(what: Limited, subject: readonly string[]): Promise<void>;
}

const unlimited: Limits = { take: async () => {}, restore: async () => {} };

export function createLimits({
  repository,
  secretBox,
  isOn,
}: {
  repository: RateLimits;
  secretBox: SecretBox;
  isOn: boolean;
}): Limits {
  if (!isOn) return unlimited;
  // The table tells nobody who tried to come in, or from where.
  const keyOf = (what: Limited, subject: readonly string[]) =>
    secretBox.fingerprint(PURPOSE, JSON.stringify([what, ...subject.map(networkOf)]));
  return {
    async take(what, subject, now) {
      const allowance = ALLOWANCES[what];
      if (await repository.take(keyOf(what, subject), allowance, now)) return;
      throw TooManyAttempts({ retryAfterSeconds: allowance.everySeconds });
    },
    async restore(what, subject) {
      await repository.restore(keyOf(what, subject));
    },
  };
}
