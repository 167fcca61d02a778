import { z } from 'zod';
import { type AccountRecord, changed } from '../../admin/account-record.ts';
import { optional, read } from '../../admin/read.ts';
import { ensure } from '../../admin/refusals.ts';
import { admitted, type Call, completeSignIn, identify } from '../call.ts';
import { findCode, spendCode } from './codes.ts';
import { newRecord } from './passwords.ts';

const bodySchema = z.looseObject({ idToken: optional, email: optional, oobCode: optional });

/** `accounts:signInWithEmailLink`: lets the owner of the address in, or gives it to an account there is. */
export async function signInWithEmailLink(call: Call): Promise<object> {
  ensure(call.silo.policy.emailLinks, 'OPERATION_NOT_ALLOWED');
  const body = read(bodySchema, call.body);
  const linking = body.idToken ? (await identify(call, body.idToken)).record : undefined;
  ensure(body.email, 'MISSING_EMAIL');
  ensure(body.oobCode, 'MISSING_OOB_CODE');
  const email = body.email.toLowerCase();
  await redeem(call, body.oobCode, email);
  const known = await ownerOf(call, email, linking);
  const record = known ?? newRecord(call, call.now.getTime());
  const changes = { email, emailVerified: true, emailLinkSignin: true };
  const occasion = { method: 'emailLink' };
  const wanted = changed(record, changes);
  const kept = await call.directory.put(known ? wanted : await admitted(call, wanted, occasion));
  const kind = 'identitytoolkit#EmailLinkSigninResponse';
  const answer = await completeSignIn(call, kept, { provider: 'password', occasion });
  return { kind, email, localId: kept.localId, isNewUser: !known, ...answer };
}

async function redeem(call: Call, oobCode: string, email: string): Promise<void> {
  const oob = await findCode(call, oobCode);
  ensure(oob?.requestType === 'EMAIL_SIGNIN', 'INVALID_OOB_CODE');
  const detail = 'The email provided does not match the sign-in email address.';
  ensure(email === oob.email, 'INVALID_EMAIL', detail);
  await spendCode(call, oobCode);
}

async function ownerOf({ directory }: Call, email: string, linking: AccountRecord | undefined) {
  const byEmail = await directory.find({ email });
  ensure(!linking || !byEmail || byEmail.localId === linking.localId, 'EMAIL_EXISTS');
  const owner = linking ?? byEmail;
  ensure(!owner?.disabled, 'USER_DISABLED');
  return owner;
}
