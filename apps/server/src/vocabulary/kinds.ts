import type { AssessedKind, FindingKind, Weekday } from '@syllabi/extraction';
import { z } from 'zod';

export const ASSESSED_KINDS = [
  'exam',
  'quiz',
  'assignment',
  'project',
  'presentation',
  'other',
] as const satisfies AssessedKind[];
export const FINDING_KINDS = [
  ...ASSESSED_KINDS,
  'holiday',
  'reading',
  'class',
] as const satisfies FindingKind[];
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const satisfies Weekday[];
export const TASK_STATUSES = ['todo', 'doing', 'done'] as const;

/** What a task can be: everything assessed, and readings once accepted. */
export const TASK_KINDS = [...ASSESSED_KINDS, 'reading'] as const;

/** Happens at its time, rather than being handed in until then. */
export const takesPlace = (kind: TaskKind): boolean =>
  kind === 'exam' || kind === 'quiz' || kind === 'presentation';

export const findingKind = z.enum(FINDING_KINDS).meta({ id: 'FindingKind' });
export const taskKind = z.enum(TASK_KINDS).meta({ id: 'TaskKind' });
export const taskStatus = z.enum(TASK_STATUSES).meta({ id: 'TaskStatus' });
export const weekday = z.enum(WEEKDAYS).meta({ id: 'Weekday' });

export type TaskKind = z.infer<typeof taskKind>;
export type TaskStatus = z.infer<typeof taskStatus>;
