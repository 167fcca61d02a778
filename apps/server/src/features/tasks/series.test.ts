import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-02-01T12:00:00Z' });
const mondayAndWednesday = { every: 'week', interval: 1, weekdays: ['MO', 'WE'], until: '2027-02-10' };

async function repeating(rest: object = {}) {
  const ada = await enrol(server);
  const task = await ada.post('/tasks', {
    title: 'Problem set',
    dueOn: '2027-02-01',
    dueTime: '17:00',
    repeat: mondayAndWednesday,
    ...rest,
  });
  const open = async () =>
    (await ada.get('/tasks?status=todo')).items as {
      id: string;
      title: string;
      dueOn: string;
      version: number;
    }[];
  return { ada, task, open };
}

test('done, it makes the next one, until the last', async () => {
  const { ada, open } = await repeating();
  const days: string[] = [];
  for (let [task] = await open(); task; [task] = await open()) {
    days.push(task.dueOn);
    await ada.patch(`/tasks/${task.id}`, { status: 'done' }, { version: task.version });
  }
  expect(days).toEqual(['2027-02-01', '2027-02-03', '2027-02-08', '2027-02-10']);
});

test('the next one has the steps again, open, and the reminders', async () => {
  const { ada, task, open } = await repeating();
  const { items } = await ada.post(`/tasks/${task.id}/subtasks`, { title: 'Read chapter' });
  await ada.patch(`/tasks/${task.id}/subtasks/${items[0].id}`, { isDone: true });
  await ada.post(`/tasks/${task.id}/reminders`, { minutesBefore: 60 });
  await ada.patch(`/tasks/${task.id}`, { status: 'done' }, { version: 1 });
  const [next] = await open();
  expect(next).toMatchObject({ title: 'Problem set', dueTime: '17:00', subtasks: { done: 0, total: 1 } });
  expect((await ada.get(`/tasks/${next?.id}/reminders`)).items).toMatchObject([{ minutesBefore: 60 }]);
});

test('opened again it takes the next one back, and done again it is the same one', async () => {
  const { ada, task, open } = await repeating();
  await ada.patch(`/tasks/${task.id}`, { status: 'done' }, { version: 1 });
  const [next] = await open();
  await ada.patch(`/tasks/${task.id}`, { status: 'todo' }, { version: 2 });
  expect((await open()).map(({ dueOn }) => dueOn)).toEqual(['2027-02-01']);
  await ada.patch(`/tasks/${task.id}`, { status: 'done' }, { version: 3 });
  expect((await open()).map(({ id }) => id)).toEqual([next?.id]);
});

test('what somebody has begun with stays', async () => {
  const { ada, task, open } = await repeating();
  await ada.patch(`/tasks/${task.id}`, { status: 'done' }, { version: 1 });
  const [next] = await open();
  server.clock.advance({ minutes: 1 });
  await ada.patch(`/tasks/${next?.id}`, { notes: 'Only odd numbers' }, { version: 1 });
  await ada.patch(`/tasks/${task.id}`, { status: 'todo' }, { version: 2 });
  expect(await open()).toHaveLength(2);
});

test.each([
  ['this', { title: 'Problem set', dueOn: '2027-02-03' }],
  ['following', { title: 'Worksheet', dueOn: '2027-02-03' }],
])('a change of %s one: the next is %j', async (scope, expected) => {
  const { ada, task, open } = await repeating();
  await ada.patch(`/tasks/${task.id}`, { title: 'Worksheet', scope }, { version: 1 });
  await ada.patch(`/tasks/${task.id}`, { status: 'done' }, { version: 2 });
  expect(await open()).toMatchObject([expected]);
});

test.each([
  ['this', '2027-02-03'],
  ['following', '2027-02-03'],
])('moved to Tuesday for %s, the next is due %s, then Tuesdays only if all follow', async (scope, next) => {
  const { ada, task, open } = await repeating();
  await ada.patch(`/tasks/${task.id}`, { dueOn: '2027-02-02', scope }, { version: 1 });
  await ada.patch(`/tasks/${task.id}`, { status: 'done' }, { version: 2 });
  const [second] = await open();
  expect(second?.dueOn).toBe(next);
  await ada.patch(`/tasks/${second?.id}`, { status: 'done' }, { version: 1 });
  expect((await open())[0]?.dueOn).toBe(scope === 'this' ? '2027-02-08' : '2027-02-09');
});

test('one is left out, and the next is there', async () => {
  const { ada, task, open } = await repeating();
  await ada.post(`/tasks/${task.id}/skip`);
  expect((await open()).map(({ dueOn }) => dueOn)).toEqual(['2027-02-03']);
});

test('on the days that are left out it is not due', async () => {
  const { ada, task, open } = await repeating({
    repeat: { ...mondayAndWednesday, except: ['2027-02-03', '2027-02-08'] },
  });
  await ada.patch(`/tasks/${task.id}`, { status: 'done' }, { version: 1 });
  expect((await open()).map(({ dueOn }) => dueOn)).toEqual(['2027-02-10']);
});

test('it repeats no more when told so', async () => {
  const { ada, task, open } = await repeating();
  const once = await ada.patch(`/tasks/${task.id}`, { repeat: null }, { version: 1 });
  expect(once.repeat).toBeNull();
  await ada.patch(`/tasks/${task.id}`, { status: 'done' }, { version: 2 });
  expect(await open()).toEqual([]);
});

test.each([
  ['without a day', { dueOn: null, dueTime: null }],
  ['that ends before it begins', { dueOn: '2027-03-01' }],
])('a repeat %s is refused', async (_, rest) => {
  const ada = await enrol(server);
  const task = { title: 'Set', repeat: mondayAndWednesday, ...rest };
  const { errors } = await ada.post('/tasks', task, { status: 400 });
  expect(errors).toMatchObject([{ field: 'repeat' }]);
});

test('in the year 9999 it comes to its end', async () => {
  const { ada, open } = await repeating({ dueOn: '9999-12-31', repeat: { every: 'day' } });
  const [task] = await open();
  await ada.patch(`/tasks/${task?.id}`, { status: 'done' }, { version: 1 });
  expect(await open()).toEqual([]);
});

test('what an import brings changed for one day only goes on as it was', async () => {
  const ada = await enrol(server);
  const usual = { title: 'Set', dueOn: '2027-02-01', dueTime: '17:00', notes: '' };
  const moved = { title: 'Set, with a test', dueOn: '2027-02-02', dueTime: '09:00', notes: 'Bring a pen' };
  const task = { ...moved, repeat: mondayAndWednesday, usual };
  const { errors } = await ada.post(
    '/tasks/import',
    { tasks: [{ ...task, usual: { ...usual, dueOn: '2027-03-01' } }] },
    { status: 400 },
  );
  expect(errors).toMatchObject([{ field: 'tasks.0.repeat' }]);
  const { taskIds } = await ada.post('/tasks/import', { tasks: [task] });
  expect((await ada.get('/tasks?status=todo')).items).toMatchObject([moved]);
  await ada.patch(`/tasks/${taskIds[0]}`, { status: 'done' }, { version: 1 });
  expect((await ada.get('/tasks?status=todo')).items).toMatchObject([{ ...usual, dueOn: '2027-02-03' }]);
});

test('what an import brings repeats too, and ends before it begins nowhere', async () => {
  const ada = await enrol(server);
  const task = { title: 'Set', dueOn: '2027-02-01', repeat: mondayAndWednesday };
  const backwards = { ...task, dueOn: '2027-03-01' };
  const { errors } = await ada.post('/tasks/import', { tasks: [task, backwards] }, { status: 400 });
  expect(errors).toMatchObject([{ field: 'tasks.1.repeat' }]);
  const { taskIds } = await ada.post('/tasks/import', { tasks: [task] });
  await ada.patch(`/tasks/${taskIds[0]}`, { status: 'done' }, { version: 1 });
  expect((await ada.get('/tasks?status=todo')).items).toMatchObject([{ title: 'Set', dueOn: '2027-02-03' }]);
});
