import { beforeEach, expect, test, vi } from 'vitest';
import script from '../public/first-paint.js?raw';

const root = document.documentElement;
const run = () => new Function(script)();

function prefersDark(isDark: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isDark && query.includes('dark') }));
}

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-mantine-color-scheme');
  root.removeAttribute('data-font');
  root.removeAttribute('data-opening');
  document.head.replaceChildren();
});

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['purple', true, 'dark'],
])('with the theme %j on a system that is dark: %j, the page is %s', (theme, isDark, expected) => {
  if (theme) localStorage.setItem('vite-ui-theme', theme);
  prefersDark(isDark);
  run();
  expect(root.dataset.mantineColorScheme).toBe(expected);
});

test.each([
  [null, 'inter'],
  ['inter', 'inter'],
  ['manrope', 'manrope'],
  ['system', 'system'],
  ['comic', 'inter'],
])('with the font %j the page has %s', (font, expected) => {
  if (font) localStorage.setItem('font', font);
  prefersDark(false);
  run();
  expect(root.dataset.font).toBe(expected);
});

test('where storage is forbidden the defaults apply', () => {
  prefersDark(false);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('The operation is insecure.');
    },
  });
  run();
  expect([root.dataset.mantineColorScheme, root.dataset.font]).toEqual(['light', 'inter']);
  vi.unstubAllGlobals();
});

const FIRST_FILES = {
  files: ['assets/inside.js', 'assets/inside.css', 'assets/tasks.js', 'assets/task.js', 'assets/sign-in.js'],
  inside: [0, 1],
  pages: [
    { pattern: '^/tasks/?$', isInside: true, wants: [2], words: { title: 'Tasks', lead: 'All of them.' } },
    {
      pattern: '^/sign-in/?$',
      isInside: false,
      wants: [4],
      words: { on: 'card', title: 'Sign in', lead: 'Welcome back.', terms: 'All of them.' },
    },
    { pattern: '^/terms/?$', isInside: false, wants: [], words: { on: 'reading', title: 'Terms' } },
    { pattern: '^/leaving/?$', isInside: false, wants: [] },
    { pattern: '^/tasks/[^/]+/?$', isInside: true, wants: [3] },
    {
      pattern: '^/calendar/?$',
      isInside: true,
      wants: [],
      words: { lead: 'All days.', isBesideAction: true },
    },
  ],
};

function openAt(path: string, { signedIn }: { signedIn: boolean }) {
  prefersDark(false);
  window.history.replaceState(null, '', path);
  if (signedIn) localStorage.setItem('signed-in', 'yes');
  document.head.innerHTML = `<script type="application/json" id="first-files">${JSON.stringify(FIRST_FILES)}</script>`;
  run();
  // The rest of the page comes: nothing waits for it beyond its test.
  document.body.innerHTML = ['opening', 'outside']
    .map(
      (id) =>
        `<div id="${id}"><i class="title"></i><i class="lead"></i>${id === 'outside' ? '<i class="terms"></i>' : ''}</div>`,
    )
    .join('');
  document.dispatchEvent(new Event('readystatechange'));
  return [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);
}

/** What stands before the page, and what it says. */
const opening = () => {
  const kind = root.dataset.opening;
  const id = kind === 'frame' ? 'opening' : 'outside';
  const said = [...document.querySelectorAll(`#${id} i`)].map(({ textContent }) => textContent);
  return kind === undefined ? undefined : [kind, ...said];
};

test('who is signed in opens the frame, and what a page inside wants is asked for with the page', () => {
  expect(openAt('/tasks/?view=board', { signedIn: true })).toEqual([
    ['modulepreload', '/assets/inside.js'],
    ['preload', '/assets/inside.css'],
    ['modulepreload', '/assets/tasks.js'],
  ]);
});

test.each([
  ['/tasks/', true, ['frame', 'Tasks', 'All of them.']],
  ['/tasks/01a1', true, ['frame', '', '']],
  ['/tasks/', false, ['card', 'Sign in', 'Welcome back.', 'All of them.']],
  ['/sign-in', false, ['card', 'Sign in', 'Welcome back.', 'All of them.']],
  ['/sign-in', true, undefined],
  ['/terms', false, ['reading', 'Terms', '', '']],
  ['/terms', true, ['reading', 'Terms', '', '']],
  ['/leaving', false, undefined],
  ['/no/such/page', true, undefined],
])('before %s there is, where somebody is signed in (%j): %j', (path, signedIn, expected) => {
  openAt(path, { signedIn });
  expect(opening()).toEqual(expected);
});

test('words without a title leave the room of the action beside them', () => {
  openAt('/calendar/', { signedIn: true });
  const [title, lead] = document.querySelectorAll<HTMLElement>('#opening i');
  expect(opening()).toEqual(['frame', '', 'All days.']);
  expect([title?.dataset.beside, lead?.dataset.beside]).toEqual([undefined, '']);
});

test('an address with a number in it has the files of its own page', () => {
  expect(openAt('/tasks/01a1', { signedIn: true }).at(-1)).toEqual(['modulepreload', '/assets/task.js']);
});

test('a page for everybody is asked for alone', () => {
  expect(openAt('/sign-in', { signedIn: false })).toEqual([['modulepreload', '/assets/sign-in.js']]);
});

test.each([
  ['nobody signed in is led elsewhere from', '/tasks/', false],
  ['who is signed in is led on from', '/sign-in', true],
  ['nothing is known of', '/no/such/page', true],
])('nothing is asked for early where %s %s', (_case, path, signedIn) => {
  expect(openAt(path, { signedIn })).toEqual([]);
});
