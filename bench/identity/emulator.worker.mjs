// Runs the Auth emulator of an installed firebase-tools: `node emulator.worker.mjs FOLDER PORT`.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [folder, port] = process.argv.slice(2);
const require = createRequire(join(folder, 'package.json'));
// Out of sight of the tools that look for what must be installed: this is, elsewhere.
const { AuthEmulator } = require(['firebase-tools', 'lib/emulator/auth'].join('/'));
await new AuthEmulator({ host: '127.0.0.1', port: Number(port), projectId: 'bench' }).start();
process.stdout.write('is ready\n');
