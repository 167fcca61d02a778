import type { Account } from '../../accounts/accounts.types.ts';
import { canonicalEmail, isEmail } from '../../accounts/email.rules.ts';
import { type Admission, decideAdmission } from '../../providers/idp.rules.ts';
import type { ExternalProfile } from '../../providers/oidc-provider.ts';
import type { Session } from '../../sessions/sessions.repository.ts';
import { InvalidIdpResponse, OperationNotAllowed } from '../../wire/errors.ts';
import type { Start } from '../context.ts';

export interface Asserted {
  profile: ExternalProfile;
  email: string | undefined;
  account: Account | undefined;
  admission: Admission;
}

interface Assertion {
  assertion: { providerId: string; idToken: string; nonce: string | undefined };
}

/** The credential comes as a form inside the JSON. */
export function readAssertion({ body }: Pick<Start, 'body'>): Assertion {
  const form = new URLSearchParams(body.postBody ?? '');
  const idToken = form.get('id_token');
  const providerId = form.get('providerId');
  if (!idToken || !providerId) throw InvalidIdpResponse();
  return { assertion: { providerId, idToken, nonce: form.get('nonce') ?? undefined } };
}

export async function verifyAssertion({ assertion, providers }: Pick<Start, 'providers'> & Assertion) {
  const provider = providers.get(assertion.providerId);
  if (!provider) throw OperationNotAllowed();
  const profile = await provider.verify(assertion.idToken, assertion.nonce);
  const email = profile.email && canonicalEmail(profile.email);
  return { profile, email: email && isEmail(email) ? email : undefined };
}

/** The account linked with this person at the provider, else the one that has the same address. */
export async function findLinkedAccount(
  known: Pick<Start, 'accounts' | 'providerLinks'> & Pick<Asserted, 'profile' | 'email'>,
) {
  const { profile, email, accounts, providerLinks } = known;
  const linkedId = await providerLinks.findAccountId(profile.providerId, profile.rawId);
  if (linkedId) return { account: await accounts.findById(linkedId), isLinked: true };
  return { account: email ? await accounts.findByEmail(email) : undefined, isLinked: false };
}

export const decide = ({
  account,
  profile,
  isLinked,
}: Omit<Asserted, 'admission'> & { isLinked: boolean }) => ({
  admission: decideAdmission({ isLinked, sameEmail: account, emailVerified: profile.emailVerified }),
});

/** The SDK reads `needConfirmation` as "account exists with different credential". */
export function askForOwnProof(known: Asserted & Assertion): { answer: object } | undefined {
  const { admission, account, profile, assertion } = known;
  if (admission !== 'ask' || !account) return undefined;
  const { providerId, rawId: federatedId } = profile;
  const { email } = account;
  return {
    answer: { needConfirmation: true, email, federatedId, providerId, oauthIdToken: assertion.idToken },
  };
}

interface Admitted {
  account: Account;
  profile: ExternalProfile;
  isNewUser: boolean;
}

/** Takes over name and picture where the account has none. */
export async function adoptProfile({ account, profile, accounts }: Pick<Start, 'accounts'> & Admitted) {
  const displayName = account.displayName ?? profile.displayName ?? null;
  const photoUrl = account.photoUrl ?? profile.photoUrl ?? null;
  await accounts.change(account.id, { displayName, photoUrl });
  return { account: { ...account, displayName, photoUrl } };
}

/** Remembers who the person is at the provider, and tells the owner of an account about a way in that is new. */
export async function saveLink(
  known: Pick<Start, 'providerLinks' | 'mailer' | 'now'> & Admitted & { session?: Session },
) {
  const { account, profile, isNewUser, session, providerLinks, mailer, now } = known;
  const { providerId, rawId } = profile;
  if (account.links.some((link) => link.providerId === providerId && link.rawId === rawId)) return;
  const link = { ...toLink(profile, now), accountId: account.id };
  await providerLinks.link(link, { askedIn: session?.id });
  if (!isNewUser && account.email) mailer.send({ kind: 'providerLinked', to: account.email, account });
  const others = account.links.filter((other) => other.providerId !== providerId);
  return { account: { ...account, links: [...others, link] } };
}

/** Who a person is at a provider, as it is kept. */
export function toLink(profile: ExternalProfile, now: Date) {
  const { providerId, rawId, email = null, displayName = null, photoUrl = null } = profile;
  return { providerId, rawId, email, displayName, photoUrl, linkedAt: now };
}

export function answerIdp(known: {
  account: Account;
  profile: ExternalProfile;
  isNewUser: boolean;
  tokens: object;
  assertion: { idToken: string };
}) {
  const { account, profile, isNewUser, tokens, assertion } = known;
  const { displayName, photoUrl, email, providerId, rawId } = profile;
  return {
    answer: {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      providerId,
      federatedId: rawId,
      localId: account.id,
      email,
      emailVerified: profile.emailVerified,
      displayName,
      fullName: displayName,
      photoUrl,
      isNewUser,
      oauthIdToken: assertion.idToken,
      rawUserInfo: JSON.stringify(profile.claims),
      ...tokens,
    },
  };
}
