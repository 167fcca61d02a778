import { validatePassword } from '@firebase/auth';
import { loadIdentity } from './identity';

export interface PasswordRule {
  label: string;
  isMet: boolean;
}

/** What the provider's policy says of a password. The SDK fetches the policy once and keeps it. */
export async function checkPassword(password: string): Promise<{ isValid: boolean; rules: PasswordRule[] }> {
  const status = await validatePassword(await loadIdentity(), password);
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const rules: [string, boolean | undefined][] = [
    [`At least ${minPasswordLength ?? 6} characters`, status.meetsMinPasswordLength],
    [`At most ${maxPasswordLength} characters`, status.meetsMaxPasswordLength === false ? false : undefined],
    ['A small letter', status.containsLowercaseLetter],
    ['A capital letter', status.containsUppercaseLetter],
    ['A number', status.containsNumericCharacter],
    ['A sign such as ! or ?', status.containsNonAlphanumericCharacter],
  ];
  return {
    isValid: status.isValid,
    rules: rules.flatMap(([label, isMet]) => (isMet === undefined ? [] : [{ label, isMet }])),
  };
}

/** What is wrong with a new password, as far as its policy tells. A provider that cannot be asked decides later. */
export async function newPasswordFault(password: string): Promise<string | undefined> {
  if (password === '') return 'Choose a password.';
  const { isValid, rules } = await checkPassword(password).catch(() => ({ isValid: true, rules: [] }));
  if (isValid) return undefined;
  const [missing, ...others] = rules.filter(({ isMet }) => !isMet);
  return missing && others.length === 0
    ? `Missing: ${missing.label.charAt(0).toLowerCase()}${missing.label.slice(1)}.`
    : 'The password lacks what is listed below it.';
}
