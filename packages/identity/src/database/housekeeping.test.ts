import { expect, test } from 'vitest';
import { digestOf } from '../random.ts';
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

test('refresh tokens whose session is gone with its account are swept out, and open nothing before', async () => {
  const gone = await aNewcomer(server.it);
  const stays = await aNewcomer(server.it);
  await server.it.pool.query('delete from identity.accounts where id = $1', [gone.localId]);
  const { refreshToken } = gone;
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  expect(await server.it.outcome('/v1/token', body)).toBe('INVALID_REFRESH_TOKEN');
  const tokens = async () => {
    const { rows } = await server.it.pool.query(
      `select session.account_id from identity.refresh_tokens as token
       left join identity.sessions as session on session.id = token.session_id
       where token.digest = any($1::text[])`,
      [[gone, stays].map((one) => digestOf(one.refreshToken))],
    );
    return rows.map(({ account_id }) => account_id);
  };
  expect(await tokens()).toContain(null);
  await server.it.identity.sweep();
  expect(await tokens()).toEqual([stays.localId]);
});
