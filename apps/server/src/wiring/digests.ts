import { readPlan } from '../features/calendar/calendar.usecases.ts';
import { type DigestDeps, digestJob, EVERY_HOUR, sendDigests } from '../features/digests/digests.usecases.ts';
import { openMembershipsOf } from '../features/members/members.repository.ts';
import { markDigestSent, peopleWithDigest } from '../features/people/people.repository.ts';
import { completeSettings, ZONE_OF_NO_PLACE, zoneOf } from '../features/people/people.rules.ts';
import type { FeatureDeps } from '../features.ts';
import { addressFinder } from './notifications.ts';

/** Mails about what is due, for those who asked for them. */
export function wireDigests(deps: FeatureDeps): void {
  const { db, jobs } = deps;
  const digests: DigestDeps = {
    ...deps,
    readers: async () =>
      (await peopleWithDigest(db)).map((person) => {
        const { notifications, display } = completeSettings(person.settings);
        return {
          ...notifications,
          firstDayOfWeek: display.firstDayOfWeek,
          timeZone: zoneOf(person) ?? ZONE_OF_NO_PLACE,
          accountId: person.accountId,
          sentOn: person.digestSentOn,
        };
      }),
    addressOf: addressFinder(deps),
    openTasksOf: async ({ accountId, mutedCourses }) => {
      const memberships = await openMembershipsOf(db, accountId);
      const plans = await Promise.all(memberships.map(({ workspaceId }) => readPlan({ db, workspaceId })));
      return plans
        .flatMap(({ tasks }) =>
          tasks.filter(({ status, course }) => status !== 'done' && !mutedCourses.includes(course?.id ?? '')),
        )
        .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
    },
    markSent: markDigestSent,
  };
  jobs.handle(digestJob, () => sendDigests(digests));
  jobs.schedule(digestJob, EVERY_HOUR);
}
