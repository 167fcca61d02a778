import { expect, test } from 'vitest';
import type { TaskHistoryEntry } from '@/api';
import { type Names, toDeeds } from './history-text';

const names: Names = {
  course: (id) => (id === 'h' ? 'HIST 210' : undefined),
  member: (id) => (id === 'ada' ? 'Ada Park' : undefined),
  label: (id) => (id === 'lab' ? 'Lab' : undefined),
  kind: (kind) => (kind === 'quiz' ? 'Quiz' : 'Other'),
  style: { dateFormat: 'day-month', timeFormat: '24h' },
};

const entry = (action: string, ...changes: TaskHistoryEntry['changes']): TaskHistoryEntry => ({
  id: '1',
  actor: { id: 'ada', name: 'Ada Park' },
  action,
  changes,
  at: '2027-02-01T12:00:00Z',
});

test.each<[TaskHistoryEntry, string]>([
  [entry('created'), 'made the task'],
  [
    entry('changed', { field: 'title', from: 'Essay', to: 'Essay 1' }),
    'changed the title from “Essay” to “Essay 1”',
  ],
  [entry('changed', { field: 'dueOn', from: null, to: '2027-02-05' }), 'set the due date to 5 Feb 2027'],
  [entry('changed', { field: 'weight', from: 12.5, to: null }), 'took away the weight (12.5%)'],
  [
    entry('changed', { field: 'courseId', from: 'x', to: 'h' }),
    'changed the course from a course that is gone to HIST 210',
  ],
  [entry('changed', { field: 'labelIds', from: [], to: ['lab'] }), 'set the labels to Lab'],
  [entry('changed', { field: 'notes', from: null, to: null }), 'changed the description'],
  [entry('subtask-done', { field: 'subtask', from: null, to: 'Read' }), 'ticked the step “Read”'],
  [
    entry('subtask-renamed', { field: 'subtask', from: 'Read', to: 'Skim' }),
    'renamed the step “Read” to “Skim”',
  ],
])('the history says it in words', (told, expected) => expect(toDeeds(told, names)).toEqual([expected]));
