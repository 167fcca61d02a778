import { Client } from 'pg';
import { startEmbeddedPostgres } from '../index.ts';

// A process to be killed: starts or adopts the database below argv[2] and tells every number once its row is committed.
const [dataDir = '', from = '0'] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {} };
const { url } = await startEmbeddedPostgres({ dataDir, database: 'syllabi', log });
const client = new Client({ connectionString: url });
await client.connect();
await client.query('create table if not exists written (number integer primary key)');
for (let number = Number(from); ; number++) {
  await client.query('insert into written values ($1)', [number]);
  process.stdout.write(`${number}\n`);
}
