import './ui/styles/base';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { useAuth } from './features/auth/model/auth';
import { nextTask } from './lib/next-task';
import { styleNonce } from './lib/nonce';
import { createQueryClient } from './lib/query-client';
import { parseSearchAsStrings, stringifySearch } from './lib/search-values';
import { routeTree } from './routeTree.gen';
import { GeneralError } from './ui/errors/GeneralError';
import { NotFoundError } from './ui/errors/NotFoundError';
import { themeManager } from './ui/theme/color-scheme';
import { resolveVariables, theme } from './ui/theme/theme';

Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

const queryClient = createQueryClient({
  isSignedIn,
  onSessionExpired: leaveSession,
  onServerError: showServerError,
});

type AppRouter = ReturnType<typeof makeRouter>;
let router: AppRouter;

const makeRouter = () =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: GeneralError,
    defaultNotFoundComponent: NotFoundError,
    parseSearch: parseSearchAsStrings,
    stringifySearch,
    scrollRestoration: true,
    scrollToTopSelectors: ['#content'],
    trailingSlash: 'preserve',
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

function isSignedIn() {
  const { userId, isLeaving } = useAuth.getState();
  return userId !== '' && !isLeaving;
}

/** Out of the SDK first: the guard would send someone it still knows straight back. */
async function leaveSession() {
  const redirect = router.history.location.href;
  if (redirect.startsWith('/sign-in')) return;
  await useAuth.getState().signOut();
  await router.navigate({ to: '/sign-in', search: { redirect } });
}

function showServerError() {
  void router.navigate({ to: '/500' });
}

/** Nothing that one person loaded is shown to the next. */
useAuth.subscribe((now, before) => {
  if (now.userId === before.userId || before.userId === '') return;
  queryClient.clear();
});

/** After an update the page asks for files that are gone: the new page has the new ones. Once, then the error shows. */
window.addEventListener('vite:preloadError', (event) => {
  const key = 'reloaded-for';
  if (!navigator.onLine || sessionStorage.getItem(key) === window.location.href) return;
  sessionStorage.setItem(key, window.location.href);
  event.preventDefault();
  window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);

/** In parts, as a transition is drawn too: between them the browser paints and answers. */
async function start(element: Element) {
  await nextTask();
  router = makeRouter();
  await nextTask();
  const reactRoot = createRoot(element);
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={resolveVariables}
          colorSchemeManager={themeManager()}
          defaultColorScheme="auto"
          deduplicateCssVariables={false}
          getStyleNonce={styleNonce}
        >
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </StrictMode>,
    ),
  );
}
