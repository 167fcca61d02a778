import { z } from 'zod';
import { type AccountRecord, changed, PHONE } from '../../admin/account-record.ts';
import { optional, read } from '../../admin/read.ts';
import { ensure, ensurePhoneNumber } from '../../admin/refusals.ts';
import { randomDigits, randomSecret } from '../../random.ts';
import { admitted, type Call, identify, letIn } from '../call.ts';
import { newRecord } from './passwords.ts';

/** A code as it would have been sent to a telephone; whoever asks the emulator can read it. */
interface Verification {
  code: string;
  phoneNumber: string;
  sessionInfo: string;
}

export async function sendVerification({ silo }: Call, phoneNumber: string): Promise<string> {
  const sessionInfo = randomSecret() + randomSecret();
  await silo.notes.add('verification', sessionInfo, { code: randomDigits(6), phoneNumber, sessionInfo });
  return sessionInfo;
}

/** The number that the code was sent to. A code works once. */
export async function redeemVerification(
  { silo }: Call,
  { sessionInfo, code }: { sessionInfo?: string | undefined; code?: string | undefined },
): Promise<string> {
  ensure(sessionInfo, 'MISSING_SESSION_INFO');
  ensure(code, 'MISSING_CODE');
  const verification = await silo.notes.find<Verification>('verification', sessionInfo);
  ensure(verification, 'INVALID_SESSION_INFO');
  ensure(verification.code === code, 'INVALID_CODE');
  await silo.notes.remove('verification', sessionInfo);
  return verification.phoneNumber;
}

const SMS_ACCOUNT = 'A phone number cannot be set as a first factor on an SMS based MFA user.';
const sendSchema = z.looseObject({ phoneNumber: optional });

/** `accounts:sendVerificationCode`. */
export async function sendVerificationCode(call: Call): Promise<object> {
  ensure(!call.silo.tenantId, 'UNSUPPORTED_TENANT_OPERATION');
  const phoneNumber = ensurePhoneNumber(read(sendSchema, call.body).phoneNumber);
  const owner = await call.directory.find({ phoneNumber });
  ensure(!owner?.mfaInfo?.length, 'UNSUPPORTED_FIRST_FACTOR', SMS_ACCOUNT);
  return { sessionInfo: await sendVerification(call, phoneNumber) };
}

const signInSchema = z.looseObject({
  idToken: optional,
  sessionInfo: optional,
  code: optional,
  temporaryProof: optional,
  phoneNumber: optional,
});
type SignIn = z.output<typeof signInSchema>;

/** `accounts:signInWithPhoneNumber`. */
export async function signInWithPhoneNumber(call: Call): Promise<object> {
  ensure(!call.silo.tenantId, 'UNSUPPORTED_TENANT_OPERATION');
  const body = read(signInSchema, call.body);
  const phoneNumber = body.temporaryProof ? await redeemProof(call, body) : await redeemCode(call, body);
  const owner = await call.directory.find({ phoneNumber });
  const linking = body.idToken ? (await identify(call, body.idToken)).record : undefined;
  if (owner && linking && owner.localId !== linking.localId) return refuseTaken(call, body, phoneNumber);
  const known = linking ?? owner;
  rejectUnfit(known);
  const record = known ?? newRecord(call, call.now.getTime());
  const occasion = { method: PHONE };
  const wanted = changed(record, { phoneNumber });
  const kept = await call.directory.put(known ? wanted : await admitted(call, wanted, occasion));
  const tokens = await letIn(call, kept, { provider: PHONE, occasion });
  return { isNewUser: !known, phoneNumber, localId: kept.localId, ...tokens };
}

const redeemCode = (call: Call, body: SignIn): Promise<string> => redeemVerification(call, body);

function rejectUnfit(known: AccountRecord | undefined): void {
  ensure(!known?.disabled, 'USER_DISABLED');
  ensure(!known?.mfaInfo?.length, 'UNSUPPORTED_FIRST_FACTOR', SMS_ACCOUNT);
}

interface Proof {
  phoneNumber: string;
  temporaryProof: string;
  temporaryProofExpiresIn: string;
}

async function redeemProof({ silo }: Call, { temporaryProof = '', phoneNumber }: SignIn): Promise<string> {
  ensure(phoneNumber, 'MISSING_PHONE_NUMBER');
  const proof = await silo.notes.find<Proof>('proof', temporaryProof);
  ensure(proof?.phoneNumber === phoneNumber, 'INVALID_TEMPORARY_PROOF');
  return phoneNumber;
}

/** Somebody else has the number. Whoever proved it may sign in as them instead, with this proof. */
async function refuseTaken({ silo }: Call, body: SignIn, phoneNumber: string): Promise<object> {
  ensure(!body.temporaryProof, 'PHONE_NUMBER_EXISTS');
  const temporaryProof = randomSecret();
  const proof = { phoneNumber, temporaryProof, temporaryProofExpiresIn: '3600' };
  await silo.notes.add('proof', temporaryProof, proof);
  return proof;
}
