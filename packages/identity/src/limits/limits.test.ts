import { describe, expect, test } from 'vitest';
import { aNewcomer, anEmail, GOOD_PASSWORD } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';
import { networkOf } from './network.rules.ts';

const server = useTestIdentity({ rateLimits: 'on' });
const HOME = '198.51.100.7';
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

let network = 0;
/** Somewhere nobody has been yet. */
function anywhere(): string {
  network += 1;
  return `2001:db8:${network.toString(16)}::1`;
}

const signIn = (email: string, password: string, from: string) =>
  server.it.outcome('/v1/accounts:signInWithPassword', { email, password }, from);

async function guess(email: string, times: number, from: () => string): Promise<string[]> {
  const outcomes: string[] = [];
  for (let turn = 0; turn < times; turn += 1) outcomes.push(await signIn(email, `guess ${turn}`, from()));
  return outcomes;
}

describe('guessing passwords', () => {
  test('from one place stops after ten, for known and unknown addresses alike', async () => {
    const { email } = await aNewcomer(server.it);
    for (const address of [email, anEmail()]) {
      const here = anywhere();
      const outcomes = await guess(address, 12, () => here);
      expect(outcomes.slice(0, 10)).toEqual(Array(10).fill('INVALID_LOGIN_CREDENTIALS'));
      expect(outcomes.slice(10)).toEqual([TOO_MANY, TOO_MANY]);
    }
  });

  test('may go on at one a minute', async () => {
    const here = anywhere();
    const email = anEmail();
    await guess(email, 11, () => here);
    server.it.clock.pass(60);
    expect(await guess(email, 2, () => here)).toEqual(['INVALID_LOGIN_CREDENTIALS', TOO_MANY]);
  });

  test('from everywhere locks strangers out, and never the owner at home', async () => {
    const { email, password } = await aNewcomer(server.it);
    expect(await signIn(email, password, HOME)).toBe('ok');
    const outcomes = await guess(email, 62, anywhere);
    expect(outcomes.at(-1)).toBe(TOO_MANY);
    expect(await signIn(email, password, anywhere())).toBe(TOO_MANY);
    expect(await signIn(email, password, HOME)).toBe('ok');
  });

  test('from one place never uses up what all other places share', async () => {
    const { email, password } = await aNewcomer(server.it);
    const here = anywhere();
    await guess(email, 80, () => here);
    expect(await signIn(email, password, anywhere())).toBe('ok');
  });

  test('never locks out the owner who comes back under another address of the same household', async () => {
    const { email, password } = await aNewcomer(server.it);
    expect(await signIn(email, password, '2001:db8:beef:1::a')).toBe('ok');
    await guess(email, 62, anywhere);
    expect(await signIn(email, password, '2001:db8:beef:1:aaaa::b')).toBe('ok');
  });

  test('stops across processes: they share the count', async () => {
    const other = await server.it.serveAnother();
    const here = anywhere();
    const email = anEmail();
    await guess(email, 10, () => here);
    const body = { email, password: GOOD_PASSWORD };
    expect(await other.outcome('/v1/accounts:signInWithPassword', body, here)).toBe(TOO_MANY);
    await other.app.close();
  });

  test('at the same moment gets no more than the allowance', async () => {
    const here = anywhere();
    const email = anEmail();
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, (_, turn) => signIn(email, `${turn}`, here)),
    );
    expect(outcomes.filter((outcome) => outcome !== TOO_MANY)).toHaveLength(10);
  });
});

test('whoever knows the password is not counted, be it a whole class behind one address', async () => {
  const { email, password } = await aNewcomer(server.it);
  const here = anywhere();
  for (let turn = 0; turn < 14; turn += 1) {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => signIn(email, password, here)));
    expect(new Set(outcomes)).toEqual(new Set(['ok']));
  }
});

test('asking which addresses have accounts stops soon', async () => {
  const { email } = await aNewcomer(server.it);
  const here = anywhere();
  const outcomes: string[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    outcomes.push(await server.it.outcome('/v1/accounts:signUp', { email, password: GOOD_PASSWORD }, here));
  }
  expect(outcomes.slice(9)).toEqual(['EMAIL_EXISTS', TOO_MANY, TOO_MANY]);
});

test('mails to one address stop after five, whether it is known or not', async () => {
  const { email } = await aNewcomer(server.it);
  for (const address of [email, anEmail()]) {
    const ask = () =>
      server.it.outcome(
        '/v1/accounts:sendOobCode',
        { requestType: 'PASSWORD_RESET', email: address },
        anywhere(),
      );
    const outcomes: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) outcomes.push(await ask());
    expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', TOO_MANY]);
  }
});

test('says when to come back', async () => {
  const here = anywhere();
  const email = anEmail();
  await guess(email, 10, () => here);
  const body = { email, password: GOOD_PASSWORD };
  const answer = await server.it.call('/v1/accounts:signInWithPassword', body, here);
  expect(answer).toMatchObject({ status: 400, headers: { 'retry-after': '60' } });
});

test('the table tells nobody who tried, or from where', async () => {
  await guess('secretive@example.org', 1, () => HOME);
  const { rows } = await server.it.pool.query('select * from identity.rate_limits');
  expect(JSON.stringify(rows)).not.toMatch(/secretive|198\.51/);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['0:0:0:0:0:FFFF:198.51.100.7', '198.51.100.7'],
  ['64:ff9b::c633:6407', '198.51.100.7'],
  ['64:ff9b::198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0001::1', '2001:db8:1:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['student@example.org', 'student@example.org'],
])('%s counts as %s', (address, counted) => expect(networkOf(address)).toBe(counted));
