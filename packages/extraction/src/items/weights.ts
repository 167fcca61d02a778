import type { Signal } from './candidate.ts';

/** What each signal adds to the log odds that a candidate is really due or assessed on its day. */
export const BASE = -1.45;
export const WEIGHTS: Partial<Record<Signal, number>> = {
  'about-work': -1.65,
  'action': -0.12,
  'after-trailing-date': -1.58,
  'announced': 0.78,
  'bare': -0.76,
  'by-date': 0.70,
  'capitals': 0.00,
  'citation': -0.55,
  'commanded': 0.58,
  'day-off': -0.11,
  'due': 0.93,
  'due-thing': 0.88,
  'exam-alone': 0.63,
  'from-context': -0.04,
  'generic': -0.24,
  'graded': 1.40,
  'handed-out': -0.10,
  'head-first': 0.27,
  'kind:assignment': -1.10,
  'kind:exam': 0.06,
  'kind:none': 0.18,
  'kind:other': -0.67,
  'kind:presentation': 1.18,
  'kind:project': -0.26,
  'kind:quiz': 0.61,
  'lab-session': -1.26,
  'labelled': 1.15,
  'long': -0.20,
  'no-head': 0.18,
  'numbered': 0.87,
  'own-date': 0.48,
  'policy': -0.43,
  'question': -1.56,
  'reading-like': -0.68,
  'role:due': 2.58,
  'role:entry': 0.62,
  'role:follower': -0.84,
  'role:handedOut': -2.38,
  'role:sentence': -0.62,
  'role:session': -0.94,
  'role:topic': -0.50,
  'role:week': 0.10,
  'short': 0.33,
  'subject': -1.93,
  'timed': 1.13,
  'weighted': -0.11,
  'window': -0.04,
};

/** The share of candidates with these signals that are right. */
export function confidenceOf(signals: ReadonlySet<Signal>): number {
  const odds = [...signals].reduce((sum, signal) => sum + (WEIGHTS[signal] ?? 0), BASE);
  return 1 / (1 + Math.exp(-odds));
}
