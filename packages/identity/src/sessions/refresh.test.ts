import { describe, expect, test } from 'vitest';
import { aNewcomer } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const DAY = 86_400;
const server = useTestIdentity();

const present = (refreshToken: string) =>
  server.it.call('/v1/token', { grant_type: 'refresh_token', refresh_token: refreshToken });

const outcomeOf = async (refreshToken: string) => (await present(refreshToken)).json.error?.message ?? 'ok';

const next = async (refreshToken: string): Promise<string> =>
  (await present(refreshToken)).json.refresh_token;

describe('a refresh token', () => {
  test('works once, and its successor goes on', async () => {
    const { refreshToken } = await aNewcomer(server.it);
    const second = await next(refreshToken);
    expect(second).not.toBe(refreshToken);
    server.it.clock.pass(3600);
    expect(await outcomeOf(second)).toBe('ok');
  });

  test('may be presented by parallel tabs, each of which goes on', async () => {
    const { refreshToken } = await aNewcomer(server.it);
    const [one, two] = await Promise.all([next(refreshToken), next(refreshToken)]);
    server.it.clock.pass(30);
    const three = await next(refreshToken);
    server.it.clock.pass(3600);
    expect([await outcomeOf(one), await outcomeOf(two), await outcomeOf(three)]).toEqual(['ok', 'ok', 'ok']);
  });

  test('used again later ends the whole family, grandchildren too, and the owner is told', async () => {
    const { refreshToken, idToken, email } = await aNewcomer(server.it);
    const child = await next(refreshToken);
    const grandchild = await next(child);
    server.it.clock.pass(31);
    expect(await outcomeOf(refreshToken)).toBe('TOKEN_EXPIRED');
    expect([await outcomeOf(child), await outcomeOf(grandchild)]).toEqual(['TOKEN_EXPIRED', 'TOKEN_EXPIRED']);
    expect(await server.it.outcome('/v1/accounts:lookup', { idToken })).toBe('TOKEN_EXPIRED');
    expect(server.it.outbox).toMatchObject([{ kind: 'sessionStolen', to: email }]);
  });

  test('a sibling’s use does not open the window anew', async () => {
    const { refreshToken } = await aNewcomer(server.it);
    await next(refreshToken);
    server.it.clock.pass(20);
    await next(refreshToken);
    server.it.clock.pass(20);
    expect(await outcomeOf(refreshToken)).toBe('TOKEN_EXPIRED');
  });

  test('leaves the person’s other sessions alone when its family ends', async () => {
    const { refreshToken, email, password } = await aNewcomer(server.it);
    const other = await server.it.call('/v1/accounts:signInWithPassword', { email, password });
    await next(refreshToken);
    server.it.clock.pass(31);
    await present(refreshToken);
    expect(await outcomeOf(other.json.refreshToken)).toBe('ok');
  });

  test('dies of disuse after thirty days, and of age after a year', async () => {
    const idle = await aNewcomer(server.it);
    const used = await aNewcomer(server.it);
    server.it.clock.pass(30 * DAY);
    expect(await outcomeOf(idle.refreshToken)).toBe('TOKEN_EXPIRED');
    const inUse = await aNewcomer(server.it);
    let token = inUse.refreshToken;
    for (let month = 0; month < 12; month += 1) {
      server.it.clock.pass(29 * DAY);
      token = await next(token);
    }
    server.it.clock.pass(18 * DAY);
    expect(await outcomeOf(token)).toBe('TOKEN_EXPIRED');
    expect(await outcomeOf(used.refreshToken)).toBe('TOKEN_EXPIRED');
  });

  test.each([
    ['no grant', {}, 'MISSING_GRANT_TYPE'],
    ['another grant', { grant_type: 'password', refresh_token: 'x' }, 'INVALID_GRANT_TYPE'],
    ['no token', { grant_type: 'refresh_token' }, 'MISSING_REFRESH_TOKEN'],
    ['a made-up token', { grant_type: 'refresh_token', refresh_token: 'made up' }, 'INVALID_REFRESH_TOKEN'],
  ])('request with %s is refused', async (_what, body, refusal) => {
    expect(await server.it.outcome('/v1/token', body)).toBe(refusal);
  });

  test('of a disabled account does not work', async () => {
    const { refreshToken, localId } = await aNewcomer(server.it);
    await server.it.identity.accounts.setDisabled(localId, true);
    expect(await outcomeOf(refreshToken)).toBe('USER_DISABLED');
  });
});

test('the token endpoint reads a form as browsers send it', async () => {
  const { refreshToken } = await aNewcomer(server.it);
  const answer = await server.it.app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=test-api-key',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=refresh_token&refresh_token=${refreshToken}`,
  });
  const json = answer.json();
  expect(json).toMatchObject({ expires_in: '3600', token_type: 'Bearer', project_id: '12345' });
  expect(json.access_token).toBe(json.id_token);
});
