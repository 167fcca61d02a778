// npm test: installs what is missing, then everything that must hold, quick to slow.
import { availableParallelism } from 'node:os';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureBrowser } from './support/browser.mjs';
import { listenForTheEnd } from './support/ending.mjs';
import { describeFailure } from './support/failures.mjs';
import { failWith } from './support/project.mjs';
import { check, journeys, vitest } from './support/stages.mjs';
import { ensureNode } from './toolchain.mjs';

const tsc = (project) => check('node_modules/typescript/bin/tsc', '-p', project);

const checks = [
  ['types', tsc('tsconfig.json')],
  ['types of the web app', tsc('apps/web/tsconfig.json')],
  ['types of the service worker', tsc('apps/web/src/service-worker/tsconfig.json')],
  ['format and lint', check('node_modules/@biomejs/biome/bin/biome', 'check', '.')],
  [
    'import rules',
    check(
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
      'e2e',
      'bench',
    ),
  ],
  ['unused code', check('node_modules/knip/bin/knip.js')],
  ['proofs of the security page', check('scripts/check-security.mjs')],
];

/** One after the other; what stands in one list needs nothing of each other and runs side by side. */
const stages = [
  // The web app's types need the client and the route tree, which the build makes.
  [['the build', () => build().then(() => ({ passed: 1, failures: [] }))]],
  checks,
  [['unit and integration tests', vitest]],
  [['journeys', () => ensureBrowser().then(journeys)]],
];

try {
  await ensureNode();
  await ensureInstalled();
} catch (error) {
  failWith(error);
}

const { endedBy } = listenForTheEnd();
const failed = [];
let passed = 0;

async function perform([name, stage]) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const outcome = await stage().catch((error) => {
    console.error(error.message);
    return { passed: 0, failures: [{ name: 'it could not be run', message: error.message }] };
  });
  passed += outcome.passed;
  failed.push(...outcome.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` })));
  if (endedBy()) process.exit(endedBy());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${outcome.failures.length > 0 ? 'failed' : 'good'} (${seconds} s)`);
}

/** As many at once as there are processors. */
async function performAll(sideBySide) {
  const waiting = sideBySide.values();
  const hand = async () => {
    for (const stage of waiting) await perform(stage);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, hand));
}

for (const sideBySide of stages) await performAll(sideBySide);

for (const failure of failed) console.log(`\n${describeFailure(failure)}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
