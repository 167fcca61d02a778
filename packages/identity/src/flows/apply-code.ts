import type { Account } from '../accounts/accounts.types.ts';
import { toUpdatedView } from '../accounts/accounts.views.ts';
import type { Code, RequestType } from '../codes/codes.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import { CredentialTooOld, InvalidOobCode } from '../wire/errors.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { rejectDisabledAccount } from './steps/accounts.ts';
import { authenticate } from './steps/authentication.ts';
import { checkCode, findOwnerOfCode, spendCode } from './steps/codes.ts';
import { tellOldAddress } from './steps/email-change.ts';
import { requireFields } from './steps/fields.ts';
import { limitCodes } from './steps/limits.ts';
import { rereadAccount } from './steps/updates.ts';

interface Found {
  code: Code;
  account: Account;
}

/** The session that the owner uses the code in, where one is asked for. */
interface Asking {
  asking?: Session;
}

/** `accounts:update` with a mailed code: what the code was asked for happens. */
export const applyCode = flow('accounts:update', [
  requireFields('oobCode'),
  limitCodes,
  checkCode,
  requireApplicableCode,
  nameCode,
  findOwnerOfCode,
  rejectDisabledAccount,
  requireOwner,
  spendCode,
  carryOut,
  rereadAccount,
  answerApplied,
]);

const ACTIONS: Partial<Record<RequestType, (known: Start & Found & Asking) => Promise<void>>> = {
  VERIFY_EMAIL: verifyEmail,
  VERIFY_AND_CHANGE_EMAIL: changeEmail,
  RECOVER_EMAIL: recoverEmail,
};

function requireApplicableCode({ code }: { code: Code }) {
  if (!ACTIONS[code.requestType]) throw InvalidOobCode();
}

function nameCode({ code }: { code: Code }) {
  return { did: code.requestType };
}

const CONFIRMING: readonly RequestType[] = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'];

/** Who reads the mail may not be whose account it is: see the setting `emailConfirmedBy`. */
async function requireOwner(known: Start & Found): Promise<{ asking: Session } | undefined> {
  const { code, account, body, settings } = known;
  if (settings.emailConfirmedBy === 'anyone' || !CONFIRMING.includes(code.requestType)) return undefined;
  const asking = body.idToken ? await authenticate({ ...known, idToken: body.idToken }) : undefined;
  if (asking?.account.id !== account.id) throw CredentialTooOld();
  return { asking: asking.session };
}

function carryOut(known: Start & Found & Asking) {
  return ACTIONS[known.code.requestType]?.(known);
}

function verifyEmail({ code, account, accounts }: Start & Found) {
  return accounts.changeProven(account.id, code.email, {});
}

/**
 * Throws `EMAIL_EXISTS` when somebody took the address in the meantime. The old address can take the change back. Of the
 * sessions, the one goes on in which the owner confirmed it.
 */
async function changeEmail(known: Start & Found & Asking) {
  const { code, account, asking, credentials, now } = known;
  if (!code.newEmail) throw InvalidOobCode();
  const move = { from: code.email, to: code.newEmail };
  await credentials.changeAddress(account.id, move, {
    because: 'address changed',
    now,
    confirmedIn: asking?.id,
  });
  await tellOldAddress({ ...known, newEmail: code.newEmail });
}

/**
 * Someone else changed the address, so someone else may be signed in: every session ends. Of several changes in a row,
 * the oldest address has the last word, or a thief could take the recovery back with the notice of a second change.
 */
async function recoverEmail({ code, account, codes, credentials, now }: Start & Found) {
  await codes.voidLater(code, now);
  await credentials.takeBackAddress(account.id, code.email, { because: 'address recovered', now });
}

function answerApplied({ account, code }: Found) {
  const { requestType, newEmail } = code;
  const kind = 'identitytoolkit#SetAccountInfoResponse';
  return { answer: { kind, ...toUpdatedView(account), requestType, ...(newEmail && { newEmail }) } };
}
