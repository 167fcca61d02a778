import { changesOfFacts, putFacts } from '../features/courses/course-facts.usecases.ts';
import {
  deleteDaysOffOf,
  deletePartsOfDocument,
  insertDayOff,
  movePartsOfDocument,
  partsOfDocument,
} from '../features/courses/course-parts.repository.ts';
import { requireComponent } from '../features/courses/course-parts.usecases.ts';
import { type CourseDeps, requireCourse } from '../features/courses/courses.usecases.ts';
import {
  deleteDocumentsOfCourse,
  findContent,
  findDocument,
  restoreDocumentsOfCourse,
  updateDocument,
} from '../features/documents/documents.repository.ts';
import { type DocumentDeps, readDocumentRecord } from '../features/documents/documents.usecases.ts';
import { locateQuote } from '../features/documents/passages.repository.ts';
import type { DocumentReader } from '../features/documents/reader/document-reader.ts';
import { hasNewerVersion } from '../features/documents/versions.repository.ts';
import type { FindingDeps } from '../features/findings/findings.usecases.ts';
import type { Documents, Plan } from '../features/findings/plan.ts';
import { leavePlan, returnToPlan, saveFindings } from '../features/findings/reading.usecases.ts';
import { becomeVersion, separate, takeBackSeparation } from '../features/findings/separation.usecases.ts';
import { isNewVersion } from '../features/findings/version.rules.ts';
import { giveBack } from '../features/findings/versions.usecases.ts';
import type { GradeDeps } from '../features/grades/grades.usecases.ts';
import type { LabelDeps } from '../features/labels/labels.usecases.ts';
import { requireLabels } from '../features/labels/labels.usecases.ts';
import { MemberNotFound } from '../features/members/members.errors.ts';
import { findActiveMember } from '../features/members/members.repository.ts';
import { changesOfPolicies } from '../features/policies/policies.usecases.ts';
import { findReadText } from '../features/second-readings/second-readings.repository.ts';
import { putPlannedTask, withdrawPlannedTasks } from '../features/tasks/planned-tasks.usecases.ts';
import { deleteTasksOfCourse, dropLabel, restoreTasksOfCourse } from '../features/tasks/tasks.repository.ts';
import type { TaskDeps } from '../features/tasks/tasks.usecases.ts';
import type { FeatureDeps } from '../features.ts';
import { newId } from '../platform/ids.ts';
import type { WiredPeople } from './people.ts';

interface PlanDeps extends FeatureDeps {
  people: WiredPeople;
  reader: DocumentReader;
}

/** From a document over its findings to tasks and the timetable of a course. */
export function wirePlan({ people, reader, ...deps }: PlanDeps) {
  const { clock } = deps;
  const { record } = people;
  const courses: CourseDeps = {
    ...deps,
    record,
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
    changesOfFacts: async (db, { earlierId, ...what }) => [
      ...(await changesOfFacts(db, what)),
      ...(await changesOfPolicies(db, { earlierId, documentId: what.documentId })),
    ],
    withdrawFacts: deletePartsOfDocument,
    moveFacts: movePartsOfDocument,
    factsOf: async (db, documentId) => {
      const { meetings, components } = await partsOfDocument(db, documentId);
      return {
        components,
        meetings: meetings.map(({ startTime, endTime, ...rest }) => ({
          ...rest,
          start: startTime,
          end: endTime,
        })),
      };
    },
  };
  const reviewedDocuments: Documents = {
    require: async (db, { workspaceId, documentId }) => {
      const document = await readDocumentRecord({ db, workspaceId, documentId });
      const content = await findContent(db, { workspaceId, documentId });
      return { ...document, extraction: content?.extraction ?? null };
    },
    find: async (db, which) => {
      const document = await findDocument(db, which);
      const content = document && (await findContent(db, which));
      return document && { ...document, extraction: content?.extraction ?? null };
    },
    locate: locateQuote,
    draft: async (db, { documentId, selection, known }) => {
      const read = await findReadText(db, documentId);
      return read && reader.draft({ selection, source: { ...read, ...known } });
    },
    isReplaced: hasNewerVersion,
    markFacts: async (tx, { documentId, acceptedAt, kept }) =>
      void (await updateDocument(
        tx,
        { id: documentId },
        { factsAcceptedAt: acceptedAt, ...(kept && { factsKept: kept }) },
      )),
  };
  const findings: FindingDeps = { ...deps, plan, documents: reviewedDocuments };
  const documents: DocumentDeps = {
    ...deps,
    record,
    requireCourse,
    saveFindings: (tx, what) => saveFindings(tx, { ...findings, ...what }),
    withdrawFromPlan: async (tx, document) => {
      await giveBack(tx, { ...findings, document });
      await leavePlan(tx, { plan, document });
    },
    returnToPlan: async (tx, document) => {
      const { extraction } = await reviewedDocuments.require(tx, { ...document, documentId: document.id });
      if (document.replacesId && extraction) await saveFindings(tx, { ...findings, document, extraction });
      else await returnToPlan(tx, { ...findings, document });
    },
    isNewVersion,
    settleAsOwn: (tx, document) => separate(tx, { ...findings, document }),
    takeBackSeparation: (tx, document) => takeBackSeparation(tx, { ...findings, document }),
    becomeVersion: async (tx, what) => {
      const which = { workspaceId: what.document.workspaceId, documentId: what.document.id };
      const { extraction } = await reviewedDocuments.require(tx, which);
      if (extraction) await becomeVersion(tx, { ...findings, ...what, extraction });
    },
    moveInPlan: (tx, document) => returnToPlan(tx, { ...findings, document }),
  };
  const tasks: TaskDeps = {
    ...deps,
    notify: people.notify,
    nameOf: async (accountId) => (await people.activity.namesOf([accountId])).get(accountId) || 'Somebody',
    requireCourse,
    requireLabels,
    requireMember: async (db, who) => {
      if (!(await findActiveMember(db, who))) throw new MemberNotFound();
    },
  };
  const labels: LabelDeps = { ...deps, dropLabel };
  const grades: GradeDeps = {
    ...deps,
    requireCourse,
    requireComponent: (db, { courseId, componentId }) =>
      requireComponent(db, { courseId, partId: componentId }),
  };
  return { courses, documents, findings, tasks, labels, grades };
}

export type WiredPlan = ReturnType<typeof wirePlan>;
