// Installs the packages when they are not those of the lock file.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { fingerprint, writeWhole } from './support/fingerprint.mjs';
import { npm } from './support/npm.mjs';
import { failWith, inProject } from './support/project.mjs';

/** Inside of what it vouches for: `npm ci` begins by removing the folder, and the stamp goes with it. */
const stamp = inProject('node_modules', '.syllabi-installed');
const lock = inProject('.stamps', 'install.lock');

export async function ensureInstalled() {
  const now = await fingerprint(await manifests(), process.platform, process.arch);
  if (await isInstalled(now)) return;
  await withLock(async () => {
    if (await isInstalled(now)) return;
    console.log('Installing packages …');
    await rm(stamp, { force: true });
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    await npm('Installing packages', ['ci', ...quiet], { onStart: holdLock });
    await writeWhole(stamp, now);
  });
}

const isInstalled = async (now) => (await readFile(stamp, 'utf8').catch(() => '')) === now;

async function manifests() {
  const { workspaces } = JSON.parse(await readFile(inProject('package.json'), 'utf8'));
  const folders = await Promise.all(workspaces.map(expand));
  return ['package-lock.json', 'package.json', ...folders.flat().map((folder) => `${folder}/package.json`)];
}

async function expand(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return (await readdir(inProject(parent))).sort().map((name) => `${parent}/${name}`);
}

/** One install at a time; the lock of a process that is no more does not count. */
async function withLock(work) {
  await mkdir(inProject('.stamps'), { recursive: true });
  while (!(await takeLock())) await wait(200);
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function takeLock() {
  const draft = `${lock}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await writeFile(`${draft}/holders`, String(process.pid));
  // A folder with something in it cannot be renamed over: whoever comes second fails.
  const taken = await rename(draft, lock).then(
    () => true,
    () => false,
  );
  if (taken) return true;
  await rm(draft, { recursive: true, force: true });
  const holders = await readFile(`${lock}/holders`, 'utf8').catch(() => '');
  if (holders && !holders.split(' ').some((pid) => isAlive(Number(pid))))
    await rm(lock, { recursive: true, force: true });
  return false;
}

/** When we are killed, npm goes on: whoever comes next has to wait for its end too. */
const holdLock = (npmPid) => writeFile(`${lock}/holders`, `${process.pid} ${npmPid}`);

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await ensureInstalled().catch(failWith);
