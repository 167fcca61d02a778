import { describe, expect, test } from 'vitest';
import { aNewcomer } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity();
const lookup = (idToken: string) => server.it.outcome('/v1/accounts:lookup', { idToken });

test('accounts are found by id and by address, in any case', async () => {
  const ann = await aNewcomer(server.it);
  const bob = await aNewcomer(server.it);
  const { accounts } = server.it.identity;
  expect(await accounts.get(ann.localId)).toMatchObject({
    id: ann.localId,
    email: ann.email,
    disabled: false,
  });
  expect(await accounts.get('nobody')).toBeUndefined();
  expect(await accounts.findByEmail(ann.email.toUpperCase())).toMatchObject({ id: ann.localId });
  const found = await accounts.getMany([ann.localId, 'nobody', bob.localId]);
  expect(found.map(({ id }) => id).sort()).toEqual([ann.localId, bob.localId].sort());
  expect(await accounts.getMany([])).toEqual([]);
});

test('a verified token tells who the person is now, not when it was made', async () => {
  const ann = await aNewcomer(server.it);
  await server.it.call('/v1/accounts:update', { idToken: ann.idToken, displayName: 'Ann Oak' });
  expect(await server.it.identity.verifyIdToken(ann.idToken)).toMatchObject({
    id: ann.localId,
    email: ann.email,
    emailVerified: false,
    displayName: 'Ann Oak',
    signInProvider: 'password',
    authenticatedAt: server.it.clock.now(),
  });
});

describe('sessions', () => {
  test('are listed, and ended one by one or all but one', async () => {
    const { email, password, localId, idToken } = await aNewcomer(server.it);
    const { accounts, verifyIdToken } = server.it.identity;
    for (const _again of [1, 2]) await server.it.call('/v1/accounts:signInWithPassword', { email, password });
    const [first, ...others] = await accounts.sessions(localId);
    expect(others).toHaveLength(2);
    expect(first).toMatchObject({ address: '192.0.2.1', signInProvider: 'password' });

    const here = (await verifyIdToken(idToken))?.sessionId;
    await accounts.revokeSessions(localId, { except: here ?? '' });
    expect((await accounts.sessions(localId)).map(({ id }) => id)).toEqual([here]);
    await accounts.revokeSession(localId, here ?? '');
    expect(await verifyIdToken(idToken)).toBeUndefined();
    expect(await lookup(idToken)).toBe('TOKEN_EXPIRED');
  });

  test('of somebody else are out of reach', async () => {
    const ann = await aNewcomer(server.it);
    const bob = await aNewcomer(server.it);
    const annsSession = (await server.it.identity.accounts.sessions(ann.localId))[0]?.id ?? '';
    await server.it.identity.accounts.revokeSession(bob.localId, annsSession);
    expect(await lookup(ann.idToken)).toBe('ok');
  });

  test('that end in another process count here within seconds', async () => {
    const { idToken, localId } = await aNewcomer(server.it);
    const other = await server.it.serveAnother();
    expect(await other.identity.verifyIdToken(idToken)).toBeDefined();
    await server.it.identity.accounts.revokeSessions(localId);
    expect(await server.it.identity.verifyIdToken(idToken)).toBeUndefined();
    server.it.clock.pass(3);
    expect(await other.identity.verifyIdToken(idToken)).toBeUndefined();
    await other.app.close();
  });
});

test('a disabled account is out at once, and in again when it is enabled', async () => {
  const { idToken, localId } = await aNewcomer(server.it);
  await server.it.identity.accounts.setDisabled(localId, true);
  expect([await lookup(idToken), await server.it.identity.verifyIdToken(idToken)]).toEqual([
    'USER_DISABLED',
    undefined,
  ]);
  await server.it.identity.accounts.setDisabled(localId, false);
  expect(await lookup(idToken)).toBe('ok');
});

test('the history tells what happened around an account', async () => {
  const { email, password, localId } = await aNewcomer(server.it);
  await server.it.call('/v1/accounts:signInWithPassword', { email, password: 'wrong' });
  await server.it.call('/v1/accounts:signInWithPassword', { email, password });
  const history = await server.it.identity.accounts.history(localId);
  expect(history.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'accounts:signInWithPassword ok',
    'accounts:signInWithPassword INVALID_LOGIN_CREDENTIALS',
    'accounts:signUp ok',
  ]);
  expect(history[0]).toMatchObject({ address: '192.0.2.1', accountId: localId });
});

test('requests that name nobody leave no line in the audit log', async () => {
  const count = async () =>
    Number((await server.it.pool.query('select count(*) from identity.audit_events')).rows[0].count);
  const before = await count();
  await server.it.call('/v1/accounts:signInWithPassword', { email: 'nobody' });
  await server.it.call('/v1/accounts:resetPassword', { oobCode: 'made up' });
  await server.it.call('/v1/token', { grant_type: 'refresh_token', refresh_token: 'made up' });
  expect(await count()).toBe(before);
});

describe('deleting', () => {
  test('erases what others keep, after the next start if need be', async () => {
    const { localId, idToken } = await aNewcomer(server.it);
    const erased: string[] = [];
    let isBroken = true;
    const keepsData = (id: string) => {
      if (isBroken) throw new Error('the disk is full');
      erased.push(id);
    };
    server.it.identity.accounts.onDeleted(keepsData);
    await server.it.identity.accounts.delete(localId);
    expect(await lookup(idToken)).toBe('USER_NOT_FOUND');
    expect([erased, server.it.failures.length]).toEqual([[], 1]);

    isBroken = false;
    const restarted = await server.it.serveAnother({}, (identity) => identity.accounts.onDeleted(keepsData));
    expect(erased).toEqual([localId]);
    await restarted.app.close();
  });

  test('leaves of the person’s places nothing in the audit log', async () => {
    const { localId } = await aNewcomer(server.it);
    await server.it.identity.accounts.delete(localId);
    const { rows } = await server.it.pool.query(
      'select address, user_agent, email_fingerprint from identity.audit_events where account_id = $1',
      [localId],
    );
    expect(rows).toEqual([{ address: '', user_agent: '', email_fingerprint: null }]);
  });

  test('an account that does not exist does nothing', async () => {
    await server.it.identity.accounts.delete('nobody');
    const { rows } = await server.it.pool.query('select * from identity.deletions');
    expect(rows).toEqual([]);
  });
});
