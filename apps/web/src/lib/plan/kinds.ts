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
