import {
  createHash,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

/** What a page hands to `navigator.credentials`, as far as an authenticator cares. */
interface CreationOptions {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
  excludeCredentials?: readonly { id: string }[];
}

interface RequestOptions {
  challenge: string;
  rpId?: string;
  allowCredentials?: readonly { id: string }[];
}

/** What may be different from an honest answer. */
export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  userVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

interface Credential {
  id: string;
  rpId: string;
  userHandle: string;
  privateKey: KeyObject;
  publicKey: Required<Pick<JsonWebKey, 'x' | 'y'>>;
  counter: number;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const ATTESTED = 0x40;

/**
 * An authenticator with discoverable ES256 keys and attestation "none" (WebAuthn level 3, section 6), and the page it is
 * asked from. It signs whatever it is told to, lies included.
 */
export function aSoftwareAuthenticator({
  origin = 'http://localhost:4444',
  counts = true,
  isSynced = false,
  aaguid = '00000000-0000-0000-0000-000000000000',
} = {}) {
  const credentials: Credential[] = [];
  const backup = isSynced ? BACKUP_ELIGIBLE | BACKED_UP : 0;

  function clientDataOf(type: string, options: { challenge: string }, lies: Lies): Buffer {
    const { challenge = options.challenge, crossOrigin = false } = lies;
    return Buffer.from(
      JSON.stringify({ type: lies.type ?? type, challenge, origin: lies.origin ?? origin, crossOrigin }),
    );
  }

  function authenticatorData(
    rpId: string,
    counter: number,
    { userVerified = true }: Lies,
    attested?: Buffer,
  ) {
    const flags = USER_PRESENT | backup | (userVerified ? USER_VERIFIED : 0) | (attested ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, attested ?? Buffer.alloc(0)]);
  }

  return {
    credentials,

    /** Makes a key and answers as `navigator.credentials.create` does. */
    create(options: CreationOptions, lies: Lies = {}) {
      if (options.excludeCredentials?.some(({ id }) => credentials.some((one) => one.id === id))) {
        throw new Error('InvalidStateError');
      }
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const id = randomBytes(16);
      const credential = {
        id: id.toString('base64url'),
        rpId: options.rp.id ?? new URL(origin).hostname,
        userHandle: options.user.id,
        privateKey,
        publicKey: { x, y },
        counter: 0,
      };
      credentials.push(credential);
      const length = Buffer.of(0, id.length);
      const attested = Buffer.concat([uuidBytes(aaguid), length, id, coseKeyOf(credential)]);
      const authData = authenticatorData(lies.rpId ?? credential.rpId, lies.counter ?? 0, lies, attested);
      return {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        response: {
          clientDataJSON: clientDataOf('webauthn.create', options, lies).toString('base64url'),
          attestationObject: cbor(
            new Map<string, Cbor>([
              ['fmt', 'none'],
              ['attStmt', new Map()],
              ['authData', authData],
            ]),
          ).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Signs with the key it has for the site, and answers as `navigator.credentials.get` does. */
    get(options: RequestOptions, lies: Lies = {}) {
      const allowed = options.allowCredentials;
      const credential = credentials.find(
        ({ id, rpId }) => rpId === options.rpId && (!allowed || allowed.some((one) => one.id === id)),
      );
      if (!credential) throw new Error('NotAllowedError');
      if (counts) credential.counter += 1;
      const clientData = clientDataOf('webauthn.get', options, lies);
      const counter = lies.counter ?? credential.counter;
      const authData = authenticatorData(lies.rpId ?? credential.rpId, counter, lies);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), credential.privateKey);
      return {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lies.userHandle ?? credential.userHandle,
        },
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof aSoftwareAuthenticator>;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const uuidBytes = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** An ES256 public key as a COSE map (RFC 9053, section 7.1). */
const coseKeyOf = ({ publicKey }: Credential) =>
  cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(publicKey.x, 'base64url')],
      [-3, Buffer.from(publicKey.y, 'base64url')],
    ]),
  );

type Cbor = number | string | Buffer | Map<string | number, Cbor>;

/** As much of CBOR (RFC 8949) as an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.of((major << 5) | argument);
  if (argument < 256) return Buffer.of((major << 5) | 24, argument);
  return Buffer.of((major << 5) | 25, argument >> 8, argument & 0xff);
}
