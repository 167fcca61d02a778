import { ZONE_OF_NO_PLACE } from '../features/people/people.rules.ts';
import {
  EVERY_FIVE_MINUTES,
  type ReminderDeps,
  reminderJob,
  sendReminders,
} from '../features/tasks/reminders.usecases.ts';
import type { FeatureDeps } from '../features.ts';
import type { WiredPeople } from './people.ts';

/** Mails about single tasks, at the time that each person chose. */
export function wireReminders({ people, ...deps }: FeatureDeps & { people: WiredPeople }): void {
  const reminders: ReminderDeps = {
    ...deps,
    notify: people.notify,
    timeZoneOf: async (accountId) =>
      (await people.settingsOf(accountId)).display.timeZone ?? ZONE_OF_NO_PLACE,
  };
  deps.jobs.handle(reminderJob, () => sendReminders(reminders));
  deps.jobs.schedule(reminderJob, EVERY_FIVE_MINUTES);
}
