import { expect, test } from 'vitest';
import { enrol, join, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-02-01T12:00:00Z' });

async function shared() {
  const ada = await enrol(server, { displayName: 'Ada Park' });
  const bea = await join(server, ada, 'member');
  const { id } = await ada.post('/tasks', { title: 'Essay', dueOn: '2027-02-05' });
  return { ada, bea, task: `/tasks/${id}` };
}

const steps = ({ items }: { items: { title: string; isDone: boolean }[] }) =>
  items.map(({ title, isDone }) => `${isDone ? 'x' : '-'} ${title}`);

test('steps are added, ticked, moved and removed; the task counts them', async () => {
  const { ada, task } = await shared();
  for (const title of ['Read', 'Outline', 'Write']) await ada.post(`${task}/subtasks`, { title });
  const { items } = await ada.get(`${task}/subtasks`);
  const [read, , write] = items;
  await ada.patch(`${task}/subtasks/${read.id}`, { isDone: true });
  const moved = await ada.patch(`${task}/subtasks/${write.id}`, { position: 0 });
  expect(steps(moved)).toEqual(['- Write', 'x Read', '- Outline']);
  expect(await ada.get(task)).toMatchObject({ subtasks: { done: 1, total: 3 } });
  expect(steps(await ada.delete(`${task}/subtasks/${write.id}`))).toEqual(['x Read', '- Outline']);
  await ada.delete(`${task}/subtasks/${write.id}`, { status: 404 });
});

test('two people who rename the same step do not lose either name', async () => {
  const { ada, bea, task } = await shared();
  const [step] = (await ada.post(`${task}/subtasks`, { title: 'Read' })).items;
  const url = `${task}/subtasks/${step.id}`;
  await ada.patch(url, { title: 'Read it all' }, { version: step.version });
  const late = await bea.patch(url, { title: 'Skim' }, { version: step.version, status: 412 });
  expect(late.current).toEqual({ id: step.id, title: 'Read it all', isDone: false, version: 2 });
  await bea.patch(url, { title: 'Skim' }, { status: 428 });
});

test('comments are changed by who wrote them, and deleted by them or who looks after the workspace', async () => {
  const { ada, bea, task } = await shared();
  const [comment] = (await bea.post(`${task}/comments`, { text: 'Which sources?' })).items;
  expect(comment).toMatchObject({
    text: 'Which sources?',
    can: { edit: true, delete: true },
    editedAt: null,
  });
  await ada.patch(`${task}/comments/${comment.id}`, { text: 'x' }, { status: 403 });
  const changed = await bea.patch(`${task}/comments/${comment.id}`, { text: 'Which books?' });
  expect(changed.items).toMatchObject([{ text: 'Which books?', editedAt: expect.any(String) }]);
  expect((await ada.get(`${task}/comments`)).items[0].can).toEqual({ edit: false, delete: true });
  await ada.delete(`${task}/comments/${comment.id}`);
  expect((await ada.get(`${task}/comments`)).items).toEqual([]);
});

test('the history says who changed what, from what and to what', async () => {
  const { ada, bea, task } = await shared();
  await bea.patch(task, { title: 'Essay 1', dueOn: '2027-02-06' }, { version: 1 });
  await ada.patch(task, { status: 'done' }, { version: 2 });
  await ada.delete(task);
  await ada.post(`${task}/restoration`);
  const { items } = await ada.get(`${task}/history`);
  expect(items.map(({ action }: { action: string }) => action)).toEqual([
    'restored',
    'deleted',
    'changed',
    'changed',
    'created',
  ]);
  expect(items[3]).toMatchObject({
    actor: { id: bea.account.id },
    changes: [
      { field: 'title', from: 'Essay', to: 'Essay 1' },
      { field: 'dueOn', from: '2027-02-05', to: '2027-02-06' },
    ],
  });
  const first = await ada.get(`${task}/history?limit=2`);
  const rest = await ada.get(`${task}/history?limit=5&cursor=${first.nextCursor}`);
  expect([...first.items, ...rest.items]).toEqual(items);
});

test('a change that was refused is not told', async () => {
  const { ada, task } = await shared();
  await ada.patch(task, { title: 'Late' }, { version: 7, status: 412 });
  await ada.patch(task, { endOn: '2027-01-01' }, { version: 1, status: 400 });
  expect((await ada.get(`${task}/history`)).items).toHaveLength(1);
});

test('reminders are each person’s own', async () => {
  const { ada, bea, task } = await shared();
  await ada.post(`${task}/reminders`, { minutesBefore: 60 });
  const { items } = await ada.post(`${task}/reminders`, { minutesBefore: 60 });
  expect(items).toHaveLength(1);
  expect((await bea.get(`${task}/reminders`)).items).toEqual([]);
  await bea.delete(`${task}/reminders/${items[0].id}`);
  expect((await ada.get(`${task}/reminders`)).items).toHaveLength(1);
  expect((await ada.delete(`${task}/reminders/${items[0].id}`)).items).toEqual([]);
});

test('many tasks get the same reminder, once each; one without a day has nothing to be reminded before', async () => {
  const ada = await enrol(server);
  const essay = await ada.post('/tasks', { title: 'Essay', dueOn: '2027-02-05' });
  const quiz = await ada.post('/tasks', { title: 'Quiz', dueOn: '2027-02-08' });
  const someday = await ada.post('/tasks', { title: 'Tidy up' });
  const sent = { taskIds: [essay.id, quiz.id, someday.id], minutesBefore: 1440 };
  for (const _ of [1, 2])
    expect(await ada.post('/tasks/reminders', sent)).toEqual({ reminded: 2, withoutDay: 1 });
  for (const { id } of [essay, quiz])
    expect((await ada.get(`/tasks/${id}/reminders`)).items).toMatchObject([{ minutesBefore: 1440 }]);
  expect((await ada.get(`/tasks/${someday.id}/reminders`)).items).toEqual([]);
});

test('of many tasks all are reminded of, or none', async () => {
  const [ada, ben] = [await enrol(server), await enrol(server)];
  const mine = await ada.post('/tasks', { title: 'Essay', dueOn: '2027-02-05' });
  const theirs = await ben.post('/tasks', { title: 'Quiz', dueOn: '2027-02-05' });
  const full = await ada.post('/tasks', { title: 'Exam', dueOn: '2027-02-05' });
  for (let minutesBefore = 1; minutesBefore <= 10; minutesBefore += 1)
    await ada.post(`/tasks/${full.id}/reminders`, { minutesBefore });
  const remind = (taskIds: string[], status: number) =>
    ada.post('/tasks/reminders', { taskIds, minutesBefore: 60 }, { status });
  await remind([mine.id, theirs.id], 404);
  await remind([mine.id, full.id], 409);
  expect((await ada.get(`/tasks/${mine.id}/reminders`)).items).toEqual([]);
});

test('a task of another workspace has no parts for strangers', async () => {
  const { task } = await shared();
  const stranger = await enrol(server);
  for (const part of ['subtasks', 'comments', 'reminders', 'history'])
    await stranger.get(`${task}/${part}`, { status: 404 });
});

test('who leaves a workspace leaves their work to others, and their words stay', async () => {
  const { ada, bea, task } = await shared();
  await ada.patch(task, { assigneeId: bea.account.id }, { version: 1 });
  await bea.post(`${task}/comments`, { text: 'On it.' });
  await ada.delete(`/members/${bea.account.id}`);
  expect(await ada.get(task)).toMatchObject({ assigneeId: null, comments: 1 });
});

test('who deletes their account takes their words along, and the history forgets who it was', async () => {
  const { ada, bea, task } = await shared();
  await bea.post(`${task}/comments`, { text: 'On it.' });
  await bea.patch(task, { title: 'Essay 1' }, { version: 1 });
  await server.identity.accounts.delete(bea.account.id);
  expect((await ada.get(`${task}/comments`)).items).toEqual([]);
  expect((await ada.get(`${task}/history`)).items[0]).toMatchObject({ actor: null, action: 'changed' });
});

test('a reminder goes by the address of its own task alone', async () => {
  const ada = await enrol(server);
  const [essay, lab] = [
    await ada.post('/tasks', { title: 'Essay' }),
    await ada.post('/tasks', { title: 'Lab' }),
  ];
  const [reminder] = (await ada.post(`/tasks/${essay.id}/reminders`, { minutesBefore: 60 })).items;
  await ada.delete(`/tasks/${lab.id}/reminders/${reminder.id}`);
  expect((await ada.get(`/tasks/${essay.id}/reminders`)).items).toHaveLength(1);
  await ada.delete(`/tasks/${essay.id}/reminders/${reminder.id}`);
  expect((await ada.get(`/tasks/${essay.id}/reminders`)).items).toEqual([]);
});
