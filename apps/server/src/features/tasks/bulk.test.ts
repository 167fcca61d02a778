import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-02-01T12:00:00Z' });

test('course, weight, assignee and labels of many at once, and back again', async () => {
  const ada = await enrol(server);
  const course = await ada.post('/courses', { code: 'HIST 210', title: 'The Atlantic World' });
  const [lab, group] = [
    await ada.post('/labels', { name: 'Lab' }),
    await ada.post('/labels', { name: 'Group' }),
  ];
  const first = await ada.post('/tasks', { title: 'A', labelIds: [lab.id], weight: 5 });
  const second = await ada.post('/tasks', { title: 'B' });
  const { tasks, undo } = await ada.post('/tasks/bulk', {
    action: 'edit',
    taskIds: [first.id, second.id],
    change: { courseId: course.id, weight: 10, assigneeId: ada.account.id },
    addLabelIds: [group.id],
    removeLabelIds: [lab.id],
  });
  const expected = {
    course: { code: 'HIST 210' },
    weight: 10,
    assigneeId: ada.account.id,
    labelIds: [group.id],
  };
  expect(tasks).toMatchObject([expected, expected]);
  const back = await ada.post('/tasks/bulk', undo);
  expect(
    back.tasks.toSorted((a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1)),
  ).toMatchObject([
    { course: null, weight: 5, assigneeId: null, labelIds: [lab.id] },
    { course: null, weight: null, assigneeId: null, labelIds: [] },
  ]);
});

test.each([
  ['0001-01-05', -366, '0001-01-01'],
  ['9999-12-30', 366, '9999-12-31'],
])('what is due on %s is moved by %i days as far as days go', async (dueOn, days, expected) => {
  const ada = await enrol(server);
  const { id } = await ada.post('/tasks', { title: 'A', dueOn });
  const { tasks } = await ada.post('/tasks/bulk', { action: 'shift', taskIds: [id], days });
  expect(tasks).toMatchObject([{ dueOn: expected }]);
});

test('undo does not go over what somebody changed since', async () => {
  const ada = await enrol(server);
  const { id } = await ada.post('/tasks', { title: 'A', dueOn: '2027-02-05' });
  const { undo } = await ada.post('/tasks/bulk', { action: 'shift', days: 1, taskIds: [id] });
  await ada.patch(`/tasks/${id}`, { dueOn: '2027-02-20' }, { version: 2 });
  await ada.post('/tasks/bulk', undo, { status: 412 });
  expect(await ada.get(`/tasks/${id}`)).toMatchObject({ dueOn: '2027-02-20' });
});

test('an import takes all or none, and names the rows that are wrong', async () => {
  const ada = await enrol(server);
  const good = { title: 'Essay', dueOn: '2027-02-05' };
  const refused = await ada.post(
    '/tasks/import',
    { tasks: [good, { title: ' ' }, { title: 'Quiz', dueOn: '2027-02-30' }] },
    { status: 400 },
  );
  expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual([
    'tasks.1.title',
    'tasks.2.dueOn',
  ]);
  const backwards = { title: 'Window', dueOn: '2027-02-05', endOn: '2027-02-01' };
  const { errors } = await ada.post('/tasks/import', { tasks: [good, backwards] }, { status: 400 });
  expect(errors).toMatchObject([{ field: 'tasks.1.endOn' }]);
  expect((await ada.get('/tasks')).items).toEqual([]);
  const titles = ['اكتب المقال', '🧪 Lab ‎report', 'x'.repeat(300), '=1+1'];
  const { taskIds } = await ada.post('/tasks/import', {
    tasks: titles.map((title) => ({ title, dueOn: '9999-12-31' })),
  });
  expect(taskIds).toHaveLength(4);
  expect((await ada.get('/tasks')).items.map(({ title }: { title: string }) => title).toSorted()).toEqual(
    titles.toSorted(),
  );
  await ada.post('/tasks/bulk', { action: 'delete', taskIds });
  expect((await ada.get('/tasks')).items).toEqual([]);
});

test('an import of five thousand is taken in, and of one more not', async () => {
  const ada = await enrol(server);
  const tasks = Array.from({ length: 5001 }, (_, index) => ({ title: `Task ${index}` }));
  await ada.post('/tasks/import', { tasks }, { status: 400 });
  const { taskIds } = await ada.post('/tasks/import', { tasks: tasks.slice(1) });
  expect(taskIds).toHaveLength(5000);
  const { undo } = await ada.post('/tasks/bulk', { action: 'delete', taskIds });
  expect((await ada.post('/tasks/bulk', undo)).tasks).toHaveLength(5000);
});

test('a title of two megabytes is refused in words', async () => {
  const ada = await enrol(server);
  const answer = await ada.post('/tasks', { title: 'x'.repeat(2_000_000) }, { status: 413 });
  expect(answer.title).toEqual(expect.any(String));
});
