import type { Signal } from './candidate.ts';

/** What each signal adds to the log odds that a candidate is really due or assessed on its day. */
export const BASE = -1.9;
export const WEIGHTS: Partial<Record<Signal, number>> = {
  'about-work': -1.26,
  action: 0.19,
  'after-trailing-date': -1.38,
  announced: 0.01,
  bare: -0.27,
  'beside-date': 2.02,
  'by-date': 0.89,
  capitals: -0.09,
  citation: -0.4,
  commanded: 0.32,
  'day-off': -0.43,
  due: 1.63,
  'due-thing': 1.05,
  'exam-alone': 1.41,
  'from-context': -0.47,
  generic: -0.26,
  graded: 1.44,
  'handed-out': -0.28,
  'head-first': 0.23,
  'kind:assignment': -1.11,
  'kind:exam': 0.08,
  'kind:none': 0.17,
  'kind:other': -0.69,
  'kind:presentation': 1.35,
  'kind:project': 0.28,
  'kind:quiz': 1.23,
  'lab-session': -2.52,
  labelled: 1.83,
  long: 0.66,
  'no-head': 0.17,
  numbered: 1.16,
  'own-date': -0.33,
  policy: -0.87,
  question: -1.62,
  'reading-like': -0.59,
  'role:due': 2.1,
  'role:entry': 0.21,
  'role:follower': -1.15,
  'role:handedOut': -2.66,
  'role:sentence': -0.15,
  'role:session': -0.81,
  'role:topic': 0.44,
  'role:week': 0.02,
  short: 0.52,
  subject: -2.23,
  timed: 1.34,
  'told-by': 1.96,
  weighted: -0.15,
  window: -0.06,
};

/** Weights fitted to some documents are a little too sure of others: measured by leaving documents out in turn. */
const MODESTY = 0.87;

/** The share of candidates with these signals that are right. */
export function confidenceOf(signals: ReadonlySet<Signal>): number {
  const odds = [...signals].reduce((sum, signal) => sum + (WEIGHTS[signal] ?? 0), BASE);
  return 1 / (1 + Math.exp(-MODESTY * odds));
}
