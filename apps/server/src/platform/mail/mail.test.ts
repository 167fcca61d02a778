import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestJobs, fakeClock, freshDatabase } from '../../testing/index.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { renderLetter } from './layout.ts';
import type { Mail } from './mailer.ts';
import { createOutbox } from './outbox.repository.ts';
import { createQueuedMailer } from './queued-mailer.ts';
import { createSmtpTransport } from './transport.ts';

const letter: Mail = {
  to: 'ada@example.org',
  kind: 'invitation',
  subject: 'Join “Spring term”',
  ...renderLetter({
    title: 'Join “Spring term”',
    paragraphs: ['Sam <sam@example.org> invites you.'],
    action: { label: 'Join', url: 'http://localhost:3000/join?a=1&b=2' },
    footer: 'You get this because Sam typed your address.',
  }),
};

async function mailerFor(url: string | undefined) {
  const { db } = await freshDatabase();
  const outbox = createOutbox(db);
  const jobs = createTestJobs();
  const transport =
    url === undefined ? undefined : createSmtpTransport({ url, from: 'Syllabi <hello@example.com>' });
  onTestFinished(() => transport?.close());
  const mailer = createQueuedMailer({
    outbox,
    jobs,
    clock: fakeClock(),
    log: pino({ level: 'silent' }),
    transport,
  });
  return { mailer, outbox, jobs, db };
}

test('a mail arrives over SMTP and leaves nothing behind', async () => {
  const { url, received } = await mailServer();
  const { mailer, jobs, outbox } = await mailerFor(url);
  await mailer.deliver(letter);
  expect(received).toEqual([]);
  await jobs.drain();
  expect(received).toMatchObject([
    {
      subject: 'Join “Spring term”',
      from: { name: 'Syllabi', address: 'hello@example.com' },
      to: [{ address: 'ada@example.org' }],
      text: expect.stringContaining('http://localhost:3000/join?a=1&b=2'),
      html: expect.stringContaining('Sam &lt;sam@example.org&gt; invites you.'),
    },
  ]);
  expect(await outbox.newest(10)).toEqual([]);
});

test('a mail that is refused stays and is sent by a later try, with the same message id', async () => {
  const { url, received } = await mailServer({ refusals: 1 });
  const { mailer, jobs, outbox } = await mailerFor(url);
  await mailer.deliver(letter);
  const [run] = jobs.waiting();
  await expect(jobs.drain()).rejects.toThrow('try again later');
  const [kept] = await outbox.newest(1);
  expect(kept?.subject).toBe('Join “Spring term”');
  await jobs.runAgain(run);
  expect(received.map(({ messageId }) => messageId)).toEqual([`<${kept?.id}@example.com>`]);
});

test('a mail written in a transaction that fails is never sent', async () => {
  const { url, received } = await mailServer();
  const { mailer, jobs, db, outbox } = await mailerFor(url);
  const failed = db.transaction(async (tx) => {
    await mailer.deliver(letter, { tx });
    throw new Error('the invitation could not be kept');
  });
  await expect(failed).rejects.toThrow('could not be kept');
  await jobs.drain();
  expect([received, await outbox.newest(1)]).toEqual([[], []]);
});

test('without a mail server, mails are kept with the newest first', async () => {
  const { mailer, outbox, jobs } = await mailerFor(undefined);
  await mailer.deliver(letter);
  await mailer.deliver({ ...letter, subject: 'Second' });
  expect(jobs.waiting()).toEqual([]);
  expect((await outbox.newest(10)).map(({ subject }) => subject)).toEqual(['Second', 'Join “Spring term”']);
});
