import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

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

/** One fewer would leave one for two processors, half of them waiting for the database. */
const maxWorkers = '100%';

const project = (name: string, folder: string, settings: Settings = {}): TestProjectInlineConfiguration => ({
  test: { name, root: here(folder), environment: 'node', setupFiles, ...patience, ...settings },
});

/** Who puts another module in the place of one has to be the first to load it, and needs a process of its own. */
const replacesModules = (file: string): boolean => readFileSync(file, 'utf8').includes('vi.mock(');

/** A project twice: the files that may share a process, and those that may not. */
function inTwoParts(
  name: string,
  folder: string,
  { mayShare = () => true, ...settings }: Settings & { mayShare?: (file: string) => boolean },
): TestProjectInlineConfiguration[] {
  const files = globSync('src/**/*.test.{ts,tsx}', { cwd: here(folder) });
  const isShared = (file: string) => mayShare(file) && !replacesModules(here(`${folder}/${file}`));
  const alone = files.filter((file) => !isShared(file));
  return [
    project(name, folder, { ...settings, ...SHARED, exclude: [...configDefaults.exclude, ...alone] }),
    project(`${name}, one by one`, folder, { ...settings, include: alone }),
  ];
}

/** What is drawn keeps its state in modules: sessions, caches, menus. */
const isDrawn = (file: string): boolean => file.endsWith('.tsx');

const web: Settings = {
  // What extends a file of its own takes nothing from this one.
  maxWorkers,
  environment: 'happy-dom',
  environmentOptions: CALM,
  setupFiles: [...setupFiles, here('apps/web/src/testing/patience.ts')],
};

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      project('scripts', 'scripts'),
      project('calendar', 'packages/calendar', SHARED),
      project('grading', 'packages/grading', SHARED),
      project('ask', 'packages/ask', SHARED),
      project('extraction', 'packages/extraction', SHARED),
      ...inTwoParts('identity', 'packages/identity', { globalSetup }),
      project('cli', 'packages/cli'),
      project('server', 'apps/server', { globalSetup, ...SHARED }),
      ...inTwoParts('web', 'apps/web', { ...web, mayShare: (file) => !isDrawn(file) }).map((part) => ({
        extends: here('apps/web/vite.config.ts'),
        ...part,
      })),
    ],
  },
});
