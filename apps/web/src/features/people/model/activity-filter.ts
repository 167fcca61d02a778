import { ACTIVITY_GROUPS, type ActivityGroup } from './deeds';

/** What of the activity is shown: about one kind of thing, by one person. */
export interface ActivityFilter {
  about: ActivityGroup | undefined;
  actor: string | undefined;
}

/** What an address asks for; anything unknown is left out. */
export const readActivityFilter = ({ about, actor }: Record<string, unknown>): ActivityFilter => ({
  about: ACTIVITY_GROUPS.find(({ value }) => value === about)?.value,
  actor: typeof actor === 'string' ? actor : undefined,
});
