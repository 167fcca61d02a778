import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCookieBrowser } from '../testing/cookie-browser.ts';
import { freePort } from '../testing/free-port.ts';
import { type OpenIdIssuer, startOpenIdIssuer } from '../testing/openid-issuer.ts';
import { startTestIdentity, type TestIdentity } from '../testing/test-identity.ts';

const PAGE = 'http://localhost:5173';
const ANN = { sub: '1001', email: 'ann.oak@example.org' };

let publicUrl = '';
let google: OpenIdIssuer;
let server: TestIdentity;
let browser: ReturnType<typeof createCookieBrowser>;

beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://localhost:${port}`;
  google = await startOpenIdIssuer({ redirectUris: [`${publicUrl}/__/auth/handler`] });
  google.add(ANN);
  server = await startTestIdentity({ publicUrl, google });
  await server.app.listen({ host: '127.0.0.1', port });
});

beforeEach(() => {
  browser = createCookieBrowser();
});

afterAll(async () => {
  await server.stop();
  await google.stop();
});

const startFrom = (origin: string) => `${publicUrl}/__/auth/google?origin=${encodeURIComponent(origin)}`;
const isHandler = (url: string) => url.startsWith(`${publicUrl}/__/auth/handler`);

/** Opens the popup, chooses an account at the issuer and stops at the address it is sent back to. */
async function comeBack({ account = ANN.sub, change = (url: string) => url } = {}): Promise<string> {
  const { location = '' } = await browser.get(startFrom(PAGE));
  const chooser = await browser.follow(change(location), (url) => url.includes('/choose/'));
  const { location: resumed = '' } = await browser.post(chooser, { account });
  return browser.follow(resumed, isHandler);
}

/** What the page hands to its opener, and to whom. */
function handedOver(html: string) {
  const read = (name: string) =>
    new RegExp(`data-${name}="(?<value>[^"]*)"`).exec(html)?.groups?.value?.replaceAll('&quot;', '"');
  const outcome = read('outcome');
  return { origin: read('origin'), when: read('when'), outcome: outcome && JSON.parse(outcome) };
}

const titleOf = (html: string) => /<h1>(?<title>.*?)<\/h1>/.exec(html)?.groups?.title;
const withParameter = (url: string, name: string, value: string) => {
  const changed = new URL(url);
  changed.searchParams.set(name, value);
  return changed.href;
};

function signInWith({ idToken, nonce }: { idToken: string; nonce?: string }) {
  const postBody = new URLSearchParams({
    id_token: idToken,
    providerId: 'google.com',
    ...(nonce && { nonce }),
  });
  return server.call('/v1/accounts:signInWithIdp', {
    postBody: postBody.toString(),
    returnSecureToken: true,
  });
}

describe('a popup that goes well', () => {
  test('asks the provider with PKCE, a state and a nonce, and keeps its own secrets out of the address', async () => {
    const { status, location = '', headers } = await browser.get(startFrom(PAGE));
    expect(status).toBe(303);
    const asked = new URL(location);
    expect(asked.origin).toBe(google.issuer);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: google.clientId,
      response_type: 'code',
      redirect_uri: `${publicUrl}/__/auth/handler`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(headers.get('set-cookie')).toMatch(
      /^popup-sign-in-[\w-]{43}=[\w-]+; Max-Age=600; Path=\/__\/auth; HttpOnly; SameSite=Lax$/,
    );
  });

  test('hands a token to the page that opened it, and to no other, that signs the person in', async () => {
    const { status, body, headers } = await browser.get(await comeBack());
    expect(status).toBe(200);
    const { origin, when, outcome } = handedOver(body);
    expect([origin, when]).toEqual([PAGE, 'now']);
    expect(outcome).toEqual({
      providerId: 'google.com',
      idToken: expect.any(String),
      nonce: expect.any(String),
    });
    expect(headers.get('set-cookie')).toMatch(/^popup-sign-in-[\w-]{43}=; Max-Age=0;/);
    const { json } = await signInWith(outcome);
    expect(json).toMatchObject({ email: ANN.email, emailVerified: true, idToken: expect.any(String) });
  });

  test('hands over a token that is worth nothing to whoever finds it alone', async () => {
    const { outcome } = handedOver((await browser.get(await comeBack())).body);
    const { json } = await signInWith({ idToken: outcome.idToken });
    expect(json.error.message).toBe('MISSING_OR_INVALID_NONCE');
  });

  test('can end in another process than it began in', async () => {
    const other = await server.serveAnother();
    const back = await comeBack();
    const cookies = browser.cookiesFor(publicUrl);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const { pathname, search } = new URL(back);
    const answer = await other.app.inject({ url: pathname + search, headers: { cookie } });
    expect(handedOver(answer.body).outcome).toMatchObject({ idToken: expect.any(String) });
    await other.app.close();
  });

  test('leaves another popup of the same browser alone', async () => {
    const first = await comeBack();
    await browser.get(startFrom(PAGE));
    expect(titleOf((await browser.get(first)).body)).toBe('One moment');
  });

  test('keeps its pages out of caches and frames, without inline scripts, and in reach of their opener', async () => {
    const back = await comeBack();
    for (const { headers, body } of [
      await browser.get(back),
      await browser.get(`${publicUrl}/__/auth/handler`),
    ]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self';.* frame-ancestors 'none'$/,
      );
      expect(body).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/);
    }
  });

  test('has its script and its style beside it', async () => {
    const types = [];
    for (const ending of ['js', 'css']) {
      const { headers } = await browser.get(`${publicUrl}/__/auth/handler.${ending}`);
      types.push(headers.get('content-type'));
    }
    expect(types).toEqual(['text/javascript; charset=utf-8', 'text/css; charset=utf-8']);
  });
});

describe('nothing is handed over', () => {
  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'null',
    'javascript:alert(1)',
    `${PAGE}/x`,
    '',
  ])('to a page at %j, which is not even sent to the provider', async (origin) => {
    const { status, body, headers } = await browser.get(startFrom(origin));
    expect([status, titleOf(body)]).toEqual([403, 'Not from this address']);
    expect([handedOver(body).outcome, headers.get('set-cookie')]).toEqual([undefined, null]);
  });

  test('when the person does not allow it; the page is told so when its window closes', async () => {
    const { status, body } = await browser.get(await comeBack({ account: '' }));
    expect([status, titleOf(body)]).toEqual([200, 'Nothing was shared']);
    expect(handedOver(body)).toEqual({
      origin: PAGE,
      when: 'asked',
      outcome: { providerId: 'google.com', code: 'auth/user-cancelled' },
    });
    expect(body).toContain(`href="google?origin=${encodeURIComponent(PAGE)}"`);
  });

  test.each<[string, (back: string) => string]>([
    ['with another state', (back) => withParameter(back, 'state', 'x'.repeat(43))],
    ['with no state', (back) => withParameter(back, 'state', '')],
    ['with two states', (back) => `${back}&state=${'x'.repeat(43)}`],
  ])('to an answer %s', async (_what, change) => {
    const { status, body } = await browser.get(change(await comeBack()));
    expect([status, titleOf(body)]).toEqual([400, 'This sign-in is over']);
    expect(handedOver(body).outcome).toBeUndefined();
  });

  test('to another browser that was given the address', async () => {
    const back = await comeBack();
    const { status, body } = await createCookieBrowser().get(back);
    expect([status, titleOf(body)]).toEqual([400, 'This sign-in is over']);
  });

  test('after ten minutes', async () => {
    const back = await comeBack();
    server.clock.pass(600);
    expect(titleOf((await browser.get(back)).body)).toBe('This sign-in is over');
  });

  test('twice: neither by loading the address again nor with the cookie of before', async () => {
    const back = await comeBack();
    const cookies = browser.cookiesFor(publicUrl);
    expect(titleOf((await browser.get(back)).body)).toBe('One moment');
    expect(titleOf((await browser.get(back)).body)).toBe('This sign-in is over');
    browser.restore(publicUrl, cookies);
    const { status, body } = await browser.get(back);
    expect([status, titleOf(body)]).toEqual([400, 'Google did not confirm it']);
    expect(handedOver(body).outcome).toEqual({ providerId: 'google.com', code: 'auth/internal-error' });
  });

  test('for a token that was made with another nonce', async () => {
    const back = await comeBack({ change: (url) => withParameter(url, 'nonce', 'f'.repeat(64)) });
    expect(titleOf((await browser.get(back)).body)).toBe('Google did not confirm it');
  });

  test('for a code that was made for another browser', async () => {
    const theirs = new URL(await comeBack());
    browser = createCookieBrowser();
    const ours = await comeBack();
    const mixed = withParameter(ours, 'code', theirs.searchParams.get('code') ?? '');
    expect(titleOf((await browser.get(mixed)).body)).toBe('Google did not confirm it');
  });
});

describe('a provider that is away', () => {
  test('is said to be, and asked again the next time', async () => {
    const port = await freePort();
    const away = await server.serveAnother({
      google: { ...google, issuer: `http://localhost:${port}` },
    });
    const answer = await away.app.inject(new URL(startFrom(PAGE)).pathname + new URL(startFrom(PAGE)).search);
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([503, 'Google cannot be reached']);
    expect(handedOver(answer.body)).toMatchObject({
      when: 'asked',
      outcome: { code: 'auth/internal-error' },
    });
    expect(server.failures.splice(0)).toMatchObject([{ issuer: `http://localhost:${port}` }]);
    await away.app.close();
  });
});

test('without a client secret there is no popup, and ID tokens are taken all the same', async () => {
  const { issuer, clientId } = google;
  const other = await server.serveAnother({ google: { issuer, clientId } });
  expect((await other.app.inject('/__/auth/google')).statusCode).toBe(404);
  const postBody = new URLSearchParams({ id_token: 'x', providerId: 'google.com' }).toString();
  expect(await other.outcome('/v1/accounts:signInWithIdp', { postBody })).toBe('INVALID_IDP_RESPONSE');
  await other.app.close();
});

test('an issuer without TLS is taken on this machine only', async () => {
  const google = { clientId: 'a', clientSecret: 'b', issuer: 'http://accounts.example.org' };
  await expect(server.serveAnother({ google })).rejects.toThrow(/must begin with https:/);
});
