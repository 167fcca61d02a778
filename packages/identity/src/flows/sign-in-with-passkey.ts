import type { Account } from '../accounts/accounts.types.ts';
import type { ClientData } from '../passkeys/ceremonies.ts';
import type { Challenge } from '../passkeys/challenges.ts';
import type { Passkey } from '../passkeys/passkeys.repository.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import type { AuthenticatorAnswer } from '../wire/authenticator-answer.ts';
import {
  InvalidAuthenticatorResponse,
  PasskeyCounterRegressed,
  PasskeyNotFound,
  UserMismatch,
} from '../wire/errors.ts';
import type { Start } from './context.ts';
import { choose, flow } from './flow.ts';
import { rejectDisabledAccount } from './steps/accounts.ts';
import { authenticate } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';
import { limitAssertions } from './steps/limits.ts';
import { openChallenge, readClientData, requireAnswer, spendChallenge } from './steps/passkeys.ts';

const forAnyone = flow('passkeySignIn:start', [answerRequestOptions]);

/** Someone who is signed in proves once more who they are: the challenge is good for that account only. */
const forOwner = flow('passkeySignIn:start', [requireFields('idToken'), authenticate, answerRequestOptions]);

export const startPasskeySignIn = choose(({ body }) => (body.idToken ? 'forOwner' : 'forAnyone'), {
  forAnyone,
  forOwner,
});

/** Having the key and being known to it are two proofs, so no code is asked for after it. */
export const finishPasskeySignIn = flow('passkeySignIn:finalize', [
  requireAnswer('authenticatorAuthenticationResponse'),
  limitAssertions,
  findPasskey,
  findOwner,
  readClientData,
  openChallenge('signIn'),
  requireMeantAccount,
  requireUserHandle,
  checkAssertion,
  spendChallenge,
  rejectCopiedKey,
  rejectDisabledAccount, // only now: a credential's id is no secret
  openSession,
  noteUse,
  answerTokens,
]);

interface Signing {
  account: Account;
  passkey: Passkey;
  challenge: Challenge;
  answered: AuthenticatorAnswer;
  used: { counter: number; backedUp: boolean };
}

async function answerRequestOptions({
  account,
  ceremonies,
  challenges,
  now,
}: Start & { account?: Account | undefined }): Promise<{ answer: object }> {
  const challenge = challenges.create({ purpose: 'signIn', accountId: account?.id }, now);
  return { answer: { credentialRequestOptions: await ceremonies.requestOptions(challenge, account) } };
}

async function findPasskey({ answered, passkeys }: Start & { answered: AuthenticatorAnswer }) {
  const passkey = await passkeys.find(answered.id);
  if (!passkey) throw PasskeyNotFound();
  return { passkey };
}

async function findOwner({ passkey, accounts }: Start & { passkey: Passkey }) {
  const account = await accounts.findById(passkey.accountId);
  if (!account) throw PasskeyNotFound();
  return { account };
}

function requireMeantAccount({ challenge, account }: Pick<Signing, 'challenge' | 'account'>) {
  if (challenge.accountId && challenge.accountId !== account.id) throw UserMismatch();
}

/** An authenticator that was not told which key to use says whose it is (WebAuthn, section 7.2, step 6). */
function requireUserHandle({ challenge, answered, passkey }: Omit<Signing, 'used' | 'account'>) {
  const { userHandle } = answered.response;
  const isNamed = challenge.accountId !== undefined && !userHandle;
  if (!isNamed && userHandle !== passkey.userHandle) throw InvalidAuthenticatorResponse();
}

async function checkAssertion({
  answered,
  clientData,
  passkey,
  ceremonies,
}: Start & Pick<Signing, 'answered' | 'passkey'> & { clientData: ClientData }) {
  return { used: await ceremonies.checkAssertion(answered, clientData, passkey) };
}

/** A count that did not grow means that the key exists twice. */
async function rejectCopiedKey({ passkey, used, passkeys }: Start & Pick<Signing, 'passkey' | 'used'>) {
  if (!(await passkeys.advance(passkey.id, used.counter))) throw PasskeyCounterRegressed();
}

function openSession({ account, passkey, tokenIssuer, client, now }: Start & Omit<Signing, 'used'>) {
  const secondFactor = { provider: 'passkey', identifier: passkey.id };
  return tokenIssuer.forSignIn(account, { signInProvider: 'passkey', secondFactor }, { client, now });
}

/** A removal ends the sessions it sees. One that it could not see yet, because it began just now, ends here. */
async function noteUse({
  passkey,
  used,
  session,
  passkeys,
  sessions,
  now,
}: Start & Signing & { session: Session }) {
  if (await passkeys.noteUse(passkey.id, { backedUp: used.backedUp, now })) return;
  await sessions.revoke(session.id, 'passkey removed', now);
  throw PasskeyNotFound();
}

function answerTokens({ account, tokens }: { account: Account; tokens: object }) {
  return { answer: { localId: account.id, email: account.email, isNewUser: false, ...tokens } };
}
