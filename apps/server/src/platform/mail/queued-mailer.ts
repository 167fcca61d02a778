import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import type { Mailer } from './mailer.ts';
import type { Outbox } from './outbox.repository.ts';
import type { Transport } from './transport.ts';

const sendMail = defineJob<{ mailId: string }>('mail/send', {
  // Doubling from 10 s, the last try comes some eleven hours after the first: a mail server's bad night.
  retries: 12,
  retryDelaySeconds: 10,
  timeoutSeconds: 60,
  concurrency: 2,
});

interface QueuedMailerOptions {
  outbox: Outbox;
  jobs: Jobs;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Without one, mails stay in the outbox. */
  transport: Transport | undefined;
}

/** Writes mails down first and sends them by a job, so neither a slow mail server nor a crash loses one. */
export function createQueuedMailer({ outbox, jobs, clock, log, transport }: QueuedMailerOptions): Mailer {
  if (transport) jobs.handle(sendMail, ({ mailId }) => send({ mailId, outbox, transport, log }));
  return {
    async deliver(mail, { tx } = {}) {
      const id = newId();
      await outbox.add({ ...mail, id, createdAt: clock.now() }, tx);
      if (transport) await jobs.enqueue(sendMail, { mailId: id }, tx ? { tx } : {});
    },
    discard: (address) => outbox.removeTo(address),
  };
}

interface Send {
  mailId: string;
  outbox: Outbox;
  transport: Transport;
  log: FastifyBaseLogger;
}

async function send({ mailId, outbox, transport, log }: Send): Promise<void> {
  const mail = await outbox.find(mailId);
  if (!mail) return;
  try {
    await transport.send(mail);
  } catch (error) {
    await outbox.noteFailure(mailId, error instanceof Error ? error.message : String(error));
    throw error;
  }
  log.info({ kind: mail.kind, mailId }, 'mail sent');
  await outbox.remove(mailId);
}
