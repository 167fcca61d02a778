import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Somebody who has an account with the issuer. */
export interface IssuerPerson {
  sub: string;
  email: string;
  emailVerified?: boolean;
  name?: string;
}

/** An OpenID provider on loopback that stands in for Google: the real protocol, and one page to choose who one is. */
export interface OpenIdIssuer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Lets somebody have an account there, or changes what it says of them. */
  add(person: IssuerPerson): void;
  stop(): Promise<void>;
}

interface IssuerOptions {
  /** Where it may send people back to. */
  redirectUris: string[];
}

const CLIENT_ID = 'syllabi.apps.example.org';
const SCOPE = 'openid email profile';

export async function startOpenIdIssuer({ redirectUris }: IssuerOptions): Promise<OpenIdIssuer> {
  const people = new Map<string, IssuerPerson>();
  const clientSecret = randomBytes(24).toString('base64url');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts what it knows into the ID token, whatever else can be asked.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/choose/${uid}` },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => toClaims(person) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: CLIENT_ID, accountId: oidc.session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/choose/')) return provider.callback()(request, response);
    const answer = request.method === 'POST' ? choose(request, response) : ask(response);
    return answer;
  });

  function ask(response: ServerResponse) {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(chooserPage([...people.values()]));
  }

  async function choose(request: IncomingMessage, response: ServerResponse) {
    const accountId = new URLSearchParams(await readAll(request)).get('account');
    const result = accountId ? { login: { accountId } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result);
  }

  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret,
    add: (person) => people.set(person.sub, person),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const toClaims = ({ sub, email, emailVerified = true, name = 'Ann Oak' }: IssuerPerson) => ({
  sub,
  email,
  email_verified: emailVerified,
  name,
});

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' };
}

const chooserPage = (people: readonly IssuerPerson[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Choose an account</title><link rel="icon" href="data:,"></head>
<body><main><h1>Choose an account</h1>
<form method="post">
${people.map(({ sub, email }) => `<p><button name="account" value="${sub}">${email}</button></p>`).join('\n')}
<p><button name="account" value="">Cancel</button></p>
</form></main></body></html>`;

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
