export type Strength = 0 | 1 | 2 | 3 | 4;

export interface StrengthVerdict {
  strength: Strength;
  label: string;
  /** What would make it stronger. */
  hint?: string;
}

const COMMON =
  /^(password|passwort|qwerty|azerty|letmein|welcome|iloveyou|admin|abc123|monkey|dragon|football|sunshine|princess|syllab)/i;
const RUN = /(.)\1{2,}|0123|1234|2345|3456|4567|5678|6789|abcd|qwer|asdf/i;

/**
 * How hard a password is to guess, roughly: by its length, then marked down for what guessing programs try first.
 * The provider's policy decides what is allowed; this only explains.
 */
export function judgePassword(password: string, { email = '' } = {}): StrengthVerdict {
  if (password === '') return { strength: 0, label: '' };
  const name = email.split('@')[0] ?? '';
  if (name.length > 2 && password.toLowerCase().includes(name.toLowerCase())) {
    return { strength: 1, label: 'Easy to guess', hint: 'It holds your e-mail name.' };
  }
  if (COMMON.test(password))
    return { strength: 1, label: 'Easy to guess', hint: 'It begins like many others.' };
  const hasRun = RUN.test(password);
  const worth =
    new Set(password).size +
    (/\p{L}/u.test(password) && /[^\p{L}]/u.test(password) ? 2 : 0) -
    (hasRun ? 4 : 0);
  if (worth < 8)
    return {
      strength: 1,
      label: 'Easy to guess',
      hint: hasRun ? 'It holds a row of keys.' : 'Make it longer.',
    };
  if (worth < 11) return { strength: 2, label: 'Fair', hint: 'A few more words make it strong.' };
  if (worth < 14) return { strength: 3, label: 'Good' };
  return { strength: 4, label: 'Strong' };
}
