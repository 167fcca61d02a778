import { z } from 'zod';
import { changed, type Enrollment } from '../../admin/account-record.ts';
import { optional, read } from '../../admin/read.ts';
import { ensure, ensurePhoneNumber, NotImplemented } from '../../admin/refusals.ts';
import { secondsAfter } from '../../clock.ts';
import { randomAccountId, randomSecret } from '../../random.ts';
import {
  newTotpSecret,
  stepOfCode,
  TOTP_ALGORITHM,
  TOTP_DIGITS,
  TOTP_PERIOD_SECONDS,
} from '../../second-factors/totp.rules.ts';
import { type Call, type Identified, identify, issueTokens, letIn } from '../call.ts';
import type { Silo } from '../silo.ts';
import { openPendingCredential, type SecondFactorProof } from '../tokens.ts';
import { redeemVerification, sendVerification } from './telephones.ts';

const INELIGIBLE = ['anonymous', 'phone', 'custom', 'gc.apple.com'];
const ENROLLMENT_SECONDS = 600;
const NO_ENROLLMENT_ID = ['MISSING_MFA_ENROLLMENT_ID', 'No second factor identifier is provided.'] as const;

const bodySchema = z.looseObject({
  idToken: optional,
  displayName: optional,
  mfaEnrollmentId: optional,
  mfaPendingCredential: optional,
  phoneEnrollmentInfo: z.looseObject({ phoneNumber: optional }).optional(),
  phoneVerificationInfo: z
    .looseObject({ sessionInfo: optional, code: optional, androidVerificationProof: optional })
    .optional(),
  totpEnrollmentInfo: z.looseObject({}).optional(),
  totpVerificationInfo: z.looseObject({ sessionInfo: optional, verificationCode: optional }).optional(),
});
type Body = z.output<typeof bodySchema>;

/** An app's secret stays with the factor; no answer but an export shows it. */
export interface TotpInfo {
  secret?: string;
  lastStep?: number;
}

/** `mfaEnrollment:start`. */
export async function startEnrollment(call: Call): Promise<object> {
  const body = read(bodySchema, call.body);
  const owner = await requireEligible(call, body);
  ensure(
    owner.record.emailVerified,
    'UNVERIFIED_EMAIL',
    'Need to verify email first before enrolling second factors.',
  );
  if (body.totpEnrollmentInfo) return startApp(call, owner);
  ensure(body.phoneEnrollmentInfo, 'INVALID_ARGUMENT', '((Missing phoneEnrollmentInfo.))');
  const phoneNumber = ensurePhoneNumber(body.phoneEnrollmentInfo.phoneNumber);
  rejectEnrolled(owner, phoneNumber);
  return { phoneSessionInfo: { sessionInfo: await sendVerification(call, phoneNumber) } };
}

function ensureSecondFactors({ silo }: Call, body: Body): void {
  const { telephones, apps } = silo.policy.secondFactors;
  const isApp = body.totpEnrollmentInfo !== undefined || body.totpVerificationInfo !== undefined;
  const detail = `${isApp ? 'TOTP' : 'SMS'} based MFA not enabled.`;
  ensure(isApp ? apps : telephones, 'OPERATION_NOT_ALLOWED', detail);
}

async function requireEligible(call: Call, body: Body): Promise<Identified> {
  ensureSecondFactors(call, body);
  ensure(body.idToken, 'MISSING_ID_TOKEN');
  const owner = await identify(call, body.idToken);
  const detail = 'MFA is not available for the given first factor.';
  ensure(!INELIGIBLE.includes(owner.provider), 'UNSUPPORTED_FIRST_FACTOR', detail);
  return owner;
}

function rejectEnrolled({ record }: Identified, phoneNumber: string): void {
  const isKnown = record.mfaInfo?.some(({ phoneInfo }) => phoneInfo === phoneNumber);
  const detail = 'Phone number already enrolled as second factor for this account.';
  ensure(!isKnown, 'SECOND_FACTOR_EXISTS', detail);
}

/** A secret that an app was shown, and for whom. */
interface ShownSecret {
  localId: string;
  secret: string;
}

async function startApp({ silo, now }: Call, { record }: Identified): Promise<object> {
  const sharedSecretKey = newTotpSecret();
  const sessionInfo = randomSecret();
  const shown: ShownSecret = { localId: record.localId, secret: sharedSecretKey };
  await silo.notes.add('proof', sessionInfo, shown);
  return {
    totpSessionInfo: {
      sharedSecretKey,
      verificationCodeLength: TOTP_DIGITS,
      hashingAlgorithm: TOTP_ALGORITHM,
      periodSec: TOTP_PERIOD_SECONDS,
      sessionInfo,
      finalizeEnrollmentTime: secondsAfter(now, ENROLLMENT_SECONDS).toISOString(),
    },
  };
}

/** `mfaEnrollment:finalize`. */
export async function finishEnrollment(call: Call): Promise<object> {
  const body = read(bodySchema, call.body);
  const owner = await requireEligible(call, body);
  const proven = body.totpVerificationInfo
    ? await proveApp(call, body, owner)
    : await proveNumber(call, body, owner);
  const enrollment = {
    displayName: body.displayName,
    enrolledAt: call.now.toISOString(),
    mfaEnrollmentId: randomAccountId(),
    ...proven,
  };
  const mfaInfo = [...(owner.record.mfaInfo ?? []), enrollment];
  const kept = await call.directory.put(changed(owner.record, { mfaInfo }));
  const { provider } = owner;
  const tokens = await issueTokens(call, kept, { provider, secondFactor: proofBy(enrollment) });
  return toAnswer(tokens, enrollment);
}

async function proveNumber(call: Call, { phoneVerificationInfo }: Body, owner: Identified) {
  ensure(phoneVerificationInfo, 'INVALID_ARGUMENT', '((Missing phoneVerificationInfo.))');
  const phoneInfo = await redeemSecond(call, phoneVerificationInfo);
  rejectEnrolled(owner, phoneInfo);
  return { phoneInfo, unobfuscatedPhoneInfo: phoneInfo };
}

async function redeemSecond(call: Call, info: NonNullable<Body['phoneVerificationInfo']>): Promise<string> {
  if (info.androidVerificationProof) throw NotImplemented('androidVerificationProof is unsupported!');
  ensure(info.code, 'MISSING_CODE');
  return redeemVerification(call, info);
}

async function proveApp({ silo, now }: Call, { totpVerificationInfo = {} }: Body, { record }: Identified) {
  const { sessionInfo, verificationCode } = totpVerificationInfo;
  ensure(sessionInfo, 'MISSING_SESSION_INFO');
  ensure(verificationCode, 'MISSING_CODE');
  const shown = await silo.notes.find<ShownSecret>('proof', sessionInfo);
  ensure(shown?.localId === record.localId, 'INVALID_SESSION_INFO');
  const { secret } = shown;
  ensure(stepOfCode(secret, verificationCode, { now, ...tolerance(silo) }) !== undefined, 'INVALID_CODE');
  await silo.notes.remove('proof', sessionInfo);
  return { totpInfo: { secret } };
}

const tolerance = ({ policy }: Silo) => ({
  stepsEitherWay: policy.secondFactors.apps?.adjacentIntervals,
});

const proofBy = ({ mfaEnrollmentId, totpInfo }: Enrollment): SecondFactorProof => ({
  identifier: mfaEnrollmentId,
  provider: totpInfo ? 'totp' : 'phone',
});

const toAnswer = (
  { idToken, refreshToken }: { idToken: string; refreshToken: string },
  proof: Enrollment,
) => ({
  idToken,
  refreshToken,
  ...(proof.totpInfo && { totpAuthInfo: {} }),
});

/** `mfaEnrollment:withdraw`. */
export async function withdrawEnrollment(call: Call): Promise<object> {
  const body = read(bodySchema, call.body);
  ensure(body.idToken, 'MISSING_ID_TOKEN');
  const { record, provider } = await identify(call, body.idToken);
  const { mfaInfo = [] } = record;
  const left = mfaInfo.filter(({ mfaEnrollmentId }) => mfaEnrollmentId !== body.mfaEnrollmentId);
  ensure(left.length < mfaInfo.length, 'MFA_ENROLLMENT_NOT_FOUND');
  const kept = await call.directory.put(changed(record, { mfaInfo: left }));
  return issueTokens(call, kept, { provider });
}

/** `mfaSignIn:start`: sends a code to the telephone. An app needs none. */
export async function startSignIn(call: Call): Promise<object> {
  const body = read(bodySchema, call.body);
  ensureSecondFactors(call, body);
  const { mfaPendingCredential, mfaEnrollmentId } = body;
  const noCredential = 'Request does not have MFA pending credential.';
  ensure(mfaPendingCredential, 'MISSING_MFA_PENDING_CREDENTIAL', noCredential);
  ensure(mfaEnrollmentId, ...NO_ENROLLMENT_ID);
  const { record } = await openPending(call, mfaPendingCredential);
  const enrollment = record.mfaInfo?.find((factor) => factor.mfaEnrollmentId === mfaEnrollmentId);
  ensure(enrollment, 'MFA_ENROLLMENT_NOT_FOUND');
  ensure(enrollment.phoneInfo, 'INVALID_ARGUMENT', 'MFA provider not supported!');
  return { phoneResponseInfo: { sessionInfo: await sendVerification(call, enrollment.phoneInfo) } };
}

async function openPending(
  { silo, directory }: Call,
  credential: string,
): Promise<Omit<Identified, 'claims'>> {
  const pending = openPendingCredential(credential);
  ensure(pending, '((Invalid phoneVerificationInfo.mfaPendingCredential.))');
  const isOurs = pending.projectId === silo.projectId && pending.tenantId === silo.tenantId;
  ensure(isOurs, 'INVALID_PROJECT_ID', 'Project ID does not match MFA pending credential.');
  const record = await directory.get(pending.localId);
  ensure(record, '((User in pendingCredentialPayload does not exist.))');
  return { record, provider: pending.signInProvider };
}

/** `mfaSignIn:finalize`. */
export async function finishSignIn(call: Call): Promise<object> {
  const body = read(bodySchema, call.body);
  ensureSecondFactors(call, body);
  ensure(body.mfaPendingCredential, 'MISSING_CREDENTIAL', 'Please set MFA Pending Credential.');
  const isApp = body.totpVerificationInfo !== undefined;
  ensure(isApp || body.phoneVerificationInfo, 'INVALID_ARGUMENT', 'MFA provider not supported!');
  // A code that was sent is looked at first, whosever it is.
  const phoneNumber = isApp ? undefined : await redeemSecond(call, body.phoneVerificationInfo ?? {});
  const pending = await openPending(call, body.mfaPendingCredential);
  const mfaInfo = pending.record.mfaInfo ?? [];
  const enrollment = isApp
    ? await appOf(call, body, mfaInfo)
    : mfaInfo.find(({ phoneInfo }) => phoneInfo === phoneNumber);
  ensure(enrollment, 'MFA_ENROLLMENT_NOT_FOUND');
  const factors = mfaInfo.map((one) =>
    one.mfaEnrollmentId === enrollment.mfaEnrollmentId ? enrollment : one,
  );
  const { provider } = pending;
  const secondFactor = proofBy(enrollment);
  const occasion = { method: provider, secondFactor: secondFactor.provider };
  const record = changed(pending.record, { mfaInfo: factors });
  return toAnswer(await letIn(call, record, { provider, secondFactor, occasion }), enrollment);
}

/** A code of an app works once. */
async function appOf({ silo, now }: Call, body: Body, mfaInfo: readonly Enrollment[]) {
  ensure(body.mfaEnrollmentId, ...NO_ENROLLMENT_ID);
  const enrollment = mfaInfo.find((factor) => factor.mfaEnrollmentId === body.mfaEnrollmentId);
  if (!enrollment?.totpInfo) return undefined;
  const { secret = '', lastStep = 0 } = enrollment.totpInfo as TotpInfo;
  const code = body.totpVerificationInfo?.verificationCode;
  ensure(code, 'MISSING_CODE');
  const step = stepOfCode(secret, code, { now, ...tolerance(silo) });
  ensure(step !== undefined && step > lastStep, 'INVALID_CODE');
  return { ...enrollment, totpInfo: { secret, lastStep: step } };
}
