import type { AssessedKind, FindingKind } from '@syllabi/extraction';

export const ASSESSED_KINDS: readonly AssessedKind[] = [
  'exam',
  'quiz',
  'assignment',
  'project',
  'presentation',
  'other',
];

/** What a task can be: everything assessed, and readings. */
export type TaskKind = AssessedKind | 'reading';
export const TASK_KINDS: readonly TaskKind[] = [...ASSESSED_KINDS, 'reading'];

export const FINDING_KINDS: readonly FindingKind[] = [...ASSESSED_KINDS, 'holiday', 'reading', 'class'];

const LABELS: Record<FindingKind, string> = {
  exam: 'Exam',
  quiz: 'Quiz',
  assignment: 'Assignment',
  project: 'Project',
  presentation: 'Presentation',
  other: 'Other',
  holiday: 'Day off',
  reading: 'Reading',
  class: 'Class',
};

export const kindLabel = (kind: FindingKind): string => LABELS[kind];

/** The colours of the review page: one per group of kinds, named as in the tokens. */
export type KindTone = 'question' | 'exam' | 'assignment' | 'dayoff' | 'meeting' | 'reading';

const TONES: Record<FindingKind, KindTone> = {
  exam: 'exam',
  quiz: 'exam',
  assignment: 'assignment',
  project: 'assignment',
  presentation: 'assignment',
  other: 'assignment',
  holiday: 'dayoff',
  reading: 'reading',
  class: 'meeting',
};

export const kindTone = (kind: FindingKind): KindTone => TONES[kind];

export const isAssessed = (kind: FindingKind): kind is AssessedKind =>
  (ASSESSED_KINDS as readonly string[]).includes(kind);
