import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import { defineError } from '../errors.ts';
import type { IdempotencyStore } from './idempotency.repository.ts';
import { isReading } from './methods.ts';
import type { App } from './types.ts';

const KeyReused = defineError(
  'request/idempotency-key-reused',
  422,
  'That Idempotency-Key belongs to another request.',
);
const StillAtWork = defineError(
  'request/still-at-work',
  409,
  'The first request with that Idempotency-Key is still at work.',
);
const MalformedKey = defineError(
  'request/idempotency-key-malformed',
  400,
  'An Idempotency-Key has 1 to 255 visible characters.',
);

/** A first request that has not answered by then was killed with its process. */
const ABANDONED_AFTER_MS = 60_000;

interface IdempotencyOptions {
  store: IdempotencyStore;
  clock: Clock;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The key this request claimed and has to answer for. */
    claimedKey: string | null;
  }
}

/** A write repeated with the same `Idempotency-Key` gets the first answer again and changes nothing. */
export const idempotency = fastifyPlugin(async (app: App, { store, clock }: IdempotencyOptions) => {
  app.decorateRequest('claimedKey', null);

  app.addHook('preHandler', async (request, reply) => {
    const key = idempotencyKeyOf(request);
    if (key === undefined || !request.signedIn) return;
    const owner = { accountId: request.signedIn.id, key };
    const fingerprint = fingerprintOf(request);
    const startedAt = clock.now();
    const abandonedBefore = new Date(startedAt.getTime() - ABANDONED_AFTER_MS);
    if (await store.claim({ ...owner, fingerprint, startedAt, abandonedBefore })) {
      request.claimedKey = key;
      return;
    }
    const first = await store.find(owner);
    if (first && first.fingerprint !== fingerprint) throw new KeyReused();
    if (!first?.answer) throw new StillAtWork({ headers: { 'retry-after': '1' } });
    return replay(reply, first.answer);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.claimedKey === null || !request.signedIn) return payload;
    const owner = { accountId: request.signedIn.id, key: request.claimedKey };
    request.claimedKey = null;
    if (
      isLasting(reply.statusCode) &&
      (payload === null || payload === undefined || typeof payload === 'string')
    ) {
      const contentType = reply.getHeader('content-type')?.toString() ?? null;
      await store.keep(owner, { status: reply.statusCode, contentType, body: payload ?? '' });
    } else {
      await store.release(owner);
    }
    return payload;
  });
});

/** Another try may fare better after a failure of ours, or when it came too early. */
const isLasting = (status: number): boolean => status < 500 && status !== 429;

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || isReading(request.method) || request.routeOptions.config.idempotent === false)
    return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw new MalformedKey();
  return key;
}

/** An upload's body is not read yet at this point, so its length stands for it. */
function fingerprintOf(request: FastifyRequest): string {
  const body = request.body ? JSON.stringify(request.body) : (request.headers['content-length'] ?? '');
  const version = request.headers['if-match'] ?? '';
  return createHash('sha256')
    .update(`${request.method} ${request.url} ${version}\n${body}`)
    .digest('base64url');
}

function replay(reply: FastifyReply, answer: { status: number; contentType: string | null; body: string }) {
  if (answer.contentType) reply.type(answer.contentType);
  return reply
    .code(answer.status)
    .header('idempotency-replayed', 'true')
    .serializer((body: string) => body)
    .send(answer.body || undefined);
}
