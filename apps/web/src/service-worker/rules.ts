const NOT_A_PAGE =
  /^\/(__|api|assets|dev|feeds|healthz|readyz|v1|v2|[a-z]+\.googleapis\.com|\.well-known)(\/|$)|\.[a-z0-9]+$/;

/** Whether the address is one of the web app, which has one page for all of them. */
export const isPage = (path: string): boolean => !NOT_A_PAGE.test(path);

interface Names {
  prefix: string;
  /** What this version keeps its files under. */
  now: string;
}

/** What earlier versions kept, but for the one before this; the oldest stand first. */
export const outdated = (names: readonly string[], { prefix, now }: Names): string[] =>
  names.filter((name) => name.startsWith(prefix) && name !== now).slice(0, -1);
