/** A way in, as `providerUserInfo` of the account API lists it. */
export interface ProviderInfo {
  providerId: string;
  rawId?: string | undefined;
  federatedId?: string | undefined;
  email?: string | undefined;
  displayName?: string | undefined;
  photoUrl?: string | undefined;
  phoneNumber?: string | undefined;
  screenName?: string | undefined;
}

/** A second factor: a telephone, or an authenticator app. */
export interface Enrollment {
  mfaEnrollmentId: string;
  displayName?: string | undefined;
  enrolledAt?: string | undefined;
  phoneInfo?: string | undefined;
  unobfuscatedPhoneInfo?: string | undefined;
  totpInfo?: object | undefined;
}

export interface Passkey {
  credentialId: string;
  name: string;
}

/** An account with every attribute the administration calls read and write, under the names of the wire. */
export interface AccountRecord {
  localId: string;
  tenantId?: string | undefined;
  email?: string | undefined;
  emailVerified?: boolean | undefined;
  emailLinkSignin?: boolean | undefined;
  /** The address the account had before the first change of it. */
  initialEmail?: string | undefined;
  displayName?: string | undefined;
  photoUrl?: string | undefined;
  screenName?: string | undefined;
  phoneNumber?: string | undefined;
  disabled?: boolean | undefined;
  passwordHash?: string | undefined;
  salt?: string | undefined;
  passwordUpdatedAt?: number | undefined;
  /** Whole seconds: tokens issued before are void. */
  validSince?: string | undefined;
  createdAt?: string | undefined;
  lastLoginAt?: string | undefined;
  lastRefreshAt?: string | undefined;
  customAuth?: boolean | undefined;
  customAttributes?: string | undefined;
  providerUserInfo?: ProviderInfo[] | undefined;
  mfaInfo?: Enrollment[] | undefined;
  passkeyInfo?: Passkey[] | undefined;
}

export type RecordChanges = Partial<Omit<AccountRecord, 'localId' | 'providerUserInfo'>>;

interface LinkChanges {
  link?: readonly ProviderInfo[] | undefined;
  unlink?: readonly string[] | undefined;
}

/** The record after a change; an attribute set to `undefined` is gone. Password and telephone are listed as ways in. */
export function changed(
  record: AccountRecord,
  changes: RecordChanges,
  { link = [], unlink = [] }: LinkChanges = {},
): AccountRecord {
  const next = withoutAbsent({ ...record, ...changes });
  const own = ownProviders(next);
  const gone = new Set([
    ...unlink,
    ...OWN_PROVIDERS.filter((id) => !own.some((one) => one.providerId === id)),
  ]);
  const kept = (record.providerUserInfo ?? []).filter(({ providerId }) => !gone.has(providerId));
  const providerUserInfo = [...link, ...own].reduce(upsert, kept);
  if (!record.providerUserInfo && providerUserInfo.length === 0) return next;
  return { ...next, providerUserInfo };
}

export const PASSWORD = 'password';
export const PHONE = 'phone';
const OWN_PROVIDERS = [PASSWORD, PHONE];

function ownProviders(record: AccountRecord): ProviderInfo[] {
  const { email, displayName, photoUrl, phoneNumber, passwordHash, emailLinkSignin } = record;
  const password = { providerId: PASSWORD, email, federatedId: email, rawId: email, displayName, photoUrl };
  const phone = { providerId: PHONE, phoneNumber, rawId: phoneNumber };
  return [
    ...(email && (passwordHash || emailLinkSignin) ? [withoutAbsent(password)] : []),
    ...(phoneNumber ? [phone] : []),
  ];
}

/** One link for each provider: a new one takes the place of the old. */
function upsert(links: ProviderInfo[], link: ProviderInfo): ProviderInfo[] {
  const known = links.some(({ providerId }) => providerId === link.providerId);
  if (!known) return [...links, withoutAbsent(link)];
  return links.map((old) => (old.providerId === link.providerId ? withoutAbsent(link) : old));
}

export const withoutAbsent = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
