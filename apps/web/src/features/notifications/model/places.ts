import type { Notification } from '@/api/types.gen';

const PLACES = /^\/(?:documents|chats\/people)\/[^/]/;

/** Whether being there is having read what leads there; a list shows too much for that. */
export const isPlace = (pathname: string): boolean => PLACES.test(pathname);

/** What leads to where one is, whatever part of it. */
export const toldHere = (
  notifications: readonly Pick<Notification, 'id' | 'path'>[],
  pathname: string,
): string[] => notifications.filter(({ path }) => path.split(/[?#]/)[0] === pathname).map(({ id }) => id);
