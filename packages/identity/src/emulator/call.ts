import { type AccountRecord, changed, type RecordChanges } from '../admin/account-record.ts';
import type { AdminCall } from '../admin/directory.ts';
import { ensure } from '../admin/refusals.ts';
import { askFunction, type Occasion } from './blocking-functions.ts';
import type { Silo } from './silo.ts';
import { decodeIdToken, ID_TOKEN_SECONDS, type IdClaims, idTokenFor, type SignIn, wrap } from './tokens.ts';
import type { Aside } from './turns.ts';

/** One call of a client or an administrator. */
export interface Call extends AdminCall {
  silo: Silo;
  /** The emulator's own address, for links. */
  origin: string;
  aside: Aside;
}

export type Operation = (call: Call) => Promise<object>;

export interface Identified {
  record: AccountRecord;
  provider: string;
  claims: IdClaims;
}

/** Whose ID token it is. Throws `INVALID_ID_TOKEN`, `USER_NOT_FOUND`, `TOKEN_EXPIRED`, `USER_DISABLED`. */
export async function identify({ silo, directory }: Call, idToken: string): Promise<Identified> {
  const claims = decodeIdToken(idToken);
  ensure(claims, 'INVALID_ID_TOKEN');
  const { tenant } = claims.firebase;
  ensure(tenant === undefined || tenant === silo.tenantId, 'TENANT_ID_MISMATCH');
  const record = await directory.get(claims.user_id);
  ensure(record, 'USER_NOT_FOUND');
  ensure(!record.validSince || claims.iat >= Number(record.validSince), 'TOKEN_EXPIRED');
  ensure(!record.disabled, 'USER_DISABLED');
  return { record, provider: claims.firebase.sign_in_provider, claims };
}

/** The pair of tokens that every sign-in and refresh ends with. */
export async function issueTokens({ silo, directory, now }: Call, record: AccountRecord, signIn: SignIn) {
  const fresh = await directory.put(changed(record, { lastRefreshAt: now.toISOString() }));
  const { projectId, tenantId } = silo;
  const { localId } = fresh;
  const { provider, extraClaims = {}, secondFactor } = signIn;
  const refreshToken = wrap({
    _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
    localId,
    provider,
    extraClaims,
    projectId,
    secondFactor,
    tenantId,
  });
  const idToken = idTokenFor(fresh, signIn, { projectId, tenantId, now });
  return { idToken, refreshToken, expiresIn: String(ID_TOKEN_SECONDS) };
}

/** Whether the account wants a second proof here. */
export function wantsSecondFactor({ silo }: Call, { mfaInfo = [] }: AccountRecord): boolean {
  const { isOn, apps } = silo.policy.secondFactors;
  return mfaInfo.some(({ totpInfo }) => isOn || (apps && totpInfo));
}

type Arrival = SignIn & { occasion: Occasion };

/** Ends a sign-in whose first proof was good: with tokens, or with what the second proof has to come with. */
export async function completeSignIn(call: Call, record: AccountRecord, arrival: Arrival): Promise<object> {
  if (wantsSecondFactor(call, record)) return awaitSecondFactor(call, record, arrival.provider);
  return letIn(call, record, arrival);
}

/** The tokens of somebody all of whose proofs were good, if the project's function does not object. */
export async function letIn(call: Call, record: AccountRecord, { occasion, ...signIn }: Arrival) {
  ensure(!record.disabled, 'USER_DISABLED');
  const { changes, sessionClaims } = await askFunction(call, 'beforeSignIn', { record, occasion });
  const seen = await save(call, record, { ...changes, lastLoginAt: String(call.now.getTime()) });
  ensure(!seen.disabled, 'USER_DISABLED');
  return issueTokens(call, seen, { ...signIn, extraClaims: { ...signIn.extraClaims, ...sessionClaims } });
}

/** A new record as the project's function wants it. */
export async function admitted(
  call: Call,
  record: AccountRecord,
  occasion: Occasion,
): Promise<AccountRecord> {
  const { changes } = await askFunction(call, 'beforeCreate', { record, occasion });
  return changed(record, changes);
}

function awaitSecondFactor({ silo }: Call, { localId, mfaInfo = [] }: AccountRecord, signInProvider: string) {
  const { projectId, tenantId } = silo;
  const mfaPendingCredential = wrap({
    _AuthEmulatorMfaPendingCredential: 'DO NOT MODIFY',
    localId,
    signInProvider,
    projectId,
    tenantId,
  });
  const factors = mfaInfo.map(({ displayName, enrolledAt, mfaEnrollmentId, phoneInfo, totpInfo }) => ({
    displayName,
    enrolledAt,
    mfaEnrollmentId,
    ...(phoneInfo && { phoneInfo: obfuscated(phoneInfo) }),
    ...(totpInfo && { totpInfo: {} }),
  }));
  return { mfaPendingCredential, mfaInfo: factors };
}

/** The last four digits of a number, for someone who has proven only one thing. */
const obfuscated = (phoneNumber: string): string => phoneNumber.replace(/\d(?=(?:\D*\d){4})/g, '*');

export const save = ({ directory }: Call, record: AccountRecord, changes: RecordChanges) =>
  directory.put(changed(record, changes));
