import type { Account } from '../accounts/accounts.types.ts';
import { EMAIL_CODE_DIGITS } from '../email-codes/email-codes.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { recognise } from './steps/accounts.ts';
import { requireEmailCodes } from './steps/email-codes.ts';
import { checkEmail, requireFields } from './steps/fields.ts';
import { limitMails } from './steps/limits.ts';

/** Not a call of Firebase's. Unknown addresses get a code as well: using it makes the account. */
export const sendEmailCode = flow('accounts:sendEmailCode', [
  requireEmailCodes,
  requireFields('email'),
  checkEmail,
  recognise,
  limitMails,
  makeCode,
  mailCode,
  answerTicket,
]);

interface Made {
  email: string;
  account: Account | undefined;
  ticket: string;
  code: string;
}

function makeCode({ email, emailCodes, now }: Start & { email: string }) {
  return emailCodes.create(email, now);
}

/** Somebody whose account is switched off gets no mail, and the answer does not tell. */
function mailCode({ account, email, code, mailer }: Start & Made) {
  const isWelcome = !account?.disabled;
  mailer.send({
    kind: 'signInCode',
    to: email,
    account: isWelcome ? account : undefined,
    evenToStrangers: isWelcome,
    code,
  });
}

function answerTicket({ ticket, settings }: Start & Made) {
  return {
    answer: {
      sessionInfo: ticket,
      codeLength: EMAIL_CODE_DIGITS,
      expiresIn: String(settings.lifetimes.emailCodeSeconds),
    },
  };
}
