import type { Signal } from './candidate.ts';

/** What each signal adds to the log odds that a candidate is really due or assessed on its day. */
export const BASE = -1.2;
export const WEIGHTS: Partial<Record<Signal, number>> = {
  'role:due': 2,
  'role:topic': 0,
  'role:reading': -1.5,
  'role:handedOut': -3,
  'role:entry': 0.5,
  'role:follower': -0.5,
  'role:sentence': -0.3,
  'kind:exam': 1.2,
  'kind:quiz': 1.2,
  'kind:presentation': 0.6,
  'kind:project': 0.2,
  'kind:assignment': 0.2,
  'kind:other': -0.4,
  'kind:none': -0.8,
  numbered: 1,
  due: 1.6,
  'head-first': 0.7,
  short: 0.6,
  long: -1,
  'about-work': -2.5,
  'handed-out': -1.5,
  capitals: 0.5,
  policy: -1.2,
  'own-date': 0.3,
  announced: 0.8,
  'day-off': -0.5,
  'reading-like': -2,
  timed: 0.5,
  weighted: 0.8,
  citation: -0.8,
  question: -1,
  graded: 0.5,
};

/** The share of candidates with these signals that are right. */
export function confidenceOf(signals: ReadonlySet<Signal>): number {
  const odds = [...signals].reduce((sum, signal) => sum + (WEIGHTS[signal] ?? 0), BASE);
  return 1 / (1 + Math.exp(-odds));
}
