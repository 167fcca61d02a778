import { z } from 'zod';
import { toUnixSeconds } from '../clock.ts';
import { type AccountRecord, changed, PASSWORD, PHONE, type RecordChanges } from './account-record.ts';
import { checkSerializedClaims } from './claims.rules.ts';
import { freeEmail, freePhoneNumber, passwordChanges } from './create-account.ts';
import type { AdminCall, Directory } from './directory.ts';
import { enrollmentSchema, readEnrollments } from './factors.rules.ts';
import { flag, optional, read, text } from './read.ts';
import { ensure, NotImplemented } from './refusals.ts';

const texts = z.array(text).default([]);
const attributes = z
  .array(
    z.enum([
      'USER_ATTRIBUTE_NAME_UNSPECIFIED',
      'EMAIL',
      'DISPLAY_NAME',
      'PROVIDER',
      'PHOTO_URL',
      'PASSWORD',
      'RAW_USER_INFO',
    ]),
  )
  .default([]);
/** `null` takes a name or picture away. */
const removable = text.nullish();

const updateSchema = z.looseObject({
  localId: optional,
  idToken: optional,
  oobCode: optional,
  email: optional,
  password: optional,
  displayName: removable,
  photoUrl: removable,
  phoneNumber: optional,
  emailVerified: flag,
  disableUser: flag,
  customAttributes: optional,
  createdAt: optional,
  lastLoginAt: optional,
  validSince: optional,
  deleteAttribute: attributes,
  deleteProvider: texts,
  deletePasskey: texts,
  provider: z.unknown().optional(),
  upgradeToFederatedLogin: z.unknown().optional(),
  mfa: z.looseObject({ enrollments: z.array(enrollmentSchema).optional() }).optional(),
  linkProviderUserInfo: z
    .looseObject({
      providerId: optional,
      rawId: optional,
      email: optional,
      displayName: optional,
      photoUrl: optional,
    })
    .optional(),
});
export type Update = z.output<typeof updateSchema>;

interface Updating {
  record: AccountRecord;
  body: Update;
  directory: Directory;
  now: Date;
}

export function readUpdate(sent: unknown): Update {
  const body = read(updateSchema, sent);
  for (const field of ['provider', 'upgradeToFederatedLogin'] as const) {
    if (body[field] !== undefined) throw NotImplemented(`${field} is not implemented yet.`);
  }
  const unknown = body.deleteAttribute.find((name) => ['PROVIDER', 'RAW_USER_INFO'].includes(name));
  if (unknown) throw NotImplemented(`deleteAttribute: ${unknown}`);
  return body;
}

/** `accounts:update` of a project: any account, any attribute. */
export async function updateAccount(call: AdminCall): Promise<object> {
  const { directory, now } = call;
  const body = readUpdate(call.body);
  ensure(body.localId, 'MISSING_LOCAL_ID');
  if (body.customAttributes) checkSerializedClaims(body.customAttributes);
  const record = await directory.get(body.localId);
  ensure(record, 'USER_NOT_FOUND');
  const updating = { record, body, directory, now };
  const changes = { ...(await commonChanges(updating)), ...(await privilegedChanges(updating)) };
  return {
    ...toUpdatedView(await save(updating, changes)),
    newEmail: body.email?.toLowerCase() || undefined,
  };
}

/** What owners of an account and administrators may change alike. */
export async function commonChanges(updating: Updating): Promise<RecordChanges> {
  const { body, record, directory, now } = updating;
  const changes: RecordChanges = {
    ...(await emailChanges(updating)),
    ...passwordChanges(body.password, directory, now),
    ...profileChanges(body),
    ...factorChanges(body),
    ...removals(body),
  };
  if (body.validSince || changes.email) changes.validSince = String(toUnixSeconds(now));
  if (body.deletePasskey.length === 0) return changes;
  const passkeyInfo = record.passkeyInfo?.filter(
    ({ credentialId }) => !body.deletePasskey.includes(credentialId),
  );
  return { ...changes, passkeyInfo };
}

/** A new address is not verified, and the one before the first change is remembered: it can take the change back. */
async function emailChanges({ body, record, directory }: Updating): Promise<RecordChanges> {
  if (!body.email || body.email.toLowerCase() === record.email) return {};
  const email = await freeEmail(body.email, directory);
  return {
    email,
    emailVerified: false,
    ...(record.email && { initialEmail: record.initialEmail ?? record.email }),
  };
}

function profileChanges({ displayName, photoUrl }: Update): RecordChanges {
  return {
    ...(displayName !== undefined && { displayName: displayName ?? undefined }),
    ...(photoUrl !== undefined && { photoUrl: photoUrl ?? undefined }),
  };
}

function factorChanges({ mfa }: Update): RecordChanges {
  if (!mfa) return {};
  const asked = mfa.enrollments ?? [];
  return { mfaInfo: asked.length ? readEnrollments(asked, { makeIds: false }) : undefined };
}

const NO_PASSWORD = { passwordHash: undefined, salt: undefined };
const NO_EMAIL = { email: undefined, emailVerified: undefined, emailLinkSignin: undefined };
const REMOVALS: Record<string, RecordChanges> = {
  DISPLAY_NAME: { displayName: undefined },
  PHOTO_URL: { photoUrl: undefined },
  PASSWORD: NO_PASSWORD,
  EMAIL: NO_EMAIL,
};

function removals({ deleteAttribute, deleteProvider }: Update): RecordChanges {
  return Object.assign(
    {},
    ...deleteAttribute.map((name) => REMOVALS[name]),
    deleteProvider.includes(PASSWORD) && { ...NO_EMAIL, ...NO_PASSWORD },
    deleteProvider.includes(PHONE) && { phoneNumber: undefined },
  );
}

async function privilegedChanges({ body, record, directory }: Updating): Promise<RecordChanges> {
  const { emailVerified, customAttributes, createdAt, lastLoginAt, validSince, disableUser } = body;
  const given = {
    emailVerified,
    customAttributes,
    createdAt,
    lastLoginAt,
    validSince,
    disabled: disableUser,
  };
  const changes: RecordChanges = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  if (body.phoneNumber && body.phoneNumber !== record.phoneNumber) {
    changes.phoneNumber = await freePhoneNumber(body.phoneNumber, directory);
  }
  return changes;
}

/** Keeps the account with its changes and its new or lost links to other providers. */
export async function save({ body, record, directory }: Updating, changes: RecordChanges) {
  const asked = body.linkProviderUserInfo;
  if (!asked) return directory.put(changed(record, changes, { unlink: body.deleteProvider }));
  const { providerId, rawId } = asked;
  ensure(providerId, 'MISSING_PROVIDER_ID');
  ensure(rawId, 'MISSING_RAW_ID');
  const link = [{ ...asked, providerId, rawId }];
  return directory.put(changed(record, changes, { link, unlink: body.deleteProvider }));
}

/** An account as `accounts:update` answers it. */
export function toUpdatedView(record: AccountRecord) {
  const { localId, emailVerified, providerUserInfo, email, displayName, photoUrl, passwordHash } = record;
  const kind = 'identitytoolkit#SetAccountInfoResponse';
  return { kind, localId, emailVerified, providerUserInfo, email, displayName, photoUrl, passwordHash };
}
