import { deleteFeedsOf } from '../features/calendar-feeds/calendar-feeds.repository.ts';
import { deleteConversationsOf } from '../features/conversations/conversations.repository.ts';
import { hashesOfWorkspaces } from '../features/documents/documents.repository.ts';
import { removeUnusedFiles } from '../features/documents/purge.usecases.ts';
import type { InvitationDeps } from '../features/invitations/invitations.usecases.ts';
import { addMember, findMember } from '../features/members/members.repository.ts';
import { leaveEverywhere, listMembers, type MemberDeps } from '../features/members/members.usecases.ts';
import { erasePerson } from '../features/people/erasure.usecases.ts';
import { findPerson } from '../features/people/people.repository.ts';
import { completeSettings, DEFAULT_SETTINGS, toOwnWorkspace } from '../features/people/people.rules.ts';
import type { Settings } from '../features/people/people.schemas.ts';
import type { PeopleDeps } from '../features/people/people.usecases.ts';
import { deleteWorkspaces, nameOfWorkspace } from '../features/workspaces/workspaces.repository.ts';
import { listWorkspaces, type WorkspaceDeps } from '../features/workspaces/workspaces.usecases.ts';
import type { FeatureDeps } from '../features.ts';
import type { Queryable } from '../platform/database.ts';
import type { FindMembership } from '../platform/http/types.ts';
import { WorkspaceNotFound } from '../platform/http/workspace-check.ts';

/** Whoever uses the product, and where they belong. */
export function wirePeople(deps: FeatureDeps) {
  const { db, accounts, storage } = deps;
  const workspaces: WorkspaceDeps = { ...deps, addMember };
  const people: PeopleDeps = {
    ...deps,
    listOwnWorkspaces: async ({ account }) =>
      (await listWorkspaces({ ...workspaces, account })).map(toOwnWorkspace),
  };
  const members: MemberDeps = { ...deps, forgetMember: forgetBelongings };
  const invitations: InvitationDeps = {
    ...deps,
    addMember,
    memberEmails: async (workspaceId) => {
      const { items } = await listMembers({ ...members, workspaceId, query: { limit: 10_000 } });
      return items.flatMap(({ email }) => email ?? []);
    },
    workspaceName: async (workspaceId) => {
      const name = await nameOfWorkspace(db, workspaceId);
      if (name === undefined) throw new WorkspaceNotFound();
      return name;
    },
    nameOf: async ({ id, displayName, email }) => (await findPerson(db, id))?.name || displayName || email,
  };
  const findMembership: FindMembership = (who) => findMember(db, who);
  const settingsOf = async (accountId: string): Promise<Settings> => {
    const person = await findPerson(db, accountId);
    return person ? completeSettings(person.settings) : DEFAULT_SETTINGS;
  };

  accounts.onDeleted((accountId) =>
    erasePerson({
      db,
      accountId,
      leaveEverywhere,
      hashesOfWorkspaces,
      deleteWorkspaces,
      forgetBelongings: (tx, id) => forgetBelongings(tx, { accountId: id }),
      removeUnusedFiles: (hashes) => removeUnusedFiles({ db, storage, hashes }),
    }),
  );
  return { people, workspaces, members, invitations, findMembership, settingsOf };
}

export type WiredPeople = ReturnType<typeof wirePeople>;

/** What belongs to a person in one workspace, or in all. */
async function forgetBelongings(
  db: Queryable,
  who: { accountId: string; workspaceId?: string },
): Promise<void> {
  await deleteFeedsOf(db, who);
  await deleteConversationsOf(db, who);
}
