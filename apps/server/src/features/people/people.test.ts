import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';

const server = await testApp();

test('a newcomer has a workspace of their own, a name and settings to begin with', async () => {
  const mara = await enrol(server, { displayName: 'Mara Lindqvist' });
  const me = await mara.get('/api/v1/me');
  expect(me).toMatchObject({
    account: { id: mara.account.id, email: mara.account.email, emailVerified: true },
    profile: { name: 'Mara Lindqvist', school: '', pronouns: '' },
    workspaces: [{ name: 'Mara Lindqvist’s workspace', role: 'owner', personal: true }],
    settings: { appearance: { theme: 'system', font: 'inter' }, version: 1 },
  });
});

test('first requests that race make one workspace', async () => {
  const mara = await server.signIn();
  const answers = await Promise.all(Array.from({ length: 8 }, () => mara.ask('/api/v1/workspaces')));
  expect(answers.map((answer) => answer.json().items.length)).toEqual(Array(8).fill(1));
});

test('the profile keeps what was sent and nothing else changes', async () => {
  const ada = await enrol(server);
  await ada.patch('/api/v1/me/profile', { school: 'Lakeshore State' });
  await ada.patch('/api/v1/me/profile', { pronouns: 'she/her' });
  expect((await ada.get('/api/v1/me')).profile).toEqual({
    name: 'Ada Park',
    school: 'Lakeshore State',
    pronouns: 'she/her',
    avatar: null,
  });
});

test('each page of the settings sends its own part; an old version is told what stands', async () => {
  const ada = await enrol(server);
  const first = await ada.patch('/api/v1/me/settings', { appearance: { theme: 'dark' } }, { version: 1 });
  expect(first).toMatchObject({ appearance: { theme: 'dark', font: 'inter' }, version: 2 });
  const zone = { display: { timeZone: 'Europe/Stockholm' } };
  const late = await ada.patch('/api/v1/me/settings', zone, { version: 1, status: 412 });
  expect(late.current).toMatchObject({ appearance: { theme: 'dark' }, version: 2 });
  await ada.patch('/api/v1/me/settings', zone, { version: 2 });
  expect(await ada.get('/api/v1/me/settings')).toMatchObject({
    appearance: { theme: 'dark' },
    display: { timeZone: 'Europe/Stockholm', firstDayOfWeek: 'monday' },
  });
});

test.each([
  { display: { timeZone: 'Mars/Olympus' } },
  { appearance: { theme: 'sepia' } },
  { notifications: { digest: 'hourly' } },
])('settings nobody knows are refused: %j', async (change) => {
  const ada = await enrol(server);
  await ada.patch('/api/v1/me/settings', change, { version: 1, status: 400 });
});

test('where the browser last was is kept, and chosen is something else', async () => {
  const ada = await enrol(server);
  expect((await ada.get('/api/v1/me')).browserTimeZone).toBeNull();
  await ada.put('/api/v1/me/browser-time-zone', { timeZone: 'Europe/Berlin' }, { status: 204 });
  expect(await ada.get('/api/v1/me')).toMatchObject({
    browserTimeZone: 'Europe/Berlin',
    settings: { display: { timeZone: null }, version: 1 },
  });
});

test.each(['Mars/Olympus', '+02:00', ''])('a browser in %j is not believed', async (timeZone) => {
  const ada = await enrol(server);
  await ada.put('/api/v1/me/browser-time-zone', { timeZone }, { status: 400 });
});

test('the person sees where they are signed in and signs out there', async () => {
  const ada = await enrol(server);
  const { items } = await ada.get('/api/v1/me/sessions');
  expect(items).toMatchObject([{ current: true, provider: 'password' }]);
  await ada.delete('/api/v1/me/sessions');
  expect((await ada.get('/api/v1/me/sessions')).items).toHaveLength(1);
  const ben = await enrol(server);
  await ben.delete(`/api/v1/me/sessions/${items[0].id}`);
  await ada.get('/api/v1/me');
  await ada.delete(`/api/v1/me/sessions/${items[0].id}`);
  await ada.get('/api/v1/me', { status: 401 });
});
