import { rm } from 'node:fs/promises';
import { readOutcome } from './failures.mjs';
import { inProject, node } from './project.mjs';

const OUTCOMES = {
  vitest: inProject('.stamps', 'vitest.json'),
  playwright: inProject('.stamps', 'playwright.json'),
};

/**
 * A check either holds or not. Each stage answers how many of its parts passed, and which failed. Others run beside it, so
 * what it says comes in one piece.
 */
export const check =
  (script, ...args) =>
  async () => {
    let said = '';
    const onOutput = (text) => {
      said += text;
    };
    const code = await node(script, args, { onOutput });
    if (said) console.log(said.trimEnd());
    return outcome(code, { passed: code === 0 ? 1 : 0, failures: [] });
  };

export async function vitest() {
  await rm(OUTCOMES.vitest, { force: true });
  const reporter = inProject('scripts/support/vitest-reporter.mjs');
  const args = ['run', '--reporter=default', `--reporter=${reporter}`];
  const env = { ...process.env, VITEST_OUTCOME: OUTCOMES.vitest };
  const code = await node('node_modules/vitest/vitest.mjs', args, { env });
  return outcome(code, await readOutcome(OUTCOMES.vitest));
}

export async function journeys() {
  await rm(OUTCOMES.playwright, { force: true });
  const reporter = inProject('scripts/support/playwright-reporter.mjs');
  const args = ['test', `--reporter=list,${reporter}`];
  const env = { ...process.env, PLAYWRIGHT_OUTCOME: OUTCOMES.playwright };
  const code = await node('node_modules/@playwright/test/cli.js', args, { cwd: inProject('e2e'), env });
  return outcome(code, await readOutcome(OUTCOMES.playwright));
}

/** A run that ended badly without a failed test is a failure of its own. */
function outcome(code, { passed, failures }) {
  if (code === 0 || failures.length > 0) return { passed, failures };
  return { passed, failures: [{ name: `it ended with ${code}`, message: 'What it printed stands above.' }] };
}
