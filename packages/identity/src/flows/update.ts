import { hasWayIn } from '../accounts/accounts.rules.ts';
import type { Account, AccountChanges } from '../accounts/accounts.types.ts';
import { toUpdatedView } from '../accounts/accounts.views.ts';
import { canonicalEmail, isEmail } from '../accounts/email.rules.ts';
import { LastWayIn } from '../accounts/ways-in.repository.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import { InvalidEmail, InvalidRequestType, invalidArgument } from '../wire/errors.ts';
import type { RequestBody } from '../wire/request-body.ts';
import { applyCode } from './apply-code.ts';
import type { Start } from './context.ts';
import { choose, flow } from './flow.ts';
import { removePasskeys } from './remove-passkeys.ts';
import { rejectTakenEmail } from './steps/accounts.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { requireProvenChange, tellOldAddress } from './steps/email-change.ts';
import { requireFields } from './steps/fields.ts';
import { limitChanges } from './steps/limits.ts';
import { requireGoodPassword } from './steps/passwords.ts';
import { refuse } from './steps/refuse.ts';
import { issueFreshTokens } from './steps/tokens.ts';
import { readProfile, rereadAccount } from './steps/updates.ts';
import { unlinkProviders } from './unlink-providers.ts';

interface Changing {
  account: Account;
  session: Session;
  profile: AccountChanges;
  access: AccountChanges;
}

const changeProfile = flow('accounts:updateProfile', [
  requireFields('idToken'),
  authenticate,
  limitChanges,
  readProfile,
  saveProfile,
  rereadAccount,
  issueFreshTokens,
  answerUpdated,
]);

/** Whatever changes how the person comes in ends all sessions; the one that asked goes on with new tokens. */
const changeAccess = flow('accounts:updateAccess', [
  requireFields('idToken'),
  authenticate,
  requireRecentSignIn,
  limitChanges,
  readProfile,
  readAccess,
  readNewEmail,
  readNewPassword,
  keepAWayIn,
  nameChange,
  replaceAccess,
  tellOwner,
  rereadAccount,
  continueSession,
  answerUpdated,
]);

const nothing = flow('accounts:update', [
  refuse(() => InvalidRequestType({ detail: 'Unsupported request parameters.' })),
]);

/** Removing passkeys leaves other things as they are, and must not look as if it did not. */
const tooMuchAtOnce = flow('accounts:update', [
  refuse(() => invalidArgument('deletePasskey cannot be combined with other changes')),
]);

export const update = choose(
  ({ body }) => {
    if (body.oobCode) return 'applyCode';
    if (!body.idToken) return 'nothing';
    if (body.deletePasskey?.length) return comesWithMore(body) ? 'tooMuchAtOnce' : 'removePasskeys';
    if (onlyUnlinks(body)) return 'unlinkProviders';
    return touchesAccess(body) ? 'changeAccess' : 'changeProfile';
  },
  { applyCode, changeProfile, changeAccess, removePasskeys, unlinkProviders, tooMuchAtOnce, nothing },
);

const changesProfile = ({ displayName, photoUrl, deleteAttribute }: RequestBody): boolean =>
  displayName !== undefined || photoUrl !== undefined || Boolean(deleteAttribute?.length);

const comesWithMore = (body: RequestBody): boolean => touchesAccess(body) || changesProfile(body);

function onlyUnlinks(body: RequestBody): boolean {
  const { deleteProvider, email, password } = body;
  const isAlone = email === undefined && password === undefined && !changesProfile(body);
  return isAlone && Boolean(deleteProvider?.length) && !deleteProvider?.includes('password');
}

function touchesAccess({ email, password, deleteProvider, deleteAttribute }: RequestBody): boolean {
  const removesWayIn = deleteAttribute?.some((name) => name === 'PASSWORD' || name === 'EMAIL');
  return email !== undefined || password !== undefined || Boolean(deleteProvider?.length || removesWayIn);
}

function saveProfile({ account, profile, accounts }: Start & Omit<Changing, 'access'>) {
  return accounts.change(account.id, profile);
}

/** What is to be taken away. */
function readAccess({ body, account }: Start & { account: Account }): { access: AccountChanges } {
  const removed = body.deleteAttribute ?? [];
  const access: AccountChanges = {};
  if (removed.includes('PASSWORD') || body.deleteProvider?.includes('password')) access.passwordHash = null;
  if (body.deleteProvider?.includes('password')) access.emailLinkSignIn = false;
  if (removed.includes('EMAIL')) {
    requireProvenChange(account);
    Object.assign(access, { email: null, emailVerified: false });
  }
  return { access };
}

/** A new address is not verified, whatever the old one was. */
async function readNewEmail(known: Start & Changing) {
  const { body, account, access } = known;
  if (body.email === undefined) return;
  const email = canonicalEmail(body.email);
  if (!isEmail(email)) throw InvalidEmail();
  if (email === account.email) return;
  requireProvenChange(account);
  await rejectTakenEmail({ ...known, email });
  return { access: { ...access, email, emailVerified: false } };
}

async function readNewPassword({ body, account, access, settings, hasher, now }: Start & Changing) {
  if (!body.password) return;
  requireGoodPassword(body.password, settings, { ...account, email: access.email ?? account.email });
  const passwordHash = await hasher.hash(body.password);
  return { access: { ...access, passwordHash, passwordUpdatedAt: now } };
}

/** Nobody may lock themselves out for good: the last way in stays. */
function keepAWayIn({ account, access, body }: Start & Changing) {
  const links = account.links.filter((link) => !body.deleteProvider?.includes(link.providerId));
  if (hasWayIn(account) && !hasWayIn({ ...account, ...access, links })) {
    throw LastWayIn();
  }
}

/** The gravest of what changes, for the owner to read. */
function nameChange({ access }: Changing) {
  if (access.email !== undefined) return { did: 'EMAIL' };
  if (access.passwordHash !== undefined) return { did: access.passwordHash ? 'PASSWORD' : 'NO_PASSWORD' };
  return { did: 'PROVIDER' };
}

function replaceAccess(known: Start & Changing) {
  const { account, session, profile, access, body, credentials, now } = known;
  const because = access.email === undefined ? 'password or provider changed' : 'address changed';
  const changes = { ...profile, ...access };
  const keepWayIn = hasWayIn(account);
  const ends = { because, now, unlink: body.deleteProvider, keepWayIn, askedIn: session.id };
  return credentials.replace(account.id, changes, ends);
}

async function tellOwner(known: Start & Changing) {
  const { account, access, body, mailer } = known;
  await tellOldAddress({ ...known, newEmail: access.email ?? undefined });
  const to = account.email ?? access.email;
  if (access.passwordHash !== undefined && to) mailer.send({ kind: 'passwordChanged', to, account });
  if (account.links.some(({ providerId }) => body.deleteProvider?.includes(providerId)) && to) {
    mailer.send({ kind: 'providerUnlinked', to, account });
  }
}

/** All older sessions are void by now, so this one begins anew. */
async function continueSession({ account, session, tokenIssuer, client, now }: Start & Changing) {
  const method = {
    signInProvider: session.signInProvider,
    ...(session.secondFactor && { secondFactor: session.secondFactor }),
  };
  return tokenIssuer.forChange(account, method, { client, now });
}

function answerUpdated({ account, tokens, body }: Start & { account: Account; tokens: object }) {
  const kind = 'identitytoolkit#SetAccountInfoResponse';
  return { answer: { kind, ...toUpdatedView(account), ...(body.returnSecureToken && tokens) } };
}
