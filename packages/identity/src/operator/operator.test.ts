import { expect, test } from 'vitest';
import { aNewcomer, anEmail, GOOD_PASSWORD } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';
import { AccountNotFound, AccountWithoutEmail } from './operator.ts';

const server = useTestIdentity({ anonymousSignIn: true });

test('an account is found by its id and by its address, however it is written', async () => {
  const { operator } = server.it.identity;
  const { localId, email } = await aNewcomer(server.it);
  for (const name of [localId, email, ` ${email.toUpperCase()} `]) {
    expect(await operator.describe(name)).toMatchObject({ id: localId, email, password: 'set' });
  }
  await expect(operator.describe(anEmail())).rejects.toThrow(AccountNotFound);
});

test('what an operator sees holds no secret', async () => {
  const { localId } = await aNewcomer(server.it);
  const { operator } = server.it.identity;
  const all = [await operator.describe(localId), await operator.list({ limit: 1000 })];
  // Ids are random letters, which may spell anything.
  const seen = JSON.stringify(all, (key, value) => (key === 'id' ? '' : value));
  expect(seen).not.toMatch(/argon2|digest|hash/i);
});

test('a list is filtered and goes on after an id', async () => {
  const { operator } = server.it.identity;
  const email = `100%_${anEmail()}`;
  const { localId } = await aNewcomer(server.it, { email });
  expect((await operator.list({ search: '100%_', limit: 5 })).map(({ id }) => id)).toEqual([localId]);
  const [first, second] = await operator.list({ limit: 2 });
  expect((await operator.list({ after: first?.id, limit: 1 }))[0]?.id).toBe(second?.id);
});

test('who is disabled is out at once and in the history, until enabled again', async () => {
  const { operator, verifyIdToken } = server.it.identity;
  const { email, idToken, localId } = await aNewcomer(server.it);
  await operator.setDisabled(email, true);
  expect(await verifyIdToken(idToken)).toBeUndefined();
  expect((await operator.list({ disabled: true, limit: 10 })).map(({ id }) => id)).toEqual([localId]);
  await operator.setDisabled(email, false);
  expect(await verifyIdToken(idToken)).toBeDefined();
  const actions = (await operator.history(email, { limit: 2 })).map(({ action }) => action);
  expect(actions).toEqual(['operator:enable', 'operator:disable']);
});

test('ending every session tells how many there were', async () => {
  const { operator } = server.it.identity;
  const { email, password, refreshToken } = await aNewcomer(server.it);
  await server.it.call('/v1/accounts:signInWithPassword', { email, password });
  expect((await operator.revokeSessions(email)).ended).toBe(2);
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
  expect(await server.it.outcome('/v1/token', grant)).toBe('TOKEN_EXPIRED');
});

test('a reset link lets the owner choose a new password, and is mailed when asked for', async () => {
  const { operator } = server.it.identity;
  const { email } = await aNewcomer(server.it);
  const { link, validSeconds } = await operator.resetLink(email);
  expect(validSeconds).toBe(3600);
  expect(server.it.outbox).toEqual([]);
  const oobCode = new URL(link).searchParams.get('oobCode');
  const newPassword = `${GOOD_PASSWORD} anew`;
  expect(await server.it.outcome('/v1/accounts:resetPassword', { oobCode, newPassword })).toBe('ok');
  await server.it.identity.settled();
  server.it.outbox.splice(0);
  await operator.mailReset(email);
  expect(server.it.outbox).toMatchObject([{ to: email, kind: 'resetPassword' }]);
});

test('nobody without an address can be sent a link', async () => {
  const { json } = await server.it.call('/v1/accounts:signUp', { returnSecureToken: true });
  await expect(server.it.identity.operator.resetLink(json.localId)).rejects.toThrow(AccountWithoutEmail);
});
