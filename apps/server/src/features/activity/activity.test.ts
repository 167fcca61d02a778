import { expect, test } from 'vitest';
import { enrol, join, openShared, testApp } from '../../testing/index.ts';

interface Entry {
  deed: string;
  actor: { name: string } | null;
  person: { name: string } | null;
  detail: { name?: string; email?: string };
}

const deedsOf = ({ items }: { items: Entry[] }) => items.map(({ deed }) => deed).reverse();

test('who did what is written down with the change itself, in order', async () => {
  const server = await testApp();
  const ada = await openShared(await enrol(server, { displayName: 'Ada Park' }), 'Study group');
  const ben = await join(server, ada, 'member');
  await ada.patch(`/members/${ben.account.id}`, { role: 'admin' });
  await ben.patch('', { name: 'Biology group' });
  const { id: courseId } = await ben.post('/courses', { title: 'Biology', code: 'BIO 101' });
  await ben.delete(`/courses/${courseId}`);
  await ben.post(`/courses/${courseId}/restoration`);
  await ada.post(`/members/${ben.account.id}/suspension`);
  await ada.delete(`/members/${ben.account.id}/suspension`);
  const { id } = await ada.post('/invite-links', { role: 'viewer' });
  await ada.delete(`/invite-links/${id}`);
  await ada.post(`/members/${ben.account.id}/ownership`);
  await ben.delete(`/members/${ada.account.id}`);
  const log = await ben.get('/activity');
  expect(deedsOf(log)).toEqual([
    'workspace-created',
    'invitation-sent',
    'member-joined',
    'role-changed',
    'workspace-renamed',
    'course-added',
    'course-deleted',
    'course-restored',
    'member-suspended',
    'member-unsuspended',
    'invite-link-made',
    'invite-link-revoked',
    'ownership-transferred',
    'member-removed',
  ]);
  const renamed = log.items.find(({ deed }: Entry) => deed === 'workspace-renamed');
  expect(renamed).toMatchObject({
    actor: { name: 'A member' },
    detail: { name: 'Biology group', before: 'Study group' },
  });
});

test('it can be narrowed to what it is about and to who it was', async () => {
  const server = await testApp();
  const ada = await openShared(await enrol(server));
  const ben = await join(server, ada, 'member');
  await ada.post('/courses', { title: 'Biology' });
  await ben.post('/courses', { title: 'Chemistry' });
  expect(deedsOf(await ada.get('/activity?about=courses'))).toEqual(['course-added', 'course-added']);
  expect(deedsOf(await ada.get(`/activity?about=courses&actor=${ben.account.id}`))).toEqual(['course-added']);
  expect(deedsOf(await ada.get('/activity?about=courses&about=workspace&limit=1'))).toEqual(['course-added']);
});

test('a dropped document is in the log, and a change that fails is not', async () => {
  const server = await testApp();
  const ada = await openShared(await enrol(server));
  await ada.patch(`/members/${ada.account.id}`, { role: 'viewer' }, { status: 409 });
  const own = await enrol(server);
  const { document } = (await own.drop({ name: 'biology.txt', bytes: 'a' })).json();
  await own.delete(`/documents/${document.id}`);
  expect(deedsOf(await own.get('/activity?about=documents'))).toEqual(['document-added', 'document-deleted']);
  expect(deedsOf(await ada.get('/activity'))).toEqual(['workspace-created']);
});

test('an account that is gone leaves what it did, and no name or address', async () => {
  const server = await testApp();
  const ada = await openShared(await enrol(server));
  const ben = await join(server, ada, 'admin');
  await ben.post('/courses', { title: 'Biology' });
  await server.identity.accounts.delete(ben.account.id);
  const { items } = await ada.get('/activity');
  expect(items.find(({ deed }: Entry) => deed === 'course-added').actor).toBeNull();
  expect(JSON.stringify(items)).not.toContain(ben.account.email);
});
