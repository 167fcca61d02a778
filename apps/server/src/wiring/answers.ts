import { readClasses, readPlan, readSeries, readTimetable } from '../features/calendar/calendar.usecases.ts';
import type { FeedDeps } from '../features/calendar-feeds/calendar-feeds.usecases.ts';
import type { ConversationDeps } from '../features/conversations/conversations.usecases.ts';
import { documentNames } from '../features/conversations/sources.repository.ts';
import { createSyllabusShelf } from '../features/conversations/syllabus-shelf.ts';
import { allCourses } from '../features/courses/courses.repository.ts';
import { requireCourse } from '../features/courses/courses.usecases.ts';
import { plannedInWorkspace, scoresInWorkspace } from '../features/grades/grades.repository.ts';
import { gradesInWorkspace } from '../features/grades/grades.usecases.ts';
import type { OverviewDeps } from '../features/overview/overview.usecases.ts';
import type { FeatureDeps } from '../features.ts';
import type { Queryable } from '../platform/database.ts';
import { createSecretBox } from '../platform/tokens.ts';
import type { CourseBadge } from '../vocabulary/courses.ts';
import type { WiredPeople } from './people.ts';

const badgeOf = ({ id, code, title, color }: CourseBadge): CourseBadge => ({ id, code, title, color });

/** The classes of some days as answers cite them. */
async function classesToAnswerFrom(
  db: Queryable,
  { workspaceId, courseIds, range }: Parameters<ConversationDeps['classesOf']>[0],
): ReturnType<ConversationDeps['classesOf']> {
  const { meetings, classes } = await readClasses({ db, workspaceId, courseIds, range });
  const documentIds = [...new Set(meetings.flatMap(({ documentId }) => documentId ?? []))];
  const names = await documentNames(db, documentIds);
  const sourceOf = ({ documentId, evidence }: (typeof meetings)[number]) => {
    const documentName = documentId && names.get(documentId);
    return documentId && documentName ? { documentId, documentName, evidence } : null;
  };
  return {
    isKnown: meetings.length > 0,
    classes: classes.map(({ date, meeting }) => ({
      date,
      kind: meeting.kind,
      startTime: meeting.startTime,
      endTime: meeting.endTime,
      location: meeting.location,
      course: meeting.course,
      source: sourceOf(meeting),
    })),
  };
}

/** What reads the plan and shows it: feeds, dashboard and conversations. */
export function wireAnswers({ people, ...deps }: FeatureDeps & { people: WiredPeople }) {
  const { db, secretKey, accounts } = deps;
  const timeZoneOf = async (accountId: string, browserZone?: string) =>
    (await people.settingsOf(accountId, browserZone)).display.timeZone;
  const feeds: FeedDeps = {
    ...deps,
    requireCourse,
    timeZoneOf,
    isHidden: async (who) =>
      Boolean((await accounts.get(who.accountId))?.deletionDueAt) || !(await people.findMembership(who)),
    secrets: createSecretBox({ secretKey, purpose: 'calendar-feeds' }),
    readPlan: async (query) => {
      const [plan, { series }] = await Promise.all([
        readPlan({ db, ...query }),
        readSeries({ db, ...query }),
      ]);
      return { ...plan, series };
    },
  };
  const overview: OverviewDeps = {
    ...deps,
    readTimetable: async (query) => {
      const { classesIn, ...timetable } = await readTimetable({ db, ...query });
      return {
        ...timetable,
        classesIn: (range) =>
          classesIn(range).map(({ date, meeting }) => ({ date, courseId: meeting.courseId })),
      };
    },
    readComing: async (query) => {
      const { series, comingIn } = await readSeries({ db, ...query });
      return {
        ends: series.map(({ repeat }) => repeat.until),
        cardsIn: (range) =>
          comingIn(range).map(({ date, series: { taskId, template, course } }) => ({
            id: taskId,
            title: template.title,
            kind: template.kind,
            status: 'todo',
            dueOn: date,
            dueTime: template.dueTime,
            weight: template.weight,
            course,
            isComing: true,
          })),
      };
    },
    gradesOf: (who) => gradesInWorkspace(db, who),
    preferencesOf: async ({ id }, browserZone) => (await people.settingsOf(id, browserZone)).display,
  };
  const conversations: ConversationDeps = {
    ...deps,
    requireCourse,
    timeZoneOf,
    coursesOf: async (workspaceId) =>
      (await allCourses(db, workspaceId)).map(({ archivedAt, ...course }) => ({
        ...badgeOf(course),
        section: course.section,
        termName: course.termName,
        isArchived: archivedAt !== null,
      })),
    gradesOf: (who) => gradesInWorkspace(db, who),
    scoresOf: (who) => scoresInWorkspace(db, who),
    plannedWorks: (workspaceId) => plannedInWorkspace(db, workspaceId),
    classesOf: (query) => classesToAnswerFrom(db, query),
    shelf: createSyllabusShelf(),
    plannedTasks: async (workspaceId) => (await readPlan({ db, workspaceId })).tasks,
  };
  return { feeds, overview, conversations };
}
