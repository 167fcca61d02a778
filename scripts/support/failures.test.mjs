import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeFailure, readOutcome } from './failures.mjs';
import { inProject, node } from './project.mjs';

/** @returns {Promise<string>} a folder inside the project, where its packages are found; gone after the test */
async function newFolder() {
  await mkdir(inProject('.stamps'), { recursive: true });
  const folder = await mkdtemp(inProject('.stamps', 'failures-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const SUM = `test('one and one', () => { expect(1 + 1).toBe(2); });
test('two and two', () => { expect(2 + 2).toBe(5); });`;

/** @returns what a program of tests came to, run quietly over a folder, to which these files are added */
async function outcomeOf(program, { folder, args, variable, files }) {
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const file = path.join(folder, 'outcome.json');
  const env = { ...process.env, [variable]: file };
  await node(program, args, { cwd: folder, env, stdio: 'ignore' });
  return readOutcome(file);
}

test('of unit tests are kept what failed in a test, before it and outside of any', async () => {
  const folder = await newFolder();
  const reporter = inProject('scripts/support/vitest-reporter.mjs');
  const { passed, failures } = await outcomeOf('node_modules/vitest/vitest.mjs', {
    folder,
    args: ['run', '--root', folder, '--globals', `--reporter=${reporter}`],
    variable: 'VITEST_OUTCOME',
    files: {
      'sum.test.mjs': SUM,
      'broken.test.mjs': "throw new Error('no such word');",
      'killed.test.mjs': "test('in the middle', () => process.kill(process.pid, 'SIGKILL'));",
      'late.test.mjs': "test('in time', () => { setImmediate(() => { throw new Error('too late'); }); });",
    },
  });

  expect(passed).toBe(2);
  expect(failures.map(({ name }) => name.replace(/^.*\//, '')).sort()).toEqual([
    'broken.test.mjs',
    'outside of any test',
    'outside of any test',
    'sum.test.mjs › two and two',
  ]);
  const said = failures.map(describeFailure).join('\n');
  expect(said).toContain('expected 4 to be 5');
  expect(said).toContain('no such word');
  expect(said).toContain('too late');
  expect(said).toContain('signal SIGKILL');
});

test('of journeys are kept what failed in one and outside of any', async () => {
  const folder = await newFolder();
  const reporter = inProject('scripts/support/playwright-reporter.mjs');
  const playwright = (files) =>
    outcomeOf('node_modules/@playwright/test/cli.js', {
      folder,
      args: ['test', `--reporter=${reporter}`],
      variable: 'PLAYWRIGHT_OUTCOME',
      files,
    });

  const one = await playwright({
    'playwright.config.mjs': "export default { testMatch: '*.spec.mjs' };",
    'sum.spec.mjs': `import { expect, test } from '@playwright/test';\n${SUM}`,
  });
  expect(one.passed).toBe(1);
  expect(one.failures.map(({ name }) => name.replace(/^.*\//, ''))).toEqual(['sum.spec.mjs:3 › two and two']);
  expect(describeFailure(one.failures[0])).toContain('Expected: 5');

  // A file that cannot be loaded keeps all others from being run.
  const none = await playwright({ 'broken.spec.mjs': "throw new Error('no such page');" });
  expect(none.passed).toBe(0);
  expect(none.failures.map(({ name }) => name)).toEqual(['outside of any journey']);
  expect(none.failures[0].message).toContain('no such page');
});

test('a failure is told in a few lines, without colours', () => {
  const message = `\u001b[31mExpected\u001b[39m\n\n${'    at a line\n'.repeat(40)}`;
  const lines = describeFailure({ name: 'a test', message }).split('\n');
  expect(lines.slice(0, 2)).toEqual(['✘ a test', '    Expected']);
  expect(lines).toHaveLength(13);
});

test('a run that ended before its report was written has passed nothing', async () => {
  expect(await readOutcome(inProject('.stamps', 'no-such-run.json'))).toEqual({ passed: 0, failures: [] });
});
