import type { Account } from '../accounts/accounts.types.ts';
import { toPasskeyInfo } from '../accounts/accounts.views.ts';
import type { ClientData, NewKey } from '../passkeys/ceremonies.ts';
import type { Challenge } from '../passkeys/challenges.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import type { AuthenticatorAnswer } from '../wire/authenticator-answer.ts';
import { InvalidAuthenticatorResponse, TooManyPasskeys } from '../wire/errors.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';
import { limitChanges } from './steps/limits.ts';
import { openChallenge, readClientData, requireAnswer, spendChallenge } from './steps/passkeys.ts';
import { issueFreshTokens } from './steps/tokens.ts';
import { checkName } from './steps/updates.ts';

/** More than anybody has devices; a list of excluded keys has to fit into one message to an authenticator. */
const MOST_PASSKEYS = 20;
/** What Firebase calls one without a name. */
const NO_NAME = 'Unnamed Passkey';

/** Asks an authenticator for a new key. Nothing is kept until it comes. */
export const startPasskeyEnrollment = flow('passkeyEnrollment:start', [
  requireFields('idToken'),
  authenticate,
  requireRecentSignIn,
  rejectTooMany,
  answerCreationOptions,
]);

export const finishPasskeyEnrollment = flow('passkeyEnrollment:finalize', [
  requireFields('idToken'),
  requireAnswer('authenticatorRegistrationResponse'),
  authenticate,
  requireRecentSignIn,
  limitChanges,
  rejectTooMany,
  readClientData,
  openChallenge('enroll'),
  requireOwnChallenge,
  checkAttestation,
  spendChallenge,
  keepPasskey,
  tellOwner,
  issueFreshTokens,
  answerEnrolled,
]);

interface Enrolling {
  account: Account;
  newKey: NewKey;
}

function rejectTooMany({ account }: { account: Account }) {
  if (account.passkeys.length >= MOST_PASSKEYS) throw TooManyPasskeys();
}

async function answerCreationOptions({ account, ceremonies, challenges, now }: Start & { account: Account }) {
  const challenge = challenges.create({ purpose: 'enroll', accountId: account.id }, now);
  return { answer: { credentialCreationOptions: await ceremonies.creationOptions(account, challenge) } };
}

/** A key that answers somebody else's challenge would let that person in here. */
function requireOwnChallenge({ challenge, account }: { challenge: Challenge; account: Account }) {
  if (challenge.accountId !== account.id) throw InvalidAuthenticatorResponse();
}

async function checkAttestation({
  answered,
  clientData,
  ceremonies,
}: Start & { answered: AuthenticatorAnswer; clientData: ClientData }) {
  return { newKey: await ceremonies.checkAttestation(answered, clientData) };
}

async function keepPasskey(known: Start & Enrolling & { session: Session }) {
  const { account, session, newKey, body, passkeys, ceremonies, now } = known;
  const name = checkName(body.name) ?? checkName(body.displayName) ?? NO_NAME;
  const userHandle = ceremonies.userHandleOf(account);
  const passkey = { ...newKey, accountId: account.id, userHandle, name, enrolledAt: now, lastUsedAt: null };
  await passkeys.add(passkey, { askedIn: session.id });
  return { account: { ...account, passkeys: [...account.passkeys, passkey] } };
}

function tellOwner({ account, mailer }: Start & { account: Account }) {
  if (account.email) mailer.send({ kind: 'passkeyAdded', to: account.email, account });
}

function answerEnrolled({ account, newKey, tokens }: Enrolling & { tokens: object }) {
  const passkeyInfo = toPasskeyInfo(account).find(({ credentialId }) => credentialId === newKey.id);
  return { answer: { localId: account.id, email: account.email, passkeyInfo, ...tokens } };
}
