import { z } from 'zod';
import { toAccountView } from '../../admin/account-view.ts';
import { optional, read } from '../../admin/read.ts';
import { ensure } from '../../admin/refusals.ts';
import { createSessionCookie } from '../../admin/session-cookie.ts';
import {
  commonChanges,
  readUpdate,
  save,
  toUpdatedView,
  type Update,
  updateAccount,
} from '../../admin/update-account.ts';
import { type Call, type Identified, identify, issueTokens } from '../call.ts';
import { ensureGoodPassword } from '../password-policy.ts';
import { unsigned } from '../tokens.ts';
import { applyCode, sendCode } from './codes.ts';

const bearerSchema = z.looseObject({ idToken: optional });

async function authenticate(call: Call): Promise<Identified> {
  const { idToken } = read(bearerSchema, call.body);
  ensure(idToken, 'MISSING_ID_TOKEN');
  return identify(call, idToken);
}

export async function lookupOwn(call: Call): Promise<object> {
  const { record } = await authenticate(call);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [toAccountView(record)] };
}

export async function deleteOwn(call: Call): Promise<object> {
  const { record } = await authenticate(call);
  await call.directory.remove(record.localId);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

export const sessionCookie = (call: Call): Promise<object> =>
  createSessionCookie(call, {
    claimsOf: async (idToken) => (await identify(call, idToken)).claims,
    sign: unsigned,
  });

/** `accounts:update` by the owner of the account, or with a mailed code. */
export async function updateOwn(call: Call): Promise<object> {
  const body = readUpdate(call.body);
  ensure(body.idToken || body.oobCode, 'INVALID_REQ_TYPE', 'Unsupported request parameters.');
  ensure(body.customAttributes === undefined, 'INSUFFICIENT_PERMISSION');
  if (body.oobCode) return applyCode(call, body.oobCode);
  const owner = await authenticate(call);
  ensure(body.disableUser === undefined, 'OPERATION_NOT_ALLOWED');
  return change(call, owner, body);
}

/** `accounts:update` of a project: who sets a password is signed in by it. */
export async function updateAny(call: Call): Promise<object> {
  const answer = await updateAccount(call);
  const { localId = '', password } = readUpdate(call.body);
  const record = password ? await call.directory.get(localId) : undefined;
  return record ? { ...answer, ...(await issueTokens(call, record, { provider: 'password' })) } : answer;
}

async function change(call: Call, { record, provider }: Identified, body: Update): Promise<object> {
  const { directory, now, silo } = call;
  if (body.password) ensureGoodPassword(body.password, silo.policy.passwordPolicy);
  const updating = { record, body, directory, now };
  const changes = await commonChanges(updating);
  // Somebody without a name never proved an address to go back to.
  if (provider === 'anonymous') delete changes.initialEmail;
  const kept = await save(updating, changes);
  if (changes.initialEmail) {
    await sendCode(call, { requestType: 'RECOVER_EMAIL', email: changes.initialEmail });
  }
  const signIn = { provider: body.password ? 'password' : provider };
  const tokens = changes.validSince ? await issueTokens(call, kept, signIn) : {};
  return { ...toUpdatedView(kept), newEmail: body.email?.toLowerCase() || undefined, ...tokens };
}
