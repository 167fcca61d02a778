import { expect, test } from 'vitest';
import { digestJob } from './features/digests/digests.usecases.ts';
import { reminderJob } from './features/tasks/reminders.usecases.ts';
import { enrol, testApp } from './testing/index.ts';
import { mailServer } from './testing/mail-server.ts';

/** Somebody with a mail server, an essay and a lab report due on Saturday 13 February 2027, at `now`, with their wishes. */
async function reader({ now, ...wishes }: { now: string; [wish: string]: unknown }) {
  const { received, url } = await mailServer();
  const server = await testApp({ now, smtpUrl: url });
  const ada = await enrol(server);
  const course = await ada.post('/courses', { title: 'Biology', code: 'BIO 101' });
  const essay = await ada.post('/tasks', { title: 'Essay', dueOn: '2027-02-13', dueTime: '17:00' });
  await ada.post('/tasks', { title: 'Lab report', dueOn: '2027-02-13', courseId: course.id });
  const wish = (notifications: object, version = 1) =>
    ada.patch('/api/v1/me/settings', { notifications, display: { timeZone: 'UTC' } }, { version });
  await wish({ digest: 'off', deadlineReminders: 'off', ...wishes });
  await server.jobs.drain();
  /** What the mail server got for a run of this job. */
  const run = async (job: typeof digestJob | typeof reminderJob) => {
    received.length = 0;
    await server.jobs.enqueue(job, {});
    await server.jobs.drain();
    return received.map(({ to, subject, text = '' }) => ({ to: to?.[0]?.address, subject, text }));
  };
  return { server, ada, course, essay, wish, run };
}

const FRIDAY = '2027-02-12T07:07:00Z';
const MONDAY = '2027-02-08T07:07:00Z';

test.each([
  ['every day', { now: FRIDAY, digest: 'daily' }, '2 things due in the next seven days'],
  ['on the first day of the week', { now: MONDAY, digest: 'weekly' }, '2 things due in the next seven days'],
  ['the day before', { now: FRIDAY, deadlineReminders: 'day-before' }, 'Essay and 1 more: due Sat 13 Feb'],
])('what is due arrives by mail %s, once', async (_when, wishes, subject) => {
  const { ada, run } = await reader(wishes);
  const [mail, ...more] = await run(digestJob);
  expect(mail).toMatchObject({ to: ada.account.email, subject });
  expect(mail?.text).toContain('- Sat 13 Feb, 17:00: Essay');
  expect([more, await run(digestJob)]).toEqual([[], []]);
});

test('a digest waits for the end of the quiet hours', async () => {
  const quietHours = { from: '22:00', to: '09:00' };
  const { server, run } = await reader({ now: FRIDAY, digest: 'daily', quietHours });
  expect(await run(digestJob)).toEqual([]);
  server.clock.advance({ hours: 2 });
  expect(await run(digestJob)).toHaveLength(1);
});

test('a muted course is not in the mail', async () => {
  const { course, wish, run } = await reader({ now: FRIDAY, digest: 'daily' });
  await wish({ mutedCourses: [course.id] }, 2);
  const [mail] = await run(digestJob);
  expect(mail?.subject).toBe('One thing due in the next seven days');
  expect(mail?.text).not.toContain('Lab report');
});

test('a reminder of a task arrives by mail an hour before, and after the quiet hours where it falls into them', async () => {
  const { server, ada, essay, wish, run } = await reader({ now: '2027-02-13T15:58:00Z' });
  await ada.post(`/tasks/${essay.id}/reminders`, { minutesBefore: 60 });
  expect(await run(reminderJob)).toEqual([]);
  await wish({ quietHours: { from: '15:00', to: '16:30' } }, 2);
  server.clock.advance({ minutes: 5 });
  await server.jobs.runAgain({ name: reminderJob.name, data: {} });
  expect(server.jobs.waiting().map(({ startAfter }) => startAfter?.toISOString())).toEqual([
    '2027-02-13T16:30:00.000Z',
  ]);
  const [mail] = await run(reminderJob);
  expect(mail).toMatchObject({ to: ada.account.email, subject: 'Essay: due Sat 13 Feb, 17:00' });
});
