import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-02-01T12:00:00Z' });

async function weekly(rest: object = {}) {
  const ada = await enrol(server);
  const task = await ada.post('/tasks', {
    title: 'Problem set',
    dueOn: '2027-02-02',
    dueTime: '17:00',
    repeat: { every: 'week' },
    ...rest,
  });
  const coming = async (from = '2027-02-01', to = '2027-02-28') =>
    (await ada.get(`/calendar/entries?from=${from}&to=${to}`)).items
      .filter(({ type }: { type: string }) => type === 'coming')
      .map(({ date }: { date: string }) => date);
  return { ada, task, coming };
}

test('what repeats stands on its coming days, as the series says', async () => {
  const { ada, task } = await weekly();
  await ada.patch(`/tasks/${task.id}`, { title: 'Only today', dueOn: '2027-02-03' }, { version: 1 });
  const { items } = await ada.get('/calendar/entries?from=2027-02-01&to=2027-02-14');
  expect(items).toMatchObject([
    { type: 'task', title: 'Only today', date: '2027-02-03' },
    { type: 'coming', taskId: task.id, title: 'Problem set', date: '2027-02-09', time: '17:00' },
  ]);
});

test('a window that goes on past the last day there is ends on it', async () => {
  const { ada } = await weekly({ dueOn: '9999-12-10', endOn: '9999-12-30' });
  const { items } = await ada.get('/calendar/entries?from=9999-12-01&to=9999-12-31');
  expect(items).toMatchObject([
    { type: 'task', endDate: '9999-12-30' },
    { type: 'coming', date: '9999-12-17', endDate: '9999-12-31' },
    { type: 'coming', date: '9999-12-24', endDate: '9999-12-31' },
    { type: 'coming', date: '9999-12-31', endDate: '9999-12-31' },
  ]);
});

test('once it is done, the next day has its own task and the rest still comes', async () => {
  const { ada, task, coming } = await weekly();
  await ada.patch(`/tasks/${task.id}`, { status: 'done' }, { version: 1 });
  expect(await coming()).toEqual(['2027-02-16', '2027-02-23']);
});

test.each<[string, object, string[]]>([
  ['until its last day', { repeat: { every: 'week', until: '2027-02-16' } }, ['2027-02-09', '2027-02-16']],
  ['not before its first', { dueOn: '2027-02-20' }, ['2027-02-27']],
  ['and once is once', { repeat: null }, []],
])('it comes %s', async (_, rest, expected) => {
  const { coming } = await weekly(rest);
  expect(await coming()).toEqual(expected);
});

test('what is deleted comes no more, nor does what belongs to a course put away', async () => {
  const { ada, task, coming } = await weekly();
  await ada.delete(`/tasks/${task.id}`);
  expect(await coming()).toEqual([]);
  const course = await ada.post('/courses', { title: 'Biology' });
  await ada.post('/tasks', {
    title: 'Lab',
    dueOn: '2027-02-02',
    courseId: course.id,
    repeat: { every: 'day' },
  });
  expect(await coming('2027-02-03', '2027-02-04')).toEqual(['2027-02-03', '2027-02-04']);
  await ada.post(`/courses/${course.id}/archival`);
  expect(await coming()).toEqual([]);
});

test('a series is told with its open task, moved or not, and what its days are made of', async () => {
  const { ada, task } = await weekly({ endOn: '2027-02-03', endTime: '09:00' });
  await ada.patch(
    `/tasks/${task.id}`,
    { title: 'Only today', dueOn: '2027-02-03', endOn: '2027-02-04' },
    { version: 1 },
  );
  const { items } = await ada.get('/calendar/series');
  expect(items).toMatchObject([
    {
      taskId: task.id,
      occurrenceOn: '2027-02-02',
      anchoredOn: '2027-02-02',
      repeat: { every: 'week', until: null },
      usual: { title: 'Problem set', dueTime: '17:00', endTime: '09:00', spanDays: 1, course: null },
    },
  ]);
});

test('the last days of the year 9999 are answered', async () => {
  const { coming } = await weekly({ repeat: { every: 'day' } });
  expect(await coming('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
});
