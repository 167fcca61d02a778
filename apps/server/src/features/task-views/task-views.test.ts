import { expect, test } from 'vitest';
import { enrol, join, testApp } from '../../testing/index.ts';

const server = await testApp();

test('a view is saved, renamed, changed and deleted, by a viewer too, and is nobody else’s', async () => {
  const ada = await enrol(server);
  const vic = await join(server, ada, 'viewer');
  const { items } = await vic.post('/task-views', { name: 'Labs', search: 'kind=%5B%22other%22%5D' });
  expect(items).toMatchObject([{ name: 'Labs', search: 'kind=%5B%22other%22%5D' }]);
  const url = `/task-views/${items[0].id}`;
  expect((await ada.get('/task-views')).items).toEqual([]);
  await ada.patch(url, { name: 'Mine' }, { status: 404 });
  await ada.delete(url, { status: 404 });
  const changed = await vic.patch(url, { name: 'All labs', search: 'view=board' });
  expect(changed.items).toMatchObject([{ name: 'All labs', search: 'view=board' }]);
  await vic.delete(url);
  expect((await vic.get('/task-views')).items).toEqual([]);
});
