import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { eachAlone } from '../../platform/each-alone.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Notify } from '../../vocabulary/notifications.ts';
import { type DueReminder, markReminded, selectRemindersBetween } from './reminders.repository.ts';
import { momentToRemindOf, reminderOf } from './reminders.rules.ts';

export const reminderJob = defineJob<Record<string, never>>('tasks-remind', {
  retries: 2,
  timeoutSeconds: 240,
});
export const EVERY_FIVE_MINUTES = '*/5 * * * *';

export interface ReminderDeps {
  db: Database;
  clock: Clock;
  notify: Notify<Transaction>;
  /** Where the person is, for tasks without a course. */
  timeZoneOf: (accountId: string) => Promise<string>;
}

/** The furthest ahead that anybody is reminded, and a day for the zones. */
const DAYS_AHEAD = 29;

export async function sendReminders(deps: ReminderDeps): Promise<void> {
  const today = Temporal.Instant.fromEpochMilliseconds(deps.clock.now().getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainDate();
  const from = today.subtract({ days: 1 }).toString();
  const to = today.add({ days: DAYS_AHEAD }).toString();
  await eachAlone(await selectRemindersBetween(deps.db, { from, to }), (due) => remind(due, deps));
}

async function remind(due: DueReminder, { db, clock, notify, timeZoneOf }: ReminderDeps): Promise<void> {
  const { reminderId, accountId, workspaceId, courseId } = due;
  const reminded = { ...due, timeZone: due.timeZone ?? (await timeZoneOf(accountId)) };
  const sentFor = momentToRemindOf(reminded, clock.now());
  if (!sentFor) return;
  await db.transaction(async (tx) => {
    const isFirst = await markReminded(tx, { reminderId, sentFor });
    if (isFirst) await notify(tx, { to: accountId, workspaceId, courseId, ...reminderOf(reminded) });
  });
}
