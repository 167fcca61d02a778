import type { Account } from '../accounts/accounts.types.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import { AdminOnlyOperation } from '../wire/errors.ts';
import type { Start } from './context.ts';
import { choose, flow } from './flow.ts';
import { rejectTakenEmail, rejectTakenEmailOfOthers } from './steps/accounts.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { checkEmail, requireFields } from './steps/fields.ts';
import { limitChanges, limitSignUps } from './steps/limits.ts';
import { requireGoodPassword } from './steps/passwords.ts';
import { issueTokens } from './steps/tokens.ts';
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
  createAccount,
  issueTokens('password'),
  answerAccount,
]);

const withoutName = flow('accounts:signUp', [
  requireAnonymousSignIn,
  limitSignUps,
  createNamelessAccount,
  issueTokens('anonymous'),
  answerAccount,
]);

/** Gives an account that has other ways in, or none, an address and a password. */
const linkPassword = flow('accounts:signUp', [
  requireFields('idToken', 'email', 'password'),
  checkEmail,
  authenticate,
  requireRecentSignIn,
  limitChanges,
  rejectTakenEmailOfOthers,
  checkNewPassword,
  addPassword,
  rereadAccount,
  issueTokens('password'),
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

async function createAccount({ email, password, body, hasher, accounts, now }: Start & Chosen) {
  const passwordHash = await hasher.hash(password);
  const displayName = checkName(body.displayName);
  return {
    account: await accounts.create({ email, displayName, passwordHash, passwordUpdatedAt: now }, now),
  };
}

async function createNamelessAccount({ accounts, now }: Start) {
  return { account: await accounts.create({}, now) };
}

async function addPassword(known: Start & Chosen & { account: Account; session: Session }) {
  const { account, email, password, hasher, credentials, now } = known;
  const isSameEmail = email === account.email;
  const changes = {
    email,
    emailVerified: isSameEmail && account.emailVerified,
    passwordHash: await hasher.hash(password),
    passwordUpdatedAt: now,
  };
  await credentials.replace(account.id, changes, { because: 'password added', now });
}

function answerAccount({ account, tokens }: { account: Account; tokens: object }) {
  const { id, email, displayName } = account;
  const kind = 'identitytoolkit#SignupNewUserResponse';
  return {
    answer: { kind, localId: id, ...(email && { email }), ...(displayName && { displayName }), ...tokens },
  };
}
