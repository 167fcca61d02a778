import { expect, test } from 'vitest';
import { countFacet, filterTasks, inPlace, isByDueDate } from './filter-tasks';
import { groupByCourse, groupTasks, tasksOf, toRows } from './group-tasks';
import type { TaskItem } from './task';
import { columnsOf, readTaskSearch } from './task-search';
import { isSavedCurrent } from './views';

const today = '2026-02-12';
const aTask = (task: Partial<TaskItem>): TaskItem => ({
  id: 'id',
  title: 'Essay',
  kind: 'assignment',
  status: 'todo',
  dueOn: '2026-02-13',
  dueTime: null,
  weight: null,
  course: { id: 'h' },
  labelIds: [],
  assigneeId: null,
  ...task,
});
const titles = (tasks: readonly TaskItem[]) => tasks.map(({ title }) => title);

const tasks = [
  aTask({ title: 'Essay', weight: 20 }),
  aTask({ title: 'Lab report 10', dueOn: '2026-02-20', course: { id: 'b' } }),
  aTask({ title: 'Lab report 2', dueOn: '2026-02-20', dueTime: '10:00', course: { id: 'b' }, weight: 4 }),
  aTask({ title: 'Response', status: 'done', dueOn: '2026-02-09' }),
  aTask({ title: 'Map', dueOn: '2026-02-10', kind: 'quiz' }),
  aTask({ title: 'Reading log', dueOn: null }),
];

test('without a choice the list shows what is open, by due date, the undated last', () => {
  expect(titles(filterTasks(tasks, {}, { today }))).toEqual([
    'Map',
    'Essay',
    'Lab report 2',
    'Lab report 10',
    'Reading log',
  ]);
});

test.each([
  [{ q: 'lab rep' }, ['Lab report 2', 'Lab report 10']],
  [{ status: ['done' as const] }, ['Response']],
  [{ due: ['overdue' as const] }, ['Map']],
  [{ due: ['next-week' as const], course: ['b'] }, ['Lab report 2', 'Lab report 10']],
  [{ weight: ['over-15' as const] }, ['Essay']],
  [{ q: 'lab', sort: 'title' as const, down: true }, ['Lab report 10', 'Lab report 2']],
])('%j shows %j', (search, expected) =>
  expect(titles(filterTasks(tasks, search, { today }))).toEqual(expected),
);

test.each([
  ['Monday', 1, ['Sat', 'Sun']],
  ['Saturday', 6, ['Sat', 'Sun', 'Next Mon', 'Next Fri']],
  ['Sunday', 7, ['Sun', 'Next Mon', 'Next Fri', 'Next Sat']],
])('on a Sunday this week is another one where weeks begin on %s', (_, firstWeekday, expected) => {
  const week = [
    ['Fri', '2026-02-06'],
    ['Sat', '2026-02-14'],
    ['Sun', '2026-02-15'],
    ['Next Mon', '2026-02-16'],
    ['Next Fri', '2026-02-20'],
    ['Next Sat', '2026-02-21'],
    ['Next Sun', '2026-02-22'],
  ].map(([title, dueOn]) => aTask({ title: title ?? '', dueOn: dueOn ?? '' }));
  const now = { today: '2026-02-15', firstWeekday };
  expect(titles(filterTasks(week, { due: ['this-week'] }, now))).toEqual(expected);
  expect(titles(filterTasks(week, { due: ['next-week'] }, now))).toContain('Next Sun');
});

test('a facet counts what each option would show, its own choice left out', () => {
  expect(Object.fromEntries(countFacet(tasks, 'course', { course: ['h'], q: 'lab' }, { today }))).toEqual({
    b: 2,
  });
  expect(Object.fromEntries(countFacet(tasks, 'status', {}, { today }))).toEqual({ todo: 5, done: 1 });
});

test('rows are grouped by week of term, the overdue first', () => {
  const groups = groupTasks(filterTasks(tasks, {}, { today }), {
    today,
    terms: [{ start: '2026-01-12', end: '2026-05-08' }],
  });
  expect(groups.map(({ title, range, weight }) => [title, range, weight])).toEqual([
    ['Overdue', undefined, 0],
    ['Week 5', '9–15 Feb', 20],
    ['Week 6', '16–22 Feb', 4],
    ['No date', undefined, 0],
  ]);
  const monthFirst = {
    today,
    terms: [],
    style: { dateFormat: 'month-day', timeFormat: '12h' },
  } as const;
  expect(groupTasks([aTask({})], monthFirst).map(({ title }) => title)).toEqual(['Feb 9–15']);
  expect(toRows(groups, new Set(['1-2026-02-16'])).filter(({ type }) => type === 'task')).toHaveLength(3);
});

test('a spoilt address falls back part by part', () => {
  expect(readTaskSearch({ q: 'lab', sort: 'colour', status: 'lost', kind: 'exam', dense: 'true' })).toEqual({
    q: 'lab',
    kind: ['exam'],
    dense: true,
  });
});

test('a label, a person, and who has neither can be asked for', () => {
  const some = [
    aTask({ title: 'A', labelIds: ['lab', 'group'] }),
    aTask({ title: 'B', assigneeId: 'ada' }),
    aTask({ title: 'C', status: 'done', labelIds: ['lab'] }),
  ];
  expect(titles(filterTasks(some, { label: ['lab'] }, { today }))).toEqual(['A']);
  expect(titles(filterTasks(some, { label: ['none'], assignee: ['ada'] }, { today }))).toEqual(['B']);
  expect(Object.fromEntries(countFacet(some, 'label', {}, { today }))).toEqual({ lab: 1, group: 1, none: 1 });
});

test('a board shows what is done too, unless it is asked not to', () => {
  const some = [aTask({ title: 'A' }), aTask({ title: 'B', status: 'done' })];
  expect(titles(filterTasks(some, { view: 'board' }, { today }))).toEqual(['A', 'B']);
  expect(titles(filterTasks(some, { view: 'board', status: ['todo'] }, { today }))).toEqual(['A']);
});

test('by course there is a group for each, by name, and last what has none', () => {
  const of = (id: string, code: string | null) => ({ id, code, title: 'The Atlantic World' });
  const some = [
    { ...aTask({ title: 'A', weight: 10 }), course: null },
    { ...aTask({ title: 'B', weight: 5 }), course: of('h', 'HIST 210') },
    { ...aTask({ title: 'C' }), course: of('b', 'BIO 101') },
  ];
  const groups = groupByCourse(some).map(({ title, weight }) => [title, weight]);
  expect(groups).toEqual([
    ['BIO 101', 0],
    ['HIST 210', 5],
    ['No course', 10],
  ]);
});

test('columns are those of most people, without those hidden and with those asked for', () => {
  expect(columnsOf({})).toEqual(['kind', 'due', 'weight', 'status', 'source']);
  expect(columnsOf({ hide: ['kind', 'source'], show: ['assignee'] })).toEqual([
    'assignee',
    'due',
    'weight',
    'status',
  ]);
});

test('a saved view is known again whatever the order of its parts, and whichever task is open', () => {
  const saved = { view: 'board' as const, kind: ['exam' as const] };
  expect(isSavedCurrent(saved, { kind: ['exam'], view: 'board', task: 't' })).toBe(true);
  expect(isSavedCurrent(saved, { kind: ['exam'] })).toBe(false);
});

test('the tasks of the rows stand in the order of the rows, without what is folded away', () => {
  const inCourse = (title: string, id: string | null) => ({
    ...aTask({ title }),
    course: id ? { id, code: id, title: id } : null,
  });
  const some = [
    inCourse('First', 'b'),
    inCourse('Second', 'a'),
    inCourse('Third', 'b'),
    inCourse('Last', null),
  ];
  const groups = groupByCourse(some);
  expect(titles(tasksOf(toRows(groups, new Set())))).toEqual(['Second', 'First', 'Third', 'Last']);
  expect(titles(tasksOf(toRows(groups, new Set(['c-b']))))).toEqual(['Second', 'Last']);
});

test('of a list that is only begun, what is due with the last of it waits for those that may stand between', () => {
  const begun = [
    aTask({ title: 'Map', dueOn: '2026-02-10' }),
    aTask({ title: 'Zoology', dueOn: '2026-02-13' }),
    // Added while the rest was on its way.
    aTask({ title: 'Essay', dueOn: '2026-02-11' }),
    aTask({ title: 'Atlas', dueOn: '2026-02-13', dueTime: '10:00' }),
  ];
  expect(titles(inPlace(begun))).toEqual(['Map', 'Essay', 'Atlas']);
  expect(inPlace([aTask({ dueOn: null }), aTask({ dueOn: null })])).toEqual([]);
});

test.each([
  [{}, true],
  [{ q: 'essay', flat: true }, true],
  [{ sort: 'title' }, false],
  [{ down: true }, false],
  [{ view: 'courses' }, false],
  [{ view: 'board' }, false],
] as const)('what comes later is shown later with %j: %j', (search, expected) =>
  expect(isByDueDate(search)).toBe(expected),
);
