import { completeCourse, findOrMakeCourse } from '../features/courses/course-plan.usecases.ts';
import { deleteCoursesBefore } from '../features/courses/courses.repository.ts';
import { requireCourse } from '../features/courses/courses.usecases.ts';
import { announceReading } from '../features/documents/announcement.ts';
import { purge } from '../features/documents/purge.usecases.ts';
import { createDocumentReader } from '../features/documents/reader/document-reader.ts';
import { purgeJob, readDocumentJob } from '../features/documents/reading.jobs.ts';
import { type ReadingDeps, readDropped } from '../features/documents/reading.usecases.ts';
import { deleteTasksBefore } from '../features/tasks/tasks.repository.ts';
import type { FeatureDeps } from '../features.ts';
import type { Transaction } from '../platform/database.ts';
import type { WiredPeople } from './people.ts';
import type { WiredPlan } from './plan.ts';

interface WorkDeps extends FeatureDeps {
  people: WiredPeople;
  plan: WiredPlan;
}

/** Work behind the scenes: reading what was dropped, and clearing away what was deleted. */
export function wireWork({ people, plan, ...deps }: WorkDeps) {
  const { db, clock, jobs, log } = deps;
  const onFault = (err: unknown) => log.error({ err }, 'a document stopped its reader');
  const reader = deps.reader ?? createDocumentReader({ onFault });
  const reading: ReadingDeps = {
    ...plan.documents,
    reader,
    onFault,
    findOrMakeCourse: (tx, what) => findOrMakeCourse({ tx, clock, ...what }),
    completeCourse: async (tx, { facts, ...which }) => {
      const course = await requireCourse(tx, which);
      await completeCourse(tx, { course, facts, now: clock.now() });
    },
    termOf: async (which) => {
      const { termName, termStart, termEnd } = await requireCourse(db, which);
      return {
        ...(termName && { name: termName }),
        ...(termStart && { start: termStart }),
        ...(termEnd && { end: termEnd }),
      };
    },
    announceReading: async (tx, document) => {
      const { notifications } = await people.settingsOf(document.uploadedBy);
      const account = notifications.documentRead ? await deps.accounts.get(document.uploadedBy) : undefined;
      if (account?.email) await announceReading(tx, { ...deps, document, to: account.email });
    },
  };
  jobs.handle(readDocumentJob, ({ documentId }, { signal }) =>
    readDropped({ ...reading, documentId, signal }),
  );
  const purgeRest = async (tx: Transaction, before: Date) => {
    await deleteTasksBefore(tx, before);
    await deleteCoursesBefore(tx, before);
  };
  jobs.handle(purgeJob, () => purge({ ...deps, purgeRest }));
  jobs.schedule(purgeJob, '41 3 * * *');
  return { stop: () => reader.close() };
}
