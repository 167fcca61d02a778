import { randomUUID } from 'node:crypto';
import type { Identity } from '@syllabi/identity';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Account, App } from '../platform/http/types.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { PROJECT } from '../project.ts';
import type { TestMailer } from './test-mailer.ts';

/** Someone signed in, who can ask the API. */
export interface Person {
  account: Account;
  password: string;
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
  identity: Identity;
  mailer: TestMailer;
  who: Newcomer | undefined;
}

/** Signs up over the account API, as the web app does. */
export async function signInAs({ app, identity, mailer, who = {} }: SignIn): Promise<Person> {
  const { email = `${randomUUID()}@example.org`, displayName = 'Ada Park', emailVerified = true } = who;

  async function call<Answer>(action: string, payload: object): Promise<Answer> {
    const url = `/v1/accounts:${action}?key=${PROJECT.apiKey}`;
    const answer = await app.inject({ method: 'POST', url, payload });
    if (answer.statusCode !== 200) throw new Error(`${action} of ${email} failed: ${answer.body}`);
    return answer.json<Answer>();
  }

  const password = `${randomUUID()}-Kestrel`;
  const { idToken, localId } = await call<{ idToken: string; localId: string }>('signUp', {
    email,
    password,
  });
  await call('update', { idToken, displayName });
  if (emailVerified) {
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await identity.settled();
    await call('update', { idToken, oobCode: codeIn(mailer.take(email)) });
  }
  return {
    account: { id: localId, email, emailVerified, displayName },
    password,
    token: idToken,
    ask: (request) => {
      const asked = typeof request === 'string' ? { url: request } : request;
      return app.inject({ ...asked, headers: { authorization: `Bearer ${idToken}`, ...asked.headers } });
    },
  };
}

function codeIn({ text }: Mail): string {
  const code = /[?&]oobCode=(?<code>[^&\s]+)/.exec(text)?.groups?.code;
  if (!code) throw new Error(`there is no code in the mail: ${text}`);
  return decodeURIComponent(code);
}
