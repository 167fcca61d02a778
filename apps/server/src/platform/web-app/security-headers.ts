import { fastifyPlugin } from 'fastify-plugin';
import type { App } from '../http/types.ts';
import { NO_PAGE_POLICY } from './content-security-policy.ts';

interface SecurityHeadersOptions {
  isHttps: boolean;
  /** Whether pages open windows of other sites that have to find their way back. */
  opensPopups?: boolean;
}

const UNUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
const TWO_YEARS_SECONDS = 63_072_000;

/** What every answer says about how a browser may treat it; a page puts its own policy in place of ours. */
export const securityHeaders = fastifyPlugin(
  async (app: App, { isHttps, opensPopups = false }: SecurityHeadersOptions) => {
    const headers = {
      'content-security-policy': NO_PAGE_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'cross-origin-opener-policy': opensPopups ? 'same-origin-allow-popups' : 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(isHttps && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
    };
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
);
