import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import { buildApi } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { connectDatabase } from './platform/database.ts';
import { readVersion } from './platform/version.ts';
import { PROJECT } from './project.ts';

// Writes the OpenAPI document: `node src/describe-api.ts FILE`. Routes are built but never asked, so what they
// lean on need not work.
const absent = new Proxy({}, { get: () => () => undefined }) as never;

const { db, close } = connectDatabase({ url: 'postgresql://nobody@localhost/nothing' });
const app = await buildApi({
  db,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  jobs: absent,
  storage: absent,
  mailer: absent,
  live: absent,
  accounts: absent,
  ownAccounts: absent,
  erase: absent,
  verifyIdToken: async () => undefined,
  operatorMail: 'nobody@localhost',
  secretKey: 'none',
  publicUrl: 'http://localhost:3000',
  trustProxy: false,
  server: { ...PROJECT, version: await readVersion(), tokenSyncPath: null, google: false, mail: 'outbox' },
});
await app.ready();
await writeFile(process.argv[2] ?? 'openapi.json', `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
await close();
