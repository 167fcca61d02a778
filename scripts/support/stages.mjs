import { readFile, rm } from 'node:fs/promises';
import { inProject, node } from './project.mjs';

const REPORTS = {
  vitest: inProject('.stamps', 'vitest.json'),
  playwright: inProject('.stamps', 'playwright.json'),
};

/** A check either holds or not. Each stage answers how many of its parts passed and failed. */
export const check =
  (script, ...args) =>
  async () =>
    (await node(script, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export async function vitest() {
  await rm(REPORTS.vitest, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.vitest}`];
  const code = await node('node_modules/vitest/vitest.mjs', args);
  const report = await readReport(REPORTS.vitest);
  return outcome(code, report && { passed: report.numPassedTests, failed: report.numFailedTests });
}

export async function journeys() {
  await rm(REPORTS.playwright, { force: true });
  const code = await node('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    cwd: inProject('e2e'),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORTS.playwright },
  });
  const report = await readReport(REPORTS.playwright);
  return outcome(
    code,
    report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky },
  );
}

/** A run that ended badly without a failed test (a file that cannot be loaded, say) is a failure of its own. */
function outcome(code, counts = { passed: 0, failed: 0 }) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const readReport = (file) =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text),
    () => undefined,
  );
