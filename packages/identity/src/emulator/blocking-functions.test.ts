import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestEmulator } from '../testing/emulator.ts';
import { decode } from './tokens.ts';

const emulator = useTestEmulator();
const ANN = { email: 'ann@example.org', password: 'secret' };

/** The functions of the project: what they were told, and what they answer. */
const functions = Fastify();
const told: { event: string; claims: Record<string, unknown> }[] = [];
let answers: Record<string, () => Promise<object> | object> = {};
let functionsUrl = '';

beforeAll(async () => {
  functions.post<{ Params: { event: string }; Body: { data: { jwt: string } } }>(
    '/:event',
    async (request) => {
      const { event } = request.params;
      told.push({ event, claims: decode(request.body.data.jwt)?.payload ?? {} });
      return answers[event]?.() ?? {};
    },
  );
  functionsUrl = await functions.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => functions.close());
beforeEach(async () => {
  await switchOn();
  told.splice(0);
  answers = {};
});

const switchOn = (...events: string[]) =>
  emulator.configure({
    blockingFunctions: {
      triggers: Object.fromEntries(
        events.map((event) => [event, { functionUri: `${functionsUrl}/${event}` }]),
      ),
    },
  });

async function call(name: string, body: object) {
  const url = `http://${emulator.host()}/v1/accounts:${name}?key=any`;
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

describe('before somebody gets an account', () => {
  test('the function is told who, and what it says of them is kept', async () => {
    await switchOn('beforeCreate');
    answers.beforeCreate = () => ({
      userRecord: {
        updateMask: 'displayName,customClaims',
        displayName: 'Ann',
        customClaims: { role: 'pupil' },
        photoUrl: 'not asked',
      },
    });
    const { idToken, displayName } = await call('signUp', ANN);
    expect(displayName).toBe('Ann');
    expect(decode(idToken)?.payload).toMatchObject({ name: 'Ann', role: 'pupil' });
    expect(decode(idToken)?.payload).not.toHaveProperty('picture');
    expect(told).toMatchObject([
      { event: 'beforeCreate', claims: { sign_in_method: 'password', user_record: { email: ANN.email } } },
    ]);
  });

  test('it may shut them out', async () => {
    await switchOn('beforeCreate');
    answers.beforeCreate = () => ({ userRecord: { updateMask: 'disabled', disabled: true } });
    expect((await call('signUp', ANN)).error.message).toBe('USER_DISABLED');
  });

  test('a function that fails is said to', async () => {
    await switchOn('beforeCreate');
    answers.beforeCreate = () => Promise.reject(new Error('broken'));
    expect((await call('signUp', ANN)).error.message).toMatch(/^BLOCKING_FUNCTION_ERROR_RESPONSE : /);
    answers.beforeCreate = () => ({ userRecord: { displayName: 'Ann' } });
    expect((await call('signUp', ANN)).error.message).toContain('missing updateMask');
  });
});

describe('before somebody comes in', () => {
  test('claims are given for the session', async () => {
    await call('signUp', ANN);
    await switchOn('beforeSignIn');
    answers.beforeSignIn = () => ({
      userRecord: { updateMask: 'sessionClaims', sessionClaims: { room: 7 } },
    });
    const { idToken, refreshToken } = await call('signInWithPassword', ANN);
    expect(decode(idToken)?.payload).toMatchObject({ room: 7 });
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const answer = await fetch(`http://${emulator.host()}/v1/token?key=any`, { method: 'POST', body });
    expect(decode((await answer.json()).id_token)?.payload).toMatchObject({ room: 7 });
  });

  test('the function may ask the emulator itself', async () => {
    await call('signUp', ANN);
    await switchOn('beforeSignIn');
    answers.beforeSignIn = async () => {
      const { users } = await emulator.asOwner('POST', '/v1/accounts:lookup', { email: [ANN.email] });
      return { userRecord: { updateMask: 'displayName', displayName: `Number ${users.length}` } };
    };
    expect(decode((await call('signInWithPassword', ANN)).idToken)?.payload.name).toBe('Number 1');
  });

  test('not before the second proof', async () => {
    await call('signUp', { ...ANN, mfaInfo: [{ phoneInfo: '+15555550100' }] });
    await switchOn('beforeSignIn');
    expect(await call('signInWithPassword', ANN)).toHaveProperty('mfaPendingCredential');
    expect(told).toEqual([]);
  });
});
