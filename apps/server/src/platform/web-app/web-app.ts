import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { openAllRoutes } from '../http/open-scope.ts';
import { answerUnknownRoute } from '../http/problems.ts';
import type { App } from '../http/types.ts';
import { createNonce, pagePolicy, usePagePolicy } from './content-security-policy.ts';

interface WebAppOptions {
  /** The built web app: `index.html`, hashed files in `assets/`, and a few beside it. */
  dist: string;
  isHttps: boolean;
}

/** Written into the page by the build wherever a style needs the nonce of the answer. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
/** What programs ask for, and files by their ending: an unknown one is missing. */
const NOT_A_PAGE =
  /^\/(api|assets|feeds|v1|v2|[a-z]+\.googleapis\.com|\.well-known)(\/|$)|^[^?]*\.[a-z0-9]+($|\?)/;
const ONE_YEAR_MS = 31_536_000_000;
const ONE_HOUR_MS = 3_600_000;

/** Serves the built web app: its files, and its one page for every address that is nothing else. */
export const webApp = fastifyPlugin(async (app: App, { dist, isHttps }: WebAppOptions) => {
  const page = await readFile(path.join(dist, 'index.html'), 'utf8').catch(() => undefined);
  app.setNotFoundHandler((request, reply) =>
    page && isNavigation(request) ? sendPage({ page, isHttps, reply }) : answerUnknownRoute(request, reply),
  );
  if (page) await app.register(files, { dist, isHttps });
  else app.log.warn(`there is no web app in ${dist}; build it with \`npm run build\``);
});

async function files(app: App, { dist, isHttps }: WebAppOptions) {
  openAllRoutes(app);
  // A worker runs under the policy of its own file, so files carry the page's.
  app.addHook('onRequest', usePagePolicy({ isHttps }));
  const shared = { preCompressed: true, index: false as const, schemaHide: true };
  await app.register(fastifyStatic, {
    ...shared,
    root: path.join(dist, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: ONE_YEAR_MS,
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

function sendPage({ page, isHttps, reply }: { page: string; isHttps: boolean; reply: FastifyReply }) {
  const nonce = createNonce();
  return reply
    .header('content-security-policy', pagePolicy({ nonce, isHttps }))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replace(NONCE_PLACEHOLDER, nonce));
}
