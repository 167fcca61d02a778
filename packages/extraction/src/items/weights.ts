import type { Signal } from './candidate.ts';

/** What each signal adds to the log odds that a candidate is really due or assessed on its day. */
export const BASE = -1.1;
export const WEIGHTS: Partial<Record<Signal, number>> = {
  'about-work': -1.65,
  action: 0.11,
  'after-trailing-date': -1.6,
  announced: 0.59,
  bare: -0.88,
  'by-date': 0.57,
  capitals: -0.0,
  citation: -0.62,
  'day-off': -0.11,
  due: 0.94,
  'due-thing': 0.92,
  'exam-alone': 0.49,
  'from-context': -0.09,
  generic: -0.04,
  graded: 1.31,
  'handed-out': -0.04,
  'head-first': 0.24,
  'kind:assignment': -1.25,
  'kind:exam': -0.08,
  'kind:none': 0.26,
  'kind:other': -0.84,
  'kind:presentation': 1.28,
  'kind:project': -0.25,
  'kind:quiz': 0.87,
  'lab-session': -1.27,
  labelled: 0.96,
  long: -0.46,
  'no-head': 0.26,
  numbered: 0.84,
  'own-date': 0.68,
  policy: -0.55,
  question: -1.57,
  'reading-like': -0.71,
  'role:due': 2.48,
  'role:entry': 0.47,
  'role:follower': -0.92,
  'role:handedOut': -2.5,
  'role:sentence': -0.09,
  'role:session': -0.97,
  'role:topic': -0.57,
  'role:week': 0.09,
  short: 0.32,
  subject: -1.96,
  timed: 1.05,
  weighted: -0.26,
  window: -0.07,
};

/** The share of candidates with these signals that are right. */
export function confidenceOf(signals: ReadonlySet<Signal>): number {
  const odds = [...signals].reduce((sum, signal) => sum + (WEIGHTS[signal] ?? 0), BASE);
  return 1 / (1 + Math.exp(-odds));
}
