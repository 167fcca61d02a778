import { expect, test } from 'vitest';
import { openTasksByAssignee } from './load-of';

test('what is done or nobody’s is on nobody’s list', () => {
  const open = openTasksByAssignee([
    { assigneeId: 'ada', status: 'todo' },
    { assigneeId: 'ada', status: 'doing' },
    { assigneeId: 'ada', status: 'done' },
    { assigneeId: null, status: 'todo' },
  ]);
  expect([...open]).toEqual([['ada', 2]]);
});
