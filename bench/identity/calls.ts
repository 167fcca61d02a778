import type { Client, Reply } from './client.ts';

/** Where the account API is, and the key it wants. */
export interface Target {
  url: string;
  /** What stands before `/v1`: the emulator answers only below the names of Google's hosts. */
  accounts: string;
  tokens: string;
  key: string;
}

export interface Person {
  email: string;
  password: string;
  idToken: string;
  refreshToken: string;
}

export type Kind = 'lookup' | 'refresh' | 'sign-in' | 'sign-up';

export const PASSWORD = 'seven herons over the weir';

let made = 0;
export const newAddress = (): string => {
  made += 1;
  return `bench-${process.pid}-${Date.now().toString(36)}-${made}@example.org`;
};

export const accountCall = (
  client: Client,
  { accounts, key }: Target,
  name: string,
  body: object,
): Promise<Reply> => client.post(`${accounts}/accounts:${name}?key=${key}`, JSON.stringify(body));

export async function makePerson(client: Client, target: Target): Promise<Person> {
  const email = newAddress();
  const given = { email, password: PASSWORD, returnSecureToken: true };
  const reply = await accountCall(client, target, 'signUp', given);
  if (reply.status !== 200) throw new Error(`sign-up answered ${reply.status}: ${reply.body}`);
  const { idToken, refreshToken } = JSON.parse(reply.body);
  return { email, password: PASSWORD, idToken, refreshToken };
}

/** One request of a kind for a person, who keeps what a refresh brings. */
export const CALLS: Record<Kind, (client: Client, target: Target, person: Person) => Promise<Reply>> = {
  lookup: (client, target, { idToken }) => accountCall(client, target, 'lookup', { idToken }),
  async refresh(client, { tokens, key }, person) {
    const form = `grant_type=refresh_token&refresh_token=${encodeURIComponent(person.refreshToken)}`;
    const reply = await client.post(`${tokens}/token?key=${key}`, form, 'application/x-www-form-urlencoded');
    if (reply.status === 200) person.refreshToken = JSON.parse(reply.body).refresh_token;
    return reply;
  },
  'sign-in': (client, target, { email, password }) =>
    accountCall(client, target, 'signInWithPassword', { email, password, returnSecureToken: true }),
  'sign-up': (client, target) =>
    accountCall(client, target, 'signUp', {
      email: newAddress(),
      password: PASSWORD,
      returnSecureToken: true,
    }),
};
