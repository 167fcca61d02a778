import type { Change } from './live.ts';

const KEPT_MS = 60_000;
const MOST_KEPT = 10_000;
/** Says how things are at the moment, and nothing about what is kept. */
const FLEETING = new Set(['typing']);

/**
 * Keeps the changes of the last minute: a page hears of what happened between asking for what it shows and listening.
 *
 * @param now Milliseconds that only ever go forward.
 */
export function createRecent(now: () => number) {
  let kept: { change: Change; at: number }[] = [];
  let heardSince = Number.POSITIVE_INFINITY;
  let forgottenUntil = Number.NEGATIVE_INFINITY;

  function forget(count: number): void {
    const last = kept.splice(0, count).at(-1);
    if (last) forgottenUntil = last.at;
  }

  return {
    /** Everything is heard from now on. */
    begin(): void {
      heardSince = now();
    },
    /** Nothing is heard any more. */
    end(): void {
      kept = [];
      heardSince = Number.POSITIVE_INFINITY;
    },
    add(change: Change): void {
      if (FLEETING.has(change.what)) return;
      const aged = kept.findIndex(({ at }) => at > now() - KEPT_MS);
      forget(aged === -1 ? kept.length : aged);
      kept.push({ change, at: now() });
      forget(kept.length - MOST_KEPT);
    },
    /** What a workspace went through in the last milliseconds; undefined where not all of it was heard or kept. */
    of(workspaceId: string, sinceMsAgo: number): Change[] | undefined {
      const since = now() - sinceMsAgo;
      if (since < heardSince || since <= forgottenUntil) return undefined;
      return kept
        .filter(({ change, at }) => at >= since && change.workspaceId === workspaceId)
        .map(({ change }) => change);
    },
  };
}
