import type { Candidate } from '../items/candidate.ts';
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
  const { occasions, book, locale, grading } = context;
  const weekRule = findWeekRule(context);
  const found = occasions
    .flatMap((occasion) => findCandidates(occasion, { book, locale }))
    .map((candidate) => applyWeekRule(candidate, weekRule))
    .map((candidate): Candidate => {
      const isGraded = grading.some(({ component }) => isSameThing(component, candidate.title));
      return isGraded
        ? { ...candidate, signals: new Set([...candidate.signals, 'graded' as const]) }
        : candidate;
    });
  return mergeRepeated(found, ({ signals }) => confidenceOf(signals));
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
