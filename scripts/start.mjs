// npm start: installs and builds what is missing, then runs the server in this process.
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { keepCompiled } from './support/compiled.mjs';
import { failWith, inProject } from './support/project.mjs';
import { ensureNode } from './toolchain.mjs';

try {
  await ensureNode();
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'));
  await ensureInstalled();
  await build();
} catch (error) {
  failWith(error);
}
keepCompiled();
await import('../apps/server/src/main.ts');
