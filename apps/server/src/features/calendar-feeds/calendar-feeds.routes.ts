import type { App } from '../../platform/http/types.ts';
import { requireVersion, setVersion } from '../../platform/http/versions.ts';
import { ifMatch, nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { feedCreate, feedList, feedParams, feedPatch, feedView } from './calendar-feeds.schemas.ts';
import {
  changeFeed,
  createFeed,
  deleteFeed,
  type FeedDeps,
  listFeeds,
  resetFeedAddress,
} from './calendar-feeds.usecases.ts';
import { toFeedView } from './calendar-feeds.views.ts';

const tags = ['calendar-feeds'];
const FEED = `${WORKSPACE}/calendar-feeds/:feedId`;
/** A feed belongs to the person, so whoever may read may have one. */
const config = { role: 'viewer', isPersonal: true } as const;

export async function calendarFeedRoutes(app: App, deps: FeedDeps) {
  app.get(
    `${WORKSPACE}/calendar-feeds`,
    {
      schema: {
        operationId: 'listCalendarFeeds',
        tags,
        params: workspaceParams,
        response: { 200: feedList },
      },
    },
    async ({ params, account }) => {
      const feeds = await listFeeds({ ...deps, ...params, accountId: account.id });
      return { items: feeds.map((feed) => toFeedView(feed, deps)) };
    },
  );

  app.post(
    `${WORKSPACE}/calendar-feeds`,
    {
      config,
      schema: {
        operationId: 'createCalendarFeed',
        tags,
        params: workspaceParams,
        body: feedCreate,
        response: { 201: feedView },
      },
    },
    async ({ params, account, body }, reply) => {
      const feed = await createFeed({ ...deps, ...params, accountId: account.id, contents: body });
      return setVersion(reply, feed.version).code(201).send(toFeedView(feed, deps));
    },
  );

  app.patch(
    FEED,
    {
      config,
      schema: {
        operationId: 'changeCalendarFeed',
        summary: 'Choose what the feed holds',
        tags,
        params: feedParams,
        headers: ifMatch,
        body: feedPatch,
        response: { 200: feedView },
      },
    },
    async (request, reply) => {
      const { params, account, body } = request;
      const version = requireVersion(request);
      const feed = await changeFeed({ ...deps, ...params, accountId: account.id, version, change: body });
      return setVersion(reply, feed.version).send(toFeedView(feed, deps));
    },
  );

  app.post(
    `${FEED}/address`,
    {
      config,
      schema: {
        operationId: 'resetCalendarFeedAddress',
        summary: 'A new address; the old one stops working at once',
        tags,
        params: feedParams,
        response: { 200: feedView },
      },
    },
    async ({ params, account }) =>
      toFeedView(await resetFeedAddress({ ...deps, ...params, accountId: account.id }), deps),
  );

  app.delete(
    FEED,
    {
      config,
      schema: { operationId: 'deleteCalendarFeed', tags, params: feedParams, response: { 204: nothing } },
    },
    async ({ params, account }, reply) => {
      await deleteFeed({ ...deps, ...params, accountId: account.id });
      return reply.code(204).send(null);
    },
  );
}
