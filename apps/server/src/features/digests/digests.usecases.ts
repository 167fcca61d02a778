import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { eachAlone } from '../../platform/each-alone.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { type DueTask, dayToWriteAbout, digestLetter, selectTasks, type Wishes } from './digests.rules.ts';

/** Every hour, since seven in the morning comes at another hour in every zone. */
export const digestJob = defineJob<Record<string, never>>('digests-send', {
  retries: 2,
  timeoutSeconds: 900,
});
export const EVERY_HOUR = '7 * * * *';

export interface Reader extends Wishes {
  accountId: string;
  /** The day that was last written about. */
  sentOn: string | null;
  mutedCourses: string[];
}

export interface DigestDeps {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  /** Everyone who asked for a digest or for reminders. */
  readers: () => Promise<Reader[]>;
  /** Where to write; nothing when the address is not verified. */
  addressOf: (accountId: string) => Promise<string | undefined>;
  /** Open tasks of all their workspaces, by when they are due. */
  openTasksOf: (reader: Reader) => Promise<DueTask[]>;
  /** False when another process was quicker. */
  markSent: (tx: Transaction, what: { accountId: string; day: string }) => Promise<boolean>;
}

export async function sendDigests({ readers, ...deps }: DigestDeps): Promise<void> {
  await eachAlone(await readers(), (reader) => sendDigest(reader, deps));
}

async function sendDigest(
  reader: Reader,
  { db, clock, mailer, publicUrl, ...deps }: Omit<DigestDeps, 'readers'>,
) {
  const { accountId, sentOn } = reader;
  const day = dayToWriteAbout(clock.now(), reader);
  if (!day || day === sentOn) return;
  const to = await deps.addressOf(accountId);
  const letter = to && digestLetter(selectTasks(await deps.openTasksOf(reader), reader, day), { publicUrl });
  await db.transaction(async (tx) => {
    const isFirst = await deps.markSent(tx, { accountId, day });
    if (isFirst && to && letter) await mailer.deliver({ to, ...letter }, { tx });
  });
}
