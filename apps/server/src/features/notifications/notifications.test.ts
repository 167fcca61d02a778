import { expect, test } from 'vitest';
import { createPushSender } from '../../platform/push/push-sender.ts';
import { afterThis } from '../../testing/after-this.ts';
import { enrol, join, openShared, type Student, testApp } from '../../testing/index.ts';
import { openBrowser } from '../../testing/push-service.ts';

const push = createPushSender({ publicUrl: 'https://plan.example.org', allowsPrivate: true });
const start = () => testApp({ now: '2027-02-05T12:00:00Z', push });

const ME = '/api/v1/me';
const settle = async (person: Student, notifications: object, display: object = { timeZone: 'UTC' }) => {
  const { version } = await person.get(`${ME}/settings`);
  await person.patch(`${ME}/settings`, { notifications, display }, { version });
};

/** Somebody whose role is about to change, in a browser that is told of it. */
async function someone() {
  const server = await start();
  const owner = await openShared(await enrol(server), 'Study group');
  const ben = await join(server, owner, 'member');
  const browser = await openBrowser();
  afterThis(browser.stop);
  const { id } = await ben.post(`${ME}/push/subscriptions`, browser.subscription);
  const becomes = async (role: string) => {
    await owner.patch(`/members/${ben.account.id}`, { role });
  };
  return { server, owner, ben, browser, subscriptionId: id, becomes };
}

test('what happened stands in the list until it is read, here or elsewhere', async () => {
  const { ben, becomes } = await someone();
  await becomes('admin');
  await becomes('viewer');
  expect(await ben.get(`${ME}/notifications/summary`)).toEqual({ unread: 2 });
  const { items } = await ben.get(`${ME}/notifications`);
  expect(items).toMatchObject([
    { kind: 'membership', title: 'You are now a viewer of Study group', path: '/users', readAt: null },
    { title: 'You are now an admin of Study group', workspace: { name: 'Study group' } },
  ]);
  const read = await ben.post(`${ME}/notifications/readings`, { ids: [items[0].id] });
  expect(read.ids).toEqual([items[0].id]);
  expect((await ben.get(`${ME}/notifications?unread=true`)).items).toHaveLength(1);
  await ben.post(`${ME}/notifications/readings`, { upTo: items[0].id });
  expect(await ben.get(`${ME}/notifications/summary`)).toEqual({ unread: 0 });
  await ben.post(`${ME}/notifications/readings/reversal`, { ids: read.ids });
  expect(await ben.get(`${ME}/notifications/summary`)).toEqual({ unread: 1 });
});

test('nobody reads or counts what another was told', async () => {
  const { owner, ben, becomes } = await someone();
  await becomes('viewer');
  const [told] = (await ben.get(`${ME}/notifications`)).items;
  await owner.post(`${ME}/notifications/readings`, { ids: [told.id] });
  expect(await ben.get(`${ME}/notifications/summary`)).toEqual({ unread: 1 });
});

test('a browser is told, encrypted for it alone and signed by this server', async () => {
  const { server, ben, browser, becomes } = await someone();
  await becomes('admin');
  await server.jobs.drain();
  expect(browser.heard).toMatchObject([
    {
      message: { title: 'You are now an admin of Study group', path: '/users' },
      headers: { ttl: '86400', 'content-encoding': 'aes128gcm' },
    },
  ]);
  const { publicKey, browsers } = await ben.get(`${ME}/push`);
  expect(String(browser.heard[0]?.headers.authorization)).toContain(`k=${publicKey}`);
  expect(browsers).toMatchObject([{ endpoint: browser.subscription.endpoint }]);
  const { rows } = await server.database.pool.query('select private_key_sealed from push_keys');
  expect(rows[0].private_key_sealed.length).toBeGreaterThan(60);
});

test('in quiet hours browsers and mails wait until they are over; the list does not', async () => {
  const { server, ben, browser, becomes } = await someone();
  await settle(ben, { quietHours: { from: '11:00', to: '13:30' }, mailed: ['membership'] });
  await becomes('admin');
  const held = server.jobs.waiting().filter(({ name }) => name.startsWith('notifications-'));
  expect(held.map(({ startAfter }) => startAfter?.toISOString())).toEqual([
    '2027-02-05T13:30:00.000Z',
    '2027-02-05T13:30:00.000Z',
  ]);
  expect(await ben.get(`${ME}/notifications/summary`)).toEqual({ unread: 1 });
  await server.jobs.drain();
  expect(browser.heard).toHaveLength(1);
  expect(server.mailer.lastTo(ben.account.email).subject).toBe('You are now an admin of Study group');
});

test('quiet hours are those of the browser last seen, where no zone was chosen', async () => {
  const { server, ben, becomes } = await someone();
  await settle(ben, { quietHours: { from: '12:30', to: '13:30' } }, {});
  await ben.put(`${ME}/browser-time-zone`, { timeZone: 'Europe/Berlin' });
  await becomes('admin');
  const [held] = server.jobs.waiting().filter(({ name }) => name.startsWith('notifications-'));
  expect(held?.startAfter?.toISOString()).toBe('2027-02-05T12:30:00.000Z');
});

test('what was read in the meantime is not told again', async () => {
  const { server, ben, browser, becomes } = await someone();
  await becomes('admin');
  await ben.post(`${ME}/notifications/readings`);
  await server.jobs.drain();
  expect(browser.heard).toEqual([]);
});

test('each kind goes where the person wants it', async () => {
  const { server, ben, browser, becomes } = await someone();
  await settle(ben, { notListed: ['membership'] });
  await becomes('admin');
  await server.jobs.drain();
  expect((await ben.get(`${ME}/notifications`)).items).toEqual([]);
  expect(browser.heard).toHaveLength(1);
  await settle(ben, { notListed: [], notPushed: ['membership'] });
  await becomes('viewer');
  await server.jobs.drain();
  expect((await ben.get(`${ME}/notifications`)).items).toHaveLength(1);
  expect(browser.heard).toHaveLength(1);
});

test.each([404, 410])('a browser whose service says %i is asked no more', async (status) => {
  const { server, ben, browser, becomes } = await someone();
  browser.answers(status);
  await becomes('admin');
  await server.jobs.drain();
  expect((await ben.get(`${ME}/push`)).browsers).toEqual([]);
});

test('a service that is out of order is tried again', async () => {
  const { server, browser, becomes } = await someone();
  browser.answers(503);
  await becomes('admin');
  const [run] = server.jobs.waiting().filter(({ name }) => name === 'notifications-push');
  await expect(server.jobs.drain()).rejects.toThrow('503');
  browser.answers(201);
  await server.jobs.runAgain(run);
  expect(browser.heard).toHaveLength(1);
});

test('a browser that changes hands tells its new person alone, and can be taken off', async () => {
  const { server, owner, ben, browser, becomes } = await someone();
  const { id } = await owner.post(`${ME}/push/subscriptions`, browser.subscription);
  expect((await ben.get(`${ME}/push`)).browsers).toEqual([]);
  await becomes('admin');
  await server.jobs.drain();
  expect(browser.heard).toEqual([]);
  await ben.delete(`${ME}/push/subscriptions/${id}`);
  expect((await owner.get(`${ME}/push`)).browsers).toHaveLength(1);
  await owner.delete(`${ME}/push/subscriptions/${id}`);
  expect((await owner.get(`${ME}/push`)).browsers).toEqual([]);
});

test('a browser renews its keys also when it is the last one a person may add', async () => {
  const { ben, browser } = await someone();
  const { endpoint } = browser.subscription;
  const at = (nth: number) => ({ ...browser.subscription, endpoint: `${endpoint}/${nth}` });
  for (let nth = 1; nth < 20; nth += 1) await ben.post(`${ME}/push/subscriptions`, at(nth));
  await ben.post(`${ME}/push/subscriptions`, browser.subscription, { status: 201 });
  const oneMore = await ben.post(`${ME}/push/subscriptions`, at(20), { status: 409 });
  expect(oneMore.type).toMatch(/too-many-browsers$/);
});

test('a muted course says nothing, not even by its reminders', async () => {
  const server = await start();
  const { id: courseId } = await (await enrol(server)).post('/courses', { title: 'Biology' });
  const ada = await enrol(server);
  const course = await ada.post('/courses', { title: 'Biology' });
  await settle(ada, { mutedCourses: [course.id, courseId] });
  await ada.drop({ name: 'a.txt', bytes: 'a', courseId: course.id });
  await server.jobs.drain();
  expect((await ada.get(`${ME}/notifications`)).items).toEqual([]);
});

test('an account that is gone is told nothing and leaves nothing', async () => {
  const { server, ben, becomes } = await someone();
  await becomes('admin');
  await server.identity.accounts.delete(ben.account.id);
  const { rows } = await server.database.pool.query(
    `select (select count(*) from notifications where account_id = $1)
          + (select count(*) from push_subscriptions where account_id = $1) as left`,
    [ben.account.id],
  );
  expect(rows).toEqual([{ left: '0' }]);
});

test('who is given a task by somebody else is told so, once', async () => {
  const { owner, ben } = await someone();
  const task = await owner.post('/tasks', { title: 'Essay' });
  await owner.patch(`/tasks/${task.id}`, { assigneeId: owner.account.id }, { version: 1 });
  await owner.patch(`/tasks/${task.id}`, { assigneeId: ben.account.id }, { version: 2 });
  await owner.patch(`/tasks/${task.id}`, { title: 'Long essay' }, { version: 3 });
  expect((await ben.get(`${ME}/notifications`)).items).toMatchObject([
    { kind: 'assigned', title: 'Ada Park gave you “Essay”', path: `/tasks/${task.id}` },
  ]);
  expect((await owner.get(`${ME}/notifications`)).items).not.toMatchObject([{ kind: 'assigned' }]);
});
