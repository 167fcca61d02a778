import type { Policy } from '@/api';

export const POLICY_NAMES: Record<Policy['kind'], string> = {
  'late-work': 'Late work',
  attendance: 'Attendance',
  'make-up': 'Missed exams and make-up',
  ai: 'Use of AI',
  integrity: 'Academic integrity',
  accommodations: 'Accommodations',
  regrading: 'Regrading',
};
