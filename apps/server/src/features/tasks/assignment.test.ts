import { expect, test } from 'vitest';
import { enrol, join, openShared, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-02-01T12:00:00Z' });

async function pair() {
  const ada = await openShared(await enrol(server, { displayName: 'Ada Park' }));
  const ben = await join(server, ada, 'member');
  const told = async () =>
    (await ben.get('/api/v1/me/notifications')).items
      .filter(({ kind }: { kind: string }) => kind === 'assigned')
      .map(({ title, path }: { title: string; path: string }) => ({ title, path }));
  return { ada, ben, told, assigneeId: ben.account.id };
}

test('who is given many tasks at once is told of them in one line', async () => {
  const { ada, ben, told, assigneeId } = await pair();
  const taskIds = [];
  for (const title of ['A', 'B', 'C']) taskIds.push((await ada.post('/tasks', { title })).id);
  await ada.post('/tasks/bulk', { action: 'edit', taskIds, change: { assigneeId } });
  const [{ title, path }] = await told();
  expect(title).toBe('Ada Park gave you 3 tasks');
  expect(decodeURIComponent(path)).toBe(`/tasks?assignee=["${ben.account.id}"]`);
});

test('of many tasks only those that are new to the person are told of', async () => {
  const { ada, told, assigneeId } = await pair();
  const kept = await ada.post('/tasks', { title: 'Kept', assigneeId });
  const given = await ada.post('/tasks', { title: 'Given' });
  await ada.post('/tasks/bulk', { action: 'edit', taskIds: [kept.id, given.id], change: { assigneeId } });
  expect(await told()).toEqual([
    { title: 'Ada Park gave you “Given”', path: `/tasks/${given.id}` },
    { title: 'Ada Park gave you “Kept”', path: `/tasks/${kept.id}` },
  ]);
});

test('an import tells whom it gives tasks to', async () => {
  const { ada, told, assigneeId } = await pair();
  const { taskIds } = await ada.post('/tasks/import', {
    tasks: [{ title: 'Slides', assigneeId }, { title: 'Mine' }],
  });
  expect(await told()).toEqual([{ title: 'Ada Park gave you “Slides”', path: `/tasks/${taskIds[0]}` }]);
});

test('nobody is told of what they take themselves, nor of an undo', async () => {
  const { ada, ben, told, assigneeId } = await pair();
  const { id } = await ben.post('/tasks', { title: 'Mine', assigneeId });
  const change = { action: 'edit', taskIds: [id], change: { assigneeId: ada.account.id } };
  const { undo } = await ada.post('/tasks/bulk', change);
  await ada.post('/tasks/bulk', undo);
  expect(await told()).toEqual([]);
});
