import { z } from 'zod';
import { setting } from './settings.ts';

const text = z.string().min(1);
const port = z.coerce.number('must be a number').int().min(0).max(65_535);
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` });
const onOrOff = z.enum(['on', 'off'], 'must be on or off');

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every setting of the server, in the order of the documentation. */
export const serverSettings = {
  host: setting({ env: 'HOST', schema: text, default: '127.0.0.1', doc: 'Address to listen on.' }),
  port: setting({ env: 'PORT', schema: port, default: '3000', doc: 'Port to listen on.' }),
  publicUrl: setting({
    env: 'PUBLIC_URL',
    schema: url(/^https?$/, 'https://syllabi.example.org')
      .transform((address) => address.replace(/\/+$/, ''))
      .optional(),
    doc: 'Where people reach the server: links in mails and feeds begin with it. `http://localhost:$PORT` when not set.',
  }),
  trustProxy: setting({
    env: 'TRUST_PROXY',
    schema: text.transform((proxies) => (proxies === 'off' ? false : proxies === 'on' ? true : proxies)),
    default: 'off',
    doc: '`on` behind one reverse proxy that sets `X-Forwarded-*`, or the addresses of the proxies to believe, separated by commas.',
  }),
  dataDir: setting({
    env: 'DATA_DIR',
    schema: text,
    default: './data',
    doc: 'Folder of the embedded database, the files and the keys.',
  }),
  databaseUrl: setting({
    env: 'DATABASE_URL',
    schema: url(/^postgres(ql)?$/, 'postgresql://user:password@host/database').optional(),
    doc: 'A PostgreSQL server of your own, 15 or later; the embedded one when not set. Needs `SECRET_KEY`.',
  }),
  storageUrl: setting({
    env: 'STORAGE_URL',
    schema: z.string().regex(/^(file:|s3:)/, 'must begin with file:'),
    default: 'file:',
    doc: 'Where uploaded files are kept: `file:` for `DATA_DIR`, `file:///some/folder` for another place.',
  }),
  secretKey: setting({
    env: 'SECRET_KEY',
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    doc: 'Encrypts keys and tokens at rest; the same for all processes of one database. Made and kept in `DATA_DIR` on the first start when not set.',
  }),
  smtpUrl: setting({
    env: 'SMTP_URL',
    schema: url(/^smtps?$/, 'smtp://user:password@mail.example.org:587').optional(),
    doc: 'Mail server. When not set, mails are kept and readable at `/dev/outbox` from this machine, outside of production and while `PUBLIC_URL` names this machine.',
  }),
  mailFrom: setting({
    env: 'MAIL_FROM',
    schema: text,
    default: 'Syllabi <syllabi@localhost>',
    doc: 'Sender of the mails.',
  }),
  passwordMinLength: setting({
    env: 'PASSWORD_MIN_LENGTH',
    schema: z.coerce.number('must be a number').int().min(8).max(64),
    default: '8',
    doc: 'Shortest password an account may choose.',
  }),
  tokenSyncPath: setting({
    env: 'TOKEN_SYNC_PATH',
    schema: z.string().startsWith('/', 'must be a path on this server').optional(),
    doc: "Switches on the Firebase SDK's token sync to that path.",
  }),
  rateLimits: setting({
    env: 'RATE_LIMITS',
    schema: onOrOff,
    default: 'on',
    doc: 'Limits on sign-in attempts and the like; `off` only on the loopback, for tests.',
  }),
  logLevel: setting({
    env: 'LOG_LEVEL',
    schema: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`),
    default: 'info',
    doc: `Least severe entries of the log: one of ${LOG_LEVELS.join(', ')}.`,
  }),
};

/** Named in the plan of the product; a start that pretended to honour them would mislead. */
export const NOT_YET_SUPPORTED: { env: string; what: string; when?: RegExp }[] = [
  { env: 'STORAGE_URL', what: 'S3-compatible stores', when: /^s3:/ },
  { env: 'IDENTITY', what: 'Firebase projects as identity provider', when: /^firebase$/ },
  { env: 'GOOGLE_CLIENT_ID', what: 'Google sign-in' },
  { env: 'STRIPE_SECRET_KEY', what: 'payments' },
  { env: 'AI_BASE_URL', what: 'language models' },
];
