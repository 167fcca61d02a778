import type { AccountRecord, Enrollment, ProviderInfo } from '../admin/account-record.ts';

/** An account in the words in which blocking functions are told of it. */
export function toUserRecord(record: AccountRecord): object {
  const { localId, email, emailVerified, displayName, photoUrl, disabled, phoneNumber, tenantId } = record;
  return {
    uid: localId,
    email,
    email_verified: emailVerified,
    display_name: displayName,
    photo_url: photoUrl,
    disabled,
    phone_number: phoneNumber,
    tenant_id: tenantId,
    custom_claims: JSON.parse(record.customAttributes ?? '{}'),
    provider_data: (record.providerUserInfo ?? []).map(toProviderData),
    ...(record.mfaInfo && { multi_factor: { enrolled_factors: record.mfaInfo.map(toFactor) } }),
    metadata: { last_sign_in_time: toNumber(record.lastLoginAt), creation_time: toNumber(record.createdAt) },
  };
}

const toNumber = (milliseconds: string | undefined) =>
  milliseconds === undefined ? undefined : Number(milliseconds);

const toProviderData = (info: ProviderInfo) => ({
  provider_id: info.providerId,
  display_name: info.displayName,
  photo_url: info.photoUrl,
  email: info.email,
  uid: info.rawId,
  phone_number: info.phoneNumber,
});

const toFactor = ({ mfaEnrollmentId, displayName, enrolledAt, phoneInfo, totpInfo }: Enrollment) => ({
  uid: mfaEnrollmentId,
  display_name: displayName,
  enrollment_time: enrolledAt,
  phone_number: phoneInfo,
  factor_id: totpInfo ? 'totp' : 'phone',
});
