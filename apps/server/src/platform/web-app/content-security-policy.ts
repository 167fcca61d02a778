import { randomBytes } from 'node:crypto';
import type { onRequestAsyncHookHandler } from 'fastify';

interface PagePolicyOptions {
  /** Allows the style elements that carry it. */
  nonce?: string;
  isHttps?: boolean;
  elsewhere?: Elsewhere | undefined;
}

/** Other sites that a page may talk to, where the configuration switched them on. */
export interface Elsewhere {
  connect?: readonly string[];
  scripts?: readonly string[];
  frames?: readonly string[];
}

export const createNonce = (): string => randomBytes(16).toString('base64');

/** For answers that are not pages: nothing may be loaded from them. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For pages and what they load: this site only, and no inline script. */
export function pagePolicy({ nonce, isHttps = false, elsewhere = {} }: PagePolicyOptions = {}): string {
  const { connect = [], scripts = [], frames = [] } = elsewhere;
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': nonce ? `'self' 'nonce-${nonce}'` : "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...connect].join(' '),
    ...(frames.length > 0 && { 'frame-src': frames.join(' ') }),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(isHttps && { 'upgrade-insecure-requests': '' }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ');
}

/** A hook for scopes that serve pages without styles of their own, and what those load. */
export function usePagePolicy({ isHttps }: { isHttps: boolean }): onRequestAsyncHookHandler {
  const policy = pagePolicy({ isHttps });
  return async (_request, reply) => {
    reply.header('content-security-policy', policy);
  };
}
