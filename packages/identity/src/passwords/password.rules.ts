import type { Settings } from '../settings.ts';
import { isGuessable } from './guessable.rules.ts';

type Policy = Settings['passwordPolicy'];

/** Firebase's historic minimum, which holds even where no policy is enforced. */
export const LEAST_LENGTH = 6;
/** The characters the SDK counts as symbols when a policy asks for one. */
const SYMBOLS = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'];

type Requirement = [words: (policy: Policy) => string, isMet: (password: string, policy: Policy) => boolean];

const REQUIREMENTS: readonly Requirement[] = [
  [
    ({ minLength }) => `Password must contain at least ${minLength} characters`,
    // What is written in two signs may be one of those that are hashed.
    (password, { minLength }) => Math.min(password.length, password.normalize('NFKC').length) >= minLength,
  ],
  [
    ({ maxLength }) => `Password may contain at most ${maxLength} characters`,
    (password, { maxLength }) => password.length <= maxLength,
  ],
  [
    () => 'Password must contain a lower case character',
    (password, { requireLowercase }) => !requireLowercase || /[a-z]/.test(password),
  ],
  [
    () => 'Password must contain an upper case character',
    (password, { requireUppercase }) => !requireUppercase || /[A-Z]/.test(password),
  ],
  [
    () => 'Password must contain a numeric character',
    (password, { requireDigit }) => !requireDigit || /[0-9]/.test(password),
  ],
  [
    () => 'Password must contain a non-alphanumeric character',
    (password, { requireSymbol }) => !requireSymbol || SYMBOLS.some((symbol) => password.includes(symbol)),
  ],
];

/** What the password lacks, in the words of the wire; empty when it may be used. */
export function missingRequirements(
  password: string,
  policy: Policy,
  contextWords: readonly string[],
): string[] {
  const unmet = REQUIREMENTS.filter(([, isMet]) => !isMet(password, policy)).map(([words]) => words(policy));
  const tooEasy = policy.refuseGuessable && unmet.length === 0 && isGuessable(password, contextWords);
  return tooEasy ? ['Password must not be easy to guess'] : unmet;
}

/** The policy as `GET /v2/passwordPolicy` answers it. */
export function toPolicyView(policy: Policy) {
  return {
    schemaVersion: 1,
    customStrengthOptions: {
      minPasswordLength: policy.enforcement === 'ENFORCE' ? policy.minLength : LEAST_LENGTH,
      maxPasswordLength: policy.maxLength,
      ...(policy.requireLowercase && { containsLowercaseCharacter: true }),
      ...(policy.requireUppercase && { containsUppercaseCharacter: true }),
      ...(policy.requireDigit && { containsNumericCharacter: true }),
      ...(policy.requireSymbol && { containsNonAlphanumericCharacter: true }),
    },
    allowedNonAlphanumericCharacters: SYMBOLS,
    enforcementState: policy.enforcement,
    forceUpgradeOnSignin: false,
  };
}
