import type { Candidate, Signal } from '../items/candidate.ts';
import { findCandidates } from '../items/find-candidates.ts';
import { isSameThing, mergeRepeated } from '../items/merge.ts';
import { confidenceOf } from '../items/weights.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';
import { fillTimes } from './times.ts';
import { applyWeekRule, findWeekRule } from './week-rule.ts';

const LEAST_CONFIDENCE = 0.5;

/** Candidates with every signal gathered, the same thing on the same day once. */
export function gatherCandidates(context: CourseContext): Candidate[] {
  const { occasions, book, locale } = context;
  const weekRule = findWeekRule(context);
  const found = occasions
    .flatMap((occasion) => findCandidates(occasion, { book, locale }))
    .map((candidate) => applyWeekRule(candidate, weekRule))
    .map((candidate) => withCourseSignals(candidate, context));
  return mergeRepeated(found, ({ signals }) => confidenceOf(signals));
}

/** In a course about performance, "performance" on every page is its subject and no thing to hand in. */
const FEWEST_OF_SUBJECT = 40;

function withCourseSignals(candidate: Candidate, { grading, document }: CourseContext): Candidate {
  const isGraded = grading.some(({ component }) => isSameThing(component, candidate.title));
  const noun = candidate.noun?.toLowerCase();
  const isSubject = noun !== undefined && document.text.toLowerCase().split(noun).length > FEWEST_OF_SUBJECT;
  const signals: Signal[] = [
    ...(isGraded ? ['graded' as const] : []),
    ...(isSubject ? ['subject' as const] : []),
  ];
  return signals.length > 0
    ? { ...candidate, signals: new Set([...candidate.signals, ...signals]) }
    : candidate;
}

/** Exams, quizzes, deadlines: whatever is assessed or due on a stated day. */
export function fromAssessed(context: CourseContext): Draft[] {
  const sure = gatherCandidates(context)
    .map((candidate) => ({ candidate, confidence: confidenceOf(candidate.signals) }))
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  const drafts = sure.map(({ candidate, confidence }): Draft => {
    const { kind, title, dates, evidence, time, endTime, weight } = candidate;
    return {
      kind,
      title,
      dates,
      evidence,
      confidence,
      ...(time !== undefined && { time }),
      ...(endTime !== undefined && { endTime }),
      ...(weight !== undefined && { weight }),
    };
  });
  return fillTimes(drafts, context);
}
