import { z } from 'zod';
import { GOOGLE_ISSUER, isSafeIssuer } from './providers/issuer.rules.ts';

const seconds = z.int().positive();

const passwordPolicySchema = z
  .object({
    /** `OFF` asks only for Firebase's historic minimum of six characters. */
    enforcement: z.enum(['ENFORCE', 'OFF']).default('ENFORCE'),
    minLength: z.int().min(6).max(64).default(8),
    maxLength: z.int().min(64).max(4096).default(4096),
    requireLowercase: z.boolean().default(false),
    requireUppercase: z.boolean().default(false),
    requireDigit: z.boolean().default(false),
    requireSymbol: z.boolean().default(false),
    /** Refuse common passwords and ones made of the person's own name, address or the product's name. */
    refuseGuessable: z.boolean().default(true),
  })
  .prefault({});

const lifetimesSchema = z
  .object({
    idTokenSeconds: seconds.default(3600),
    /** How recent a sign-in must be before a password, an address or the account itself may change. */
    recentSignInSeconds: seconds.default(300),
    /** A refresh token unused for this long is dead. */
    sessionIdleSeconds: seconds.default(30 * 86_400),
    /** However much a session is used, it ends after this long. */
    sessionSeconds: seconds.default(365 * 86_400),
    /** Parallel tabs may present the same refresh token within this window. */
    refreshReuseSeconds: seconds.default(30),
    codeSeconds: seconds.max(3600).default(3600),
    signInLinkSeconds: seconds.max(3600).default(600),
    emailCodeSeconds: seconds.max(600).default(600),
    /** An owner who did not change the address must have time to see the notice. */
    recoverEmailSeconds: seconds.default(7 * 86_400),
    /** How long an account that its owner deletes can be kept after all; none, as with Firebase, is at once. */
    deletionGraceSeconds: z.int().min(0).default(0),
    /** How long one signing key signs before the next takes over. */
    signingKeySeconds: seconds.default(30 * 86_400),
    /** How stale the answer "this session still stands" may be in `verifyIdToken`. */
    standingCacheSeconds: z.int().min(0).max(10).default(3),
    auditSeconds: seconds.default(365 * 86_400),
  })
  .prefault({});

const hashingSchema = z
  .object({
    memoryKiB: z.int().min(1024).default(19_456),
    passes: z.int().min(1).default(2),
    /** Hashes computed at once. Above three, libuv's four threads would leave none for signatures. */
    concurrency: z.int().min(1).max(3).optional(),
    /** Callers allowed to wait for a hash; the next one is answered 503. */
    queueLimit: z.int().min(0).default(64),
  })
  .prefault({});

const settingsSchema = z.object({
  projectId: z.string().min(1),
  publicUrl: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  apiKey: z.string().min(1),
  /** Encrypts what must be readable again (signing keys) and keys every fingerprint. */
  secretKey: z.string().min(32, 'must have at least 32 characters'),
  productName: z.string().min(1).optional(),
  /** The page of the web application that handles the links in mails. */
  actionPath: z.string().startsWith('/').default('/auth-actions'),
  /** Host names that may be continued to, that links may lead to, and whose pages may call the API. */
  authorizedDomains: z.array(z.string()).default([]),
  /** Lets people in without a name, to give one later. */
  anonymousSignIn: z.boolean().default(false),
  emailLinkSignIn: z.boolean().default(true),
  /**
   * Who may confirm an address: with `anyone`, as Firebase has it, whoever opens the mailed link. With `owner`, whoever
   * is signed in with the account as well, or chooses a new password: else a stranger who signed up with somebody's
   * address would have it confirmed by an unsuspecting press on the link, and keep the password.
   */
  emailConfirmedBy: z.enum(['anyone', 'owner']).default('anyone'),
  /** Lets people in by six digits that are mailed to them. */
  emailCodeSignIn: z.boolean().default(true),
  /** Sign-in with Google, or with whoever else `issuer` is. */
  google: z
    .object({
      clientId: z.string().min(1),
      /** Needed by the popup; ID tokens that a client got in another way are taken without it. */
      clientSecret: z.string().min(1).optional(),
      issuer: z
        .url({ protocol: /^https?$/ })
        .refine(isSafeIssuer, 'must begin with https:, except on the loopback')
        .default(GOOGLE_ISSUER),
    })
    .optional(),
  passwordPolicy: passwordPolicySchema,
  lifetimes: lifetimesSchema,
  hashing: hashingSchema,
  /** How long after the answer a mail is handed to `deliver`, so that the time of the answer does not tell of it. */
  mailDelayMilliseconds: z.int().min(0).max(10_000).default(200),
  rateLimits: z.enum(['on', 'off']).default('on'),
});

/** What the caller of {@link createIdentity} writes; everything with a default may be left out. */
export type IdentitySettings = z.input<typeof settingsSchema>;
/** The same with every default filled in. */
export type Settings = z.output<typeof settingsSchema> & { productName: string };

/** Checks settings and fills in the defaults. Throws a `ZodError` that lists every fault. */
export function parseSettings(input: IdentitySettings): Settings {
  const settings = settingsSchema.parse(input);
  const ownHost = new URL(settings.publicUrl).hostname;
  return {
    ...settings,
    productName: settings.productName ?? settings.projectId,
    authorizedDomains: [...new Set([ownHost, ...settings.authorizedDomains])],
  };
}
