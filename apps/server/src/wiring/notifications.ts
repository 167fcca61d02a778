import { invitationsFor } from '../features/invitations/joining.usecases.ts';
import { openMembershipsOf } from '../features/members/members.repository.ts';
import {
  type DeliveryDeps,
  mailJob,
  pushJob,
  sendMail,
  sendPush,
} from '../features/notifications/delivery.usecases.ts';
import type { Wishes } from '../features/notifications/notifications.rules.ts';
import {
  forgetOldNotifications,
  type NotificationDeps,
  tidyJob,
} from '../features/notifications/notifications.usecases.ts';
import { createNotify, createRetell } from '../features/notifications/notify.usecases.ts';
import type { PushDeps } from '../features/notifications/push.routes.ts';
import { createKeyring } from '../features/notifications/push.usecases.ts';
import { findPerson } from '../features/people/people.repository.ts';
import { completeSettings, NOBODY_KNOWN, ZONE_OF_NO_PLACE, zoneOf } from '../features/people/people.rules.ts';
import type { FeatureDeps } from '../features.ts';
import type { Queryable } from '../platform/database.ts';
import { createPushSender } from '../platform/push/push-sender.ts';
import { createSecretBox } from '../platform/tokens.ts';

/** What people are told of, where, and when. */
export function wireNotifications(deps: FeatureDeps) {
  const { db, clock, jobs, secretKey } = deps;
  const push = deps.push ?? createPushSender(deps);
  const secrets = createSecretBox({ secretKey, purpose: 'web-push' });
  const keys = createKeyring({ db, clock, secrets, push });
  const workspacesOf = async (where: Queryable, accountId: string) =>
    (await openMembershipsOf(where, accountId)).map(({ workspaceId }) => workspaceId);
  const notify = createNotify({ ...deps, wishesOf, workspacesOf });
  const retell = createRetell({ ...deps, workspacesOf });
  const delivery: DeliveryDeps = { ...deps, push, keys, addressOf: addressFinder(deps) };
  jobs.handle(mailJob, (what) => sendMail({ ...delivery, ...what }));
  jobs.handle(pushJob, (what) => sendPush({ ...delivery, ...what }));
  jobs.handle(tidyJob, () => forgetOldNotifications(deps));
  jobs.schedule(tidyJob, '53 3 * * *');

  const center: NotificationDeps = {
    ...deps,
    workspacesOf,
    async tellOfInvitations(account) {
      for (const { id, workspaceName, inviterName, role, createdAt } of await invitationsFor({
        ...deps,
        account,
      })) {
        await db.transaction((tx) =>
          notify(tx, {
            to: account.id,
            kind: 'invited',
            title: `${inviterName} invites you to ${workspaceName}`,
            body: `You would be ${role === 'admin' ? 'an' : 'a'} ${role} there.`,
            path: '/users',
            key: `invitation:${id}:${createdAt.getTime()}`,
          }),
        );
      }
    },
  };
  const browsers: PushDeps = { db, clock, push, keys };
  return { notify, retell, center, browsers };
}

export type WiredNotifications = ReturnType<typeof wireNotifications>;

/** Where to write to somebody; nothing while the address is not theirs for sure, or they are on their way out. */
export const addressFinder =
  ({ accounts }: Pick<FeatureDeps, 'accounts'>) =>
  async (accountId: string): Promise<string | undefined> => {
    const account = await accounts.get(accountId);
    const isReachable = account?.emailVerified && !account.disabled && !account.deletionDueAt;
    return isReachable ? (account.email ?? undefined) : undefined;
  };

async function wishesOf(db: Queryable, accountId: string): Promise<Wishes> {
  const person = (await findPerson(db, accountId)) ?? NOBODY_KNOWN;
  const { notifications } = completeSettings(person.settings);
  const { mailed, documentRead } = notifications;
  return {
    ...notifications,
    mailed: documentRead ? [...mailed, 'document-read'] : mailed,
    timeZone: zoneOf(person) ?? ZONE_OF_NO_PLACE,
  };
}
