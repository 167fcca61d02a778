import {
  deleteDaysOffOf,
  deletePartsOfDocument,
  insertDayOff,
} from '../features/courses/course-parts.repository.ts';
import { putFacts } from '../features/courses/course-plan.usecases.ts';
import { type CourseDeps, requireCourse } from '../features/courses/courses.usecases.ts';
import {
  deleteDocumentsOfCourse,
  findContent,
  restoreDocumentsOfCourse,
  updateDocument,
} from '../features/documents/documents.repository.ts';
import { type DocumentDeps, readDocumentRecord } from '../features/documents/documents.usecases.ts';
import type { FindingDeps } from '../features/findings/findings.usecases.ts';
import type { Documents, Plan } from '../features/findings/plan.ts';
import { leavePlan, returnToPlan, saveFindings } from '../features/findings/reading.usecases.ts';
import { putPlannedTask, withdrawPlannedTasks } from '../features/tasks/planned-tasks.usecases.ts';
import { deleteTasksOfCourse, restoreTasksOfCourse } from '../features/tasks/tasks.repository.ts';
import type { TaskDeps } from '../features/tasks/tasks.usecases.ts';
import type { FeatureDeps } from '../features.ts';
import { newId } from '../platform/ids.ts';

/** From a document over its findings to tasks and the timetable of a course. */
export function wirePlan(deps: FeatureDeps) {
  const { clock } = deps;
  const courses: CourseDeps = {
    ...deps,
    deleteContents: async (tx, what) => {
      await deleteDocumentsOfCourse(tx, what);
      await deleteTasksOfCourse(tx, what);
    },
    restoreContents: async (tx, what) => {
      await restoreDocumentsOfCourse(tx, what);
      await restoreTasksOfCourse(tx, what);
    },
  };
  const plan: Plan = {
    putTask: (tx, what) => putPlannedTask(tx, { ...what, now: clock.now() }),
    withdrawTasks: (tx, findingIds) => withdrawPlannedTasks(tx, { findingIds, now: clock.now() }),
    putDayOff: async (tx, dayOff) =>
      void (await insertDayOff(tx, { ...dayOff, id: newId(), createdAt: clock.now() })),
    withdrawDaysOff: deleteDaysOffOf,
    putFacts: (tx, what) => putFacts({ tx, clock, ...what }),
    withdrawFacts: deletePartsOfDocument,
  };
  const reviewedDocuments: Documents = {
    require: async (db, { workspaceId, documentId }) => {
      const document = await readDocumentRecord({ db, workspaceId, documentId });
      const content = await findContent(db, { workspaceId, documentId });
      return { ...document, extraction: content?.extraction ?? null };
    },
    markFacts: async (tx, { documentId, acceptedAt }) =>
      void (await updateDocument(tx, { id: documentId }, { factsAcceptedAt: acceptedAt })),
  };
  const findings: FindingDeps = { ...deps, plan, documents: reviewedDocuments };
  const documents: DocumentDeps = {
    ...deps,
    requireCourse,
    saveFindings: (tx, what) => saveFindings(tx, { ...findings, ...what }),
    withdrawFromPlan: (tx, document) => leavePlan(tx, { plan, document }),
    returnToPlan: (tx, document) => returnToPlan(tx, { ...findings, document }),
    moveInPlan: (tx, document) => returnToPlan(tx, { ...findings, document }),
  };
  const tasks: TaskDeps = { ...deps, requireCourse };
  return { courses, documents, findings, tasks };
}

export type WiredPlan = ReturnType<typeof wirePlan>;
