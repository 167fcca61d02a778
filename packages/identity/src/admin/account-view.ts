import type { AccountRecord } from './account-record.ts';

/** An account as the calls answer it: with everything but the secrets of its second factors. */
export function toAccountView(record: AccountRecord): object {
  const { mfaInfo, ...rest } = record;
  if (!mfaInfo) return rest;
  return {
    ...rest,
    mfaInfo: mfaInfo.map(({ totpInfo, ...factor }) => ({ ...factor, ...(totpInfo && { totpInfo: {} }) })),
  };
}
