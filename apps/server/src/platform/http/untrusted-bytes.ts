import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes from strangers: never sniffed, and should a browser open them, in a sandbox of their own. */
export const UNTRUSTED = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

/** For bytes whose address is as good as a key: whoever has it may keep them. */
export const KEPT_FOR_GOOD = { 'cache-control': 'private, max-age=31536000, immutable' };

/**
 * Lets a browser keep bytes and ask each time whether it may still show them, so that nobody sees what was closed to
 * them since, nor what somebody else saw in the same browser. True where it has them: 304 is the answer.
 */
export function isKept({ headers }: FastifyRequest, reply: FastifyReply, hash: string): boolean {
  const tag = `"${hash}"`;
  reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
  return isKnownTag(headers['if-none-match'], tag);
}

/** Whether `If-None-Match` names this tag; on their way proxies make weak ones of it. */
export const isKnownTag = (known: string | undefined, tag: string): boolean =>
  known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;
