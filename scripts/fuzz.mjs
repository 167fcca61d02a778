// Reads 10,000 harmed and made-up documents, or as many as asked for: `npm run fuzz -- 2000`.
import { inProject, mustRun } from './support/project.mjs';

const runs = Number(process.argv[2] ?? 10_000);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('How many documents? For example: npm run fuzz -- 2000');
  process.exit(1);
}
process.env.FUZZ_RUNS = String(runs);
const vitest = inProject('node_modules/vitest/vitest.mjs');
await mustRun('Fuzzing', process.execPath, [vitest, 'run', '--project', 'extraction', 'engine.fuzz']);
