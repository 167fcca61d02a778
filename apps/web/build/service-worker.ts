import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url));
const BESIDE = ['first-paint.js', 'favicon.svg', 'site.webmanifest'];
/** What shows pages of documents and plays the demo weighs more than all the rest: kept once it was used. */
const WHEN_USED = /^(pdf|PdfView|demo|read-blocks|Liberation)|\.(br|gz|map)$/;

/** After the web app, builds the worker that keeps its files; it has to know all their names. */
export function serviceWorker(): Plugin {
  let dist = '';
  return {
    name: 'syllabi:service-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      dist = path.resolve(root, outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      // What broke the build is told by the build.
      handler: async (fault?: Error) => {
        if (!fault) await buildWorker(dist);
      },
    },
  };
}

async function buildWorker(dist: string): Promise<void> {
  const assets = (await readdir(path.join(dist, 'assets'))).filter((name) => !WHEN_USED.test(name)).sort();
  const files = [...BESIDE.map((name) => `/${name}`), ...assets.map((name) => `/assets/${name}`)];
  const built = { version: await fingerprint(dist, files), files };
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { BUILT: JSON.stringify(built) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** Another page or another file beside it is another version, even where no name changed. */
async function fingerprint(dist: string, files: string[]): Promise<string> {
  const hash = createHash('sha256').update(files.join('\n'));
  for (const name of ['index.html', ...BESIDE]) hash.update(await readFile(path.join(dist, name)));
  return hash.digest('hex').slice(0, 12);
}
