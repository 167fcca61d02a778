import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-02-01T12:00:00Z' });

/** Somebody new, in a workspace of their own. */
const student = async () => ({ ada: await enrol(server) });

const titles = (page: { items: { title: string }[] }) => page.items.map(({ title }) => title);

test('a task is kept as it was written, and says what it is', async () => {
  const { ada } = await student();
  const course = await ada.post('/courses', { code: 'HIST 210', title: 'The Atlantic World' });
  const task = await ada.post('/tasks', {
    title: '  Essay draft ',
    dueOn: '2027-02-05',
    dueTime: '17:00',
    weight: 12.5,
    courseId: course.id,
  });
  expect(task).toMatchObject({
    title: 'Essay draft',
    kind: 'other',
    status: 'todo',
    dueTime: '17:00',
    weight: 12.5,
    course: { code: 'HIST 210', color: 'fern' },
    source: null,
    version: 1,
  });
  expect(await ada.get(`/tasks/${task.id}`)).toEqual(task);
});

test.each([
  ['a time without a day', { dueTime: '10:00' }, 'dueTime'],
  ['an end before the beginning', { dueOn: '2027-02-05', endOn: '2027-02-01' }, 'endOn'],
  ['an hour that runs backwards', { dueOn: '2027-02-05', dueTime: '10:00', endTime: '09:00' }, 'endTime'],
  ['a day that does not exist', { dueOn: '2027-02-30' }, 'dueOn'],
  ['an empty title', { title: ' ' }, 'title'],
  ['a character no database keeps', { notes: 'a\0b' }, 'notes'],
])('%s is refused beside its field', async (_, change, field) => {
  const { ada } = await student();
  const answer = await ada.post('/tasks', { title: 'Essay', ...change }, { status: 400 });
  expect(answer.errors.map((fault: { field: string }) => fault.field)).toContain(field);
});

test('done is done at a moment, which stays until it is taken back', async () => {
  const { ada } = await student();
  const { id } = await ada.post('/tasks', { title: 'Essay' });
  const done = await ada.patch(`/tasks/${id}`, { status: 'done' }, { version: 1 });
  expect(done.completedAt).toBe('2027-02-01T12:00:00.000Z');
  server.clock.advance({ minutes: 30 });
  const renamed = await ada.patch(`/tasks/${id}`, { title: 'Essay 1' }, { version: 2 });
  expect(renamed.completedAt).toBe('2027-02-01T12:00:00.000Z');
  expect(await ada.patch(`/tasks/${id}`, { status: 'todo' }, { version: 3 })).toMatchObject({
    completedAt: null,
  });
});

test('an edit from an old version is answered with what stands now', async () => {
  const { ada } = await student();
  const { id } = await ada.post('/tasks', { title: 'Essay' });
  await ada.patch(`/tasks/${id}`, { title: 'Essay 1' }, { version: 1 });
  const late = await ada.patch(`/tasks/${id}`, { title: 'Essay 2' }, { version: 1, status: 412 });
  expect(late).toMatchObject({ current: { title: 'Essay 1', version: 2 }, title: expect.any(String) });
});

test('a deleted task comes back as it was', async () => {
  const { ada } = await student();
  const { id } = await ada.post('/tasks', { title: 'Essay', notes: 'ask about sources' });
  await ada.delete(`/tasks/${id}`);
  await ada.get(`/tasks/${id}`, { status: 404 });
  expect(await ada.post(`/tasks/${id}/restoration`)).toMatchObject({ notes: 'ask about sources' });
  await ada.post(`/tasks/${id}/restoration`);
});

test.each([
  ['sort=due', ['Map quiz', 'Essay', 'Reading', 'Someday']],
  ['sort=due&order=desc', ['Reading', 'Essay', 'Map quiz', 'Someday']],
  ['sort=title', ['Essay', 'Map quiz', 'Reading', 'Someday']],
  ['sort=weight&order=desc', ['Essay', 'Map quiz', 'Reading', 'Someday']],
  ['kind=quiz&kind=reading', ['Map quiz', 'Reading']],
  ['status=done', ['Map quiz']],
  ['from=2027-02-05&to=2027-02-10', ['Essay']],
  ['q=hist', ['Map quiz']],
  ['q=100%25', []],
])('the list answers %j with %j', async (query, expected) => {
  const { ada } = await student();
  const { id: courseId } = await ada.post('/courses', { code: 'HIST 210', title: 'The Atlantic World' });
  await ada.post('/tasks', { title: 'Essay', kind: 'assignment', dueOn: '2027-02-05', weight: 20 });
  await ada.post('/tasks', {
    title: 'Map quiz',
    kind: 'quiz',
    dueOn: '2027-02-02',
    weight: 5,
    courseId,
    status: 'done',
  });
  await ada.post('/tasks', { title: 'Reading', kind: 'reading', dueOn: '2027-03-02' });
  await ada.post('/tasks', { title: 'Someday' });
  const asked = titles(await ada.get(`/tasks?${query}`));
  const isSortedByWeight = query.startsWith('sort=weight');
  expect(isSortedByWeight ? asked.slice(0, 2) : asked).toEqual(
    isSortedByWeight ? expected.slice(0, 2) : expected,
  );
});

test.each(['due', 'title', 'weight', 'course', 'status', 'kind', 'created'])(
  'pages sorted by %s hold every task once, in both directions',
  async (sort) => {
    const { ada } = await student();
    for (const [index, dueOn] of ['2027-02-05', null, '2027-02-05', '2027-02-01', null].entries())
      await ada.post('/tasks', { title: `Task ${index % 3}`, dueOn, weight: index % 2 ? index : null });
    for (const order of ['asc', 'desc']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const after: string = cursor && `&cursor=${cursor}`;
        const page = await ada.get(`/tasks?limit=2&sort=${sort}&order=${order}${after}`);
        seen.push(...page.items.map(({ id }: { id: string }) => id));
        cursor = page.nextCursor;
      }
      expect(new Set(seen).size, `${sort} ${order}`).toBe(5);
      expect(seen).toHaveLength(5);
    }
  },
);

test('a page can begin behind the longest title in any script', async () => {
  const { ada } = await student();
  for (const end of ['а', 'б']) await ada.post('/tasks', { title: 'ж'.repeat(299) + end });
  const first = await ada.get('/tasks?limit=1&sort=title');
  const second = await ada.get(`/tasks?limit=1&sort=title&cursor=${first.nextCursor}`);
  expect(second.items[0].title.endsWith('б')).toBe(true);
});

test('each facet counts under the other filters, not under its own', async () => {
  const { ada } = await student();
  await ada.post('/tasks', { title: 'A', kind: 'quiz', status: 'done' });
  await ada.post('/tasks', { title: 'B', kind: 'quiz' });
  await ada.post('/tasks', { title: 'C', kind: 'exam' });
  const { facets, items } = await ada.get('/tasks?facets=true&kind=quiz');
  expect(items).toHaveLength(2);
  expect(facets).toMatchObject({
    total: 2,
    status: [
      { value: 'done', count: 1 },
      { value: 'todo', count: 1 },
    ],
    kind: [
      { value: 'exam', count: 1 },
      { value: 'quiz', count: 2 },
    ],
  });
});

test.each([
  [
    { action: 'status', status: 'done' },
    { status: 'done', dueOn: '2027-02-05', endOn: '2027-02-07' },
  ],
  [
    { action: 'reschedule', dueOn: '2027-03-01' },
    { status: 'todo', dueOn: '2027-03-01', endOn: '2027-03-03' },
  ],
  [
    { action: 'shift', days: 7 },
    { status: 'todo', dueOn: '2027-02-12', endOn: '2027-02-14' },
  ],
])('many tasks at once: %j, and back again', async (change, expected) => {
  const { ada } = await student();
  const before = { status: 'todo', dueOn: '2027-02-05', endOn: '2027-02-07' };
  const taskIds = [];
  for (const title of ['A', 'B']) taskIds.push((await ada.post('/tasks', { title, ...before })).id);
  const { tasks, undo } = await ada.post('/tasks/bulk', { ...change, taskIds });
  expect(tasks).toMatchObject([expected, expected]);
  expect((await ada.post('/tasks/bulk', undo)).tasks).toMatchObject([before, before]);
});

test('deleting many can be undone, and one unknown task leaves all as they were', async () => {
  const { ada } = await student();
  const { id } = await ada.post('/tasks', { title: 'A' });
  const unknown = '00000000-0000-7000-8000-000000000000';
  await ada.post('/tasks/bulk', { action: 'delete', taskIds: [id, unknown] }, { status: 404 });
  const { undo } = await ada.post('/tasks/bulk', { action: 'delete', taskIds: [id] });
  expect((await ada.get('/tasks')).items).toEqual([]);
  await ada.post('/tasks/bulk', undo);
  expect(titles(await ada.get('/tasks'))).toEqual(['A']);
});

test('a task that is sent again under its id is there once; the id of another is refused', async () => {
  const { ada } = await student();
  const essay = { id: crypto.randomUUID(), title: 'Essay' };
  const first = await ada.post('/tasks', essay);
  expect(first.id).toBe(essay.id);
  expect(await ada.post('/tasks', essay)).toEqual(first);
  expect(titles(await ada.get('/tasks'))).toEqual(['Essay']);
  const { ada: bob } = await student();
  expect(await bob.post('/tasks', essay, { status: 409 })).toMatchObject({ code: 'task/id-taken' });
});

test('a write repeated with the same Idempotency-Key happens once', async () => {
  const { ada } = await student();
  const request = {
    method: 'POST' as const,
    url: `/api/v1/workspaces/${ada.workspaceId}/tasks`,
    headers: { 'idempotency-key': 'once' },
    payload: { title: 'Essay' },
  };
  const [first, second] = [await ada.ask(request), await ada.ask(request)];
  expect(second.json().id).toBe(first.json().id);
  expect((await ada.get('/tasks')).items).toHaveLength(1);
});
