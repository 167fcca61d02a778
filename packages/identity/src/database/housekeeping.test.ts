import { expect, test } from 'vitest';
import { aNewcomer } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const DAY = 86_400;
const server = useTestIdentity({ rateLimits: 'on' });

test('what has served its time is swept out, and nothing else', async () => {
  const old = await aNewcomer(server.it);
  await server.it.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: old.email });
  await server.it.identity.accounts.revokeSessions(old.localId);
  server.it.clock.pass(40 * DAY);
  const young = await aNewcomer(server.it);
  await server.it.identity.sweep();

  const count = async (table: string) =>
    Number((await server.it.pool.query(`select count(*) from identity.${table}`)).rows[0].count);
  expect({
    accounts: await count('accounts'),
    sessions: await count('sessions'),
    refreshTokens: await count('refresh_tokens'),
    codes: await count('oob_codes'),
    limits: await count('rate_limits'),
  }).toEqual({ accounts: 2, sessions: 1, refreshTokens: 1, codes: 0, limits: 1 });
  expect(await server.it.identity.verifyIdToken(young.idToken)).toBeDefined();
});
