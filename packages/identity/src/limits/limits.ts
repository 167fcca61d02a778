import type { SecretBox } from '../secret-box.ts';
import { TooManyAttempts } from '../wire/errors.ts';
import type { RateLimits } from './limits.repository.ts';
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
  /** A whole class may sit behind one address. */
  signUpFromNetwork: { burst: 100, everySeconds: 20 },
  /** Sign-up is the one place that tells whether an address has an account. */
  takenAddressFromNetwork: { burst: 10, everySeconds: 300 },
  /** Codes already mailed stay good, and the owner's own places do not count. */
  mailToAddress: { burst: 5, everySeconds: 300 },
  mailToAddressFromHere: { burst: 5, everySeconds: 300 },
  mailFromNetwork: { burst: 100, everySeconds: 20 },
  assertionFromNetwork: { burst: 100, everySeconds: 6 },
  codeFromNetwork: { burst: 60, everySeconds: 10 },
  secondFactorFromHere: { burst: 5, everySeconds: 60 },
  secondFactorFromElsewhere: { burst: 20, everySeconds: 60 },
  /** One in a million each: a year of guessing without a pause makes one per cent. */
  emailCodeFromHere: { burst: 10, everySeconds: 600 },
  emailCodeFromElsewhere: { burst: 20, everySeconds: 3600 },
  noteOfRefusal: { burst: 1, everySeconds: 60 },
  changeOfAccount: { burst: 20, everySeconds: 60 },
};

/** One thing to count: what it is, and whose. */
export type Counted = readonly [what: keyof typeof ALLOWANCES, ...subject: string[]];

export interface Limits {
  /** Counts all of these, or none and throws `TOO_MANY_ATTEMPTS_TRY_LATER` when one of them is used up. */
  take(counted: readonly Counted[], now: Date): Promise<void>;
  /** For what turned out not to be what the limit is against. */
  giveBack(counted: readonly Counted[]): Promise<void>;
}

const unlimited: Limits = { take: async () => {}, giveBack: async () => {} };

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
  const toAllowance = ([what, ...subject]: Counted) => ({
    ...ALLOWANCES[what],
    // The table tells nobody who tried to come in, or from where.
    key: secretBox.fingerprint(PURPOSE, JSON.stringify([what, ...subject.map(networkOf)])),
  });
  return {
    async take(counted, now) {
      const allowances = counted.map(toAllowance);
      const taken = await repository.take(allowances, now);
      const refused = allowances.filter(({ key }) => !taken.has(key));
      if (refused.length === 0) return;
      // Nothing is tried, so nothing is used up: else one place alone could use up what all others share.
      await repository.giveBack(allowances.filter(({ key }) => taken.has(key)));
      throw TooManyAttempts({ retryAfterSeconds: Math.max(...refused.map((one) => one.everySeconds)) });
    },
    giveBack: (counted) => repository.giveBack(counted.map(toAllowance)),
  };
}
