import { forgetPersonInActivity } from '../features/activity/activity.repository.ts';
import { type ActivityDeps, createRecorder } from '../features/activity/activity.usecases.ts';
import { deleteFeedsOf } from '../features/calendar-feeds/calendar-feeds.repository.ts';
import { leaveChatsOf, mentionsBy, unsayAll } from '../features/chats/belongings.repository.ts';
import { keyOfMention } from '../features/chats/chats.rules.ts';
import { deleteConversationsOf } from '../features/conversations/conversations.repository.ts';
import { hashesOfWorkspaces } from '../features/documents/files.repository.ts';
import { removeUnusedFiles } from '../features/documents/purge.usecases.ts';
import { deleteScoresOf } from '../features/grades/grades.repository.ts';
import { deleteInvitationsTo } from '../features/invitations/invitations.repository.ts';
import type { InvitationDeps } from '../features/invitations/invitations.usecases.ts';
import { deleteLinksOf } from '../features/invitations/invite-links.repository.ts';
import { leaveEverywhere } from '../features/members/leaving.usecases.ts';
import {
  addMember,
  countMembers,
  findActiveMember,
  findMember,
  memberIds,
} from '../features/members/members.repository.ts';
import { listMembers, type MemberDeps } from '../features/members/members.usecases.ts';
import { deleteNotificationsOf } from '../features/notifications/notifications.repository.ts';
import { deleteSubscriptionsOf } from '../features/notifications/push.repository.ts';
import { erasePerson } from '../features/people/erasure.usecases.ts';
import { findPerson, namesOfPeople } from '../features/people/people.repository.ts';
import { completeSettings, NOBODY_KNOWN, toOwnWorkspace, zoneOf } from '../features/people/people.rules.ts';
import type { Settings } from '../features/people/people.schemas.ts';
import type { PeopleDeps } from '../features/people/people.usecases.ts';
import { deleteSecondReadingsOf } from '../features/second-readings/second-readings.repository.ts';
import { deleteTicketsOf } from '../features/support/support.repository.ts';
import { deleteViewsOf } from '../features/task-views/task-views.repository.ts';
import { forgetTaskBelongings } from '../features/tasks/belongings.usecases.ts';
import { deleteWorkspaces, nameOfWorkspace } from '../features/workspaces/workspaces.repository.ts';
import { listWorkspaces, type WorkspaceDeps } from '../features/workspaces/workspaces.usecases.ts';
import type { FeatureDeps } from '../features.ts';
import type { Queryable } from '../platform/database.ts';
import type { Account, FindMembership } from '../platform/http/types.ts';
import { WorkspaceNotFound } from '../platform/http/workspace-check.ts';
import type { WiredNotifications } from './notifications.ts';

/** Whoever uses the product, and where they belong. */
export function wirePeople({ notifications, ...deps }: FeatureDeps & { notifications: WiredNotifications }) {
  const { db, clock, accounts, storage, mailer } = deps;
  const { notify, retell } = notifications;
  const record = createRecorder(deps);
  const nameOf = async ({ id, displayName, email }: Account) =>
    (await findPerson(db, id))?.name || displayName || email;
  const removeFiles = (hashes: string[]) => removeUnusedFiles({ db, storage, hashes });
  const workspaces: WorkspaceDeps = {
    ...deps,
    addMember,
    record,
    notify,
    nameOf,
    membersOf: memberIds,
    hashesOf: hashesOfWorkspaces,
    removeUnusedFiles: removeFiles,
  };
  const people: PeopleDeps = {
    ...deps,
    listOwnWorkspaces: async ({ account }) =>
      (await listWorkspaces({ ...workspaces, account })).map(toOwnWorkspace),
  };
  const members: MemberDeps = { ...deps, forgetMember, record, notify };
  const invitations: InvitationDeps = {
    ...deps,
    addMember,
    countMembers,
    findMember,
    record,
    notify,
    nameOf,
    memberEmails: async (workspaceId) => {
      const { items } = await listMembers({ ...members, workspaceId, query: { limit: 10_000 } });
      return items.flatMap(({ email }) => email ?? []);
    },
    workspaceName: async (workspaceId) => {
      const name = await nameOfWorkspace(db, workspaceId);
      if (name === undefined) throw new WorkspaceNotFound();
      return name;
    },
  };
  const activity: ActivityDeps = {
    db,
    async namesOf(accountIds) {
      const [own, known] = await Promise.all([namesOfPeople(db, accountIds), accounts.getMany(accountIds)]);
      const chosen = new Map(own.map(({ accountId, name }) => [accountId, name]));
      return new Map(
        known.map(({ id, displayName, email }) => [id, chosen.get(id) || displayName || email || '']),
      );
    },
  };
  const findMembership: FindMembership = (who) => findActiveMember(db, who);
  const membersOf = (workspaceId: string) => memberIds(db, workspaceId);
  /** Everything they chose; times are where `browserZone` is, or where they were last seen, unless they chose that too. */
  const settingsOf = async (accountId: string, browserZone?: string): Promise<Settings> => {
    const person = (await findPerson(db, accountId)) ?? NOBODY_KNOWN;
    const { display, ...settings } = completeSettings(person.settings);
    return { ...settings, display: { ...display, timeZone: zoneOf(person, browserZone) } };
  };

  accounts.onDeleted((accountId, { email } = { email: null }) =>
    erasePerson({
      db,
      accountId,
      email,
      leaveEverywhere,
      hashesOfWorkspaces,
      deleteWorkspaces,
      forgetBelongings: async (tx, who) => {
        await forgetBelongings(tx, { accountId: who.accountId });
        await deleteSubscriptionsOf(tx, who.accountId);
        await deleteTicketsOf(tx, who);
        await deleteSecondReadingsOf(tx, who);
        await forgetPersonInActivity(tx, who);
        if (who.email) await deleteInvitationsTo(tx, who.email);
        for (const { id, mentions } of await mentionsBy(tx, who.accountId))
          await retell(tx, { to: mentions, key: keyOfMention(id), body: undefined });
        return unsayAll(tx, { accountId: who.accountId, at: clock.now() });
      },
      removeUnusedFiles: removeFiles,
      discardMails: (address) => mailer.discard(address),
    }),
  );
  return {
    people,
    workspaces,
    members,
    invitations,
    activity,
    record,
    notify,
    retell,
    findMembership,
    membersOf,
    settingsOf,
  };
}

export type WiredPeople = ReturnType<typeof wirePeople>;

/** What a person leaves behind who leaves one workspace. */
async function forgetMember(db: Queryable, who: { accountId: string; workspaceId: string }): Promise<void> {
  await forgetBelongings(db, who);
  await leaveChatsOf(db, who);
}

/** What belongs to a person in one workspace, or in all. */
async function forgetBelongings(
  db: Queryable,
  who: { accountId: string; workspaceId?: string },
): Promise<void> {
  await deleteFeedsOf(db, who);
  await deleteConversationsOf(db, who);
  await deleteScoresOf(db, who);
  await deleteViewsOf(db, who);
  await forgetTaskBelongings(db, who);
  await deleteNotificationsOf(db, who);
  await deleteLinksOf(db, who);
}
