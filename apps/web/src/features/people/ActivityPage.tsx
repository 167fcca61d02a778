import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '@/lib/plan/members';
import { usePlanSettings } from '@/lib/plan/settings';
import { toInstantText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { OpenCircle } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import { ForbiddenError } from '@/ui/errors/ForbiddenError';
import { LoadFailed } from '@/ui/LoadFailed';
import { Page } from '@/ui/Page';
import { RowBones, Waiting } from '@/ui/Waiting';
import classes from './ActivityPage.module.css';
import type { ActivityFilter } from './model/activity-filter';
import { ACTIVITY_GROUPS, type ActivityGroup, actorName, deedText } from './model/deeds';
import { useActivity } from './queries';

interface ActivityPageProps {
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
}

const PARENTS = [{ label: 'Users', to: '/users' }] as const;

/** Who did what in the workspace, for those who run it. */
export function ActivityPage({ filter, onFilter }: ActivityPageProps) {
  const { id, name, role } = useWorkspace();
  const { data: members } = useQuery(membersQuery(id));
  if (role !== 'owner' && role !== 'admin') return <ForbiddenError />;
  const people = (members?.items ?? []).map((member) => ({
    value: member.accountId,
    label: member.name || member.email || '',
  }));
  return (
    <Page title="Activity" lead={`Who did what in ${name}, the newest first.`} parents={[...PARENTS]}>
      <div className={classes.filters}>
        <NativeSelect
          label="About"
          data={[{ value: '', label: 'Everything' }, ...ACTIVITY_GROUPS]}
          value={filter.about ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onFilter({ ...filter, about: (value || undefined) as ActivityGroup | undefined })
          }
        />
        <NativeSelect
          label="By"
          data={[{ value: '', label: 'Everybody' }, ...people]}
          value={filter.actor ?? ''}
          onChange={({ currentTarget: { value } }) => onFilter({ ...filter, actor: value || undefined })}
        />
      </div>
      <Entries filter={filter} onClear={() => onFilter({ about: undefined, actor: undefined })} />
    </Page>
  );
}

function Entries({ filter, onClear }: { filter: ActivityFilter; onClear: () => void }) {
  const { style, zone, today } = usePlanSettings();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useActivity(filter);
  const entries = data?.pages.flatMap(({ items }) => items);
  if (!entries) {
    return error ? (
      <LoadFailed error={error} what="The activity" onRetry={refetch} />
    ) : (
      <Waiting label="Loading the activity">
        <RowBones rows={5} height={44} />
      </Waiting>
    );
  }
  if (entries.length === 0) {
    const isFiltered = Boolean(filter.about || filter.actor);
    return (
      <EmptyState
        drawing={<OpenCircle />}
        title={isFiltered ? 'Nothing of that kind' : 'Nothing happened yet'}
        actions={
          isFiltered && (
            <Button variant="default" onClick={onClear}>
              Show everything
            </Button>
          )
        }
      >
        {isFiltered
          ? 'Nobody did anything here that fits.'
          : 'Changes of people, invitations, courses and syllabi are written down here.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={classes.list} aria-label="Activity">
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <span>
              <b>{actorName(entry)}</b> {deedText(entry)}
            </span>
            <time dateTime={entry.at}>{toInstantText(entry.at, { style, zone, today })}</time>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier ones
        </Button>
      )}
    </>
  );
}
