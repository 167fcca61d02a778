import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Clock, secondsAfter } from '../clock.ts';
import type { SecretBox } from '../secret-box.ts';
import { type FirebaseScrypt, firebaseScrypt } from './firebase-scrypt.ts';
import type { ImportedSchemes } from './imported-schemes.repository.ts';

const PREFIX = '$firebase-scrypt$';
const PURPOSE = 'imported scheme';
/** How long this process trusts what it last read; an import elsewhere may have brought another scheme. */
const STALE_AFTER_SECONDS = 60;

interface Scheme {
  id: string;
  parameters: FirebaseScrypt;
}

interface Deps {
  repository: ImportedSchemes;
  secretBox: SecretBox;
  clock: Clock;
}

export type ImportedHashes = ReturnType<typeof createImportedHashes>;

export const isImported = (passwordHash: string): boolean => passwordHash.startsWith(PREFIX);

/** Passwords hashed by the project that accounts came from, until their owners sign in again. */
export function createImportedHashes({ repository, secretBox, clock }: Deps) {
  let known: { schemes: Scheme[]; readAt: Date } | undefined;

  async function read(): Promise<Scheme[]> {
    const stored = await repository.list();
    const schemes = stored
      .filter(({ sealedParameters }) => secretBox.canOpen(PURPOSE, sealedParameters))
      .map(({ id, sealedParameters }) => ({
        id,
        parameters: parse(secretBox.open(PURPOSE, sealedParameters)),
      }));
    known = { schemes, readAt: clock.now() };
    return schemes;
  }

  async function current(needed?: string): Promise<Scheme[]> {
    const isFresh = known && clock.now() < secondsAfter(known.readAt, STALE_AFTER_SECONDS);
    const hasNeeded = needed === undefined || known?.schemes.some(({ id }) => id === needed);
    return known && isFresh && hasNeeded ? known.schemes : read();
  }

  return {
    /** Keeps a scheme, and answers how to write a hash made by it. */
    async keep(parameters: FirebaseScrypt): Promise<(salt: Buffer, hash: Buffer) => string> {
      const text = serialize(parameters);
      const id = createHash('sha256').update(text).digest('base64url').slice(0, 16);
      const importedAt = clock.now();
      await repository.add({ id, sealedParameters: secretBox.seal(PURPOSE, text), importedAt });
      return (salt, hash) => `${PREFIX}${id}$${salt.toString('base64')}$${hash.toString('base64')}`;
    },

    /**
     * Whether `password` is the one that was hashed. As long as any scheme is kept, the same work is done for every
     * account and for none, so that the time does not tell who has been imported.
     */
    async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
      const imported = passwordHash === undefined ? undefined : parts(passwordHash);
      let isMatch = false;
      for (const { id, parameters } of await current(imported?.scheme)) {
        const own = imported?.scheme === id ? imported : undefined;
        const found = await firebaseScrypt(password, own?.salt ?? randomBytes(10), parameters);
        if (own && isSame(found, own.hash)) isMatch = true;
      }
      return isMatch;
    },
  };
}

/** The salt and hash as Firebase writes them, of a password that is still hashed its way. */
export function parts(passwordHash: string): { scheme: string; salt: Buffer; hash: Buffer } | undefined {
  if (!isImported(passwordHash)) return undefined;
  const [scheme = '', salt = '', hash = ''] = passwordHash.slice(PREFIX.length).split('$');
  return { scheme, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

const serialize = ({ signerKey, saltSeparator, rounds, memoryCost }: FirebaseScrypt): string =>
  JSON.stringify([signerKey.toString('base64'), saltSeparator.toString('base64'), rounds, memoryCost]);

function parse(text: string): FirebaseScrypt {
  const [signerKey, saltSeparator, rounds, memoryCost] = JSON.parse(text);
  return {
    signerKey: Buffer.from(signerKey, 'base64'),
    saltSeparator: Buffer.from(saltSeparator, 'base64'),
    rounds,
    memoryCost,
  };
}
