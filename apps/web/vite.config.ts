import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The server puts a fresh nonce here with every answer (Content-Security-Policy). */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** The text face of the first paint is asked for together with the page, not after its style sheet. */
function preloadTextFace(): Plugin {
  return {
    name: 'syllabi:preload-text-face',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.includes('inter-latin-wght-normal'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** sonner adds its styles as it loads; under a strict policy the element needs the page's nonce first. */
function nonceForToastStyles(): Plugin {
  const creation = "document.createElement('style')";
  return {
    name: 'syllabi:nonce-for-toast-styles',
    transform(code, id) {
      if (!id.includes('/sonner/dist/') || !code.includes(creation)) return null;
      return code.replace(
        creation,
        `Object.assign(${creation}, { nonce: document.querySelector('meta[property="csp-nonce"]')?.nonce ?? '' })`,
      );
    },
  };
}

/** What the first script itself imports. */
const start = { name: 'start', priority: 3, tags: ['$initial' as const] };

/** What every page needs comes in one file; left alone it would be fifty, each with its own headers. */
const everyPage = {
  name: 'base',
  priority: 2,
  test: new RegExp(
    [
      'vite/preload-helper',
      'node_modules/(react|react-dom|scheduler|zustand)/',
      'node_modules/@tanstack/(react-router|router-core|history|store|react-store)/',
      'node_modules/@tanstack/query-core/build/modern/(queryClient|queryCache|mutationCache)\\.',
      'node_modules/@mantine/core/esm/core/',
      'node_modules/@mantine/core/esm/components/(UnstyledButton|Button|ActionIcon|Loader|Transition|Input|InputBase)/',
      'node_modules/@tanstack/react-query/build/modern/QueryClientProvider\\.',
      'apps/web/src/ui/(Logo|EmptyState|Drawing|drawings.module|errors/ErrorPage)\\.',
    ].join('|'),
  ),
};

/** The pieces that the pages around signing in share. */
const signInPages = {
  name: 'sign-in-pages',
  priority: 1,
  test: new RegExp(
    [
      'node_modules/@mantine/core/esm/components/(TextInput|PasswordInput)/',
      'apps/web/src/features/auth/components/(AuthCard|AuthForm|EmailField|GoogleButton)\\.',
      'apps/web/src/features/auth/model/(email|second-step|use-auth-form)\\.',
      'apps/web/src/lib/(auth-errors|own-path|use-draft|use-capabilities)\\.',
      'apps/web/src/ui/PasswordField\\.',
      'apps/web/src/routes/\\(auth\\)/-GoOn',
    ].join('|'),
  ),
};

/** Wanted inside, and by a public page that shall not load the inside for it. */
const onBothSides = [
  { name: 'queries', priority: 1, test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  { name: 'dates', priority: 1, test: /apps\/web\/src\/lib\/plan\/(wording|days)\./ },
  { name: 'icons', priority: 1, test: /icons\/Icon(Check|FileText|HelpCircle|Search|Upload)\./ },
  { name: 'tiles', priority: 1, test: /apps\/web\/src\/ui\/(CourseTile|KindIcon)\./ },
];

/** What every page behind sign-in needs: its frame, the client of the API, menus and their placing. */
const everyPageInside = {
  name: 'inside',
  test: new RegExp(
    [
      'node_modules/(axios|@floating-ui)/',
      'node_modules/@mantine/core/esm/components/(Menu|Popover|Tooltip|FocusTrap|Portal)/',
      'apps/web/src/api/',
      'apps/web/src/features/frame/(?!CommandPalette|PhoneMenu|ShortcutsDialog|use-first-entry|FrameBones)',
      'apps/web/src/lib/(me|page-title|workspace)\\.',
      'apps/web/src/ui/(Page|PageHead|Section|LoadFailed|CourseTile)\\.',
    ].join('|'),
  ),
};

const serverAddress = process.env.SYLLABI_SERVER ?? 'http://127.0.0.1:3000';
const servedByServer =
  '^/(api|v1|v2|feeds|dev|healthz|readyz|\\.well-known|identitytoolkit|securetoken)(/|$)';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    preloadTextFace(),
    nonceForToastStyles(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  html: { cspNonce: NONCE_PLACEHOLDER },
  server: { host: '127.0.0.1', proxy: { [servedByServer]: { target: serverAddress } } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [start, everyPage, signInPages, ...onBothSides, everyPageInside] } },
    },
  },
});
