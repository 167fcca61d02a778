import { toUnixSeconds } from '../clock.ts';
import { authenticatorName } from '../passkeys/authenticators.ts';
import type { Account } from './accounts.types.ts';

/** What stands in the place of a password hash, as Firebase does: the word "REDACTED" in base 64. */
const REDACTED = Buffer.from('REDACTED').toString('base64');

/** The ways in, in the form `providerUserInfo` of every answer that describes an account. */
function toProviderUserInfo(account: Account) {
  const { email, displayName, photoUrl } = account;
  const password =
    email && (account.passwordHash || account.emailLinkSignIn)
      ? [{ providerId: 'password', displayName, photoUrl, federatedId: email, email, rawId: email }]
      : [];
  const linked = account.links.map((link) => ({
    providerId: link.providerId,
    displayName: link.displayName,
    photoUrl: link.photoUrl,
    federatedId: link.rawId,
    email: link.email,
    rawId: link.rawId,
  }));
  return [...password, ...linked].map(withoutEmpty);
}

/** The second factors, in the form every answer has them. The SDK takes one with the key `totpInfo` for an app. */
export const toMfaInfo = ({ factors }: Account) =>
  factors.map(({ id, enrolledAt, displayName }) => ({
    mfaEnrollmentId: id,
    enrolledAt: enrolledAt.toISOString(),
    ...(displayName && { displayName }),
    totpInfo: {},
  }));

/** The passkeys, the oldest first. Firebase knows the id and the name of each; the rest is ours. */
export const toPasskeyInfo = ({ passkeys }: Pick<Account, 'passkeys'>) =>
  passkeys.map(({ id, name, enrolledAt, lastUsedAt, backupEligible, backedUp, aaguid }) =>
    withoutEmpty({
      credentialId: id,
      name,
      enrolledAt: enrolledAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString(),
      backupEligible,
      backedUp,
      authenticator: authenticatorName(aaguid),
    }),
  );

/** An account as `accounts:lookup` answers it. */
export function toUserView(account: Account) {
  return withoutEmpty({
    localId: account.id,
    email: account.email,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    emailVerified: account.emailVerified,
    passwordHash: account.passwordHash && REDACTED,
    passwordUpdatedAt: account.passwordUpdatedAt?.getTime(),
    providerUserInfo: toProviderUserInfo(account),
    validSince: String(toUnixSeconds(account.validSince)),
    disabled: account.disabled,
    lastLoginAt: account.lastSignInAt && String(account.lastSignInAt.getTime()),
    createdAt: String(account.createdAt.getTime()),
    customAttributes: Object.keys(account.customClaims).length
      ? JSON.stringify(account.customClaims)
      : undefined,
    mfaInfo: account.factors.length ? toMfaInfo(account) : undefined,
    passkeyInfo: account.passkeys.length ? toPasskeyInfo(account) : undefined,
    emailLinkSignin: account.emailLinkSignIn || undefined,
  });
}

/** An account as `accounts:update` answers it. */
export function toUpdatedView(account: Account) {
  const { localId, email, displayName, photoUrl, emailVerified, passwordHash, providerUserInfo } =
    toUserView(account);
  return { localId, email, displayName, photoUrl, emailVerified, passwordHash, providerUserInfo };
}

function withoutEmpty<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], null> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(kept) as { [K in keyof T]: Exclude<T[K], null> };
}
