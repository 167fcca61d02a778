import { weekdayOf } from '../dates/civil.ts';
import { isFull } from '../dates/date-book.ts';
import { findTimes } from '../dates/find-times.ts';
import { dateWords } from '../dates/words.ts';
import type { FindingKind, Weekday } from '../extraction.ts';
import { vocabulary } from '../items/vocabulary.ts';
import { toClauses } from '../structure/clauses.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';

interface TimeRule {
  time: string;
  /** The words for the work the rule names, such as `quiz`; none when it is for all that is handed in. */
  nouns: string[];
  /** The weekdays the rule names; it says nothing of other days. */
  days: Weekday[];
  because: string;
}

const HANDED_IN: readonly FindingKind[] = ['assignment', 'project', 'other'];
const GENERAL =
  /\b(?:all|every|each|any|unless\sotherwise|assignments|homeworks?|labs|quizzes|papers|projects|always|usually|tous|toutes|todos|todas)\b/iu;
const ANY_WORK = /^(?:assign|work|homework|written|devoir|travail|travaux|tarea|trabajo)/iu;
const QUOTED = 120;

/** The time of day that the document states for a kind of thing, where the thing itself has none. */
export function fillTimes(drafts: readonly Draft[], context: CourseContext): Draft[] {
  const rules = timeRules(context);
  return drafts.map((draft) => {
    if (draft.time !== undefined) return draft;
    const rule = rules.find((candidate) => governs(candidate, draft));
    if (rule) return { ...draft, time: rule.time, assumed: [{ field: 'time', because: rule.because }] };
    return withClassTime(draft, context);
  });
}

function governs({ nouns, days }: TimeRule, { title, kind, dates }: Draft): boolean {
  const date = dates[0]?.date;
  if (days.length > 0 && !(date && isFull(date) && days.includes(weekdayOf(date)))) return false;
  if (nouns.some((noun) => title.toLowerCase().includes(noun))) return true;
  return (nouns.length === 0 || nouns.some((noun) => ANY_WORK.test(noun))) && HANDED_IN.includes(kind);
}

function timeRules({ nodes, locale, book }: CourseContext): TimeRule[] {
  const words = vocabulary(locale);
  const { weekday, weekdayFrom } = dateWords(locale);
  const day = new RegExp(`(?<![\\p{L}])${weekday}(?![\\p{L}])`, 'giu');
  const clauses = nodes.flatMap((node) => (node.type === 'paragraph' ? toClauses(node.passage) : []));
  return clauses.flatMap((clause): TimeRule[] => {
    const { text } = clause;
    if (!words.due.test(text) || !GENERAL.test(text) || book.within(clause).length > 0) return [];
    const time = findTimes(text, locale)[0];
    if (!time || time.endTime) return [];
    const nouns = words.heads(text).map((head) => head.text.toLowerCase().replace(/(?:z?es|s)$/, ''));
    const days = [...text.matchAll(day)].flatMap(([name]) => weekdayFrom(name) ?? []);
    return [{ time: time.time, nouns, days, because: `stated for all: “${text.trim().slice(0, QUOTED)}”` }];
  });
}

const ELSEWHERE = /\b(?:online|take-?home|moodle|canvas|due|zoom|evening|scheduled\sby|registrar)\b/iu;
const BEFORE_CLASS = /\b(?:before|(?:start|beginning)\sof|at\sthe\sstart\sof|in)\s(?:the\s)?class\b/iu;

/** What is written or shown in class, or handed in before it, begins when the class does. */
function withClassTime(draft: Draft, { meetings }: CourseContext): Draft {
  const first = draft.dates[0];
  if (!first || !isFull(first.date) || draft.dates.length > 1 || first.until) return draft;
  const isTest = draft.kind === 'exam' || draft.kind === 'quiz' || /\bin[-\s]class\b/iu.test(draft.title);
  const isElsewhere = ELSEWHERE.test(draft.title) || /\bfinal\b/iu.test(draft.title);
  const isAtClass = draft.evidence.some(({ quote }) => BEFORE_CLASS.test(quote));
  if (!isAtClass && (!isTest || isElsewhere)) return draft;
  const weekday = weekdayOf(first.date);
  const onDay = meetings.filter(
    ({ days, start, kind }) => start !== undefined && days.includes(weekday) && kind === 'lecture',
  );
  const meeting = onDay[0];
  if (onDay.length !== 1 || !meeting?.start) return draft;
  const because = isTest ? 'held in class, at the time the class meets' : 'due when the class begins';
  const assumed = [...(draft.assumed ?? []), { field: 'time', because }];
  return { ...draft, time: meeting.start, ...(isTest && meeting.end && { endTime: meeting.end }), assumed };
}
