import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Settings = TestProjectInlineConfiguration['test'];

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const setupFiles = [here('apps/server/src/testing/set-up.ts')];
/** One throw-away PostgreSQL for the run; each file of tests makes databases of its own in it. */
const globalSetup = [here('apps/server/src/testing/global-setup.ts')];

/** Real databases, mail servers and processes take their time on a busy machine; none of this is ever slept through. */
const patience: Settings = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
};

/** Nothing moves, so that no movement outlives the test that began it. */
const CALM = { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } };

/** For modules that keep nothing between two calls: one process loads them for all its files. */
const SHARED: Settings = { isolate: false };

const project = (name: string, folder: string, settings: Settings = {}): TestProjectInlineConfiguration => ({
  test: { name, root: here(folder), environment: 'node', setupFiles, ...patience, ...settings },
});

export default defineConfig({
  test: {
    // One fewer would leave one for two processors, half of them waiting for the database.
    maxWorkers: '100%',
    projects: [
      project('scripts', 'scripts'),
      project('calendar', 'packages/calendar', SHARED),
      project('grading', 'packages/grading', SHARED),
      project('ask', 'packages/ask', SHARED),
      project('extraction', 'packages/extraction', SHARED),
      project('identity', 'packages/identity', { globalSetup }),
      project('cli', 'packages/cli'),
      project('server', 'apps/server', { globalSetup, ...SHARED }),
      {
        extends: here('apps/web/vite.config.ts'),
        ...project('web', 'apps/web', {
          environment: 'happy-dom',
          environmentOptions: CALM,
          setupFiles: [...setupFiles, here('apps/web/src/testing/patience.ts')],
        }),
      },
    ],
  },
});
