import type { Account } from '../accounts/accounts.types.ts';
import type { CustomClaims } from '../tokens/custom-tokens.ts';
import { missing } from '../wire/errors.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { rejectDisabledAccount } from './steps/accounts.ts';
import { limitAssertions } from './steps/limits.ts';

export const signInWithCustomToken = flow('accounts:signInWithCustomToken', [
  requireToken,
  limitAssertions,
  verifyToken,
  findOrCreateAccount,
  rejectDisabledAccount,
  issueTokens,
  answerTokens,
]);

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

async function findOrCreateAccount({ uid, accounts, now }: Start & Recognised) {
  const account = await accounts.findById(uid);
  if (account) return { account, isNewUser: false };
  return { account: await accounts.create({ id: uid }, now), isNewUser: true };
}

function issueTokens({
  account,
  claims,
  tokenIssuer,
  client,
  now,
}: Start & Recognised & { account: Account }) {
  const method = { signInProvider: 'custom', ...(claims && { extraClaims: claims }) };
  return tokenIssuer.forSignIn(account, method, { client, now });
}

function answerTokens({ isNewUser, tokens }: { isNewUser: boolean; tokens: object }) {
  return { answer: { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser, ...tokens } };
}
