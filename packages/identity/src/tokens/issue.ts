import { randomUUID } from 'node:crypto';
import type { Account } from '../accounts/accounts.types.ts';
import { secondsAfter } from '../clock.ts';
import type { Client } from '../flows/context.ts';
import { networkOf } from '../limits/network.rules.ts';
import { digestOf, randomSecret } from '../random.ts';
import type { Session, Sessions } from '../sessions/sessions.repository.ts';
import type { Settings } from '../settings.ts';
import type { IdTokens } from './id-tokens.ts';

interface Deps {
  sessions: Sessions;
  idTokens: IdTokens;
  settings: Settings;
}

export type TokenIssuer = ReturnType<typeof createTokenIssuer>;

/** How a person came in; the ID token repeats it. */
export interface SignInMethod {
  signInProvider: string;
  secondFactor?: { provider: string; identifier: string };
  extraClaims?: Record<string, unknown>;
}

/** Opens sessions and hands out the pair of tokens every sign-in ends with. */
export function createTokenIssuer({ sessions, idTokens, settings }: Deps) {
  const { idTokenSeconds, sessionIdleSeconds, sessionSeconds } = settings.lifetimes;

  const newRefreshToken = (session: Session, now: Date) => {
    const refreshToken = randomSecret();
    const idleEnd = secondsAfter(now, sessionIdleSeconds);
    const expiresAt = idleEnd < session.endsAt ? idleEnd : session.endsAt;
    return { refreshToken, row: { digest: digestOf(refreshToken), sessionId: session.id, expiresAt } };
  };

  const answer = async (account: Account, session: Session, refreshToken: string) => ({
    idToken: await idTokens.sign(account, session),
    refreshToken,
    expiresIn: String(idTokenSeconds),
  });

  return {
    /** A new sign-in: a session of its own. */
    async forSignIn(account: Account, method: SignInMethod, { client, now }: { client: Client; now: Date }) {
      const session: Session = {
        id: randomUUID(),
        accountId: account.id,
        signInProvider: method.signInProvider,
        secondFactor: method.secondFactor ?? null,
        extraClaims: method.extraClaims ?? null,
        authenticatedAt: now,
        lastUsedAt: now,
        endsAt: secondsAfter(now, sessionSeconds),
        address: client.address,
        network: networkOf(client.address),
        userAgent: client.userAgent,
        revokedAt: null,
        revokedBecause: null,
      };
      const { refreshToken, row } = newRefreshToken(session, now);
      await sessions.open(account, session, row);
      return { session, tokens: await answer(account, session, refreshToken) };
    },

    /** Fresh claims for a session that goes on, for instance after a change of name. */
    async forSession(account: Account, session: Session, now: Date) {
      const { refreshToken, row } = newRefreshToken(session, now);
      await sessions.addToken(row);
      return answer(account, session, refreshToken);
    },

    /** A refresh: the old token is spent. Nothing when the session ended in the meantime. */
    async forRefresh(
      account: Account,
      session: Session,
      { oldDigest, now }: { oldDigest: string; now: Date },
    ) {
      const { refreshToken, row } = newRefreshToken(session, now);
      const stood = await sessions.rotate(oldDigest, row, now);
      return stood ? answer(account, session, refreshToken) : undefined;
    },
  };
}
