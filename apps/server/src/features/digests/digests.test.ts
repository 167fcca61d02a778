import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';
import { digestJob } from './digests.usecases.ts';

async function reader({ emailVerified = true, display = { timeZone: 'UTC' } as object } = {}) {
  const server = await testApp({ now: '2027-02-12T08:00:00Z' });
  const ada = await enrol(server, { emailVerified });
  await ada.post('/tasks', { title: 'Essay', dueOn: '2027-02-13' });
  await ada.post('/tasks', { title: 'Done already', dueOn: '2027-02-13', status: 'done' });
  const notifications = { digest: 'daily', deadlineReminders: 'day-before' };
  await ada.patch('/api/v1/me/settings', { notifications, display }, { version: 1 });
  const run = async () => {
    await server.jobs.enqueue(digestJob, {});
    await server.jobs.drain();
    return server.mailer.sent.filter(({ kind }) => kind === 'digest');
  };
  return { server, ada, run };
}

test('whoever asked for it is written to once a day about what is open', async () => {
  const { server, run } = await reader();
  const [mail] = await run();
  expect(mail?.subject).toBe('Essay: due Sat 13 Feb');
  expect(mail?.text).not.toContain('Done already');
  expect(await run()).toHaveLength(1);
  server.clock.advance({ days: 1 });
  expect(await run()).toHaveLength(2);
});

test('the morning is that of the browser last seen, where no zone was chosen', async () => {
  const { server, ada, run } = await reader({ display: {} });
  await ada.put('/api/v1/me/browser-time-zone', { timeZone: 'America/Chicago' });
  expect(await run()).toEqual([]); // two at night there
  server.clock.set('2027-02-12T13:05:00Z');
  expect(await run()).toHaveLength(1);
});

test('what fails for one person keeps no mail from the others, and is tried again', async () => {
  const { server, run } = await reader();
  const { pool } = server.database;
  const bea = await enrol(server);
  const notifications = { digest: 'daily', deadlineReminders: 'off' };
  await bea.post('/tasks', { title: 'Quiz', dueOn: '2027-02-14' });
  await bea.patch('/api/v1/me/settings', { notifications, display: { timeZone: 'UTC' } }, { version: 1 });
  await pool.query(
    `update people set settings = jsonb_set(settings, '{display,timeZone}', '"Atlantis/Gone"') where account_id <> $1`,
    [bea.account.id],
  );
  await expect(run()).rejects.toThrow('1 failed');
  expect(server.mailer.lastTo(bea.account.email).subject).toBe('One thing due in the next seven days');
});

test('nobody is written to at an address that is not verified', async () => {
  const { run } = await reader({ emailVerified: false });
  expect(await run()).toEqual([]);
});
