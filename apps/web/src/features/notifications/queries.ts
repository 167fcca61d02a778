import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  getNotificationSummaryOptions,
  listNotificationsInfiniteOptions,
} from '@/api/@tanstack/react-query.gen';
import { listNotifications, readNotifications } from '@/api/sdk.gen';
import { isPlace, toldHere } from './model/places';

/** No cursor at all: an empty one is no place in the list. */
const FIRST_PAGE = {};

const ONE_MINUTE_MS = 60_000;

/** The number on the bell. Asked for again now and then: invitations come to an address, and nobody is told of those. */
export const useUnread = () =>
  useQuery({
    ...getNotificationSummaryOptions(),
    refetchInterval: 5 * ONE_MINUTE_MS,
    refetchOnWindowFocus: true,
    staleTime: ONE_MINUTE_MS,
  }).data?.unread ?? 0;

export const useNotifications = (isUnreadOnly: boolean) =>
  useInfiniteQuery({
    ...listNotificationsInfiniteOptions({ query: { unread: isUnreadOnly ? 'true' : 'false' } }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Without ids: all of them. */
export function useReadNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | undefined) =>
      readNotifications({ body: ids ? { ids } : {}, throwOnError: true }),
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfBell(queryKey) }),
  });
}

/** Who has gone to a syllabus or a chat by another way need not be told of it any more. */
export function useReadOnTheSpot(unread: number): void {
  const pathname = useLocation({ select: ({ pathname }) => pathname });
  const { mutate } = useReadNotifications();
  useEffect(() => {
    if (unread === 0 || !isPlace(pathname) || document.visibilityState === 'hidden') return;
    // The bell tells what it tells; that this fails is no news.
    listNotifications({ query: { unread: 'true' }, throwOnError: true }).then(
      ({ data }) => {
        const ids = toldHere(data.items, pathname);
        if (ids.length > 0) mutate(ids);
      },
      () => undefined,
    );
  }, [unread, pathname, mutate]);
}

const isOfBell = (queryKey: readonly unknown[]): boolean =>
  /Notification/.test((queryKey[0] as { _id?: string } | undefined)?._id ?? '');
