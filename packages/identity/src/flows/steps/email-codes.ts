import type { StoredEmailCode } from '../../email-codes/email-codes.repository.ts';
import { InvalidCode, OperationNotAllowed } from '../../wire/errors.ts';
import type { Start } from '../context.ts';

export function requireEmailCodes({ settings }: Pick<Start, 'settings'>) {
  if (!settings.emailCodeSignIn) throw OperationNotAllowed();
}

/** People type codes in groups, as mails show them. */
export function requireDigits({ code }: { code: string }) {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) throw InvalidCode();
  return { code: digits };
}

export const findEmailCode = async ({
  sessionInfo,
  emailCodes,
  now,
}: Pick<Start, 'emailCodes' | 'now'> & { sessionInfo: string }) => ({
  asked: await emailCodes.find(sessionInfo, now),
});

/** From here on nobody else can use the code; of requests at the same time, one gets this far. */
export const spendEmailCode = ({
  asked,
  code,
  emailCodes,
  now,
}: Pick<Start, 'emailCodes' | 'now'> & { asked: StoredEmailCode; code: string }) =>
  emailCodes.spend(asked, code, now);
