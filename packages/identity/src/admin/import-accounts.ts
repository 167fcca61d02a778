import { z } from 'zod';
import { toUnixSeconds } from '../clock.ts';
import { randomAccountId } from '../random.ts';
import { AccountError } from '../wire/errors.ts';
import {
  changed,
  type Enrollment,
  PASSWORD,
  PHONE,
  type ProviderInfo,
  type RecordChanges,
} from './account-record.ts';
import { checkSerializedClaims } from './claims.rules.ts';
import type { AdminCall, Directory } from './directory.ts';
import { enrollmentSchema } from './factors.rules.ts';
import { flag, optional, read } from './read.ts';
import { ensure, isPhoneNumber } from './refusals.ts';

const providerSchema = z.looseObject({
  providerId: optional,
  rawId: optional,
  federatedId: optional,
  email: optional,
  displayName: optional,
  photoUrl: optional,
});
const userSchema = z.looseObject({
  localId: optional,
  tenantId: optional,
  email: optional,
  emailVerified: flag,
  displayName: optional,
  photoUrl: optional,
  phoneNumber: optional,
  disabled: flag,
  passwordHash: optional,
  rawPassword: optional,
  salt: optional,
  createdAt: optional,
  lastLoginAt: optional,
  customAttributes: optional,
  providerUserInfo: z.array(providerSchema).optional(),
  mfaInfo: z.array(enrollmentSchema).optional(),
});
const bodySchema = z.looseObject({
  users: z.array(userSchema).default([]),
  allowOverwrite: flag,
  sanityCheck: flag,
});

type ImportedUser = z.output<typeof userSchema>;
interface Import {
  user: ImportedUser;
  directory: Directory;
  now: Date;
  sanityCheck: boolean;
}

/** `accounts:batchCreate`: takes over accounts as they are, and says of each refused one why. */
export async function batchCreate({ directory, body, now }: AdminCall): Promise<object> {
  const { users, allowOverwrite = false, sanityCheck = false } = read(bodySchema, body);
  ensure(users.length, 'MISSING_USER_ACCOUNT');
  if (sanityCheck) rejectRepetitions(users);
  if (!allowOverwrite) rejectRepeatedIds(users);
  const error: object[] = [];
  for (const [index, user] of users.entries()) {
    try {
      await importUser({ user, directory, now, sanityCheck }, allowOverwrite);
    } catch (fault) {
      if (!(fault instanceof AccountError)) throw fault;
      error.push({ index, message: inWords(fault) });
    }
  }
  return { kind: 'identitytoolkit#UploadAccountResponse', error };
}

function rejectRepetitions(users: readonly ImportedUser[]): void {
  rejectRepeated(
    users.flatMap(({ email }) => (email ? [{ key: email, detail: email }] : [])),
    'DUPLICATE_EMAIL',
  );
  const links = users.flatMap(({ providerUserInfo = [] }) => providerUserInfo);
  const keys = links.map(({ providerId, rawId }) => ({
    key: `${providerId}:${rawId}`,
    detail: `Provider id(${providerId}), Raw id(${rawId})`,
  }));
  rejectRepeated(keys, 'DUPLICATE_RAW_ID');
}

const rejectRepeatedIds = (users: readonly ImportedUser[]): void =>
  rejectRepeated(
    users.map(({ localId = '' }) => ({ key: localId, detail: localId })),
    'DUPLICATE_LOCAL_ID',
  );

function rejectRepeated(keys: readonly { key: string; detail: string }[], code: string): void {
  const seen = new Set<string>();
  for (const { key, detail } of keys) {
    ensure(!seen.has(key), code, detail);
    seen.add(key);
  }
}

async function importUser(one: Import, allowOverwrite: boolean): Promise<void> {
  const { user, directory, now } = one;
  const { localId } = user;
  ensure(localId, 'localId is missing');
  const isOfTenant = !user.tenantId || user.tenantId === directory.tenantId;
  ensure(isOfTenant, 'Tenant id in userInfo does not match the tenant id in request.');
  const link = await readLinks(one);
  const changes = {
    ...plainFields(user, now),
    ...passwordFields(one),
    ...phoneField(user),
    ...(await emailField(one)),
    ...factorsField(user, now),
  };
  const isKnown = (await directory.get(localId)) !== undefined;
  ensure(!isKnown || allowOverwrite, 'localId belongs to an existing account - can not overwrite.');
  await directory.put(changed({ localId, tenantId: directory.tenantId }, changes, { link }));
}

function plainFields(user: ImportedUser, now: Date): RecordChanges {
  const { displayName, photoUrl, customAttributes, lastLoginAt, createdAt } = user;
  if (customAttributes) checkSerializedClaims(customAttributes);
  const at = String(now.getTime());
  return {
    displayName,
    photoUrl,
    ...(customAttributes && { customAttributes }),
    lastLoginAt,
    createdAt: createdAt && !Number.isNaN(Number(createdAt)) ? createdAt : at,
    validSince: String(toUnixSeconds(now)),
    emailVerified: user.emailVerified ?? false,
    disabled: user.disabled ?? false,
  };
}

/** A hash is kept as it comes: only one made by this server's own scheme will let anybody in. */
function passwordFields({ user, directory, now }: Import): RecordChanges {
  const { passwordHash, rawPassword, salt } = user;
  const passwordUpdatedAt = now.getTime();
  if (passwordHash) return { passwordHash, salt, passwordUpdatedAt };
  return rawPassword ? { ...directory.hash(rawPassword, salt), passwordUpdatedAt } : {};
}

function phoneField({ phoneNumber }: ImportedUser): RecordChanges {
  ensure(!phoneNumber || isPhoneNumber(phoneNumber), 'phone number format is invalid');
  return phoneNumber ? { phoneNumber } : {};
}

const TAKEN_EMAIL = 'email exists in other account in database';

async function emailField({ user, directory, sanityCheck }: Import): Promise<RecordChanges> {
  if (!user.email) return {};
  ensure(/^[^@]+@[^@]+$/.test(user.email), 'email is invalid');
  const email = user.email.toLowerCase();
  const owner = await directory.find({ email });
  const repeated = `((Auth Emulator does not support importing duplicate email: ${user.email}))`;
  ensure(!owner || owner.localId === user.localId, sanityCheck ? TAKEN_EMAIL : repeated);
  return { email };
}

const MISSING_ID = 'federatedId or (providerId & rawId) is required';
/** In the words that clients of the Auth emulator know. */
const UNPARSED_ID =
  '((Parsing federatedId is not implemented in Auth Emulator; please specify providerId AND rawId as a workaround.))';

async function readLinks({ user, directory }: Import): Promise<ProviderInfo[]> {
  const links: ProviderInfo[] = [];
  for (const info of user.providerUserInfo ?? []) {
    const { providerId, rawId } = info;
    if (providerId === PASSWORD || providerId === PHONE) continue;
    ensure(providerId && rawId, info.federatedId ? UNPARSED_ID : MISSING_ID);
    const owner = await directory.find({ providerId, rawId });
    ensure(!owner || owner.localId === user.localId, 'raw id exists in other account in database');
    links.push({ ...info, providerId, rawId });
  }
  return links;
}

function factorsField({ mfaInfo = [], email, emailVerified }: ImportedUser, now: Date): RecordChanges {
  if (mfaInfo.length === 0) return {};
  ensure(email, 'Second factor account requires email to be presented.');
  ensure(emailVerified, 'Second factor account requires email to be verified.');
  const ids = mfaInfo.flatMap(({ mfaEnrollmentId }) => mfaEnrollmentId ?? []);
  ensure(new Set(ids).size === ids.length, 'Enrollment id already exists.');
  return { mfaInfo: mfaInfo.map((factor) => toFactor(factor, now)) };
}

function toFactor(factor: z.output<typeof enrollmentSchema>, now: Date): Enrollment {
  const { phoneInfo, totpInfo, emulatorTotpSecret: secret, ...rest } = factor;
  const { mfaEnrollmentId = randomAccountId(), enrolledAt = now.toISOString() } = rest;
  const known = { ...rest, mfaEnrollmentId, enrolledAt };
  if (totpInfo && secret) return { ...known, totpInfo: { secret } };
  ensure(phoneInfo, 'Second factor not supported.');
  ensure(isPhoneNumber(phoneInfo), 'Phone number format is invalid');
  return { ...known, phoneInfo, unobfuscatedPhoneInfo: phoneInfo };
}

const IN_WORDS: Record<string, string> = {
  INVALID_CLAIMS: 'Invalid custom claims provided.',
  CLAIMS_TOO_LARGE: 'Custom claims provided are too large.',
  FORBIDDEN_CLAIM: 'Custom claims provided include a reserved claim.',
};
const inWords = ({ code, message }: AccountError): string => IN_WORDS[code] ?? message;
