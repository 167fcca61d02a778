import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../platform/database.ts';
import type { Account, App } from '../platform/http/types.ts';
import { PROJECT } from '../project.ts';

/** Someone signed in, who can ask the API. */
export interface Person {
  account: Account;
  token: string;
  ask(request: InjectOptions | string): Promise<LightMyRequestResponse>;
}

export interface Newcomer {
  email?: string;
  displayName?: string;
  emailVerified?: boolean;
}

interface SignIn {
  app: App;
  db: Database;
  who: Newcomer | undefined;
}

/** Signs up over the account API, as the web app does. */
export async function signInAs({ app, db, who = {} }: SignIn): Promise<Person> {
  const { email = `${randomUUID()}@example.org`, displayName = 'Ada Park', emailVerified = true } = who;
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/accounts:signUp?key=${PROJECT.apiKey}`,
    payload: { email, password: `${randomUUID()}-Kestrel`, returnSecureToken: true },
  });
  if (answer.statusCode !== 200) throw new Error(`nobody could sign up as ${email}: ${answer.body}`);
  const { idToken, localId } = answer.json<{ idToken: string; localId: string }>();
  await db.execute(
    sql`update identity.accounts set display_name = ${displayName}, email_verified = ${emailVerified} where id = ${localId}`,
  );
  return {
    account: { id: localId, email, emailVerified, displayName },
    token: idToken,
    ask: (request) => {
      const asked = typeof request === 'string' ? { url: request } : request;
      return app.inject({ ...asked, headers: { authorization: `Bearer ${idToken}`, ...asked.headers } });
    },
  };
}
