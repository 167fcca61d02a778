import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { openAllRoutes } from '../http/open-scope.ts';
import { answerUnknownRoute } from '../http/problems.ts';
import type { App } from '../http/types.ts';
import { createNonce, type Elsewhere, pagePolicy, usePagePolicy } from './content-security-policy.ts';

interface WebAppOptions {
  /** The built web app: `index.html`, hashed files in `assets/`, and a few beside it. */
  dist: string;
  isHttps: boolean;
  elsewhere?: Elsewhere | undefined;
}

/** Written into the page by the build wherever a style needs the nonce of the answer. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
/** What programs ask for, and files by their ending: an unknown one is missing. */
const NOT_A_PAGE =
  /^\/(__|api|assets|feeds|v1|v2|[a-z]+\.googleapis\.com|\.well-known)(\/|$)|^[^?]*\.[a-z0-9]+($|\?)/;
const WORKER = /worker[\w.-]*\.m?js($|\?)/;
/** Browsers read these of pages, and they would weigh as much as the smaller files. */
const FOR_PAGES_ALONE = ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'];
const toBrotli = promisify(brotliCompress);
/** Each page has a nonce of its own, so that each is compressed again: a third of its bytes, in a millisecond. */
const PAGE_EFFORT = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const ONE_YEAR_MS = 31_536_000_000;
const ONE_HOUR_MS = 3_600_000;

/** Serves the built web app: its files, and its one page for every address that is nothing else. */
export const webApp = fastifyPlugin(async (app: App, { dist, isHttps, elsewhere }: WebAppOptions) => {
  const currentPage = pageReader(path.join(dist, 'index.html'));
  app.setNotFoundHandler(async (request, reply) => {
    const page = isNavigation(request) ? await currentPage() : undefined;
    return page ? sendPage({ page, isHttps, elsewhere, request, reply }) : answerUnknownRoute(request, reply);
  });
  if (await currentPage()) await app.register(files, { dist, isHttps });
  else app.log.warn(`there is no web app in ${dist}; build it with \`npm run build\``);
});

/** Read again when it was built again: the page names files that only its own build has. */
function pageReader(file: string): () => Promise<string | undefined> {
  let kept: { page: string; writtenAt: number } | undefined;
  return async () => {
    const written = await stat(file).catch(() => undefined);
    if (written && written.mtimeMs !== kept?.writtenAt)
      kept = { page: await readFile(file, 'utf8'), writtenAt: written.mtimeMs };
    return kept?.page;
  };
}

async function files(app: App, { dist, isHttps }: WebAppOptions) {
  openAllRoutes(app);
  const asPage = usePagePolicy({ isHttps });
  app.addHook('onRequest', async function (request, reply) {
    for (const header of FOR_PAGES_ALONE) reply.removeHeader(header);
    // A worker runs under the policy of its own file, so it carries the page's; other scripts would only weigh more.
    if (WORKER.test(request.url)) await asPage.call(this, request, reply);
  });
  const shared = { preCompressed: true, index: false as const, schemaHide: true };
  await app.register(fastifyStatic, {
    ...shared,
    root: path.join(dist, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: ONE_YEAR_MS,
    // Kept for good, each is fetched once and whole: nothing is asked about it later.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: dist,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', 'index.html*', '**/*.gz', '**/*.br'],
    maxAge: ONE_HOUR_MS,
  });
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const { accept = '*/*' } = headers;
  return !NOT_A_PAGE.test(url) && (accept.includes('text/html') || accept.includes('*/*'));
}

interface SendPage extends Pick<WebAppOptions, 'isHttps' | 'elsewhere'> {
  page: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function sendPage({ page, isHttps, elsewhere, request, reply }: SendPage) {
  const nonce = createNonce();
  const words = page.replace(NONCE_PLACEHOLDER, nonce);
  reply
    .header('content-security-policy', pagePolicy({ nonce, isHttps, elsewhere }))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(words);
  return reply.header('content-encoding', 'br').send(await toBrotli(words, PAGE_EFFORT));
}
