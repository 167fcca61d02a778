import type { Signal } from './candidate.ts';

/** What each signal adds to the log odds that a candidate is really due or assessed on its day. */
export const BASE = -1.29;
export const WEIGHTS: Partial<Record<Signal, number>> = {
  'about-work': -1.73,
  action: -0.01,
  'after-trailing-date': -1.39,
  announced: -0.13,
  bare: -0.34,
  'beside-date': 1.88,
  'by-date': 0.57,
  capitals: 0.15,
  citation: -0.55,
  commanded: 0.33,
  'day-off': -0.34,
  due: 1.76,
  'due-thing': 1.08,
  'exam-alone': 1.39,
  'from-context': -0.51,
  generic: -0.28,
  graded: 0.99,
  'handed-out': -0.15,
  'head-first': -0.36,
  'kind:assignment': -0.86,
  'kind:exam': 0.28,
  'kind:none': -0.01,
  'kind:other': -0.71,
  'kind:presentation': 1.33,
  'kind:project': -0.07,
  'kind:quiz': 1.33,
  'lab-session': -1.47,
  labelled: 1.04,
  long: 0.37,
  'no-head': -0.01,
  numbered: 1.07,
  'own-date': -0.01,
  policy: -0.9,
  question: -1.55,
  'reading-like': -0.86,
  'role:due': 2.11,
  'role:entry': 0.32,
  'role:follower': -1.19,
  'role:handedOut': -2.48,
  'role:sentence': -0.35,
  'role:session': -0.9,
  'role:topic': 0.47,
  'role:week': 0.02,
  short: 0.6,
  subject: -2.05,
  timed: 1.06,
  'told-by': 1.77,
  weighted: -0.1,
  window: 0.05,
};

/** The share of candidates with these signals that are right. */
export function confidenceOf(signals: ReadonlySet<Signal>): number {
  const odds = [...signals].reduce((sum, signal) => sum + (WEIGHTS[signal] ?? 0), BASE);
  return 1 / (1 + Math.exp(-odds));
}
