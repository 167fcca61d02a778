import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { randomSecret } from '../random.ts';
import type { Discovery } from './discovery.ts';
import { GOOGLE_ISSUER } from './issuer.rules.ts';
import { toNonceClaim } from './nonce.rules.ts';

/** What we keep to ourselves while the person is at the provider. */
export interface FlowSecrets {
  state: string;
  /** The provider gets its digest only: so a token alone, wherever it was found, is not enough to sign in. */
  nonce: string;
  codeVerifier: string;
}

export interface CodeFlow {
  /** The address at the provider to send the person to. */
  begin(): Promise<{ url: URL; secrets: FlowSecrets }>;
  /**
   * Trades the code that the person came back with for the ID token.
   *
   * @param answer the address they came back to, with all that the provider added to it
   * @throws what `openid-client` throws for an answer, a token or a provider that is not as it must be
   */
  finish(answer: URL, secrets: FlowSecrets): Promise<string>;
}

interface CodeFlowSettings {
  issuer: string;
  redirectUri: string;
  discover: Discovery;
}

/** OpenID Connect's authorization code flow with PKCE (OpenID Connect Core 1.0, section 3.1; RFC 7636; RFC 9700). */
export function createCodeFlow({ issuer, redirectUri, discover }: CodeFlowSettings): CodeFlow {
  return {
    async begin() {
      const secrets = { state: randomState(), nonce: randomSecret(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: toNonceClaim(secrets.nonce),
        code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
        // On a shared computer, whoever used Google last is not always who sits there now.
        ...(issuer === GOOGLE_ISSUER && { prompt: 'select_account' }),
      });
      return { url, secrets };
    },

    async finish(answer, { state, nonce, codeVerifier }) {
      const { id_token: idToken } = await authorizationCodeGrant(await discover(), answer, {
        expectedState: state,
        expectedNonce: toNonceClaim(nonce),
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      if (!idToken) throw new Error('the provider answered without an ID token');
      return idToken;
    },
  };
}
