import type { Account } from '../accounts/accounts.types.ts';
import { AdminOnlyOperation, OperationNotAllowed } from '../wire/errors.ts';
import type { Start } from './context.ts';
import { choose, flow } from './flow.ts';
import { rejectTakenEmail } from './steps/accounts.ts';
import { checkEmail, requireFields } from './steps/fields.ts';
import { limitSignUps } from './steps/limits.ts';
import { requireGoodPassword } from './steps/passwords.ts';
import { refuse } from './steps/refuse.ts';
import { issueTokens } from './steps/tokens.ts';

interface Newcomer {
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
  answerNewAccount,
]);

const withoutPassword = flow('accounts:signUp', [refuse(AdminOnlyOperation)]);

const linkPassword = flow('accounts:signUp', [refuse(OperationNotAllowed)]);

export const signUp = choose(
  ({ body }) => {
    if (body.idToken) return 'linkPassword';
    return body.email !== undefined || body.password !== undefined ? 'withPassword' : 'withoutPassword';
  },
  { withPassword, withoutPassword, linkPassword },
);

function checkNewPassword({ email, password, body, settings }: Start & Newcomer) {
  requireGoodPassword(password, settings, { email, displayName: body.displayName });
}

async function createAccount({ email, password, body, hasher, accounts, now }: Start & Newcomer) {
  const passwordHash = await hasher.hash(password);
  const displayName = body.displayName || null;
  const fields = { email, displayName, passwordHash, passwordUpdatedAt: now, lastSignInAt: now };
  return { account: await accounts.create(fields, now) };
}

function answerNewAccount({ account, tokens }: { account: Account; tokens: object }) {
  const { id, email, displayName } = account;
  const kind = 'identitytoolkit#SignupNewUserResponse';
  return { answer: { kind, localId: id, email, ...(displayName && { displayName }), ...tokens } };
}
