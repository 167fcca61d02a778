import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { z } from 'zod';
import type { Collaborators } from '../flows/context.ts';
import type { Log } from '../log.ts';
import type { CodeFlow } from '../providers/code-flow.ts';
import type { PopupSignIn } from '../second-factors/tickets.ts';
import { AccountError } from '../wire/errors.ts';
import { isAuthorized } from '../wire/origins.rules.ts';
import { createKeepsakes } from './keepsake.ts';
import { type Ending, popupPage } from './pages.ts';
import { HANDLER_PATH, START_PATH } from './paths.ts';

interface PopupDeps extends Pick<Collaborators, 'settings' | 'tickets'> {
  codeFlow: CodeFlow;
  now(): Date;
}

const ONE_DAY_SECONDS = 86_400;
/** Our own files only, and no page may put these into a frame. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const STATE = /^[\w-]{20,100}$/;

const startQuery = z.object({ origin: z.string().max(300).optional().catch(undefined) });
const handlerQuery = z.object({
  state: z.string().regex(STATE).optional().catch(undefined),
  error: z.string().optional().catch('unknown'),
});

/**
 * Sign-in with Google in a popup of ours: its start, opened by a page of an authorized domain, and where Google sends it
 * back to, which hands the ID token to exactly that page.
 */
export function addPopupRoutes(app: FastifyInstance, { settings, tickets, codeFlow, now }: PopupDeps) {
  const { publicUrl, productName, authorizedDomains } = settings;
  const keepsakes = createKeepsakes({ tickets, publicUrl, folder: START_PATH.replace(/\/\w+$/, '') });

  const show = (reply: FastifyReply, ending: Ending, origin?: string) => {
    const { status, html } = popupPage({ ending, origin, productName });
    return reply
      .code(status)
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(html);
  };

  app.get(START_PATH, async (request, reply) => {
    keepPrivate(reply);
    const { origin } = startQuery.parse(request.query);
    if (!origin || !isOrigin(origin) || !isAuthorized(origin, authorizedDomains)) {
      return show(reply, { kind: 'foreign' });
    }
    try {
      const { url, secrets } = await codeFlow.begin();
      return reply
        .header('set-cookie', keepsakes.give({ origin, ...secrets }, now()))
        .redirect(url.href, 303);
    } catch (error) {
      return show(reply, endingOf(error, request.log), origin);
    }
  });

  app.get(HANDLER_PATH, async (request, reply) => {
    keepPrivate(reply);
    const { state, error } = handlerQuery.parse(request.query);
    const kept = state ? keepsakes.read(state, request.headers.cookie, now()) : undefined;
    if (!state || !kept) return show(reply, { kind: 'lost' });
    reply.header('set-cookie', keepsakes.takeBack(state));
    if (error === 'access_denied') return show(reply, { kind: 'refused' }, kept.origin);
    return show(reply, await finish(request, kept), kept.origin);
  });

  async function finish(request: FastifyRequest, { origin: _, ...secrets }: PopupSignIn): Promise<Ending> {
    const { search } = new URL(request.url, publicUrl);
    try {
      const idToken = await codeFlow.finish(new URL(`${publicUrl}${HANDLER_PATH}${search}`), secrets);
      return { kind: 'done', idToken, nonce: secrets.nonce };
    } catch (error) {
      return endingOf(error, request.log);
    }
  }

  for (const [ending, type] of [
    ['js', 'text/javascript'],
    ['css', 'text/css'],
  ] as const) {
    const file = readFile(new URL(`./browser/handler.${ending}`, import.meta.url), 'utf8');
    app.get(`${HANDLER_PATH}.${ending}`, async (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`)
        .type(`${type}; charset=utf-8`)
        .send(await file),
    );
  }
}

/** Nothing of this is kept or passed on, and the page that opened the window stays in reach of it. */
function keepPrivate(reply: FastifyReply) {
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'unsafe-none',
  });
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** A code that is no good is the fault of whoever brought it; what else goes wrong, the operator should see. */
function endingOf(error: unknown, log: Log): Ending {
  if (error instanceof AccountError) return { kind: 'unreachable' };
  const { message, code, cause } = error as { message?: string; code?: string; cause?: { message?: string } };
  // Not the error itself: what it carries may hold who the person is.
  const facts = { reason: message, code, because: cause?.message };
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    log.warn(facts, 'the provider refused a sign-in');
    return { kind: 'failed' };
  }
  log.error(facts, 'a sign-in through a provider failed');
  const isAnswered = error instanceof ClientError && !UNANSWERED.includes(code ?? '');
  return { kind: isAnswered ? 'failed' : 'unreachable' };
}

const UNANSWERED = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_PARSE_ERROR'];
