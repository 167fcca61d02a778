import type { Window } from './document-index.ts';

/** Passages that share more of their lines than this say the same. */
const MOST_SHARED = 0.1;

/** The best windows that do not repeat each other, best first, by their place in the list. */
export function choose(
  windows: readonly Window[],
  scores: ArrayLike<number>,
  { count, mostShared = MOST_SHARED }: { count: number; mostShared?: number },
): number[] {
  const order = windows.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const chosen: number[] = [];
  for (const at of order) {
    if (chosen.length >= count) break;
    const window = windows[at];
    const repeats = chosen.some((other) => window && sharedWith(window, windows[other]) >= mostShared);
    if (!repeats) chosen.push(at);
  }
  return chosen;
}

function sharedWith({ from, to }: Window, other: Window | undefined): number {
  if (!other) return 0;
  return Math.max(0, Math.min(to, other.to) - Math.max(from, other.from)) / (to - from);
}
