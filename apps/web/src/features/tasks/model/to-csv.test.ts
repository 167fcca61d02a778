import { expect, test } from 'vitest';
import type { Task } from '@/api';
import { toCsv } from './to-csv';

const aTask = (task: Partial<Task>) =>
  ({
    title: 'Essay',
    kind: 'assignment',
    course: null,
    dueOn: '2026-02-13',
    dueTime: null,
    weight: 5,
    status: 'todo',
    source: null,
    notes: '',
    ...task,
  }) as Task;
const lines = (task: Partial<Task>) => toCsv([aTask(task)]).split('\r\n');

test('one row for each task, under headings', () => {
  expect(lines({})).toEqual([
    'Title,Kind,Course,Due,Time,Weight,Status,Page,Quote,Notes',
    'Essay,assignment,,2026-02-13,,5,todo,,,',
  ]);
});

test.each([
  ['Read, then write', '"Read, then write"'],
  ['The "big" one', '"The ""big"" one"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
])('%j is written %s', (title, field) => expect(lines({ title })[1]?.startsWith(`${field},`)).toBe(true));
