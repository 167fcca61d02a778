import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';
import { momentToRemindOf, type Reminded, reminderOf } from './reminders.rules.ts';
import { reminderJob } from './reminders.usecases.ts';

const reminded = (rest: Partial<Reminded> = {}): Reminded => ({
  title: 'Essay',
  kind: 'assignment',
  dueOn: '2027-02-05',
  dueTime: '17:00',
  timeZone: 'UTC',
  minutesBefore: 60,
  sentFor: null,
  ...rest,
});

test.each<[string, Partial<Reminded>, string, boolean]>([
  ['a minute too early', {}, '2027-02-05T15:59:00Z', false],
  ['its time has come', {}, '2027-02-05T16:00:00Z', true],
  ['the server was off, and it is still ahead', {}, '2027-02-05T16:59:00Z', true],
  ['it is over', {}, '2027-02-05T18:00:00Z', false],
  ['where the course is', { timeZone: 'America/New_York' }, '2027-02-05T21:00:00Z', true],
  ['by the end of the day', { dueTime: null }, '2027-02-05T22:59:00Z', true],
  ['an exam whose hour nobody knows', { kind: 'exam', dueTime: null }, '2027-02-05T07:00:00Z', true],
  ['the evening after it', { kind: 'exam', dueTime: null }, '2027-02-05T22:59:00Z', false],
  ['told already', { sentFor: new Date('2027-02-05T17:00:00Z') }, '2027-02-05T16:30:00Z', false],
  ['moved since it was told', { sentFor: new Date('2027-02-04T17:00:00Z') }, '2027-02-05T16:30:00Z', true],
])('%s', (_, rest, now, expected) => {
  expect(momentToRemindOf(reminded(rest), new Date(now)) !== undefined).toBe(expected);
});

test.each<[Partial<Reminded>, string]>([
  [{}, 'Essay: due Fri 5 Feb, 17:00'],
  [{ dueTime: null }, 'Essay: due Fri 5 Feb, 23:59'],
  [{ kind: 'exam' }, 'Essay: Fri 5 Feb, 17:00'],
  [{ kind: 'exam', dueTime: null }, 'Essay: Fri 5 Feb'],
])('what is held is not due, and without an hour it has none: %j', (rest, title) => {
  expect(reminderOf({ ...reminded(rest), taskId: 't', course: null }).title).toBe(title);
});

async function reminding(emailVerified = true) {
  const server = await testApp({ now: '2027-02-05T15:50:00Z' });
  const ada = await enrol(server, { emailVerified });
  const { id } = await ada.post('/tasks', { title: 'Essay', dueOn: '2027-02-05', dueTime: '17:00' });
  await ada.post(`/tasks/${id}/reminders`, { minutesBefore: 60 });
  const run = async () => {
    await server.jobs.enqueue(reminderJob, {});
    await server.jobs.drain();
    return server.mailer.sent.filter(({ kind }) => kind === 'reminder');
  };
  return { server, ada, id, run };
}

test('the mail goes out once, and again when the task is moved', async () => {
  const { server, ada, id, run } = await reminding();
  expect(await run()).toEqual([]);
  server.clock.advance({ minutes: 15 });
  const [mail] = await run();
  expect(mail).toMatchObject({ to: ada.account.email, subject: 'Essay: due Fri 5 Feb, 17:00' });
  expect(mail?.text).toContain(`/tasks/${id}`);
  expect(await run()).toHaveLength(1);
  await ada.patch(`/tasks/${id}`, { dueTime: '17:30' }, { version: 1 });
  server.clock.advance({ minutes: 26 });
  expect(await run()).toHaveLength(2);
});

test('the hour is that of the browser last seen, where no zone was chosen', async () => {
  const { server, ada, run } = await reminding();
  await ada.put('/api/v1/me/browser-time-zone', { timeZone: 'Europe/London' });
  const { id } = await ada.post('/tasks', { title: 'Poem', dueOn: '2027-07-05', dueTime: '17:00' });
  await ada.post(`/tasks/${id}/reminders`, { minutesBefore: 60 });
  server.clock.set('2027-07-05T14:55:00Z');
  await run();
  server.clock.advance({ minutes: 10 });
  const mails = await run();
  expect(mails.filter(({ subject }) => subject.startsWith('Poem'))).toHaveLength(1);
  expect(mails.at(-1)?.text).toContain('(Europe/London)');
});

test('what fails for one task keeps nobody else from being reminded', async () => {
  const { server, ada, id, run } = await reminding();
  const course = await ada.post('/courses', { title: 'Latin' });
  const lost = await ada.post('/tasks', { title: 'Lost', dueOn: '2027-02-05', courseId: course.id });
  await ada.post(`/tasks/${lost.id}/reminders`, { minutesBefore: 60 });
  await ada.post(`/tasks/${id}/reminders`, { minutesBefore: 45 });
  await server.database.pool.query(`update courses set time_zone = 'Atlantis/Gone'`);
  server.clock.advance({ minutes: 26 });
  await expect(run()).rejects.toThrow('1 failed');
  await server.jobs.drain();
  expect(server.mailer.sent.filter(({ kind }) => kind === 'reminder')).toHaveLength(2);
});

test('nobody hears of what is done, or at an address that is not theirs for sure', async () => {
  const { server, ada, id, run } = await reminding();
  await ada.patch(`/tasks/${id}`, { status: 'done' }, { version: 1 });
  server.clock.advance({ minutes: 15 });
  expect(await run()).toEqual([]);
  const unverified = await reminding(false);
  unverified.server.clock.advance({ minutes: 15 });
  expect(await unverified.run()).toEqual([]);
});
