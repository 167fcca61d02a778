import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createStorage } from './create-storage.ts';

async function newStorage() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'syllabi files '));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { dataDir, storage: await createStorage({ url: 'file:', dataDir }) };
}

test('a file is kept under the hash of its bytes, once', async () => {
  const { storage, dataDir } = await newStorage();
  const bytes = Buffer.from('BIO 101, Fall 2026');
  const file = await storage.save(bytes);
  expect(file).toEqual({ hash: createHash('sha256').update(bytes).digest('hex'), sizeInBytes: 18 });
  expect(await storage.save(Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]))).toEqual(file);
  expect(Buffer.from(await storage.read(file.hash)).toString()).toBe('BIO 101, Fall 2026');
  expect(await text(storage.stream(file.hash))).toBe('BIO 101, Fall 2026');
  expect((await readdir(path.join(dataDir, 'files'), { recursive: true })).length).toBe(3);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const { storage, dataDir } = await newStorage();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('connection lost');
    })(),
  );
  await expect(storage.save(broken)).rejects.toThrow('connection lost');
  expect(await readdir(path.join(dataDir, 'files', 'incoming'))).toEqual([]);
});

test('a draft that is gone before it is looked at keeps nobody from starting', async () => {
  const { dataDir } = await newStorage();
  await symlink('gone', path.join(dataDir, 'files', 'incoming', 'moved-into-place'));
  const again = await createStorage({ url: 'file:', dataDir });
  await expect(again.check()).resolves.toBeUndefined();
});

test('removing a file makes it gone, and twice is fine', async () => {
  const { storage } = await newStorage();
  const { hash } = await storage.save(Buffer.from('x'));
  await storage.remove(hash);
  await storage.remove(hash);
  expect(await storage.has(hash)).toBe(false);
});

test('an address that is no hash reaches no other file', async () => {
  const { storage } = await newStorage();
  await expect(async () => storage.read('../../secret-key')).rejects.toThrow(
    'not the address of a stored file',
  );
});
