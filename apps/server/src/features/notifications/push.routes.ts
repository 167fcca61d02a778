import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { App } from '../../platform/http/types.ts';
import type { PushSender } from '../../platform/push/push-sender.ts';
import { ME, nothing } from '../../vocabulary/paths.ts';
import {
  pushView,
  subscriptionCreate,
  subscriptionParams,
  subscriptionView,
} from './notifications.schemas.ts';
import { toSubscriptionView } from './notifications.views.ts';
import { deleteSubscription, subscriptionsOf } from './push.repository.ts';
import { type PushKeys, subscribe } from './push.usecases.ts';

export interface PushDeps {
  db: Database;
  clock: Clock;
  push: PushSender;
  keys: () => Promise<PushKeys>;
}

const tags = ['notifications'];

export async function pushRoutes(app: App, deps: PushDeps) {
  app.get(
    `${ME}/push`,
    {
      schema: {
        operationId: 'getPush',
        summary: 'The browsers that are told of what happens, and the key to add one',
        tags,
        response: { 200: pushView },
      },
    },
    async ({ account }) => {
      const [{ publicKey }, browsers] = await Promise.all([
        deps.keys(),
        subscriptionsOf(deps.db, account.id),
      ]);
      return { publicKey, browsers: browsers.map(toSubscriptionView) };
    },
  );

  app.post(
    `${ME}/push/subscriptions`,
    {
      schema: {
        operationId: 'subscribeToPush',
        summary: 'Tell this browser of what happens (Web Push, RFC 8030)',
        tags,
        body: subscriptionCreate,
        response: { 201: subscriptionView },
      },
    },
    async ({ account, body, headers }, reply) => {
      const userAgent = headers['user-agent'] ?? '';
      const made = await subscribe({ ...deps, account, subscription: body, userAgent });
      return reply.code(201).send(toSubscriptionView(made));
    },
  );

  app.delete(
    `${ME}/push/subscriptions/:subscriptionId`,
    {
      schema: {
        operationId: 'unsubscribeFromPush',
        summary: 'Leave that browser in peace; nothing happens for one that is gone',
        tags,
        params: subscriptionParams,
        response: { 204: nothing },
      },
    },
    async ({ account, params }, reply) => {
      await deleteSubscription(deps.db, { id: params.subscriptionId, accountId: account.id });
      return reply.code(204).send(null);
    },
  );
}
