import type { FindingDraft } from '@syllabi/extraction';
import { isQuestion } from '@syllabi/extraction/questions';
import type { FactChange } from '../../vocabulary/facts.ts';
import type { FactsView } from './facts.schemas.ts';
import type { FindingRecord } from './findings.repository.ts';
import { waitsFor } from './findings.rules.ts';
import type { FindingDraftView, FindingView } from './findings.schemas.ts';
import type { Documents } from './plan.ts';
import type { Question } from './questions.repository.ts';
import type { QuestionView } from './questions.schemas.ts';
import { pendingOpinion } from './second-reading.rules.ts';
import { pendingChange } from './version.rules.ts';

export const toFindingView = (finding: FindingRecord): FindingView => ({
  id: finding.id,
  documentId: finding.documentId,
  kind: finding.kind,
  title: finding.title,
  date: finding.date,
  endDate: finding.endDate,
  time: finding.time,
  endTime: finding.endTime,
  weight: finding.weight,
  confidence: finding.confidence,
  evidence: finding.evidence,
  assumed: finding.assumed,
  review: finding.review,
  editedFields: finding.editedFields,
  byHand: finding.byHand,
  questionIds: waitsFor(finding, finding.openQuestionIds),
  taskId: finding.taskId,
  change: pendingChange(finding),
  secondReading: pendingOpinion(finding),
  version: finding.version,
});

export const toDraftView = (draft: FindingDraft): FindingDraftView => ({
  kind: draft.kind ?? null,
  title: draft.title,
  date: draft.date ?? null,
  endDate: draft.endDate ?? null,
  time: draft.time ?? null,
  endTime: draft.endTime ?? null,
  weight: draft.weight ?? null,
});

export const toQuestionView = (question: Question): QuestionView => ({
  id: question.id,
  documentId: question.documentId,
  code: question.code,
  message: question.message,
  evidence: question.evidence,
  findingIds: question.findingIds,
  options: question.options,
  answer: question.answer,
  answeredAt: question.answeredAt?.toISOString() ?? null,
});

type ReadDocument = Awaited<ReturnType<Documents['require']>>;

export function toFactsView({ extraction, factsAcceptedAt }: ReadDocument, changes: FactChange[]): FactsView {
  const {
    course,
    meetings = [],
    grading = [],
    recurring = [],
    undated = [],
    warnings = [],
  } = extraction ?? {};
  return {
    acceptedAt: factsAcceptedAt?.toISOString() ?? null,
    changes,
    course: {
      code: course?.code ?? null,
      title: course?.title ?? null,
      section: course?.section ?? null,
      term: {
        name: course?.term?.name ?? null,
        start: course?.term?.start ?? null,
        end: course?.term?.end ?? null,
      },
      instructors: course?.instructors ?? [],
      timeZone: course?.timeZone ?? null,
    },
    meetings: meetings.map(({ days, start, end, kind, location, evidence }) => ({
      days,
      kind,
      evidence,
      start: start ?? null,
      end: end ?? null,
      location: location ?? null,
    })),
    components: grading.map(({ component, weight, points, evidence }) => ({
      name: component,
      weight: weight ?? null,
      points: points ?? null,
      evidence,
    })),
    recurring: recurring.map(({ kind, title, days, time, evidence }) => ({
      kind,
      title,
      days,
      evidence,
      time: time ?? null,
    })),
    undated: undated.map(({ kind, title, when, evidence }) => ({
      kind,
      title,
      evidence,
      when: when ?? null,
    })),
    notes: warnings
      .filter((warning) => !isQuestion(warning))
      .map(({ code, message, evidence = [] }) => ({ code, message, evidence })),
  };
}
