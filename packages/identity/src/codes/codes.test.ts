import { describe, expect, test } from 'vitest';
import { aNewcomer, GOOD_PASSWORD } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity();

function lastCode(): string {
  const mail = server.it.outbox.at(-1);
  return new URL(mail?.link ?? 'http://nowhere/').searchParams.get('oobCode') ?? '';
}

async function aResetCodeFor(email: string) {
  await server.it.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  return lastCode();
}

const reset = (oobCode: string, newPassword: string) =>
  server.it.outcome('/v1/accounts:resetPassword', { oobCode, newPassword });

describe('a code', () => {
  test('presented by many at once lets exactly one through', async () => {
    const { email } = await aNewcomer(server.it);
    const oobCode = await aResetCodeFor(email);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => reset(oobCode, `phrase of caller ${turn}`)),
    );
    expect(outcomes.toSorted()).toEqual([...Array(7).fill('INVALID_OOB_CODE'), 'ok']);
    const winner = outcomes.indexOf('ok');
    const signIn = { email, password: `phrase of caller ${winner}` };
    expect(await server.it.outcome('/v1/accounts:signInWithPassword', signIn)).toBe('ok');
  });

  test('looked at by a mail scanner still works for the person', async () => {
    const { email } = await aNewcomer(server.it);
    const oobCode = await aResetCodeFor(email);
    for (const _visit of [1, 2, 3]) await server.it.call('/v1/accounts:resetPassword', { oobCode });
    expect(await reset(oobCode, 'a brand new phrase')).toBe('ok');
  });

  test('made earlier works too, until the first is used: then none does', async () => {
    const { email } = await aNewcomer(server.it);
    const first = await aResetCodeFor(email);
    const second = await aResetCodeFor(email);
    expect(await reset(first, 'a brand new phrase')).toBe('ok');
    expect(await reset(second, 'another phrase yet')).toBe('INVALID_OOB_CODE');
  });

  test('works for nothing but what it was asked for', async () => {
    const { email, idToken } = await aNewcomer(server.it);
    const resetCode = await aResetCodeFor(email);
    await server.it.call('/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const verifyCode = lastCode();
    expect(await server.it.outcome('/v1/accounts:update', { oobCode: resetCode })).toBe('INVALID_OOB_CODE');
    expect(await reset(verifyCode, 'a brand new phrase')).toBe('INVALID_OOB_CODE');
    const link = { email, oobCode: resetCode };
    expect(await server.it.outcome('/v1/accounts:signInWithEmailLink', link)).toBe('INVALID_OOB_CODE');
  });

  test('dies when the account gets another address', async () => {
    const { email, idToken } = await aNewcomer(server.it);
    const oobCode = await aResetCodeFor(email);
    await server.it.call('/v1/accounts:update', { idToken, email: `new-${email}` });
    expect(await reset(oobCode, 'a brand new phrase')).toBe('INVALID_OOB_CODE');
    expect(await server.it.outcome('/v1/accounts:resetPassword', { oobCode })).toBe('INVALID_OOB_CODE');
  });

  test('of a sign-in link does not tell for whom it is', async () => {
    const { email } = await aNewcomer(server.it);
    await server.it.call('/v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
    const { json } = await server.it.call('/v1/accounts:resetPassword', { oobCode: lastCode() });
    expect(json).toEqual({ kind: 'identitytoolkit#ResetPasswordResponse', requestType: 'EMAIL_SIGNIN' });
  });
});

test('an unknown address leaves the same traces as a known one, and a code nobody has', async () => {
  const { email } = await aNewcomer(server.it);
  const ask = async (address: string) => {
    await server.it.pool.query('delete from identity.oob_codes');
    const { json } = await server.it.call('/v1/accounts:sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: address,
    });
    const { rows } = await server.it.pool.query('select request_type, email from identity.oob_codes');
    return { answer: json, kept: rows };
  };
  const known = await ask(email);
  const unknown = await ask('nobody@example.org');
  const shape = (text: object) =>
    JSON.stringify(text).replaceAll(email, '*').replaceAll('nobody@example.org', '*');
  expect(shape(unknown)).toBe(shape(known));
  expect(server.it.outbox).toHaveLength(1);
});

test('no secret is in the database in a form that could be used', async () => {
  const { email, refreshToken, idToken } = await aNewcomer(server.it);
  const oobCode = await aResetCodeFor(email);
  const tables = ['accounts', 'sessions', 'refresh_tokens', 'oob_codes', 'audit_events', 'rate_limits'];
  for (const table of tables) {
    const { rows } = await server.it.pool.query(`select * from identity.${table}`);
    const text = JSON.stringify(rows);
    for (const secret of [GOOD_PASSWORD, refreshToken, idToken, oobCode]) expect(text).not.toContain(secret);
  }
  const { rows } = await server.it.pool.query('select password_hash from identity.accounts');
  for (const { password_hash } of rows) expect(password_hash ?? '$argon2id$').toMatch(/^\$argon2id\$/);
});
