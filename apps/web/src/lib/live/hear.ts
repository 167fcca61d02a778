import type { Change } from './follow-changes';

const hearers = new Set<(change: Change) => void>();

/** Hears every change of the workspace as it comes, one's own too; for what is drawn from the changes themselves. */
export function hearChanges(hearer: (change: Change) => void): () => void {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}

export function tellHearers(change: Change): void {
  for (const hearer of hearers) hearer(change);
}
