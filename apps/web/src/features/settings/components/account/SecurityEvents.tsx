import { Button } from '@mantine/core';
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listSecurityEventsQueryKey } from '@/api/@tanstack/react-query.gen';
import { listSecurityEvents } from '@/api/sdk.gen';
import type { SecurityEvent } from '@/api/types.gen';
import { LoadFailed } from '@/ui/LoadFailed';
import { Section } from '@/ui/Section';
import { Bone, Waiting } from '@/ui/Waiting';
import { toDevice } from '../../model/device';
import { useMoments } from '../../model/moments';
import { isSuspicious, wordsOf } from '../../model/security-events';
import classes from './Account.module.css';
import own from './SecurityEvents.module.css';

const PAGE = 20;

/** What happened to this account, and what was tried. */
export function SecurityEvents() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useSecurityEvents();
  return (
    <Section title="What happened to this account">
      {error && !data && <LoadFailed what="The list" error={error} onRetry={refetch} />}
      {!data && !error && (
        <Waiting label="Looking what happened">
          <Bone height={64} />
        </Waiting>
      )}
      <ul className={classes.list}>
        {data?.pages.flatMap(({ items }) => items.map((event) => <EventRow key={event.id} event={event} />))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="sm" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show more
        </Button>
      )}
    </Section>
  );
}

function useSecurityEvents() {
  return useInfiniteQuery({
    queryKey: listSecurityEventsQueryKey({ query: { limit: PAGE } }),
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE, ...(pageParam && { cursor: pageParam }) };
      return (await listSecurityEvents({ query, signal, throwOnError: true })).data;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

function EventRow({ event }: { event: SecurityEvent }) {
  const { momentOf } = useMoments();
  const isAlarming = isSuspicious(event.kind);
  const Icon = isAlarming ? IconAlertTriangle : IconHistory;
  const where = event.address ? `${toDevice(event.userAgent).name} · ${event.address}` : 'On the server';
  return (
    <li className={classes.session}>
      <Icon
        className={isAlarming ? own.alarm : classes.icon}
        size={20}
        stroke={1.5}
        aria-label={isAlarming ? 'Was this you?' : undefined}
        aria-hidden={!isAlarming || undefined}
      />
      <div className={classes.words}>
        <p className={classes.label}>
          {wordsOf(event.kind)}
          {event.current && <span className={classes.tag}>this sign-in</span>}
        </p>
        <p className={classes.hint} title={event.userAgent}>
          {where} · {momentOf(event.at)}
        </p>
      </div>
    </li>
  );
}
