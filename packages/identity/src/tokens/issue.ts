import { randomUUID } from 'node:crypto';
import { type Account, type NewAccount, toNewcomer } from '../accounts/accounts.types.ts';
import { secondsAfter } from '../clock.ts';
import type { Client } from '../flows/context.ts';
import { networkOf } from '../limits/network.rules.ts';
import type { Mailer } from '../mails/mailer.ts';
import { digestOf, randomAccountId, randomSecret } from '../random.ts';
import { deviceOf } from '../sessions/devices.rules.ts';
import type { Opening } from '../sessions/openings.repository.ts';
import type { Session, Sessions } from '../sessions/sessions.repository.ts';
import type { Settings } from '../settings.ts';
import type { Bearer, IdTokens, SessionTold } from './id-tokens.ts';

interface Deps {
  sessions: Sessions;
  idTokens: IdTokens;
  mailer: Mailer;
  settings: Settings;
}

export type TokenIssuer = ReturnType<typeof createTokenIssuer>;

/** How a person came in; the ID token repeats it. */
export interface SignInMethod {
  signInProvider: string;
  secondFactor?: { provider: string; identifier: string };
  extraClaims?: Record<string, unknown>;
}

/** From where and when. */
export interface Occasion {
  client: Client;
  now: Date;
  /** The call, if all that is left of it is to answer: then session and line in the audit log are written in one go. */
  action?: string;
}

/** Opens sessions and hands out the pair of tokens every sign-in ends with. */
export function createTokenIssuer({ sessions, idTokens, mailer, settings }: Deps) {
  const { idTokenSeconds, sessionIdleSeconds, sessionSeconds } = settings.lifetimes;

  const newRefreshToken = (session: Pick<Session, 'id' | 'endsAt'>, now: Date) => {
    const refreshToken = randomSecret();
    const idleEnd = secondsAfter(now, sessionIdleSeconds);
    const expiresAt = idleEnd < session.endsAt ? idleEnd : session.endsAt;
    return { refreshToken, row: { digest: digestOf(refreshToken), sessionId: session.id, expiresAt } };
  };

  const answer = async (account: Bearer, session: SessionTold, refreshToken: string) => ({
    idToken: await idTokens.sign(account, session),
    refreshToken,
    expiresIn: String(idTokenSeconds),
  });

  function newSession(account: Account, method: SignInMethod, { client, now }: Occasion): Session {
    return {
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
  }

  async function open(
    account: Account,
    method: SignInMethod,
    occasion: Occasion,
    keep: (opening: Opening) => Promise<string[]> = sessions.open,
  ) {
    const { now, action } = occasion;
    const session = newSession(account, method, occasion);
    const { refreshToken, row } = newRefreshToken(session, now);
    // Signed while the session is written; nobody gets the token of one that could not be.
    const [tokens, userAgentsBefore] = await Promise.all([
      answer(account, session, refreshToken),
      keep({ account, session, token: row, action }),
    ]);
    return { userAgentsBefore, opened: { session, tokens, needsNoLine: action !== undefined } };
  }

  return {
    /** A new sign-in: a session of its own. The owner is told by mail of one from a place that is new. */
    async forSignIn(account: Account, method: SignInMethod, occasion: Occasion) {
      const { opened, userAgentsBefore } = await open(account, method, occasion);
      const { client, now } = occasion;
      const device = deviceOf(client.userAgent);
      // The first sign-in of all has no before.
      const isKnown = !account.lastSignInAt || userAgentsBefore.some((before) => deviceOf(before) === device);
      if (!isKnown && account.email) {
        const place = { device, address: client.address, at: now };
        mailer.send({ kind: 'newSignIn', to: account.email, account, place });
      }
      return opened;
    },

    /** The first sign-in of all, with the account that it makes. Throws `EMAIL_EXISTS` when another has the address. */
    async forNewcomer(fields: NewAccount, method: SignInMethod, occasion: Occasion) {
      const { now } = occasion;
      const account = toNewcomer({ ...fields, id: randomAccountId(), lastSignInAt: now }, now);
      const { opened } = await open(account, method, occasion, sessions.openFirst);
      return { account, ...opened };
    },

    /** Whoever changed how they come in goes on, in a new session since all older ones are void. */
    forChange: async (account: Account, method: SignInMethod, occasion: Omit<Occasion, 'action'>) =>
      (await open(account, method, occasion)).opened,

    /** Fresh claims for a session that goes on, for instance after a change of name. */
    async forSession(account: Account, session: Session, now: Date) {
      const { refreshToken, row } = newRefreshToken(session, now);
      await sessions.addToken(row);
      return answer(account, session, refreshToken);
    },

    /** Finds what a refresh token stands for. Where all is plain it is spent already, and `next` is good. */
    async present(refreshToken: string, now: Date) {
      const next = randomSecret();
      const found = await sessions.present({
        digest: digestOf(refreshToken),
        nextDigest: digestOf(next),
        idleEnd: secondsAfter(now, sessionIdleSeconds),
        now,
      });
      return found && { ...found, next: found.isRotated ? next : undefined };
    },

    /** Answers a refresh. Nothing when the session ended in the meantime. */
    async forRefresh(
      account: Bearer,
      session: SessionTold & Pick<Session, 'endsAt'>,
      { next, now }: { next: string | undefined; now: Date },
    ) {
      if (next) return answer(account, session, next);
      const { refreshToken, row } = newRefreshToken(session, now);
      const stood = await sessions.addSibling(row, now);
      return stood ? answer(account, session, refreshToken) : undefined;
    },
  };
}
