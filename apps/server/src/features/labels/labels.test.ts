import { expect, test } from 'vitest';
import { enrol, join, testApp } from '../../testing/index.ts';

const server = await testApp();

test('a label is made, put on tasks, found by, renamed, and off every task when it is deleted', async () => {
  const ada = await enrol(server);
  const lab = await ada.post('/labels', { name: 'Lab' });
  const group = await ada.post('/labels', { name: 'group work' });
  expect(lab.color).not.toBe(group.color);
  const task = await ada.post('/tasks', { title: 'Report', labelIds: [lab.id, group.id] });
  await ada.post('/tasks', { title: 'Essay' });
  expect((await ada.get(`/tasks?labelId=${lab.id}`)).items).toMatchObject([{ title: 'Report' }]);
  await ada.patch(`/labels/${lab.id}`, { name: 'Laboratory', color: 'plum' });
  expect((await ada.get('/labels')).items).toMatchObject([{ name: 'group work' }, { name: 'Laboratory' }]);
  await ada.delete(`/labels/${lab.id}`);
  expect(await ada.get(`/tasks/${task.id}`)).toMatchObject({ labelIds: [group.id], version: 2 });
});

test('a name is given once, whatever its capitals', async () => {
  const ada = await enrol(server);
  await ada.post('/labels', { name: 'Lab' });
  const answer = await ada.post('/labels', { name: 'LAB' }, { status: 409 });
  expect(answer.code).toBe('label/already-exists');
});

test('labels of another workspace, and people who are not in this one, cannot be named', async () => {
  const ada = await enrol(server);
  const stranger = await enrol(server);
  const { id } = await stranger.post('/labels', { name: 'Theirs' });
  await ada.post('/tasks', { title: 'Essay', labelIds: [id] }, { status: 404 });
  await ada.post('/tasks', { title: 'Essay', assigneeId: stranger.account.id }, { status: 404 });
  const bea = await join(server, ada, 'member');
  const task = await ada.post('/tasks', { title: 'Essay', assigneeId: bea.account.id });
  expect((await ada.get(`/tasks?assigneeId=${bea.account.id}`)).items).toMatchObject([{ id: task.id }]);
});
