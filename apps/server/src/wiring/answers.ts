import { readClasses, readPlan } from '../features/calendar/calendar.usecases.ts';
import type { FeedDeps } from '../features/calendar-feeds/calendar-feeds.usecases.ts';
import type { ConversationDeps } from '../features/conversations/conversations.usecases.ts';
import { allCourses } from '../features/courses/courses.repository.ts';
import { requireCourse } from '../features/courses/courses.usecases.ts';
import type { OverviewDeps } from '../features/overview/overview.usecases.ts';
import type { FeatureDeps } from '../features.ts';
import { createSecretBox } from '../platform/tokens.ts';
import type { WiredPeople } from './people.ts';

/** What reads the plan and shows it: feeds, dashboard and conversations. */
export function wireAnswers({ people, ...deps }: FeatureDeps & { people: WiredPeople }) {
  const { db, secretKey } = deps;
  const timeZoneOf = async (accountId: string) => (await people.settingsOf(accountId)).display.timeZone;
  const feeds: FeedDeps = {
    ...deps,
    requireCourse,
    timeZoneOf,
    secrets: createSecretBox({ secretKey, purpose: 'calendar-feeds' }),
    readPlan: (query) => readPlan({ db, ...query }),
  };
  const overview: OverviewDeps = {
    ...deps,
    readPlan: (query) => readPlan({ db, ...query }),
    readClasses: async ({ workspaceId, ...range }) => {
      const classes = await readClasses({ db, workspaceId, range });
      return classes.map(({ date, meeting }) => ({ date, courseId: meeting.courseId }));
    },
    preferencesOf: async ({ id }) => (await people.settingsOf(id)).display,
  };
  const conversations: ConversationDeps = {
    ...deps,
    requireCourse,
    timeZoneOf,
    coursesOf: async (workspaceId) =>
      (await allCourses(db, workspaceId)).map(({ id, code, title, color }) => ({ id, code, title, color })),
    plannedTasks: async (workspaceId) => (await readPlan({ db, workspaceId })).tasks,
  };
  return { feeds, overview, conversations };
}
