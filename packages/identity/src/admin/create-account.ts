import { z } from 'zod';
import { toUnixSeconds } from '../clock.ts';
import { LEAST_LENGTH } from '../passwords/password.rules.ts';
import { randomAccountId } from '../random.ts';
import { changed, type RecordChanges } from './account-record.ts';
import type { AdminCall, Directory } from './directory.ts';
import { enrollmentSchema, readEnrollments } from './factors.rules.ts';
import { flag, optional, read } from './read.ts';
import { ensure, ensureEmail, ensurePhoneNumber } from './refusals.ts';

const bodySchema = z.looseObject({
  localId: optional,
  idToken: optional,
  email: optional,
  password: optional,
  displayName: optional,
  photoUrl: optional,
  phoneNumber: optional,
  emailVerified: flag,
  disabled: flag,
  mfaInfo: z.array(enrollmentSchema).optional(),
});
type Body = z.output<typeof bodySchema>;

/** `accounts` of a project: makes an account as it is described, with the id asked for. Signs nobody in. */
export async function createAccount(call: AdminCall): Promise<object> {
  const { directory, now } = call;
  const body = read(bodySchema, call.body);
  ensure(!(body.idToken && body.localId), 'UNEXPECTED_PARAMETER', 'User ID');
  const localId = body.localId ?? randomAccountId();
  ensure(!(await directory.get(localId)), 'DUPLICATE_LOCAL_ID');
  const changes = {
    ...describe(body),
    ...(await newHandles(body, directory)),
    ...passwordChanges(body.password, directory, now),
    ...(body.mfaInfo && { mfaInfo: readEnrollments(body.mfaInfo, { makeIds: true }) }),
    createdAt: String(now.getTime()),
  };
  const { email, displayName } = await directory.put(
    changed({ localId, tenantId: directory.tenantId }, changes),
  );
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId, displayName, email };
}

function describe({ displayName, photoUrl, emailVerified = false, disabled }: Body): RecordChanges {
  return { displayName, photoUrl, emailVerified, ...(disabled && { disabled }) };
}

async function newHandles({ email, phoneNumber }: Body, directory: Directory): Promise<RecordChanges> {
  const handles: RecordChanges = {};
  if (phoneNumber) handles.phoneNumber = await freePhoneNumber(phoneNumber, directory);
  if (email) handles.email = await freeEmail(email, directory);
  return handles;
}

/** The address in its one spelling; throws `INVALID_EMAIL`, or `EMAIL_EXISTS` when another account has it. */
export async function freeEmail(address: string, directory: Directory): Promise<string> {
  const email = ensureEmail(address);
  ensure(!(await directory.find({ email })), 'EMAIL_EXISTS');
  return email;
}

export async function freePhoneNumber(number: string, directory: Directory): Promise<string> {
  const phoneNumber = ensurePhoneNumber(number);
  ensure(!(await directory.find({ phoneNumber })), 'PHONE_NUMBER_EXISTS');
  return phoneNumber;
}

/** What a new password changes: tokens of before it are void. */
export function passwordChanges(
  password: string | undefined,
  directory: Directory,
  now: Date,
): RecordChanges {
  if (!password) return {};
  ensurePassword(password);
  return {
    ...directory.hash(password),
    passwordUpdatedAt: now.getTime(),
    validSince: String(toUnixSeconds(now)),
  };
}

export function ensurePassword(password: string): void {
  const detail = `Password should be at least ${LEAST_LENGTH} characters`;
  ensure(password.length >= LEAST_LENGTH, 'WEAK_PASSWORD', detail);
}
