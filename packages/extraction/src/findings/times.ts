import { weekdayOf } from '../dates/civil.ts';
import { isFull } from '../dates/date-book.ts';
import type { Meeting, Weekday } from '../extraction.ts';
import { perLocale } from '../locales/per-locale.ts';
import { subjectOf } from '../meetings/subject.ts';
import { oneOf, word } from '../text/patterns.ts';
import { saysBeforeClass } from './before-class-rule.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';
import { labelledTime } from './labelled-times.ts';
import { isAnyWork, isNamedIn } from './rule-words.ts';
import { HANDED_IN, type TimeRule, timeRules } from './time-rules.ts';

/** The time of day that the document states for a kind of thing, where the thing itself has none. */
export function fillTimes(drafts: readonly Draft[], context: CourseContext): Draft[] {
  const rules = timeRules(context);
  const ofOtherNames = rules.filter((rule) => !drafts.some((draft) => governs(rule, draft)));
  const atClass = saidOfClass(context);
  return drafts.map((draft) => {
    if (draft.time !== undefined) return draft;
    if (isDueAtClass(draft, atClass, context)) return withClassTime(draft, context, true);
    const rule =
      rules.find((candidate) => governs(candidate, draft)) ??
      ofOtherNames.find((candidate) => isOfItsDay(candidate, draft));
    if (rule?.time)
      return {
        ...draft,
        time: rule.time,
        ...(rule.endTime && { endTime: rule.endTime }),
        assumed: [{ field: 'time', because: rule.because }],
      };
    const labelled = labelledTime(draft.evidence, context);
    if (labelled)
      return {
        ...draft,
        time: labelled.time,
        ...(labelled.endTime && { endTime: labelled.endTime }),
      };
    return withClassTime(draft, context, rule !== undefined);
  });
}

/** The paragraphs that say of something that it is due when the class begins. */
const saidOfClass = ({ nodes, locale }: CourseContext): readonly string[] =>
  nodes.flatMap((node) =>
    node.type === 'paragraph' && beforeClass(locale).test(node.passage.text) ? [node.passage.text] : [],
  );

const DUE_AGAIN = /^\P{L}*(?:(?:it|they|this|these)\s(?:is|are)\s)?due\s[^.;\d]*/iu;

/** "Due October 4, before class", "Due October 4. Due before class in the dropbox.": not at the hour that is said of all. */
function isDueAtClass(
  { kind, evidence }: Draft,
  atClass: readonly string[],
  { locale }: CourseContext,
): boolean {
  if (!HANDED_IN.includes(kind)) return false;
  const says = (text: string) => beforeClass(locale).test(text) && !saysBeforeClass(text);
  const isSaidBehind = (text: string, quote: string) =>
    quote !== '' && text.includes(quote) && says(DUE_AGAIN.exec(behind(text, quote))?.[0] ?? '');
  return evidence.some(
    ({ quote }) => says(quote) || atClass.some((paragraph) => isSaidBehind(paragraph, quote)),
  );
}

const behind = (text: string, quote: string) => text.slice(text.indexOf(quote) + quote.length);

/** "These replies are due on Sundays by noon", where nothing of that name is due on a Sunday: the works of those days by another name. */
const isOfItsDay = (rule: TimeRule, draft: Draft): boolean =>
  rule.scope === 'work' && rule.days.length > 0 && isOnDays(rule, draft) && HANDED_IN.includes(draft.kind);

const isOnDays = ({ days }: TimeRule, { dates: [first] }: Draft): boolean =>
  first !== undefined && isFull(first.date) && days.includes(weekdayOf(first.date));

/** Whether a rule speaks of a draft. */
function governs(rule: TimeRule, draft: Draft): boolean {
  const [{ nouns, days, scope }, { title, kind }] = [rule, draft];
  if (days.length > 0 && !isOnDays(rule, draft)) return false;
  const words = title.toLowerCase();
  if (nouns.some((noun) => isNamedIn(noun, words))) return true;
  if (scope === 'named') return false;
  if (scope === 'all') return HANDED_IN.includes(kind) || kind === 'quiz' || kind === 'presentation';
  return (nouns.length === 0 || nouns.some(isAnyWork)) && HANDED_IN.includes(kind);
}

const ELSEWHERE = /\b(?:online|take-?home|moodle|canvas|due|zoom|evening|scheduled\sby|registrar)\b/iu;
const beforeClass = perLocale((locale) => new RegExp(word(oneOf(locale.beforeClass)), 'iu'));
const atEndOfClass = perLocale((locale) => new RegExp(word(oneOf(locale.atEndOfClass)), 'iu'));

/** A "lab practical" takes place in the laboratory, where there is one on its day, and all else in the lecture, or in what a course without lectures has. */
function heldIn(title: string, weekday: Weekday, { meetings, locale }: CourseContext): Meeting[] {
  const onDay = meetings.filter(({ days, start }) => start !== undefined && days.includes(weekday));
  const subject = subjectOf(title, locale);
  const named = onDay.filter(({ kind }) => subject?.type === 'class' && kind === subject.kind);
  if (named.length > 0) return named;
  const hasLectures = meetings.some(({ kind }) => kind === 'lecture');
  return onDay.filter(({ kind }) => (hasLectures ? kind === 'lecture' : kind !== 'lab'));
}

/** What is written or shown in class, or handed in before it, begins when the class does. */
function withClassTime(draft: Draft, context: CourseContext, isRule: boolean): Draft {
  const first = draft.dates[0];
  if (!first || !isFull(first.date) || draft.dates.length > 1 || first.until) return draft;
  const isTest = draft.kind === 'exam' || draft.kind === 'quiz' || /\bin[-\s]class\b/iu.test(draft.title);
  const isElsewhere = ELSEWHERE.test(draft.title) || /\bfinal\b/iu.test(draft.title);
  const isAtEnd = draft.evidence.some(({ quote }) => atEndOfClass(context.locale).test(quote));
  const isAtClass =
    isAtEnd || isRule || draft.evidence.some(({ quote }) => beforeClass(context.locale).test(quote));
  if (!isAtClass && (!isTest || isElsewhere)) return draft;
  const held = heldIn(isTest ? draft.title : '', weekdayOf(first.date), context);
  const [meeting] = held;
  if (held.length !== 1 || !meeting?.start) return draft;
  if (isAtEnd && !isTest)
    return meeting.end
      ? { ...draft, time: meeting.end, assumed: assuming(draft, 'due when the class ends') }
      : draft;
  const because =
    isTest && !isRule ? 'held in class, at the time the class meets' : 'due when the class begins';
  const assumed = assuming(draft, because);
  return { ...draft, time: meeting.start, ...(isTest && meeting.end && { endTime: meeting.end }), assumed };
}

const assuming = ({ assumed = [] }: Draft, because: string): Draft['assumed'] => [
  ...assumed,
  { field: 'time', because },
];
