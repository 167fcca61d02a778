import { isPage, outdated } from './rules';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: what this version of the web app is made of. */
declare const BUILT: { version: string; files: string[] };

const PAGE = '/';
const PREFIX = 'files of ';
const NAME = `${PREFIX}${BUILT.version}`;

/**
 * Opens the product without a network: its page, its scripts and its styles are kept, nothing that the API answers.
 * Files with a hash in their name come from here at once; the page comes from the network whenever there is one.
 */
export function keepFiles(): void {
  self.addEventListener('install', (event) => {
    event.waitUntil(keepAll().then(() => self.skipWaiting()));
  });
  self.addEventListener('activate', (event) => {
    event.waitUntil(takeOver());
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== self.location.origin) return;
    if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
    else if (request.mode === 'navigate' && isPage(url.pathname))
      event.respondWith(networkFirst(event, PAGE));
    else if (BUILT.files.includes(url.pathname)) event.respondWith(networkFirst(event, url.pathname));
  });
}

/** A file of an earlier version whose name is the same is the same file. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    [PAGE, ...BUILT.files].map(async (path) => {
      const kept = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      if (kept) return cache.put(path, kept);
      const answer = await fetch(path, { cache: 'no-cache', headers: { accept: 'text/html, */*' } });
      if (!answer.ok) throw new Error(`${path} cannot be kept: ${answer.status}`);
      await cache.put(path, answer);
    }),
  );
}

/** Pages that are open still ask for files of the version before, so that its files stay until the next one. */
async function takeOver(): Promise<void> {
  const names = outdated(await caches.keys(), { prefix: PREFIX, now: NAME });
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(NAME);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function networkFirst(event: FetchEvent, path: string): Promise<Response> {
  try {
    return (await (event.preloadResponse as Promise<Response | undefined>)) ?? (await fetch(event.request));
  } catch (error) {
    const cache = await caches.open(NAME);
    const kept = await cache.match(path, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
