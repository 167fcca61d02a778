import type { Account } from '../accounts/accounts.types.ts';
import type { RequestType } from '../codes/codes.ts';
import { InvalidRequestType, missing } from '../wire/errors.ts';
import type { RequestBody } from '../wire/request-body.ts';
import type { Start } from './context.ts';
import { choose, flow } from './flow.ts';
import { recognise, recognisePlace } from './steps/accounts.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { checkContinueUrl, checkLinkDomain, checkNewEmail, requireEmailLinks } from './steps/codes.ts';
import { checkEmail, requireFields } from './steps/fields.ts';
import { limitMails } from './steps/limits.ts';
import { refuse } from './steps/refuse.ts';

interface Addressed {
  account: Account | undefined;
  email: string;
}

const resetPassword = flow('accounts:sendOobCode PASSWORD_RESET', [
  requireFields('email'),
  checkEmail,
  recognise, // an unknown address goes on: a code is made for it too, and its mail thrown away
  limitMails,
  checkContinueUrl,
  checkLinkDomain,
  overlookDisabled,
  mailResetCode,
  answerEmail,
]);

const verifyEmail = flow('accounts:sendOobCode VERIFY_EMAIL', [
  requireFields('idToken'),
  authenticate,
  useOwnEmail,
  recognisePlace,
  limitMails,
  checkContinueUrl,
  checkLinkDomain,
  mailVerificationCode,
  answerEmail,
]);

const signInByLink = flow('accounts:sendOobCode EMAIL_SIGNIN', [
  requireEmailLinks,
  requireFields('email'),
  checkEmail,
  recognise,
  limitMails,
  checkContinueUrl,
  checkLinkDomain,
  mailSignInLink,
  answerEmail,
]);

const changeEmail = flow('accounts:sendOobCode VERIFY_AND_CHANGE_EMAIL', [
  requireFields('idToken', 'newEmail'),
  authenticate,
  requireRecentSignIn,
  useOwnEmail,
  checkNewEmail,
  limitMailsToNewEmail,
  checkContinueUrl,
  checkLinkDomain,
  mailNewAddress,
  answerEmail,
]);

const withoutType = flow('accounts:sendOobCode', [refuse(() => missing('reqType'))]);
const ofUnknownType = flow('accounts:sendOobCode', [refuse(InvalidRequestType)]);

const FLOWS = {
  PASSWORD_RESET: resetPassword,
  VERIFY_EMAIL: verifyEmail,
  EMAIL_SIGNIN: signInByLink,
  VERIFY_AND_CHANGE_EMAIL: changeEmail,
  withoutType,
  ofUnknownType,
};

export const sendOobCode = choose(({ body: { requestType } }) => {
  if (!requestType || requestType === 'OOB_REQ_TYPE_UNSPECIFIED') return 'withoutType';
  return isKnown(requestType) ? requestType : 'ofUnknownType';
}, FLOWS);

const isKnown = (name: string): name is keyof typeof FLOWS & RequestType =>
  Object.hasOwn(FLOWS, name) && name === name.toUpperCase();

/** On which of our hosts the link opens, and where one goes on afterwards. */
const whereTo = ({ linkDomain, continueUrl }: RequestBody) => ({ linkDomain, continueUrl });

function useOwnEmail({ account }: { account: Account }) {
  if (!account.email) throw missing('email');
  return { email: account.email };
}

/** Somebody whose account is switched off gets no mail, and the answer does not tell. */
function overlookDisabled({ account }: { account: Account | undefined }) {
  return account?.disabled ? { account: undefined } : {};
}

async function mailResetCode({ account, email, body, codes, mailer, now }: Start & Addressed) {
  const oobCode = await codes.create({ requestType: 'PASSWORD_RESET', accountId: account?.id, email }, now);
  mailer.send({ kind: 'resetPassword', to: email, account, oobCode, ...whereTo(body) });
}

/** Nothing is to be hidden from someone who is signed in: they learn it if the mail could not be queued. */
async function mailVerificationCode({ account, email, body, codes, mailer, now }: Start & Addressed) {
  const oobCode = await codes.create({ requestType: 'VERIFY_EMAIL', accountId: account?.id, email }, now);
  await mailer.sendAndWait({ kind: 'verifyEmail', to: email, account, oobCode, ...whereTo(body) });
}

/** A link goes to an address without an account too: opening it makes one. */
async function mailSignInLink({ account, email, body, codes, mailer, now }: Start & Addressed) {
  const oobCode = await codes.create({ requestType: 'EMAIL_SIGNIN', accountId: account?.id, email }, now);
  const isWelcome = !account?.disabled;
  mailer.send({
    kind: 'signIn',
    to: email,
    account: isWelcome ? account : undefined,
    evenToStrangers: isWelcome,
    oobCode,
    ...whereTo(body),
  });
}

async function limitMailsToNewEmail(known: Start & { newEmail: string }) {
  const toNewEmail = { ...known, email: known.newEmail };
  const { isFamiliar } = await recognise(toNewEmail);
  await limitMails({ ...toNewEmail, isFamiliar });
}

/** An address that another account has gets no mail; the answer is the same, for it is nobody's business. */
async function mailNewAddress(known: Start & { account: Account; email: string; newEmail: string }) {
  const { account, email, newEmail, body, accounts, codes, mailer, now } = known;
  const isTaken = (await accounts.findByEmail(newEmail)) !== undefined;
  const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL' as const, accountId: account.id, email, newEmail };
  const oobCode = await codes.create(request, now);
  mailer.send({
    kind: 'verifyAndChangeEmail',
    to: newEmail,
    account: isTaken ? undefined : account,
    email,
    newEmail,
    oobCode,
    ...whereTo(body),
  });
}

function answerEmail({ email }: { email: string }) {
  return {
    answer: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email },
  };
}
