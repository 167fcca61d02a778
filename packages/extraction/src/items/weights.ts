import type { Signal } from './candidate.ts';

/** What each signal adds to the log odds that a candidate is really due or assessed on its day. */
export const BASE = -1.49;
export const WEIGHTS: Partial<Record<Signal, number>> = {
  'about-work': -1.72,
  action: -0.04,
  'after-trailing-date': -1.5,
  announced: 0.16,
  bare: -0.35,
  'beside-date': 1.61,
  'by-date': -0.33,
  capitals: -0.03,
  citation: -0.39,
  commanded: 0.47,
  'day-off': -0.32,
  due: 1.76,
  'due-thing': 1.06,
  'exam-alone': 1.25,
  'from-context': -0.5,
  generic: -0.27,
  graded: 1.06,
  'handed-out': -0.2,
  'head-first': 0.01,
  'kind:assignment': -0.88,
  'kind:exam': 0.41,
  'kind:none': 0.11,
  'kind:other': -0.68,
  'kind:presentation': 1.42,
  'kind:project': -0.43,
  'kind:quiz': 1.33,
  'lab-session': -1.5,
  labelled: 1.06,
  long: -0.03,
  'no-head': 0.11,
  numbered: 1.1,
  'own-date': 0.02,
  policy: -0.79,
  question: -1.53,
  'reading-like': -0.7,
  'role:due': 2.3,
  'role:entry': 0.32,
  'role:follower': -1.22,
  'role:handedOut': -2.65,
  'role:sentence': -0.32,
  'role:session': -0.91,
  'role:topic': 0.47,
  'role:week': 0.02,
  short: 0.41,
  subject: -2.06,
  timed: 0.92,
  weighted: -0.18,
  window: -0.05,
};

/** The share of candidates with these signals that are right. */
export function confidenceOf(signals: ReadonlySet<Signal>): number {
  const odds = [...signals].reduce((sum, signal) => sum + (WEIGHTS[signal] ?? 0), BASE);
  return 1 / (1 + Math.exp(-odds));
}
