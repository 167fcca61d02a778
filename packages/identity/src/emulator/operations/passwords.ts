import { z } from 'zod';
import { type AccountRecord, changed, type RecordChanges } from '../../admin/account-record.ts';
import { freeEmail, passwordChanges } from '../../admin/create-account.ts';
import { enrollmentSchema, readEnrollments } from '../../admin/factors.rules.ts';
import { optional, read } from '../../admin/read.ts';
import { ensure, ensureEmail, NotImplemented } from '../../admin/refusals.ts';
import { randomAccountId } from '../../random.ts';
import { admitted, type Call, completeSignIn, identify, issueTokens, letIn } from '../call.ts';
import { ensureGoodPassword } from '../password-policy.ts';
import { hashPassword } from '../silo.ts';

const signUpSchema = z.looseObject({
  idToken: optional,
  localId: optional,
  email: optional,
  password: optional,
  displayName: optional,
  mfaInfo: z.array(enrollmentSchema).optional(),
});
type SignUp = z.output<typeof signUpSchema>;

/** `accounts:signUp`: a new account with a password or without a name, or a password for an account there is. */
export async function signUp(call: Call): Promise<object> {
  const body = read(signUpSchema, call.body);
  ensure(!body.localId, 'UNEXPECTED_PARAMETER', 'User ID');
  const isNamed = body.idToken || body.email !== undefined || body.password !== undefined;
  const provider = isNamed ? 'password' : 'anonymous';
  const changes = isNamed ? await namedChanges(call, body) : anonymousChanges(call);
  const known = body.idToken ? (await identify(call, body.idToken)).record : undefined;
  const lastLoginAt = String(call.now.getTime());
  const wanted = changed(known ?? newRecord(call, call.now.getTime()), { ...changes, lastLoginAt });
  const tokens =
    known || !isNamed
      ? await issueTokens(call, await call.directory.put(wanted), { provider })
      : await welcome(call, wanted);
  const { localId, displayName, email } = (await call.directory.get(wanted.localId)) ?? wanted;
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId, displayName, email, ...tokens };
}

/** Lets in somebody new, if the project's functions do not object. */
async function welcome(call: Call, record: AccountRecord) {
  const occasion = { method: 'password' };
  const kept = await call.directory.put(await admitted(call, record, occasion));
  return letIn(call, kept, { provider: 'password', occasion });
}

export const newRecord = ({ silo }: Call, createdAt: number): AccountRecord => ({
  localId: randomAccountId(),
  ...(silo.tenantId && { tenantId: silo.tenantId }),
  createdAt: String(createdAt),
});

function anonymousChanges({ silo }: Call): RecordChanges {
  ensure(silo.policy.anonymous, 'ADMIN_ONLY_OPERATION');
  return {};
}

async function namedChanges(
  call: Call,
  { email, password, displayName, mfaInfo }: SignUp,
): Promise<RecordChanges> {
  const isBlank = email === '' && !password;
  if (isBlank) ensureEmail(email);
  ensure(email, 'MISSING_EMAIL');
  ensure(password, 'MISSING_PASSWORD');
  const { policy, directory } = { ...call.silo, ...call };
  ensure(policy.passwords, 'OPERATION_NOT_ALLOWED');
  const address = await freeEmail(email, directory);
  ensureGoodPassword(password, policy.passwordPolicy);
  return {
    email: address,
    emailVerified: false,
    ...(displayName !== undefined && { displayName }),
    ...passwordChanges(password, directory, call.now),
    ...(mfaInfo && { mfaInfo: readEnrollments(mfaInfo, { makeIds: true }) }),
  };
}

const signInSchema = z.looseObject({
  email: optional,
  password: optional,
  captchaChallenge: optional,
  captchaResponse: optional,
  idToken: optional,
  pendingIdToken: optional,
});

type SignIn = z.output<typeof signInSchema>;

/** What clients of long ago sent along. */
function rejectFormer({ captchaChallenge, captchaResponse, idToken, pendingIdToken }: SignIn): void {
  if (captchaChallenge || captchaResponse) throw NotImplemented('captcha unimplemented');
  const isLinking = idToken || pendingIdToken;
  if (isLinking) {
    throw NotImplemented(
      'idToken / pendingIdToken is no longer in use and unsupported by the Auth Emulator.',
    );
  }
}

/** `accounts:signInWithPassword`. With e-mail privacy, an unknown address and a wrong password get the same answer. */
export async function signInWithPassword(call: Call): Promise<object> {
  const { policy } = call.silo;
  ensure(policy.passwords, 'PASSWORD_LOGIN_DISABLED');
  const body = read(signInSchema, call.body);
  ensure(body.email !== undefined, 'MISSING_EMAIL');
  const email = ensureEmail(body.email);
  ensure(body.password, 'MISSING_PASSWORD');
  rejectFormer(body);
  const record = await call.directory.find({ email });
  ensure(record, policy.emailPrivacy ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND');
  ensure(!record.disabled, 'USER_DISABLED');
  const isMatch = matches(record, body.password);
  ensure(isMatch, policy.emailPrivacy ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD');
  const answer = await completeSignIn(call, record, {
    provider: 'password',
    occasion: { method: 'password' },
  });
  const { localId } = record;
  return { kind: 'identitytoolkit#VerifyPasswordResponse', registered: true, localId, email, ...answer };
}

const matches = ({ passwordHash, salt }: AccountRecord, password: string): boolean =>
  salt !== undefined && passwordHash === hashPassword(password, salt).passwordHash;
