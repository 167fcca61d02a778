import type { MemberDeps } from '../features/members/members.usecases.ts';
import { listMembers } from '../features/members/members.usecases.ts';
import type { SearchDeps } from '../features/search/search.usecases.ts';
import type { FeatureDeps } from '../features.ts';

const MOST_PEOPLE = 500;

/** What the command palette finds, the people of the workspace among it. */
export const wireSearch = ({
  db,
  clock,
  members,
}: Pick<FeatureDeps, 'db' | 'clock'> & { members: MemberDeps }): SearchDeps => ({
  db,
  clock,
  async peopleOf(workspaceId) {
    const { items } = await listMembers({ ...members, workspaceId, query: { limit: MOST_PEOPLE } });
    return items.map(({ accountId, name, email }) => ({
      accountId,
      name: name || email || 'Somebody',
      email,
    }));
  },
});
