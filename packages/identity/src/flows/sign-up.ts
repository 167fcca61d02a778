import type { Account, NewAccount } from '../accounts/accounts.types.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import { AdminOnlyOperation } from '../wire/errors.ts';
import type { Start } from './context.ts';
import { choose, flow } from './flow.ts';
import { rejectTakenEmail, rejectTakenEmailOfOthers } from './steps/accounts.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { requireProvenChange, tellOldAddress } from './steps/email-change.ts';
import { checkEmail, requireFields } from './steps/fields.ts';
import { limitChanges, limitSignUps } from './steps/limits.ts';
import { requireGoodPassword } from './steps/passwords.ts';
import { issueTokensByNewWay } from './steps/tokens.ts';
import { checkName, rereadAccount } from './steps/updates.ts';

interface Chosen {
  email: string;
  password: string;
}

const withPassword = flow('accounts:signUp', [
  requireFields('email', 'password'),
  checkEmail,
  limitSignUps,
  rejectTakenEmail,
  checkNewPassword,
  hashPassword,
  openAccount('password'),
  answerAccount,
]);

const withoutName = flow('accounts:signUp', [
  requireAnonymousSignIn,
  limitSignUps,
  openAccount('anonymous'),
  answerAccount,
]);

/** Gives an account that has other ways in, or none, an address and a password. */
const linkPassword = flow('accounts:linkPassword', [
  requireFields('idToken', 'email', 'password'),
  checkEmail,
  authenticate,
  requireRecentSignIn,
  limitChanges,
  rejectTakenEmailOfOthers,
  checkNewPassword,
  addPassword,
  rereadAccount,
  issueTokensByNewWay('password'),
  answerAccount,
]);

export const signUp = choose(
  ({ body }) => {
    if (body.idToken) return 'linkPassword';
    return body.email !== undefined || body.password !== undefined ? 'withPassword' : 'withoutName';
  },
  { withPassword, withoutName, linkPassword },
);

function requireAnonymousSignIn({ settings }: Start) {
  if (!settings.anonymousSignIn) throw AdminOnlyOperation();
}

function checkNewPassword({ email, password, body, settings }: Start & Chosen) {
  requireGoodPassword(password, settings, { email, displayName: body.displayName });
}

async function hashPassword({ email, password, body, hasher, now }: Start & Chosen) {
  const displayName = checkName(body.displayName);
  const passwordHash = await hasher.hash(password);
  return { chosen: { email, displayName, passwordHash, passwordUpdatedAt: now } };
}

/** Makes a step that makes the account, with what was chosen for it, and its first session. */
function openAccount(signInProvider: string) {
  return ({ chosen = {}, tokenIssuer, action, client, now }: Start & { chosen?: NewAccount }) =>
    tokenIssuer.forNewcomer(chosen, { signInProvider }, { action, client, now });
}

async function addPassword(known: Start & Chosen & { account: Account; session: Session }) {
  const { account, session, email, password, hasher, credentials, mailer, now } = known;
  const isSameEmail = email === account.email;
  if (!isSameEmail) requireProvenChange(account);
  const changes = {
    email,
    emailVerified: isSameEmail && account.emailVerified,
    passwordHash: await hasher.hash(password),
    passwordUpdatedAt: now,
  };
  await credentials.replace(account.id, changes, {
    because: 'password added',
    now,
    askedIn: session.id,
  });
  await tellOldAddress({ ...known, newEmail: email });
  if (account.email) mailer.send({ kind: 'passwordChanged', to: account.email, account });
}

function answerAccount({ account, tokens }: { account: Account; tokens: object }) {
  const { id, email, displayName } = account;
  const kind = 'identitytoolkit#SignupNewUserResponse';
  return {
    answer: { kind, localId: id, ...(email && { email }), ...(displayName && { displayName }), ...tokens },
  };
}
