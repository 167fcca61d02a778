import { expect, test } from 'vitest';
import type { Task } from '@/api';
import { aTask } from '../model/testing/a-task';
import { toCsv } from './to-csv';

const known = {
  labels: [
    { id: 'lab', name: 'Lab' },
    { id: 'group', name: 'Group work' },
  ],
  members: [{ accountId: 'ada', name: 'Ada Park', email: null }],
};
const lines = (task: Partial<Task>) => toCsv([aTask(task)], known).split('\r\n');

test('one row for each task, under headings', () => {
  const task = { dueOn: '2026-02-13', weight: 5, labelIds: ['lab', 'gone', 'group'], assigneeId: 'ada' };
  expect(lines(task)).toEqual([
    'Title,Kind,Course,Due,Time,End,End time,Repeat,Weight,Status,Labels,Assignee,Page,Quote,Notes',
    'Essay,assignment,,2026-02-13,,,,,5,todo,Lab; Group work,Ada Park,,,',
  ]);
});

test.each([
  ['Read, then write', '"Read, then write"'],
  ['The "big" one', '"The ""big"" one"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['@SUM(A1)', "'@SUM(A1)"],
])('%j is written %s', (title, field) => expect(lines({ title })[1]?.startsWith(`${field},`)).toBe(true));
