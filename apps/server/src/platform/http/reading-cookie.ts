import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSecretBox } from '../tokens.ts';
import { isReading } from './methods.ts';

/** As long as the ID token in it; the SDK brings a new one before. */
const MAX_AGE_SECONDS = 3600;

export interface ReadingCookie {
  /** The token of who is asking, where the route takes it and nothing but reading is asked for. */
  tokenFor(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * A cookie with which a browser may read what it cannot ask for with a header, such as a picture or a stream: on
 * routes marked `config: { takesCookie: true }` only, and from our own pages only. The token in it is sealed, so that
 * whoever gets hold of the cookie cannot use it as a bearer token.
 */
export function createReadingCookie({
  secretKey,
  isHttps,
}: {
  secretKey: string;
  isHttps: boolean;
}): ReadingCookie {
  const box = createSecretBox({ secretKey, purpose: 'reading cookie' });
  // Browsers take a __Host- cookie only when it is Secure, from this very host, and for the whole of it.
  const name = isHttps ? '__Host-syllabi-read' : 'syllabi-read';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;
  const put = (reply: FastifyReply, value: string, maxAge: number) =>
    reply.header('set-cookie', `${name}=${value}; ${attributes}; Max-Age=${maxAge}`);

  function open(sealed: string): string | undefined {
    try {
      return box.open(sealed);
    } catch {
      return undefined;
    }
  }

  return {
    tokenFor(request) {
      if (!request.routeOptions.config.takesCookie || !isReading(request.method)) return undefined;
      if (!isFromOurPages(request)) return undefined;
      const sealed = cookieNamed(name, request.headers.cookie);
      return sealed && open(sealed);
    },
    set: (reply, token) => put(reply, box.seal(token), MAX_AGE_SECONDS),
    clear: (reply) => put(reply, '', 0),
  };
}

/** Browsers say where a request comes from; those too old to say so still keep a strict cookie at home. */
export const isFromOurPages = ({ headers }: FastifyRequest): boolean =>
  ['same-origin', 'none'].includes(headers['sec-fetch-site']?.toString() ?? 'same-origin');

const cookieNamed = (name: string, header = ''): string | undefined =>
  header
    .split(/; */)
    .map((pair) => pair.split('='))
    .find(([key]) => key === name)?.[1];
