import { createPrivateKey, type KeyObject } from 'node:crypto';
import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, importJWK, type JWK } from 'jose';
import { type Clock, secondsAfter } from '../clock.ts';
import { randomSecret } from '../random.ts';
import type { SecretBox } from '../secret-box.ts';
import type { Settings } from '../settings.ts';
import { nextTerm, signerAmong } from './rotation.rules.ts';
import type { SigningKey, SigningKeys } from './signing-keys.repository.ts';

export const SIGNING_ALGORITHM = 'RS256';
const PURPOSE = 'signing key';
/** How long this process trusts what it last read; another process may have added a key since. */
const STALE_AFTER_SECONDS = 60;
/** A made-up `kid` must not make every request read the table. */
const UNKNOWN_KID_PAUSE_SECONDS = 5;
/** Clocks of verifiers differ a little. */
const PUBLISHED_LONGER_SECONDS = 300;

interface Deps {
  keys: SigningKeys;
  secretBox: SecretBox;
  clock: Clock;
  settings: Settings;
}

export type Keyring = ReturnType<typeof createKeyring>;

/** The keys that sign ID tokens: made, rotated and shared through the database. */
export function createKeyring({ keys, secretBox, clock, settings }: Deps) {
  const { signingKeySeconds, idTokenSeconds } = settings.lifetimes;
  const privateKeys = new Map<string, KeyObject>();
  const publicKeys = new Map<string, Promise<CryptoKey | Uint8Array>>();
  const openable = new Map<string, boolean>();
  let known: { keys: SigningKey[]; readAt: Date } | undefined;
  let reading: Promise<SigningKey[]> | undefined;

  /** Keys sealed under a `secretKey` that was lost still check tokens, but a new one has to sign. */
  function canSign({ kid, sealedPrivateKey }: SigningKey): boolean {
    const known = openable.get(kid) ?? secretBox.canOpen(PURPOSE, sealedPrivateKey);
    openable.set(kid, known);
    return known;
  }

  const dueTerm = (present: SigningKey[]) =>
    nextTerm(present.filter(canSign), clock.now(), signingKeySeconds);

  async function makeNext(present: SigningKey[]): Promise<SigningKey | undefined> {
    const term = dueTerm(present);
    if (!term) return undefined;
    const pair = await generateKeyPair(SIGNING_ALGORITHM, { modulusLength: 2048, extractable: true });
    return {
      ...term,
      kid: randomSecret().slice(0, 20),
      publicJwk: await exportJWK(pair.publicKey),
      sealedPrivateKey: secretBox.seal(PURPOSE, await exportPKCS8(pair.privateKey)),
      publishedUntil: secondsAfter(term.signsUntil, idTokenSeconds + PUBLISHED_LONGER_SECONDS),
    };
  }

  async function read(): Promise<SigningKey[]> {
    const now = clock.now();
    const present = await keys.published(now);
    known = { keys: dueTerm(present) ? await keys.extend(now, makeNext) : present, readAt: now };
    return known.keys;
  }

  async function current(maxAgeSeconds = STALE_AFTER_SECONDS): Promise<SigningKey[]> {
    if (known && clock.now() < secondsAfter(known.readAt, maxAgeSeconds)) return known.keys;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    /** The key to sign with now. */
    async signer(): Promise<{ kid: string; key: KeyObject }> {
      const among = (all: SigningKey[]) => signerAmong(all.filter(canSign), clock.now());
      const key = among(await current()) ?? among(await read());
      if (!key) throw new Error('no signing key is in its term');
      const { kid, sealedPrivateKey } = key;
      const openKey = () => createPrivateKey(secretBox.open(PURPOSE, sealedPrivateKey));
      return { kid, key: remember(privateKeys, kid, openKey) };
    },

    /** The public key of a token's `kid`, if it is ours and still published. */
    async verifier(kid: string): Promise<CryptoKey | Uint8Array | undefined> {
      const among = (all: SigningKey[]) =>
        all.find((key) => key.kid === kid && key.publishedUntil > clock.now());
      const key = among(await current()) ?? among(await current(UNKNOWN_KID_PAUSE_SECONDS));
      return key && remember(publicKeys, kid, () => importJWK(key.publicJwk, SIGNING_ALGORITHM));
    },

    /** The JSON Web Key Set (RFC 7517) to publish. */
    async jwks(): Promise<{ keys: JWK[] }> {
      const now = clock.now();
      const published = (await current()).filter((key) => key.publishedUntil > now);
      return {
        keys: published.map(({ kid, publicJwk: { kty, n, e } }) =>
          Object.assign({ kty, n, e }, { kid, alg: SIGNING_ALGORITHM, use: 'sig' }),
        ) as JWK[],
      };
    },
  };
}

function remember<K>(cache: Map<string, K>, kid: string, load: () => K): K {
  const cached = cache.get(kid) ?? load();
  cache.set(kid, cached);
  return cached;
}
