import type { Locale } from '../locale.ts';

/** English words for the grading section. */
export const GRADING = {
  gradingHeadings: [
    'grad(?:es?|ing)',
    'evaluation',
    'assessments?',
    'weight(?:s|ing)?',
    'requirements?',
    'percent(?:age)?',
  ],
  notComponents: [
    'total',
    'grades?',
    'scale',
    'letter',
    'percent(?:age)?',
    'late',
    'penalty',
    'deduct(?:ed|ion)?',
    'minimum',
    'at\\s+least',
    'curve',
    'per\\s+day',
    'each\\s+day',
    'cutoff',
    'reduc(?:ed|tion)',
    'discount',
    'similarity',
  ],
} satisfies Partial<Locale>;
