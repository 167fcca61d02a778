import { weekdayOf } from '../dates/civil.ts';
import { isFull } from '../dates/date-book.ts';
import { findTimes, type TimeMention } from '../dates/find-times.ts';
import { dateWords } from '../dates/words.ts';
import type { FindingKind, Weekday } from '../extraction.ts';
import { type Head, vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { toClauses } from '../structure/clauses.ts';
import { runningText } from '../structure/outline.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';
import { isAnyWork, isNamedIn, singular } from './rule-words.ts';

interface TimeRule {
  time: string;
  /** The words for the work the rule names, such as `quiz`; none when it is for all that is handed in. */
  nouns: string[];
  /** The weekdays the rule names; it says nothing of other days. */
  days: Weekday[];
  endTime?: string;
  /** Whether it may speak of all work that is handed in, or of what it names only. */
  scope: 'work' | 'named' | 'all';
  because: string;
}

const HANDED_IN: readonly FindingKind[] = ['assignment', 'project', 'other'];
const GENERAL =
  /\b(?:all|everything|every|each|any|unless\sotherwise|assignments|homeworks?|labs|quizzes|papers|projects|always|usually|tous|toutes|todos|todas)\b/iu;
const QUOTED = 120;
const LONGEST_RULE = 300;
/** Late work has hours of its own, and a reading is not handed in. */
const LATE = /\b(?:late|extension|grace|office|penalt|after\sthe\s(?:due|deadline))/iu;
const OPENS = /\b(?:opens?|available|begins?|starts?)\b/iu;
const CLOSES = /\b(?:closes?|close)\b/iu;
/** "… on paper, by 4 pm on Fridays". */
const BY_THEN = /\b(?:by|before|no\slater\sthan)\s(?:at\s)?$/iu;
const SENT_BY = /\b(?:sent|e-?mailed|collected|brought|handed\sover)\b.{0,40}\bby\b/iu;
const HELD = /\b(?:held|given|evenings?|take\splace|begins?|starts?|from|are\s(?:at|on)|last)\b/iu;

/** The time of day that the document states for a kind of thing, where the thing itself has none. */
export function fillTimes(drafts: readonly Draft[], context: CourseContext): Draft[] {
  const rules = timeRules(context);
  return drafts.map((draft) => {
    if (draft.time !== undefined) return draft;
    const rule = rules.find((candidate) => governs(candidate, draft));
    if (rule)
      return {
        ...draft,
        time: rule.time,
        ...(rule.endTime && { endTime: rule.endTime }),
        assumed: [{ field: 'time', because: rule.because }],
      };
    return withClassTime(draft, context);
  });
}

/** Tells how much of a draft a rule speaks of; nothing when it does not. */
function governs({ nouns, days, scope }: TimeRule, { title, kind, dates }: Draft): boolean {
  const date = dates[0]?.date;
  if (days.length > 0 && !(date && isFull(date) && days.includes(weekdayOf(date)))) return false;
  const words = title.toLowerCase();
  if (nouns.some((noun) => isNamedIn(noun, words))) return true;
  if (scope === 'named') return false;
  if (scope === 'all') return HANDED_IN.includes(kind) || kind === 'quiz' || kind === 'presentation';
  return (nouns.length === 0 || nouns.some(isAnyWork)) && HANDED_IN.includes(kind);
}

function timeRules({ nodes, locale, book }: CourseContext): TimeRule[] {
  const words = vocabulary(locale);
  const clauses = runningText(nodes).flatMap(toClauses);
  return clauses.flatMap((clause): TimeRule[] => {
    const { text } = clause;
    if (book.within(clause).length > 0 || text.length > LONGEST_RULE) return [];
    const times = findTimes(text, locale);
    const time = timeDue(text, times, words.due);
    if (!time || words.officeHours.test(text) || LATE.test(text)) return [];
    const heads = words.heads(text);
    const isDue = saysBy(text, { time, heads, due: words.due });
    if (isDue && EVERYTHING.test(text) && !time.endTime)
      return [
        { time: time.time, nouns: [], days: daysIn(text, locale), because: quoted(text), scope: 'all' },
      ];
    const subject = SUBJECT.exec(text)?.groups?.noun;
    const isGeneral =
      GENERAL.test(text) || subject !== undefined || heads.some((head) => isPlural(head.text));
    const nouns = [...heads.map((head) => head.text), ...(subject ? [subject] : [])].map(singular);
    const because = quoted(text);
    const days = daysIn(text, locale);
    if (isDue && isGeneral && !time.endTime)
      return [{ time: time.time, nouns, days, because, scope: 'work' }];
    if (!heads.some(({ kind }) => kind === 'exam' || kind === 'quiz') || !isGeneral || !HELD.test(text))
      return [];
    const { time: from, endTime } = time;
    return [
      { time: from, ...(endTime && { endTime }), nouns: testNouns(heads), days, because, scope: 'named' },
    ];
  });
}

interface TimedWork {
  time: TimeMention;
  heads: readonly Head[];
  due: RegExp;
}

/** Whether the time of a clause is one by which something is handed in. */
const saysBy = (text: string, { time, heads, due }: TimedWork): boolean =>
  due.test(text) ||
  CLOSES.test(text) ||
  SENT_BY.test(text) ||
  (heads.some(({ kind }) => HANDED_IN.includes(kind)) && BY_THEN.test(text.slice(0, time.start)));

/** "Opens on Monday at 8:00 and closes on Sunday at 23:59": the time behind the words for the end. */
function timeDue(text: string, times: readonly TimeMention[], due: RegExp): TimeMention | undefined {
  const opens = OPENS.exec(text)?.index;
  const end = [CLOSES, due].flatMap((said) => said.exec(text)?.index ?? []).sort((a, b) => a - b)[0];
  if (opens === undefined || end === undefined || end < opens) return times[0];
  return times.find(({ start }) => start > end) ?? times[0];
}

const quoted = (text: string) => `stated for all: “${text.trim().slice(0, QUOTED)}”`;
const EVERYTHING =
  /\b(?:everything|all\s(?:work|items|tasks|activities))\b|\b(?:modules?|units?)\b.*\bcloses?\b/iu;

const testNouns = (heads: readonly Head[]): string[] =>
  heads.filter(({ kind }) => kind === 'exam' || kind === 'quiz').map((head) => singular(head.text));

/** "Programs are due …": what the sentence is about, whether or not it is a usual word for work. */
const SUBJECT = /^\W*(?:all\s|the\s)?(?<noun>\p{L}{3,}s)\s(?:are|must|will|should)\b/iu;

const isPlural = (word: string) => /\p{L}{3}(?:s|en|e|i)$|[äöü]\p{L}*er$/u.test(word);

function daysIn(text: string, locale: Locale): Weekday[] {
  const { weekday, weekdayFrom } = dateWords(locale);
  const day = new RegExp(`(?<![\\p{L}])${weekday}(?![\\p{L}])`, 'giu');
  return [...text.matchAll(day)].flatMap(([name]) => (name.length > 2 ? (weekdayFrom(name) ?? []) : []));
}

const ELSEWHERE = /\b(?:online|take-?home|moodle|canvas|due|zoom|evening|scheduled\sby|registrar)\b/iu;
const BEFORE_CLASS =
  /\b(?:before|(?:start|beginning)\sof|at\sthe\sstart\sof|in)\s(?:the\s|each\s)?(?:class|lecture|seminar)\b/iu;

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
