// From the server's routes to the pages a browser gets. Each step is left out when nothing it is made from changed.
import { pathToFileURL } from 'node:url';
import { compressFiles } from './support/compress.mjs';
import { fingerprint, unlessDone } from './support/fingerprint.mjs';
import { failWith, inProject, mustRun } from './support/project.mjs';

const OPENAPI = 'apps/server/openapi.json';
const CLIENT = 'apps/web/src/api';
const DIST = 'apps/web/dist';
const PURE_PACKAGES = [
  'packages/ask/src',
  'packages/calendar/src',
  'packages/extraction/src',
  'packages/grading/src',
];
const LOCK = 'package-lock.json';

const node = (what, args, options) => mustRun(what, process.execPath, args, options);

/** Writes the OpenAPI document and, from it, the typed client of the web app. */
export async function buildClient() {
  const server = ['apps/server/src', 'packages/identity/src', ...PURE_PACKAGES, LOCK];
  await unlessDone({ stamp: 'openapi', now: await fingerprint(server), results: [OPENAPI] }, () =>
    node('Describing the API', ['apps/server/src/describe-api.ts', OPENAPI]),
  );
  const client = [OPENAPI, 'apps/web/openapi-ts.config.ts', LOCK];
  await unlessDone({ stamp: 'client', now: await fingerprint(client), results: [CLIENT] }, () =>
    node('Making the API client', [inProject('node_modules/@hey-api/openapi-ts/bin/run.js'), '--silent'], {
      cwd: inProject('apps/web'),
    }),
  );
}

/** Builds the web app into apps/web/dist. */
export async function build() {
  await buildClient();
  const web = ['apps/web', OPENAPI, ...PURE_PACKAGES, LOCK];
  await unlessDone(
    { stamp: 'web', now: await fingerprint(web), results: [`${DIST}/index.html`] },
    async () => {
      console.log('Building the web app …');
      await node(
        'Building the web app',
        [inProject('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
        {
          cwd: inProject('apps/web'),
        },
      );
      await compressFiles(inProject(DIST));
    },
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await build().catch(failWith);
