import type { AccountRecord, Enrollment } from '../../admin/account-record.ts';
import { toAccountView } from '../../admin/account-view.ts';
import { batchGet } from '../../admin/list-accounts.ts';
import type { Call } from '../call.ts';
import type { TotpInfo } from './second-factors.ts';

/** `accounts:batchGet`: with the secrets of apps, so that who is imported again can go on with theirs. */
export const exportAccounts = (call: Call): Promise<object> => batchGet(call, toExport);

const toExport = (record: AccountRecord): object => ({
  ...toAccountView(record),
  ...(record.mfaInfo && { mfaInfo: record.mfaInfo.map(withSecret) }),
});

function withSecret({ totpInfo, ...factor }: Enrollment): object {
  if (!totpInfo) return factor;
  const { secret } = totpInfo as TotpInfo;
  return { ...factor, totpInfo: {}, emulatorTotpSecret: secret };
}
