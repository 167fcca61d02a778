import type { Candidate, Signal } from '../items/candidate.ts';
import { eachNumbered } from '../items/each-numbered.ts';
import { findCandidates } from '../items/find-candidates.ts';
import { isSameThing, mergeRepeated } from '../items/merge.ts';
import { withTitledSeries } from '../items/titled-series.ts';
import { type Vocabulary, vocabulary } from '../items/vocabulary.ts';
import { confidenceOf } from '../items/weights.ts';
import { workNamedBy } from '../items/work-title.ts';
import { remembered } from '../text/remembered.ts';
import { applyWeekRule } from './apply-week-rule.ts';
import { applyBeforeClassRule, findBeforeClassRules } from './before-class-rule.ts';
import { withoutBeginnings } from './begun-before-due.ts';
import { withoutPeerWorkBesideDrafts } from './beside-drafts.ts';
import { asSession } from './class-sessions.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';
import { withFinalVersions } from './final-version.ts';
import { findWeekRules } from './find-week-rules.ts';
import { applyFollowingDayRule, dueOnceGiven, findFollowingDayRules } from './following-day-rule.ts';
import { headingsAbove } from './headings-above.ts';
import { asLabOfDay, handsInLabs } from './labs-of-day.ts';
import { withMidtermProject } from './midterm-project.ts';
import { applyNextClassRule, findNextClassRule } from './next-class-rule.ts';
import { onEachDay } from './on-each-day.ts';
import { oneTask } from './one-task.ts';
import { overDays } from './over-days.ts';
import { isKindOfClass, isPracticalClass } from './practical-classes.ts';
import { isPracticeOnly, practiceOnly } from './practice-only.ts';
import { isOfProjects, isProjectCourse } from './project-course.ts';
import { withProjectStage } from './project-stage.ts';
import { fillTimes } from './times.ts';

const LEAST_CONFIDENCE = 0.5;
/** At most, where a part of the date is taken for a slip. */
const UNSURE = 0.85;

/** Candidates with every signal gathered, the same thing on the same day once. */
export function gatherCandidates(context: CourseContext): Candidate[] {
  const { occasions, locale } = context;
  const weekRules = findWeekRules(context);
  const followingDays = findFollowingDayRules(context);
  const beforeClass = findBeforeClassRules(context);
  const nextClass = findNextClassRule(context);
  const areLabsHandedIn = handsInLabs(context.nodes);
  const text = context.document.text.toLowerCase();
  const words = vocabulary(locale);
  const timesSaid = remembered((noun) => text.split(noun).length);
  const found = oneTask(withTitledSeries(dueOnceGiven(occasions, followingDays, locale)), (occasion) =>
    findCandidates(occasion, context),
  )
    .map((candidate) => applyWeekRule(candidate, weekRules, context.meetings))
    .map((candidate) => applyFollowingDayRule(candidate, followingDays))
    .map((candidate) => applyNextClassRule(candidate, nextClass))
    .map((candidate) => applyBeforeClassRule(candidate, beforeClass, context))
    .flatMap((candidate) => onEachDay(candidate, locale))
    .flatMap((candidate) => eachNumbered(candidate, words))
    .map((candidate) => withCourseSignals(candidate, context, timesSaid))
    .map((candidate) => (areLabsHandedIn ? asLabOfDay(candidate) : candidate))
    .flatMap((candidate) => asSession(candidate, context) ?? []);
  const practice = practiceOnly(context);
  const { grading } = context;
  const course = {
    grading,
    headings: headingsAbove(context.nodes),
    isOfProjects: isOfProjects(found, grading),
    isProjectCourse: isProjectCourse(context.nodes),
  };
  const handedIn = withFinalVersions(found)
    .map((candidate) => withProjectStage(candidate, course))
    .map((candidate) => withMidtermProject(candidate, grading, words))
    .filter((candidate) => !isPracticeOnly(candidate, practice))
    .filter((candidate) => !isPracticalClass(candidate, context.document.text) && !isNameOfWeek(candidate));
  const isOfClass = isKindOfClass(handedIn);
  const assessed = handedIn.filter((candidate) => !isOfClass(candidate));
  const due = withoutPeerWorkBesideDrafts(withoutBeginnings(overDays(assessed), locale), words);
  return mergeRepeated(due, ({ signals }) => confidenceOf(signals));
}

/** "8 Final", in front of the row in which the final exam and the final report stand. */
const isNameOfWeek = ({ role, signals }: Candidate): boolean =>
  role === 'week' && confidenceOf(signals) < LEAST_CONFIDENCE;

/** In a course about performance, "performance" on every page is its subject and no thing to hand in. */
const FEWEST_OF_SUBJECT = 40;

function withCourseSignals(
  candidate: Candidate,
  { grading, locale }: CourseContext,
  timesSaid: (noun: string) => number,
): Candidate {
  const isGraded = grading.some(({ component }) => isPartOfGrade(candidate, component));
  const noun = candidate.noun?.toLowerCase();
  const isAsked = (['due', 'by-date', 'commanded'] as const).some((signal) => candidate.signals.has(signal));
  const isSubject = noun !== undefined && !isAsked && timesSaid(noun) > FEWEST_OF_SUBJECT;
  const isAlone = isGraded && isWorkAlone(candidate, vocabulary(locale));
  const signals: Signal[] = [
    ...(isGraded ? ['graded' as const] : []),
    ...(isAlone ? ['titled' as const] : []),
    ...(isSubject ? ['subject' as const] : []),
    ...(isGraded && candidate.signals.has('numbered') ? ['graded-numbered' as const] : []),
  ];
  if (signals.length === 0) return candidate;
  const all = new Set([...candidate.signals, ...signals]);
  if (isAlone) all.delete('bare');
  // "Lab competency 2" is one of the "Lab competencies" that count, and no session in the laboratory.
  if (isGraded && /\p{L}\s\p{L}/u.test(noun ?? '')) all.delete('lab-session');
  return { ...candidate, signals: all };
}

/** "Term paper outline", and nothing else, on a day of the plan. */
const isWorkAlone = ({ role, statement }: Candidate, words: Vocabulary): boolean =>
  role === 'entry' && workNamedBy(statement ?? '', words)?.numbered === false;

const JOINED = /\s(?:and|&|et|y|und|e)\s/iu;

/** Of a topic, "Causality and research design" is more than the "Research design" that counts. */
const isPartOfGrade = ({ title, role, signals }: Candidate, component: string): boolean =>
  isSameThing(component, title) &&
  !(role === 'topic' && !signals.has('due') && isOneOfTwo(component, title.split(JOINED)));

const isOneOfTwo = (component: string, parts: readonly string[]): boolean =>
  parts.length > 1 && parts.some((part) => part.trim().toLowerCase() === component.trim().toLowerCase());

/** Exams, quizzes, deadlines: whatever is assessed or due on a stated day. */
export function fromAssessed(context: CourseContext): Draft[] {
  const sure = gatherCandidates(context)
    .map((candidate) => ({ candidate, confidence: confidenceOf(candidate.signals) }))
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  const drafts = sure.map(({ candidate, confidence }): Draft => {
    const { kind, title, dates, repeats, evidence, statement, time, endTime, weight } = candidate;
    return {
      kind,
      title,
      dates,
      evidence,
      statement,
      confidence: dates.some(({ mention }) => mention.hasSlip) ? Math.min(UNSURE, confidence) : confidence,
      ...(repeats && { repeats }),
      ...(time !== undefined && { time }),
      ...(endTime !== undefined && { endTime }),
      ...(weight !== undefined && { weight }),
    };
  });
  return fillTimes(drafts, context);
}
