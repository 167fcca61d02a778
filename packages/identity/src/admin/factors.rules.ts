import { z } from 'zod';
import { randomAccountId } from '../random.ts';
import type { Enrollment } from './account-record.ts';
import { optional } from './read.ts';
import { ensure, ensurePhoneNumber } from './refusals.ts';

export const enrollmentSchema = z.looseObject({
  mfaEnrollmentId: optional,
  displayName: optional,
  enrolledAt: optional,
  phoneInfo: optional,
  totpInfo: z.looseObject({}).optional(),
  /** The secret of an app, as an export of the emulator names it. */
  emulatorTotpSecret: optional,
});
export type AskedEnrollment = z.output<typeof enrollmentSchema>;

/** The second factors asked for: each telephone once, each with an id of its own. */
export function readEnrollments(
  asked: readonly AskedEnrollment[],
  { makeIds }: { makeIds: boolean },
): Enrollment[] {
  const kept: Enrollment[] = [];
  for (const one of asked) {
    const enrollment = toEnrollment(one, makeIds);
    if (enrollment.phoneInfo && kept.some(({ phoneInfo }) => phoneInfo === enrollment.phoneInfo)) continue;
    const { mfaEnrollmentId } = enrollment;
    ensure(mfaEnrollmentId, 'INVALID_MFA_ENROLLMENT_ID', 'mfaEnrollmentId must be defined.');
    ensure(!kept.some((other) => other.mfaEnrollmentId === mfaEnrollmentId), 'DUPLICATE_MFA_ENROLLMENT_ID');
    kept.push(enrollment);
  }
  return kept;
}

function toEnrollment(asked: AskedEnrollment, makeIds: boolean): Enrollment {
  const { totpInfo, emulatorTotpSecret: secret, ...rest } = asked;
  const mfaEnrollmentId = makeIds ? randomAccountId() : (asked.mfaEnrollmentId ?? '');
  if (totpInfo) return { ...rest, mfaEnrollmentId, totpInfo: secret ? { secret } : totpInfo };
  const phoneInfo = ensurePhoneNumber(asked.phoneInfo, 'INVALID_MFA_PHONE_NUMBER');
  return { ...rest, mfaEnrollmentId, phoneInfo, unobfuscatedPhoneInfo: phoneInfo };
}
