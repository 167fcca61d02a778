import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inProject } from './project.mjs';

const IGNORED = /^(node_modules|dist|migrations|test-results|\.git)$|\.gen\.ts$|\.test\.tsx?$/;

/** One hash of the content of files and folders. */
export async function fingerprint(places, ...facts) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const place of places) {
    for (const file of await filesIn(inProject(place))) {
      hash.update(`\0${path.relative(inProject(), file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesIn(place) {
  const found = await stat(place).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [place];
  const names = (await readdir(place)).filter((name) => !IGNORED.test(name)).sort();
  return (await Promise.all(names.map((name) => filesIn(path.join(place, name))))).flat();
}

/** Does `work` unless it was done to the end for the same fingerprint before and its results are still there. */
export async function unlessDone({ stamp, now, results }, work) {
  const file = inProject('.stamps', stamp);
  const before = await readFile(file, 'utf8').catch(() => '');
  const isComplete = (await Promise.all(results.map((result) => exists(inProject(result))))).every(Boolean);
  if (before === now && isComplete) return false;
  await rm(file, { force: true });
  await work();
  await writeWhole(file, now);
  return true;
}

export const exists = (place) =>
  stat(place).then(
    () => true,
    () => false,
  );

/** A killed writer leaves the old file or none, never half of the new one. */
export async function writeWhole(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
