import type { Account } from '../accounts/accounts.types.ts';
import { digestOf } from '../random.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { authenticate } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';

/** Ends the session of one's own ID or refresh token: what signing out means to the server. */
export const revokeToken = flow('accounts:revokeToken', [
  requireFields('idToken', 'token'),
  authenticate,
  endSession,
  () => ({ answer: {} }),
]);

async function endSession(known: Start & { token: string; account: Account }) {
  const sessionId = await sessionOf(known);
  if (sessionId) await known.sessions.revoke(sessionId, 'signed out', known.now);
}

/** The session a token belongs to, if it is the account's own. Tokens of others are passed over in silence. */
async function sessionOf({
  token,
  account,
  sessions,
  idTokens,
}: Start & { token: string; account: Account }) {
  const byRefreshToken = await sessions.findByRefreshToken(digestOf(token));
  if (byRefreshToken) return byRefreshToken.account.id === account.id ? byRefreshToken.session.id : undefined;
  const claims = await idTokens.verify(token);
  return claims.sub === account.id ? claims.sid : undefined;
}
