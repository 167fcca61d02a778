import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstFiles } from './build/first-files.ts';
import { serviceWorker } from './build/service-worker.ts';
import { smallFirstPaint } from './build/small-first-paint.ts';
import { smallTextFace, TEXT_FACE } from './build/small-text-face.ts';

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
          .filter((file) => file.includes(TEXT_FACE))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** What is drawn before any script is, the frame or an empty page, does not wait for the scripts. */
function stylesBeforeScripts(): Plugin {
  return {
    name: 'syllabi:styles-before-scripts',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module"', '$& fetchpriority="low"'),
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

const oneOf = (...paths: string[]) => new RegExp(paths.join('|'));
const mantine = (...components: string[]) =>
  `node_modules/@mantine/core/esm/components/(${components.join('|')})/`;

/** What every page needs comes in one file; left alone it would be fifty, each with its own headers. */
const everyPage = {
  name: 'base',
  priority: 2,
  test: oneOf(
    'vite/preload-helper',
    'node_modules/(react|react-dom|scheduler|zustand)/',
    'node_modules/@tanstack/(react-router|router-core|history|store|react-store)/',
    'node_modules/@tanstack/query-core/build/modern/(queryClient|queryCache|mutationCache)\\.',
    'node_modules/@tanstack/react-query/build/modern/QueryClientProvider\\.',
    'node_modules/@mantine/core/esm/core/',
    mantine(
      'UnstyledButton',
      'Button',
      'ActionIcon',
      'Loader',
      'Transition',
      'Input',
      'InputBase',
      'TextInput',
    ),
    'node_modules/@mantine/hooks/esm/use-uncontrolled/',
    'node_modules/@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)\\.',
    'node_modules/@tabler/icons-react/dist/esm/icons/Icon(AlertTriangle|Check)\\.',
    'apps/web/src/lib/(auth-errors|own-path|use-draft|use-capabilities|can-use-passkeys|google/google)\\.',
    'apps/web/src/ui/(Logo|opening|EmptyState|Drawing|drawings.module|errors/ErrorPage)\\.',
  ),
};

/** The pieces that the pages around signing in share. */
const signInPages = {
  name: 'sign-in-pages',
  priority: 1,
  test: oneOf(
    mantine('PasswordInput'),
    'apps/web/src/features/auth/SignInPage\\.',
    'apps/web/src/features/auth/components/(AuthCard|AuthForm|EmailField|GoogleButton)\\.',
    'apps/web/src/features/auth/model/(email|second-step|use-auth-form)\\.',
    'apps/web/src/ui/PasswordField\\.',
    'apps/web/src/routes/\\(auth\\)/(-GoOn|sign-in.tsx\\?tsr-split)',
  ),
};

/** Wanted inside, and by public pages that shall not load the inside for it. */
const onBothSides = {
  name: 'both-sides',
  priority: 1,
  test: oneOf(
    'node_modules/@tanstack/(react-query|query-core)/',
    'node_modules/@tabler/icons-react/dist/esm/icons/Icon(FilePlus|FileText|HelpCircle|Search|Upload|X)\\.',
    'apps/web/src/lib/(kept-file|save-file|plan/(wording|days))\\.',
    'apps/web/src/ui/(CourseTile|KindIcon|LinkButton|SkipLink|Waiting|drawings)\\.',
  ),
};

/** What every page behind sign-in needs, and the small pieces that most of them share. */
const everyPageInside = {
  name: 'inside',
  test: oneOf(
    'node_modules/@floating-ui/',
    mantine('Menu', 'Popover', 'Tooltip', 'FocusTrap', 'Portal', 'Checkbox', 'Group', 'Stack', 'Text'),
    'node_modules/@mantine/core/(esm/utils/InlineInput|styles)/',
    'node_modules/@mantine/(hooks/|core/esm/components/ScrollArea/utils/to-int\\.)',
    'node_modules/@tabler/icons-react/dist/esm/icons/Icon(Arrow(Down|Up|Right)|Chevron(Down|Left|Right)|Copy|Download|Refresh|Trash)\\.',
    'apps/web/src/api/',
    'apps/web/src/features/documents/(AddSyllabiProvider|components/DropAnywhere|model/(?!send-file|check-file))',
    'apps/web/src/features/frame/(?!CommandPalette|PhoneMenu|ShortcutsDialog|SignOutQuestion|use-first-entry|Conflicts|OfflineNotice\\.tsx|palette-entry|use-commands|use-found|use-recent)',
    'apps/web/src/lib/(me|page-title|workspace|screen|short|use-first-drawing|use-light-print)\\.',
    'apps/web/src/lib/plan/(?!read-)',
    'apps/web/src/features/(dashboard/queries|chats/(people|assistant)/list-queries)\\.',
    'apps/web/src/routes/_authenticated/(-Workspace|-ask-early|route.tsx\\?tsr-split)',
    'apps/web/src/ui/(Page|PageHead|RowMenu|use-current-in-sight|Section|LoadFailed|StatusIcon|styles/workspace)\\.',
  ),
};

/** A choice from a list, and a dialog: each for the pages that have one. */
const select = { name: 'select', test: oneOf(mantine('Select', 'Combobox', 'ScrollArea')) };
const dialog = {
  name: 'dialog',
  test: oneOf(mantine('Modal', 'ModalBase', 'NativeScrollArea'), 'node_modules/react-remove-scroll/'),
};

/** What keeps the last state, lets changes wait and hears those of others: wanted after the page is there, and then all. */
const afterwards = {
  name: 'afterwards',
  test: oneOf(
    'apps/web/src/lib/offline/(?!use-offline|waiting\\.store|send-waiting|keep-sending|new-task|unheard-tasks|overview-task)',
    'apps/web/src/lib/live/(one-stream|follow-changes)\\.',
    // Its few rules go with those of the frame: a file of their own would weigh more.
    'apps/web/src/features/frame/OfflineNotice\\.tsx',
    'node_modules/eventsource-parser/',
  ),
};

/** What the list of tasks and the page of one share. */
const tasks = {
  name: 'of-tasks',
  test: oneOf(
    'apps/web/src/features/tasks/(queries|labels|members)\\.',
    'apps/web/src/features/tasks/components/(DueCell|MergeHost|RowExtras|SourceChip)\\.',
    'apps/web/src/features/tasks/model/(ask-to-merge|repeat-text|task|task-search|use-refresh)\\.',
    'node_modules/@tabler/icons-react/dist/esm/icons/Icon(Repeat|Subtask)\\.',
  ),
};

/** What the pages of the settings share. */
const settings = {
  name: 'settings',
  test: oneOf(
    'apps/web/src/features/settings/(SettingsLayout|queries|components/(Choice|Setting)\\.|model/(change|parents))',
    'apps/web/src/routes/_authenticated/settings/route.tsx\\?tsr-split',
  ),
};

const serverAddress = process.env.SYLLABI_SERVER ?? 'http://127.0.0.1:3000';
const servedByServer =
  '^/(__/auth|api|v1|v2|feeds|dev|healthz|readyz|\\.well-known|identitytoolkit|securetoken)(/|$)';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    smallTextFace(),
    preloadTextFace(),
    firstFiles(),
    stylesBeforeScripts(),
    nonceForToastStyles(),
    smallFirstPaint(),
    serviceWorker(),
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
      output: {
        codeSplitting: {
          groups: [
            start,
            everyPage,
            signInPages,
            onBothSides,
            everyPageInside,
            tasks,
            settings,
            afterwards,
            select,
            dialog,
          ],
        },
      },
    },
  },
});
