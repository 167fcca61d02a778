import type { Signal } from './candidate.ts';

/** What each signal adds to the log odds that a candidate is really due or assessed on its day. */
export const BASE = -3.45;
export const WEIGHTS: Partial<Record<Signal, number>> = {
  'about-work': -3.74,
  action: 0.97,
  'after-trailing-date': -1.6,
  announced: 0.33,
  bare: -0.62,
  'behind-topic': 2.2,
  'beside-date': 2.72,
  'by-date': 1.74,
  capitals: 2.34,
  citation: 0.16,
  commanded: -0.08,
  'day-off': -1.58,
  due: 1.21,
  'due-below': 3.2,
  'due-column-headless': 1.76,
  'due-column-named': 2.02,
  'due-thing': 1.52,
  'exam-alone': 1.19,
  'from-context': -0.19,
  generic: -1.88,
  graded: 1.7,
  'graded-numbered': -1.36,
  'handed-out': 1.2,
  'head-first': 0.97,
  'kind:assignment': -1.71,
  'kind:exam': -0.58,
  'kind:none': 0.14,
  'kind:other': -1.05,
  'kind:presentation': 2.53,
  'kind:project': -0.16,
  'kind:quiz': 0.62,
  'lab-session': -4.35,
  labelled: 1.56,
  long: 1.18,
  // Set by hand: hardly a document has one.
  'must-attend': 3.2,
  'no-head': 0.14,
  numbered: 0.85,
  'numbered-short': 1.9,
  'own-date': 2.06,
  policy: -1.41,
  question: -1.81,
  'reading-like': 0.74,
  'role:date': 0.48,
  'role:due': 2.01,
  'role:entry': 1.42,
  'role:follower': -1.92,
  'role:reading': -0.04,
  'role:sentence': -0.84,
  'role:session': -1.19,
  'role:topic': 1.65,
  'role:week': -1,
  'scheduled-test': 0.95,
  short: 0.95,
  // Set by hand, as hardly a document has one.
  'sets-day': 3.2,
  sized: 3.2,
  subject: 0.11,
  timed: 1.38,
  titled: 0.68,
  'titled-below': 1.01,
  'told-by': 1.31,
  weighted: 1.77,
  window: -0.6,
};

/**
 * How much the odds count: less than the documents fitted on would have it (1.07 where each is left out in turn), since the
 * signals were thought of with them in view. Documents of new kinds would have it lower still.
 */
const MODESTY = 0.75;

/** The share of candidates with these signals that are right. */
export function confidenceOf(signals: ReadonlySet<Signal>): number {
  const odds = [...signals].reduce((sum, signal) => sum + (WEIGHTS[signal] ?? 0), BASE);
  return 1 / (1 + Math.exp(-MODESTY * odds));
}
