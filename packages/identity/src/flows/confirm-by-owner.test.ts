import { describe, expect, test } from 'vitest';
import { whileThrownOut } from '../testing/meanwhile.ts';
import { aNewcomer, anEmail, GOOD_PASSWORD, type SignedIn } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity({ emailConfirmedBy: 'owner' });
const UPDATE = '/v1/accounts:update';
const SIGN_IN = '/v1/accounts:signInWithPassword';
const codeIn = (mail: { link?: string | undefined } | undefined) =>
  new URL(mail?.link ?? '').searchParams.get('oobCode') ?? '';

/** A stranger signed up with somebody's address; the owner of the address gets the mail. */
async function aStrangerWithMyAddress(): Promise<SignedIn & { oobCode: string }> {
  const stranger = await aNewcomer(server.it);
  const { idToken } = stranger;
  await server.it.call('/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  return { ...stranger, oobCode: codeIn(server.it.outbox.at(-1)) };
}

const isVerified = async ({ localId }: SignedIn) =>
  (await server.it.identity.accounts.get(localId))?.emailVerified;

describe('a confirmation link', () => {
  test('opened by somebody who is not signed in confirms nothing, and stays good', async () => {
    const stranger = await aStrangerWithMyAddress();
    const { oobCode, idToken } = stranger;
    expect(await server.it.outcome(UPDATE, { oobCode })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    expect(await isVerified(stranger)).toBe(false);
    expect(await server.it.outcome(UPDATE, { oobCode, idToken })).toBe('ok');
    expect(await isVerified(stranger)).toBe(true);
  });

  test('opened by somebody signed in with another account confirms nothing', async () => {
    const { oobCode } = await aStrangerWithMyAddress();
    const { idToken } = await aNewcomer(server.it);
    expect(await server.it.outcome(UPDATE, { oobCode, idToken })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });

  test('with a new password gives the account to the owner of the address, and throws the stranger out', async () => {
    const stranger = await aStrangerWithMyAddress();
    const { email, password, oobCode, idToken, refreshToken } = stranger;
    const newPassword = 'a phrase of the owner';
    expect(await server.it.outcome('/v1/accounts:resetPassword', { oobCode, newPassword })).toBe('ok');
    expect(await isVerified(stranger)).toBe(true);
    const refresh = { grant_type: 'refresh_token', refresh_token: refreshToken };
    expect({
      session: await server.it.outcome('/v1/accounts:lookup', { idToken }),
      refresh: await server.it.outcome('/v1/token', refresh),
      password: await server.it.outcome(SIGN_IN, { email, password }),
      owner: await server.it.outcome(SIGN_IN, { email, password: newPassword }),
    }).toEqual({
      session: 'TOKEN_EXPIRED',
      refresh: 'TOKEN_EXPIRED',
      password: 'INVALID_LOGIN_CREDENTIALS',
      owner: 'ok',
    });
  });

  test('is worth nothing any more after that', async () => {
    const { oobCode, idToken } = await aStrangerWithMyAddress();
    await server.it.call(UPDATE, { oobCode, idToken });
    const newPassword = 'another phrase yet';
    expect(await server.it.outcome('/v1/accounts:resetPassword', { oobCode, newPassword })).toBe(
      'INVALID_OOB_CODE',
    );
  });
});

describe('a new address', () => {
  /** Somebody asks that their account use the address of somebody else, who gets the mail. */
  async function anAskedChange() {
    const person = await aNewcomer(server.it);
    const { idToken } = person;
    const newEmail = anEmail();
    await server.it.call('/v1/accounts:sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken,
      newEmail,
    });
    return { ...person, newEmail, oobCode: codeIn(server.it.outbox.at(-1)) };
  }

  test('is not confirmed by who only reads the mail, and the link stays good', async () => {
    const { localId, email, newEmail, oobCode, idToken } = await anAskedChange();
    const other = await aNewcomer(server.it);
    expect([
      await server.it.outcome(UPDATE, { oobCode }),
      await server.it.outcome(UPDATE, { oobCode, idToken: other.idToken }),
      (await server.it.identity.accounts.get(localId))?.email,
    ]).toEqual(['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', email]);
    expect(await server.it.outcome(UPDATE, { oobCode, idToken })).toBe('ok');
    expect(await server.it.identity.accounts.get(localId)).toMatchObject({ email: newEmail });
  });

  test('is not confirmed by whoever is thrown out at that moment', async () => {
    const { localId, email, oobCode, idToken } = await anAskedChange();
    const confirm = () => server.it.outcome(UPDATE, { oobCode, idToken });
    expect(await whileThrownOut(server.it.pool, localId, confirm)).toBe('TOKEN_EXPIRED');
    expect((await server.it.identity.accounts.get(localId))?.email).toBe(email);
  });

  test('ends every session but the one it is confirmed in, and can be taken back by a press', async () => {
    const { email, password, localId, oobCode, idToken } = await anAskedChange();
    const elsewhere = (await server.it.call(SIGN_IN, { email, password })).json;
    await server.it.call(UPDATE, { oobCode, idToken: elsewhere.idToken });
    const lookup = (token: string) => server.it.outcome('/v1/accounts:lookup', { idToken: token });
    expect([await lookup(idToken), await lookup(elsewhere.idToken)]).toEqual(['TOKEN_EXPIRED', 'ok']);
    const undo = server.it.outbox.find(({ kind, to }) => kind === 'recoverEmail' && to === email);
    expect(await server.it.outcome(UPDATE, { oobCode: codeIn(undo) })).toBe('ok');
    expect(await server.it.identity.accounts.get(localId)).toMatchObject({ email });
  });
});

describe('an address that comes along with another way in', () => {
  const undoFor = (email: string) =>
    server.it.outbox.find(({ kind, to }) => kind === 'recoverEmail' && to === email);

  test('as a password is set, is told to the one before, which can take it back', async () => {
    const { email, password, localId, idToken } = await aNewcomer(server.it);
    const body = { idToken, email: anEmail(), password };
    expect(await server.it.outcome('/v1/accounts:signUp', body)).toBe('ok');
    expect(await server.it.outcome(UPDATE, { oobCode: codeIn(undoFor(email)) })).toBe('ok');
    expect(await server.it.identity.accounts.get(localId)).toMatchObject({ email });
  });

  test('as a sign-in link is used, is told to the one before, and ends the other sessions', async () => {
    const { email, password, localId, idToken } = await aNewcomer(server.it);
    const elsewhere = (await server.it.call(SIGN_IN, { email, password })).json.idToken;
    const next = anEmail();
    await server.it.call('/v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email: next });
    const oobCode = codeIn(server.it.outbox.at(-1));
    const linked = await server.it.call('/v1/accounts:signInWithEmailLink', {
      idToken,
      email: next,
      oobCode,
    });
    const lookup = (token: string) => server.it.outcome('/v1/accounts:lookup', { idToken: token });
    expect([await lookup(elsewhere), await lookup(linked.json.idToken)]).toEqual(['TOKEN_EXPIRED', 'ok']);
    expect(await server.it.outcome(UPDATE, { oobCode: codeIn(undoFor(email)) })).toBe('ok');
    expect(await server.it.identity.accounts.get(localId)).toMatchObject({ email });
  });
});

test('a new address and the end of the other sessions come together, or neither does', async () => {
  const { email, idToken, localId } = await aNewcomer(server.it);
  await server.it.call('/v1/accounts:sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken,
    newEmail: anEmail(),
  });
  await server.it.identity.settled();
  const oobCode = codeIn(server.it.outbox.at(-1));
  await server.it.call(SIGN_IN, { email, password: GOOD_PASSWORD });
  await server.it.pool.query(`
    create function identity.fail() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$;
    create trigger fails before update of revoked_at on identity.sessions execute function identity.fail()`);
  expect(await server.it.outcome(UPDATE, { idToken, oobCode })).toBe('INTERNAL_ERROR');
  await server.it.pool.query('drop trigger fails on identity.sessions; drop function identity.fail()');
  expect(await server.it.identity.accounts.get(localId)).toMatchObject({ email });
});
