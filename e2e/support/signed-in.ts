import type { BrowserContext } from '@playwright/test';
import type { Person } from './test.ts';

const API_KEY = 'syllabi';

/** An account as the answer to its making tells of it. */
export interface NewAccount {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

interface Places {
  pages: string;
  accounts: string;
}

/** Makes an account as the page for it does, and leaves in the browser what the SDK keeps of who is signed in. */
export async function comeIn(
  context: BrowserContext,
  person: Person,
  { pages, accounts }: Places,
): Promise<NewAccount> {
  async function ask<Answer>(action: string, data: object): Promise<Answer> {
    const answer = await context.request.post(`${accounts}/v1/accounts:${action}?key=${API_KEY}`, { data });
    if (!answer.ok()) throw new Error(`${action}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }
  const account = await ask<NewAccount>('signUp', { ...person, returnSecureToken: true });
  await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: account.idToken });
  const kept = {
    name: `firebase:authUser:${API_KEY}:[DEFAULT]`,
    value: JSON.stringify(toUser(person, account)),
  };
  await context.setStorageState({ cookies: [], origins: [{ origin: pages, localStorage: [kept] }] });
  return account;
}

const toUser = ({ email }: Person, { localId, idToken, refreshToken, expiresIn }: NewAccount) => ({
  uid: localId,
  email,
  emailVerified: false,
  isAnonymous: false,
  providerData: [{ providerId: 'password', uid: email, email }],
  stsTokenManager: {
    refreshToken,
    accessToken: idToken,
    expirationTime: Date.now() + Number(expiresIn) * 1000,
  },
  apiKey: API_KEY,
  appName: '[DEFAULT]',
});
