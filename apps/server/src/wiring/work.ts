import { forgetFiles } from '../features/chats/files.usecases.ts';
import { deletePartsBefore } from '../features/courses/course-parts.repository.ts';
import { completeCourse, findOrMakeCourse } from '../features/courses/course-plan.usecases.ts';
import { deleteCoursesBefore } from '../features/courses/courses.repository.ts';
import { requireCourse } from '../features/courses/courses.usecases.ts';
import { purge } from '../features/documents/purge.usecases.ts';
import type { DocumentReader } from '../features/documents/reader/document-reader.ts';
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
  reader: DocumentReader;
  onFault: ReadingDeps['onFault'];
  /** Has a language model look at what is doubtful, for whoever wants that. */
  askIfWanted: ReadingDeps['afterReading'];
}

/** Work behind the scenes: reading what was dropped, and clearing away what was deleted. */
export function wireWork({ people, plan, askIfWanted, ...deps }: WorkDeps) {
  const { db, clock, jobs, reader, onFault } = deps;
  const reading: ReadingDeps = {
    ...plan.documents,
    reader,
    onFault,
    afterReading: askIfWanted,
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
    announceReading: (tx, { id, name, workspaceId, courseId, uploadedBy }) =>
      people.notify(tx, {
        to: uploadedBy,
        kind: 'document-read',
        title: `${name} is ready to review`,
        body: `We have read “${name}”. Check what was found, beside the page it was found on.`,
        path: `/documents/${id}`,
        workspaceId,
        courseId,
        key: `document-read:${id}`,
      }),
  };
  jobs.handle(readDocumentJob, async ({ documentId }, { signal }) => {
    const workspaceId = await readDropped({ ...reading, documentId, signal });
    if (workspaceId) await deps.live.announce({ workspaceId, what: 'documents', id: documentId });
  });
  const purgeRest = async (tx: Transaction, before: Date) => {
    const files = await forgetFiles(tx, { now: clock.now(), coursesDeletedBefore: before });
    await deleteTasksBefore(tx, before);
    await deletePartsBefore(tx, before);
    await deleteCoursesBefore(tx, before);
    return files;
  };
  jobs.handle(purgeJob, () => purge({ ...deps, purgeRest }));
  jobs.schedule(purgeJob, '41 3 * * *');
  return { stop: () => reader.close() };
}
