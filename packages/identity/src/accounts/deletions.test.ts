import { expect, test } from 'vitest';
import { aNewcomer, type SignedIn } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const WEEK = 7 * 86_400;
const server = useTestIdentity({ lifetimes: { deletionGraceSeconds: WEEK } });
const atOnce = useTestIdentity();

const askFor = (it: typeof server.it, { idToken }: SignedIn) =>
  it.outcome('/v1/accounts:delete', { idToken });
const accountOf = ({ localId }: SignedIn) => server.it.identity.accounts.get(localId);

test('without a grace the account is gone at once, as with Firebase', async () => {
  const person = await aNewcomer(atOnce.it);
  await askFor(atOnce.it, person);
  expect(await atOnce.it.identity.accounts.get(person.localId)).toBeUndefined();
});

test('with a grace the account stays, is signed out everywhere, and its owner is told how to keep it', async () => {
  const person = await aNewcomer(server.it);
  expect(await askFor(server.it, person)).toBe('ok');
  expect((await accountOf(person))?.deletionDueAt).toEqual(
    new Date(server.it.clock.now().getTime() + WEEK * 1000),
  );
  expect(await server.it.outcome('/v1/accounts:lookup', { idToken: person.idToken })).toBe('TOKEN_EXPIRED');
  expect(await server.it.identity.verifyIdToken(person.idToken)).toBeUndefined();
  await server.it.identity.settled();
  expect(server.it.outbox.at(-1)).toMatchObject({
    kind: 'deletionRequested',
    to: person.email,
    subject: expect.stringContaining('7 days'),
    link: 'http://localhost:4444/sign-in',
  });
});

test('who signs in again sees when it is due, and may keep the account', async () => {
  const person = await aNewcomer(server.it);
  await askFor(server.it, person);
  server.it.clock.pass(WEEK - 1);
  const back = await server.it.call('/v1/accounts:signInWithPassword', person);
  const verified = await server.it.identity.verifyIdToken(back.json.idToken);
  expect(verified?.deletionDueAt).toBeInstanceOf(Date);

  await server.it.identity.accounts.cancelDeletion(person.localId);
  server.it.clock.pass(10);
  await server.it.identity.sweep();
  expect(await accountOf(person)).toMatchObject({ email: person.email, deletionDueAt: null });
  expect(server.it.outbox.at(-1)?.kind).toBe('deletionCancelled');
});

test('once it is due the account is erased, and listeners learn the address it had', async () => {
  const person = await aNewcomer(server.it);
  const stays = await aNewcomer(server.it);
  const erased: object[] = [];
  server.it.identity.accounts.onDeleted((id, { email }) => void erased.push({ id, email }));
  await askFor(server.it, person);
  await server.it.identity.sweep();
  expect(await accountOf(person)).toBeDefined();
  server.it.clock.pass(WEEK);
  await server.it.identity.sweep();
  expect(await accountOf(person)).toBeUndefined();
  expect(await accountOf(stays)).toBeDefined();
  expect(erased).toContainEqual({ id: person.localId, email: person.email });
});

test('who keeps the account while others are being erased keeps it', async () => {
  const people = [await aNewcomer(server.it), await aNewcomer(server.it)];
  for (const person of people) await askFor(server.it, person);
  server.it.clock.pass(WEEK);
  const { accounts } = server.it.identity;
  accounts.onDeleted(async (id) => {
    for (const { localId } of people) if (localId !== id) await accounts.cancelDeletion(localId);
  });
  await server.it.identity.sweep();
  expect(await accounts.getMany(people.map(({ localId }) => localId))).toHaveLength(1);
});

test('an account that was made anew can be deleted again before all of the first is erased', async () => {
  atOnce.it.identity.accounts.onDeleted((id) => {
    if (id === 'again') throw new Error('the disk is full');
  });
  const token = await atOnce.it.identity.createCustomToken('again');
  for (const _time of [1, 2]) {
    const { json } = await atOnce.it.call('/v1/accounts:signInWithCustomToken', { token });
    expect(await askFor(atOnce.it, json)).toBe('ok');
  }
  expect(await atOnce.it.identity.accounts.get('again')).toBeUndefined();
});
