import type { Account } from '../accounts/accounts.types.ts';
import type { CustomClaims } from '../tokens/custom-tokens.ts';
import { InvalidCustomToken, missing, UserNotFound } from '../wire/errors.ts';
import type { Start } from './context.ts';
import { choose, flow } from './flow.ts';
import { rejectDisabledAccount } from './steps/accounts.ts';
import { limitAssertions } from './steps/limits.ts';
import { judgeToken, presentRefreshToken, rejectEndedSession, rejectReuse, rotate } from './steps/refresh.ts';
import { askSecondFactor } from './steps/second-factor.ts';
import { issueTokens } from './steps/tokens.ts';

/** What ID tokens of a session that began with mailed digits say in `sign_in_provider`. */
const EMAIL_CODE = 'emailCode';

const byCustomToken = flow('accounts:signInWithCustomToken', [
  requireToken,
  limitAssertions,
  verifyToken,
  findOrCreateAccount,
  rejectDisabledAccount,
  issueCustomTokens,
  answerTokens,
]);

/** What `accounts:signInWithEmailCode` answered, so that the SDK takes the session as it takes every other. */
const byEmailCode = flow('accounts:signInWithEmailCode', [
  requireToken,
  limitAssertions,
  openProof,
  rejectDisabledAccount,
  askSecondFactor(EMAIL_CODE),
  issueTokens(EMAIL_CODE),
  answerTokens,
]);

/**
 * A session that the client opened by a call of its own, such as `passkeySignIn:finalize`, and hands to the SDK by its
 * refresh token. That is a refresh like any other: the token is spent, and the session stays what it was.
 */
const bySession = flow('token', [
  useAsRefreshToken,
  presentRefreshToken,
  rejectEndedSession,
  judgeToken,
  rejectReuse,
  rotate,
  answerTokens,
]);

export const signInWithCustomToken = choose(
  ({ body, tickets, now }) => {
    if (isRefreshToken(body.token)) return 'bySession';
    return body.token && tickets.provenEmailCode.open(body.token, now) ? 'byEmailCode' : 'byCustomToken';
  },
  { byCustomToken, byEmailCode, bySession },
);

/** 256 bits in base 64, which no custom token or ticket is short enough to be. */
const isRefreshToken = (token = '') => /^[\w-]{43}$/.test(token);

function useAsRefreshToken({ body }: Start) {
  return { refresh_token: body.token ?? '', isNewUser: false };
}

interface Recognised {
  uid: string;
  claims: CustomClaims | undefined;
}

/** The one field whose refusal is not called after it. */
function requireToken({ body }: Start) {
  if (!body.token) throw missing('customToken');
  return { token: body.token };
}

function verifyToken({ token, customTokens }: Start & { token: string }) {
  return customTokens.verify(token);
}

/** A proof from before a change of how the person comes in is worth nothing. */
async function openProof({ token, accounts, tickets, now }: Start & { token: string }) {
  const proof = tickets.provenEmailCode.open(token, now);
  if (!proof || proof === 'expired') throw InvalidCustomToken();
  const account = await accounts.findById(proof.accountId);
  if (!account || proof.provenAt < account.validSince.getTime()) throw InvalidCustomToken();
  return { account, isNewUser: false };
}

/** Of two tabs that bring the first token at once, one makes the account and the other finds it. */
async function findOrCreateAccount({ uid, accounts, now }: Start & Recognised) {
  const known = await accounts.findById(uid);
  if (known) return { account: known, isNewUser: false };
  const created = await accounts.createUnlessThere({ id: uid }, now);
  const account = created ?? (await accounts.findById(uid));
  if (!account) throw UserNotFound();
  return { account, isNewUser: created !== undefined };
}

function issueCustomTokens({
  account,
  claims,
  tokenIssuer,
  action,
  client,
  now,
}: Start & Recognised & { account: Account }) {
  const method = { signInProvider: 'custom', ...(claims && { extraClaims: claims }) };
  return tokenIssuer.forSignIn(account, method, { action, client, now });
}

function answerTokens({ isNewUser, tokens }: { isNewUser: boolean; tokens: object }) {
  return { answer: { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser, ...tokens } };
}
