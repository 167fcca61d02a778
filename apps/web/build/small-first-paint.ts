import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

const FILE = 'first-paint.js';

/** What stands in `public` is copied as written; this file is waited for by every first paint, so it loses its comments. */
export function smallFirstPaint(): Plugin {
  let file = '';
  return {
    name: 'syllabi:small-first-paint',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      file = path.resolve(root, outDir, FILE);
    },
    closeBundle: {
      sequential: true,
      handler: async (fault?: Error) => {
        if (!fault) await writeFile(file, minifySync(FILE, await readFile(file, 'utf8')).code);
      },
    },
  };
}
