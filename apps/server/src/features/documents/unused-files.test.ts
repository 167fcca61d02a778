import { expect, test, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { holdFile } from '../../platform/storage/hold-file.ts';
import { enrol, testApp } from '../../testing/index.ts';
import { insertDocument } from './documents.repository.ts';
import { removeUnusedFiles } from './purge.usecases.ts';

const server = await testApp();
const { storage, database } = server;
const { db, pool } = database;

/** How many wait for a lock of this database's own making. */
async function waiting(): Promise<number> {
  const { rows } = await pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and not granted
     and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.length;
}

/** The next file that is saved is removed by somebody else before anything names it. */
function removeTheNextFile(): void {
  const save = storage.save;
  vi.spyOn(storage, 'save').mockImplementationOnce(async (content) => {
    const file = await save(content);
    await storage.remove(file.hash);
    return file;
  });
}

test('a file that was removed while it was added is asked for once more', async () => {
  const ada = await enrol(server);
  const file = { name: 'bio101.txt', bytes: 'BIO 101, Quiz 1, Feb 12' };
  removeTheNextFile();
  const refused = await ada.drop(file);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().code).toBe('file/gone');
  expect((await ada.get('/documents')).items).toEqual([]);
  expect((await ada.drop(file)).statusCode).toBe(201);
});

test('whoever removes unused files waits for the upload that is about to use one', async () => {
  const { workspaceId, account } = await enrol(server);
  const { hash, sizeInBytes } = await storage.save(Buffer.from('CHEM 122, Quiz 1, Feb 12'));
  const removal = await db.transaction(async (tx) => {
    await holdFile(tx, { storage, hash });
    const removing = removeUnusedFiles({ db, storage, hashes: [hash] });
    await expect.poll(waiting).toBe(1);
    await insertDocument(tx, {
      id: newId(),
      workspaceId,
      name: 'chem122.txt',
      bytes: sizeInBytes,
      fileHash: hash,
      status: 'queued',
      uploadedBy: account.id,
      createdAt: server.clock.now(),
    });
    return { removing };
  });
  await removal.removing;
  expect(await storage.has(hash)).toBe(true);
});
