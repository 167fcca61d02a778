import { z } from 'zod';
import { type AccountRecord, changed, type RecordChanges } from '../../admin/account-record.ts';
import { ensurePassword, passwordChanges } from '../../admin/create-account.ts';
import { optional, read } from '../../admin/read.ts';
import { ensure, NotImplemented } from '../../admin/refusals.ts';
import { toUpdatedView } from '../../admin/update-account.ts';
import { randomSecret } from '../../random.ts';
import type { Call } from '../call.ts';
import { ensureGoodPassword } from '../password-policy.ts';

const MODES = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
} as const;
export type OobType = keyof typeof MODES;

interface OobRequest {
  requestType: OobType;
  email: string;
  newEmail?: string | undefined;
  continueUrl?: string | undefined;
}

/** A code as it would have been mailed; whoever asks the emulator can read it. */
export interface Oob {
  email: string;
  newEmail?: string | undefined;
  requestType: OobType;
  oobCode: string;
  oobLink: string;
}

export async function sendCode(call: Call, request: OobRequest): Promise<Oob> {
  const { requestType, email, newEmail } = request;
  const oobCode = randomSecret() + randomSecret();
  const oob = { email, newEmail, requestType, oobCode, oobLink: linkFor(call, request, oobCode) };
  await call.silo.notes.add('oob', oobCode, oob);
  return oob;
}

function linkFor({ origin, silo }: Call, request: OobRequest, oobCode: string): string {
  const link = new URL('/emulator/action', origin);
  link.search = new URLSearchParams({
    mode: MODES[request.requestType],
    lang: 'en',
    oobCode,
    apiKey: 'fake-api-key',
    ...(request.continueUrl && { continueUrl: request.continueUrl }),
    ...(silo.tenantId && { tenantId: silo.tenantId }),
  }).toString();
  return link.href;
}

export const findCode = ({ silo }: Call, oobCode: string): Promise<Oob | undefined> =>
  silo.notes.find<Oob>('oob', oobCode);

export const spendCode = ({ silo }: Call, oobCode: string) => silo.notes.remove('oob', oobCode);

const resetSchema = z.looseObject({ oobCode: optional, newPassword: optional });

/** `accounts:resetPassword`: tells what a code is good for, or sets the new password. */
export async function resetPassword(call: Call) {
  ensure(call.silo.policy.passwords, 'PASSWORD_LOGIN_DISABLED');
  const { oobCode, newPassword } = read(resetSchema, call.body);
  ensure(oobCode, 'MISSING_OOB_CODE');
  const oob = await findCode(call, oobCode);
  ensure(oob, 'INVALID_OOB_CODE');
  if (newPassword) await useReset(call, oob, newPassword);
  const { requestType, email, newEmail } = oob;
  const kind = 'identitytoolkit#ResetPasswordResponse';
  return { kind, requestType, email: requestType === 'EMAIL_SIGNIN' ? undefined : email, newEmail };
}

/** Other providers go: whoever linked them may have been somebody else. */
async function useReset(call: Call, oob: Oob, newPassword: string): Promise<void> {
  ensure(oob.requestType === 'PASSWORD_RESET', 'INVALID_OOB_CODE');
  ensurePassword(newPassword);
  ensureGoodPassword(newPassword, call.silo.policy.passwordPolicy);
  await spendCode(call, oob.oobCode);
  const record = await call.directory.find({ email: oob.email });
  ensure(record, 'INVALID_OOB_CODE');
  const changes = { emailVerified: true, ...passwordChanges(newPassword, call.directory, call.now) };
  const unlink = record.providerUserInfo?.map(({ providerId }) => providerId) ?? [];
  await call.directory.put(changed(record, changes, { unlink }));
}

/** `accounts:update` with a code: what it was sent for happens. */
export async function applyCode(call: Call, oobCode: string) {
  const oob = await findCode(call, oobCode);
  ensure(oob, 'INVALID_OOB_CODE');
  const action = ACTIONS[oob.requestType];
  if (!action) throw NotImplemented(oob.requestType);
  await spendCode(call, oobCode);
  const { record, changes } = await action(call, oob);
  const kept = await call.directory.put(changed(record, changes));
  return { ...toUpdatedView(kept), newEmail: oob.newEmail };
}

type Action = (call: Call, oob: Oob) => Promise<{ record: AccountRecord; changes: RecordChanges }>;

const ACTIONS: Partial<Record<OobType, Action>> = {
  async VERIFY_EMAIL({ directory }, { email }) {
    const record = await directory.find({ email });
    ensure(record, 'INVALID_OOB_CODE');
    return { record, changes: { emailVerified: true } };
  },
  async VERIFY_AND_CHANGE_EMAIL({ directory }, { email, newEmail }) {
    const record = await directory.find({ email });
    ensure(record && newEmail, 'INVALID_OOB_CODE');
    ensure(!(await directory.find({ email: newEmail })), 'EMAIL_EXISTS');
    return { record, changes: { email: newEmail, emailVerified: true } };
  },
  async RECOVER_EMAIL({ directory }, { email }) {
    const record = await directory.find({ initialEmail: email });
    ensure(record, 'INVALID_OOB_CODE');
    ensure(!(await directory.find({ email })), 'EMAIL_EXISTS');
    return { record, changes: { email, emailVerified: true } };
  },
};
