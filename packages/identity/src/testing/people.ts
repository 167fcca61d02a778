import type { TestServer } from './test-identity.ts';

export const GOOD_PASSWORD = 'correct horse battery';

let made = 0;

export function anEmail() {
  made += 1;
  return `student${made}@example.org`;
}

export interface SignedIn {
  email: string;
  password: string;
  localId: string;
  idToken: string;
  refreshToken: string;
}

/** A person who has just signed up. */
export async function aNewcomer(
  server: TestServer,
  { email = anEmail(), password = GOOD_PASSWORD } = {},
): Promise<SignedIn> {
  const { json } = await server.call('/v1/accounts:signUp', { email, password, returnSecureToken: true });
  if (json.error) throw new Error(json.error.message);
  return { email, password, ...json };
}
