import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aNewcomer, anEmail } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

vi.mock('@node-rs/argon2', { spy: true });

const server = useTestIdentity();

describe('a refused sign-in', () => {
  beforeEach(() => {
    vi.mocked(verify).mockClear();
  });

  test('costs the same hash whether or not the address has an account', async () => {
    const { email } = await aNewcomer(server.it);
    for (const address of [email, anEmail()]) {
      vi.mocked(verify).mockClear();
      const body = { email: address, password: 'a wrong phrase' };
      expect(await server.it.outcome('/v1/accounts:signInWithPassword', body)).toBe(
        'INVALID_LOGIN_CREDENTIALS',
      );
      expect(vi.mocked(verify).mock.calls).toEqual([
        [expect.stringContaining('$m=1024,t=1,p=1$'), 'a wrong phrase'],
      ]);
    }
  });
});

test('signing in renews a hash that was made at another cost', async () => {
  const { it } = server;
  const { email, password, localId } = await aNewcomer(it);
  const dearer = await it.serveAnother({ hashing: { memoryKiB: 2048, passes: 1 } });
  for (const _time of [1, 2]) {
    expect(await dearer.outcome('/v1/accounts:signInWithPassword', { email, password })).toBe('ok');
  }
  const { rows } = await it.pool.query('select password_hash from identity.accounts where id = $1', [
    localId,
  ]);
  expect(rows[0].password_hash).toContain('$m=2048,t=1,p=1$');
  await dearer.app.close();
});

describe('a flood of sign-ins', () => {
  // One hash takes so long here that the second request comes while the first is at it.
  const slow = useTestIdentity({
    hashing: { memoryKiB: 131_072, passes: 3, concurrency: 1, queueLimit: 0 },
  });

  test('is told at once to come back later', async () => {
    const body = { email: anEmail(), password: 'a wrong phrase' };
    const answers = await Promise.all(
      [1, 2].map(() => slow.it.call('/v1/accounts:signInWithPassword', body)),
    );
    const [refused] = answers.filter(({ status }) => status === 503);
    expect(refused).toMatchObject({
      headers: { 'retry-after': '2' },
      json: { error: { code: 503, message: 'SERVICE_UNAVAILABLE' } },
    });
  });
});
