import { parseOptions } from '@node-rs/argon2';
import { z } from 'zod';
import type { ProviderLink } from '../accounts/accounts.types.ts';
import { canonicalEmail, isEmail } from '../accounts/email.rules.ts';
import { RESERVED_CLAIMS } from '../tokens/custom-tokens.ts';
import type { ImportedAccount } from './users-file.repository.ts';

/** Why a user of the file cannot be taken over. */
export class RefusedUser extends Error {
  override readonly name = 'RefusedUser';
}

/** PostgreSQL keeps no NUL in a text, and no half of a character. */
const isKept = (value: string): boolean => !value.includes('\0') && value.isWellFormed();
const text = (max: number) => z.string().max(max).refine(isKept, 'has signs that cannot be kept');
const shown = text(2048).nullish();
/** The last millisecond of the year 9999. */
const LAST_INSTANT = 253_402_300_799_999;
/** Milliseconds since 1970, as a number or in digits. */
const milliseconds = z.coerce.number().int().min(0).max(LAST_INSTANT);
const base64 = z.string().regex(/^[A-Za-z0-9+/_-]*={0,2}$/, 'must be base 64');

const userSchema = z.looseObject({
  localId: text(128).min(1),
  email: text(254).nullish(),
  emailVerified: z.boolean().nullish(),
  emailLinkSignin: z.boolean().nullish(),
  displayName: shown,
  photoUrl: shown,
  passwordHash: z.string().max(1024).nullish(),
  salt: base64.max(1024).nullish(),
  /** A hash of this server's own kind, which Firebase does not know. */
  argon2id: z.string().max(1024).nullish(),
  passwordUpdatedAt: milliseconds.nullish(),
  createdAt: milliseconds.nullish(),
  lastSignedInAt: milliseconds.nullish(),
  lastLoginAt: milliseconds.nullish(),
  disabled: z.boolean().nullish(),
  customAttributes: z.string().max(1000, 'claims are too large').nullish(),
  providerUserInfo: z
    .array(
      z.looseObject({
        providerId: text(128).min(1),
        rawId: text(255).min(1).nullish(),
        email: text(254).nullish(),
        displayName: shown,
        photoUrl: shown,
      }),
    )
    .nullish(),
});
type User = z.output<typeof userSchema>;

/** How a hash of Firebase's own kind is written here; missing where the parameters were not given. */
export type WriteHash = ((salt: Buffer, hash: Buffer) => string) | undefined;

/** Reads one user of an export. Throws {@link RefusedUser} with the reason in words. */
export function toAccount(
  json: string,
  { writeHash, now }: { writeHash: WriteHash; now: Date },
): ImportedAccount {
  const user = parse(json);
  const id = user.localId;
  return {
    account: {
      id,
      email: emailOf(user),
      emailVerified: user.emailVerified ?? false,
      emailLinkSignIn: user.emailLinkSignin ?? false,
      displayName: user.displayName || null,
      photoUrl: user.photoUrl || null,
      passwordHash: passwordOf(user, writeHash),
      passwordUpdatedAt: instant(user.passwordUpdatedAt),
      disabled: user.disabled ?? false,
      customClaims: claimsOf(user),
      createdAt: instant(user.createdAt) ?? now,
      lastSignInAt: instant(user.lastSignedInAt ?? user.lastLoginAt),
      validSince: now,
    },
    links: linksOf(user, now),
  };
}

function parse(json: string): User {
  const parsed = userSchema.safeParse(readJson(json));
  if (parsed.success) return parsed.data;
  throw new RefusedUser(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new RefusedUser('it is not JSON');
  }
}

function emailOf({ email }: User): string | null {
  if (!email) return null;
  const canonical = canonicalEmail(email);
  if (!isEmail(canonical)) throw new RefusedUser('email: not an address');
  return canonical;
}

function passwordOf({ passwordHash, salt, argon2id }: User, writeHash: WriteHash): string | null {
  if (argon2id) return requireArgon2id(argon2id);
  if (!passwordHash) return null;
  if (!base64.safeParse(passwordHash).success) {
    throw new RefusedUser('passwordHash: not of the kind SCRYPT, so it could never be checked');
  }
  if (!salt) throw new RefusedUser('salt: missing');
  if (!writeHash) throw new RefusedUser('passwordHash: needs the password hash parameters of the project');
  return writeHash(Buffer.from(salt, 'base64'), Buffer.from(passwordHash, 'base64'));
}

const HIGHEST_COST = { memoryKiB: 262_144, passes: 16, lanes: 4 };

/** A hash that takes minutes to check would hold up everybody. */
function requireArgon2id(hash: string): string {
  try {
    const { memoryCost = 0, timeCost = 0, parallelism = 0 } = parseOptions(hash);
    const isBearable =
      memoryCost <= HIGHEST_COST.memoryKiB &&
      timeCost <= HIGHEST_COST.passes &&
      parallelism <= HIGHEST_COST.lanes;
    if (hash.startsWith('$argon2id$') && isBearable) return hash;
  } catch {
    // Not a hash at all.
  }
  throw new RefusedUser('argon2id: not a hash that could be checked');
}

function claimsOf({ customAttributes }: User): Record<string, unknown> {
  if (!customAttributes) return {};
  const claims = readJson(customAttributes);
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    throw new RefusedUser('customAttributes: not an object');
  }
  const reserved = Object.keys(claims).filter((name) => RESERVED_CLAIMS.has(name));
  if (reserved.length > 0) throw new RefusedUser(`customAttributes: ${reserved.join(', ')} is reserved`);
  // An escape in the text may stand for what the text itself does not hold.
  if (!textsIn(claims).every(isKept))
    throw new RefusedUser('customAttributes: has signs that cannot be kept');
  return claims as Record<string, unknown>;
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)]);
};

/** The password and the telephone are listed among the providers, too. */
const OWN = ['password', 'phone'];

const linksOf = ({ localId, providerUserInfo }: User, now: Date): ProviderLink[] =>
  (providerUserInfo ?? []).flatMap(({ providerId, rawId, email, displayName, photoUrl }) =>
    OWN.includes(providerId) || !rawId
      ? []
      : [
          {
            providerId,
            rawId,
            accountId: localId,
            email: email ?? null,
            displayName: displayName ?? null,
            photoUrl: photoUrl ?? null,
            linkedAt: now,
          },
        ],
  );

const instant = (value: number | null | undefined): Date | null =>
  value === null || value === undefined ? null : new Date(value);
