// npm run dev: the server and the web app, both started again as their files change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildClient } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { failWith, inProject } from './support/project.mjs';
import { ensureNode } from './toolchain.mjs';

try {
  await ensureNode();
  await ensureInstalled();
  await buildClient();
} catch (error) {
  failWith(error);
}

const { PORT = '3000', WEB_PORT = '5173' } = process.env;
const programs = [
  {
    args: ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'],
    cwd: inProject(),
    env: { PUBLIC_URL: `http://localhost:${WEB_PORT}` },
  },
  {
    args: [inProject('node_modules/vite/bin/vite.js'), '--port', WEB_PORT, '--strictPort'],
    cwd: inProject('apps/web'),
    env: { SYLLABI_SERVER: `http://127.0.0.1:${PORT}` },
  },
];

const children = programs.map(({ args, cwd, env }) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...env, ...process.env } }),
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => children.map((child) => child.kill(signal)));
}
// One without the other is of no use.
await Promise.race(children.map((child) => once(child, 'close')));
for (const child of children) child.kill('SIGTERM');
