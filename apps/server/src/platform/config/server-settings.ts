import { isIP } from 'node:net';
import { z } from 'zod';
import { setting } from './settings.ts';

const text = z.string().min(1);
const port = z.coerce.number('must be a number').int().min(0).max(65_535);
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` });
const price = z.coerce.number('must be a number').min(0, 'must not be negative');
const onOrOff = z.enum(['on', 'off'], 'must be on or off');

/** Names that stand for whole ranges of addresses. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Fastify takes addresses, with the length of their network or without, and names of ranges. */
function namesProxies(setting: string): boolean {
  if (setting === 'on' || setting === 'off') return true;
  return setting.split(',').every((part) => {
    const [address = '', bits = '0', ...rest] = part.trim().split('/');
    const isNetwork = isIP(address) > 0 && rest.length === 0 && /^\d+$/.test(bits);
    return RANGES.includes(part.trim()) || (isNetwork && Number(bits) <= (isIP(address) === 4 ? 32 : 128));
  });
}

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
    schema: text
      .refine(namesProxies, 'must be on, off, or the addresses of proxies, separated by commas')
      .transform((proxies) => (proxies === 'off' ? false : proxies === 'on' ? true : proxies)),
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
  operatorMail: setting({
    env: 'OPERATOR_MAIL',
    schema: z.email('must be an address like help@example.edu').optional(),
    doc: 'Who gets what people write with the contact form of the help centre: the address of `MAIL_FROM` when not set.',
  }),
  passwordMinLength: setting({
    env: 'PASSWORD_MIN_LENGTH',
    schema: z.coerce.number('must be a number').int().min(8).max(64),
    default: '8',
    doc: 'Shortest password an account may choose.',
  }),
  identity: setting({
    env: 'IDENTITY',
    schema: z.enum(['embedded', 'firebase'], 'must be embedded or firebase'),
    default: 'embedded',
    doc: 'Who keeps the accounts: `embedded` this server itself, `firebase` a project of Firebase Authentication, which needs the `FIREBASE_` settings.',
  }),
  firebaseProjectId: setting({
    env: 'FIREBASE_PROJECT_ID',
    schema: z
      .string()
      .regex(/^[a-z][a-z0-9-]+$/, 'must be the id of a Firebase project')
      .optional(),
    doc: 'The Firebase project, with `IDENTITY=firebase`.',
  }),
  firebaseApiKey: setting({
    env: 'FIREBASE_API_KEY',
    schema: text.optional(),
    doc: 'Web API key of the Firebase project. Browsers get it; it is no secret.',
  }),
  firebaseAuthDomain: setting({
    env: 'FIREBASE_AUTH_DOMAIN',
    schema: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i, 'must be a host like project.firebaseapp.com')
      .optional(),
    doc: 'Where Google sign-in of the Firebase project opens: `$FIREBASE_PROJECT_ID.firebaseapp.com` when not set.',
  }),
  firebaseIssuer: setting({
    env: 'FIREBASE_ISSUER',
    schema: url(/^https?$/, 'https://securetoken.google.com/project').optional(),
    doc: 'Issuer of the ID tokens, where it is not Google (tests).',
  }),
  firebaseKeysUrl: setting({
    env: 'FIREBASE_KEYS_URL',
    schema: url(/^https?$/, 'https://www.googleapis.com/…').optional(),
    doc: 'Where the keys of the ID tokens are published, where it is not Google (tests).',
  }),
  googleClientId: setting({
    env: 'GOOGLE_CLIENT_ID',
    schema: text.optional(),
    doc: 'Switches on signing in with Google, together with `GOOGLE_CLIENT_SECRET`: an OAuth client of the kind "Web application", with `$PUBLIC_URL/__/auth/handler` among its redirect addresses.',
  }),
  googleClientSecret: setting({
    env: 'GOOGLE_CLIENT_SECRET',
    schema: text.optional(),
    doc: 'The secret of that client.',
  }),
  googleIssuer: setting({
    env: 'GOOGLE_ISSUER',
    schema: url(/^https?$/, 'https://accounts.google.com'),
    default: 'https://accounts.google.com',
    doc: 'Another OpenID provider in the place of Google. One without TLS is taken on this machine only.',
  }),
  tokenSyncPath: setting({
    env: 'TOKEN_SYNC_PATH',
    schema: z
      .string()
      .regex(/^(?!\/(api|v1|v2|dev|feeds|assets)\/)\/[\w./-]*\w$/, 'must be a path of its own on this server')
      .optional(),
    doc: "Switches on the Firebase SDK's token sync to that path, such as `/session`: a cookie with which browsers may read files and streams, and nothing else.",
  }),
  aiBaseUrl: setting({
    env: 'AI_BASE_URL',
    schema: url(/^https?$/, 'https://models.example.org/v1').optional(),
    doc: 'Lets a language model put the assistant’s answers into words, and read what the rules left doubtful in a syllabus a second time, where a person asks for it: the address of any service or local server that speaks the OpenAI chat protocol, without `/chat/completions`. The passages concerned are sent there. Everything works without.',
  }),
  aiApiKey: setting({
    env: 'AI_API_KEY',
    schema: text.optional(),
    doc: 'The key of that service, where it asks for one.',
  }),
  aiModel: setting({
    env: 'AI_MODEL',
    schema: text.optional(),
    doc: 'The name of the model, as that service knows it. Needed with `AI_BASE_URL`.',
  }),
  aiInputPrice: setting({
    env: 'AI_INPUT_PRICE',
    schema: price.optional(),
    doc: 'What that service asks for a million tokens that it reads, so that people see what an answer cost. Needs `AI_OUTPUT_PRICE`; no costs are shown when not set.',
  }),
  aiOutputPrice: setting({
    env: 'AI_OUTPUT_PRICE',
    schema: price.optional(),
    doc: 'The same for a million tokens that it writes.',
  }),
  aiCurrency: setting({
    env: 'AI_CURRENCY',
    schema: z.string().regex(/^[A-Z]{3}$/, 'must be a currency like USD'),
    default: 'USD',
    doc: 'The currency of those prices.',
  }),
  aiReadingSeconds: setting({
    env: 'AI_READING_SECONDS',
    schema: z.coerce.number('must be a number').int().min(1).max(3600),
    default: '60',
    doc: 'How long one answer of a second reading may take. A model on a machine without a graphics processor may need more.',
  }),
  requestsPerMinute: setting({
    env: 'REQUESTS_PER_MINUTE',
    schema: z.coerce.number('must be a number').int().min(60),
    default: '1200',
    doc: 'What one person may ask of the API in a minute, in each process.',
  }),
  workspaceMegabytes: setting({
    env: 'WORKSPACE_MEGABYTES',
    schema: z.coerce.number('must be a number').int().min(0),
    default: '2000',
    doc: 'How much the documents of one workspace, those that can still be restored included, and the files of its chats may take up together; `0` for no limit.',
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
  { env: 'STRIPE_SECRET_KEY', what: 'payments' },
];
