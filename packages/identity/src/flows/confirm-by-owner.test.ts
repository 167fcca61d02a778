import { describe, expect, test } from 'vitest';
import { aNewcomer, type SignedIn } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity({ emailConfirmedBy: 'owner' });
const UPDATE = '/v1/accounts:update';
const SIGN_IN = '/v1/accounts:signInWithPassword';

/** A stranger signed up with somebody's address; the owner of the address gets the mail. */
async function aStrangerWithMyAddress(): Promise<SignedIn & { oobCode: string }> {
  const stranger = await aNewcomer(server.it);
  const { idToken } = stranger;
  await server.it.call('/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const oobCode = new URL(server.it.outbox.at(-1)?.link ?? '').searchParams.get('oobCode') ?? '';
  return { ...stranger, oobCode };
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
