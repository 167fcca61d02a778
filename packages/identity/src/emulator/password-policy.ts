import type { PasswordPolicyConfig } from '../admin/configurations.ts';
import { ensurePassword } from '../admin/create-account.ts';
import { ensure } from '../admin/refusals.ts';
import { missingRequirements, toPolicyView } from '../passwords/password.rules.ts';
import type { Settings } from '../settings.ts';

type Policy = Settings['passwordPolicy'];

/** The policy somebody set, in the form the rules of the package take it. */
function toPolicy({
  passwordPolicyVersions = [],
  passwordPolicyEnforcementState,
}: PasswordPolicyConfig): Policy {
  const options = passwordPolicyVersions[0]?.customStrengthOptions ?? {};
  return {
    enforcement: passwordPolicyEnforcementState === 'ENFORCE' ? 'ENFORCE' : 'OFF',
    minLength: Number(options.minPasswordLength ?? 6),
    maxLength: Number(options.maxPasswordLength ?? 4096),
    requireLowercase: options.containsLowercaseCharacter === true,
    requireUppercase: options.containsUppercaseCharacter === true,
    requireDigit: options.containsNumericCharacter === true,
    requireSymbol: options.containsNonAlphanumericCharacter === true,
    refuseGuessable: false,
  };
}

/** Refuses a new password that is too short, or that the policy somebody set does not let through. */
export function ensureGoodPassword(password: string, config: PasswordPolicyConfig | undefined): void {
  if (config?.passwordPolicyEnforcementState !== 'ENFORCE') {
    ensurePassword(password);
    return;
  }
  const unmet = missingRequirements(password, toPolicy(config), []);
  const detail = `Missing password requirements: [${unmet.join(', ')}]`;
  ensure(unmet.length === 0, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS', detail);
}

/** The policy as `GET /v2/passwordPolicy` answers it. */
export const policyView = (config: PasswordPolicyConfig = {}) => ({
  ...toPolicyView(toPolicy(config)),
  forceUpgradeOnSignin: config.forceUpgradeOnSignin ?? false,
});
