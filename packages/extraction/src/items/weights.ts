import type { Signal } from './candidate.ts';

/** What each signal adds to the log odds that a candidate is really due or assessed on its day. */
export const BASE = -1.08;
export const WEIGHTS: Partial<Record<Signal, number>> = {
  'about-work': -1.25,
  'after-trailing-date': -0.97,
  announced: 0.81,
  bare: -1.02,
  capitals: -0.01,
  citation: -0.31,
  'day-off': 0.38,
  due: 1.08,
  'due-thing': 1.12,
  'exam-alone': 0.49,
  'from-context': 0.12,
  generic: -0.14,
  graded: 0.64,
  'handed-out': -0.0,
  'head-first': 0.39,
  'kind:assignment': -1.36,
  'kind:exam': 0.32,
  'kind:none': 0.28,
  'kind:other': -1.07,
  'kind:presentation': 1.3,
  'kind:project': -0.26,
  'kind:quiz': 0.8,
  'lab-session': -0.78,
  labelled: 1.03,
  long: -0.44,
  'no-head': 0.28,
  numbered: 1.12,
  'own-date': 0.75,
  policy: -0.19,
  question: -0.69,
  'reading-like': 0.04,
  'role:due': 2.35,
  'role:entry': 0.3,
  'role:follower': -1.14,
  'role:handedOut': -0.45,
  'role:sentence': -0.09,
  'role:session': -0.73,
  'role:topic': -0.32,
  'role:week': 0.08,
  short: 0.44,
  timed: 0.82,
  weighted: -0.41,
  window: -0.19,
};

/** The share of candidates with these signals that are right. */
export function confidenceOf(signals: ReadonlySet<Signal>): number {
  const odds = [...signals].reduce((sum, signal) => sum + (WEIGHTS[signal] ?? 0), BASE);
  return 1 / (1 + Math.exp(-odds));
}
