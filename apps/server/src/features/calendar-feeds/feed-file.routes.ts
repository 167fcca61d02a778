import { z } from 'zod';
import type { App } from '../../platform/http/types.ts';
import { isKnownTag } from '../../platform/http/untrusted-bytes.ts';
import { hashToken } from '../../platform/tokens.ts';
import { createUsageLimit } from '../../platform/usage-limit.ts';
import { FetchedTooOften } from './calendar-feeds.errors.ts';
import { feedFileParams, feedHeaders } from './calendar-feeds.schemas.ts';
import { type FeedDeps, fetchFeed } from './calendar-feeds.usecases.ts';

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="syllabi.ics"',
  // The address is the key: kept by nobody in between, told to nobody else, asked for anew each time.
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

/** Calendar apps ask every few minutes at most; some ask a few times in a row while being set up. */
const FETCHES = { most: 60, windowSeconds: 60 };

/** The private feed itself. Calendar apps cannot sign in: whoever has the address may read. */
export async function feedFileRoutes(app: App, deps: FeedDeps) {
  const limit = createUsageLimit({ clock: deps.clock, ...FETCHES });
  app.get(
    '/feeds/:token.ics',
    {
      config: { open: true },
      schema: { params: feedFileParams, headers: feedHeaders, response: { 200: z.string(), 304: z.null() } },
      serializerCompiler: () => (text) => text as string,
    },
    async ({ params, headers }, reply) => {
      // By address, not by who asks: a calendar service fetches for many people from one machine.
      const retryAfter = limit.take(hashToken(params.token));
      if (retryAfter > 0) throw new FetchedTooOften({ headers: { 'retry-after': String(retryAfter) } });
      const { text, tag } = await fetchFeed({ ...deps, ...params, userAgent: headers['user-agent'] });
      reply.headers({ ...HEADERS, etag: tag });
      return isKnownTag(headers['if-none-match'], tag) ? reply.code(304).send(null) : reply.send(text);
    },
  );
}
