import type { Signal } from './candidate.ts';

/** What each signal adds to the log odds that a candidate is really due or assessed on its day. */
export const BASE = -1.42;
export const WEIGHTS: Partial<Record<Signal, number>> = {
  'about-work': -1.69,
  action: -0.16,
  'after-trailing-date': -1.56,
  announced: 0.73,
  bare: -0.79,
  'by-date': 0.63,
  capitals: -0.01,
  citation: -0.56,
  commanded: 0.6,
  'day-off': -0.09,
  due: 0.93,
  'due-thing': 0.85,
  'exam-alone': 0.61,
  'from-context': -0.15,
  generic: -0.29,
  graded: 1.34,
  'handed-out': -0.03,
  'head-first': 0.22,
  'kind:assignment': -1.08,
  'kind:exam': 0.01,
  'kind:none': 0.15,
  'kind:other': -0.73,
  'kind:presentation': 1.37,
  'kind:project': -0.26,
  'kind:quiz': 0.54,
  'lab-session': -1.28,
  labelled: 1.04,
  long: -0.27,
  'no-head': 0.15,
  numbered: 0.87,
  'own-date': 0.6,
  policy: -0.47,
  question: -1.56,
  'reading-like': -0.68,
  'role:due': 2.56,
  'role:entry': 0.58,
  'role:follower': -0.91,
  'role:handedOut': -2.49,
  'role:sentence': -0.34,
  'role:session': -0.96,
  'role:topic': -0.53,
  'role:week': 0.09,
  short: 0.44,
  subject: -1.94,
  timed: 1.16,
  weighted: -0.24,
  window: -0.06,
};

/** The share of candidates with these signals that are right. */
export function confidenceOf(signals: ReadonlySet<Signal>): number {
  const odds = [...signals].reduce((sum, signal) => sum + (WEIGHTS[signal] ?? 0), BASE);
  return 1 / (1 + Math.exp(-odds));
}
