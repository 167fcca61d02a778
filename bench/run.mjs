// npm run bench -- NAME [options]: runs bench/NAME.ts.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureNode } from '../scripts/toolchain.mjs';

const [name, ...options] = process.argv.slice(2);
const file = new URL(`./${name}.ts`, import.meta.url);
if (!name || !existsSync(file)) {
  const names = readdirSync(fileURLToPath(new URL('.', import.meta.url)))
    .filter((entry) => entry.endsWith('.ts') && !entry.includes('.worker.'))
    .map((entry) => entry.slice(0, -3));
  console.error(`usage: npm run bench -- NAME [options]\nnames: ${names.join(', ')}`);
  process.exit(2);
}
await ensureNode();
process.argv.splice(2, process.argv.length, ...options);
await import(file.href);
