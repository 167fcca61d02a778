import { addDays, daysBetween, toIso, WEEKDAYS, weekdayIndex } from '../dates/civil.ts';
import { isFull, type PlacedDate, reckoned } from '../dates/date-book.ts';
import { findTimes } from '../dates/find-times.ts';
import { dateWords } from '../dates/words.ts';
import type { Weekday } from '../extraction.ts';
import { numberFrom } from '../grading/count-works.ts';
import { gradingVocabulary } from '../grading/vocabulary.ts';
import { isSameThing } from '../items/merge.ts';
import { phraseAround } from '../items/phrase-around.ts';
import { tidy } from '../items/title.ts';
import { type Head, type Vocabulary, vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { RELATIVE_WORDS } from '../schedule/relative/relative-words.ts';
import { toClauses } from '../structure/clauses.ts';
import { runningText } from '../structure/outline.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { capitalized, oneOf } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';
import { inNumberedSession } from './numbered-session.ts';
import { inNumberedWeek } from './numbered-week.ts';

const CONFIDENCE = 0.72;
const LONGEST = 200;
/** What is told of work besides when it is due. */
const POLICY =
  /\b(?:late|regrad\p{L}*|request\p{L}*|return\p{L}*|appeal\p{L}*|make-?\s?up|extension|penalt\p{L}*|notify|contact|accept\p{L}*|absen\p{L}*|posted|grades?\s(?:will|are)|office\shours|unless|if\s(?:you|a|the)|review\ssession|verspätet\p{L}*|retard)\b/iu;

/**
 * Work whose day is told by another one, "one week after the midterm", "the Friday before the final exam", or by a
 * numbered week. Only what the document dates nowhere else; `assumed` says from what the day was reckoned.
 */
export function fromRelative(context: CourseContext, known: readonly Draft[]): Draft[] {
  const { nodes, locale, book } = context;
  const found: Draft[] = [];
  const isKnown = (title: string) => [...known, ...found].some((draft) => isSameThing(draft.title, title));
  const reader = createReader(locale);
  for (const [statement, above] of runningText(nodes).flatMap(withClauseAbove)) {
    if (statement.text.length > LONGEST || book.within(statement).length > 0) continue;
    if (POLICY.test(statement.text)) continue;
    const draft = reader.read(statement, known, above);
    if (draft && !isKnown(draft.title)) found.push(draft);
  }
  return [...found, ...inNumberedWeek(context, isKnown), ...inNumberedSession(context, isKnown)];
}

/** Each clause with the one before it, which names what is only "due one week after the concert". */
const withClauseAbove = (passage: Passage): [Passage, Passage | undefined][] => {
  const clauses = toClauses(passage);
  return clauses.map((clause, index) => [clause, clauses[index - 1]]);
};

interface Reader {
  read(statement: Passage, known: readonly Draft[], above: Passage | undefined): Draft | undefined;
}

function createReader(locale: Locale): Reader {
  const words = vocabulary(locale);
  const { numbers } = gradingVocabulary(locale);
  const { weekday, weekdayFrom } = dateWords(locale);
  const { day, week, after, before, one, articles } = RELATIVE_WORDS;
  const amount = `(?<amount>\\d{1,2}|${oneOf(numbers)}|${oneOf(one)})`;
  const unit = `(?:(?<weeks>${oneOf(week)})|(?<days>${oneOf(day)})|(?<name>${weekday}))`;
  const side = `(?:(?<after>${oneOf(after)})|(?<before>${oneOf(before)}))`;
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])${amount}\\s${unit}\\s${side}\\s(?:${oneOf(articles)}\\s?)?(?<anchor>[^.;,()]{3,60})`,
    'iu',
  );
  return {
    read(statement, known, above) {
      const match = pattern.exec(statement.text);
      const groups = match?.groups;
      if (!match || !groups) return undefined;
      const named = workNamed({ statement, above, at: match.index }, words);
      if (!named) return undefined;
      const anchor = anchorOf(groups.anchor ?? '', known);
      const from = anchor?.dates[0];
      if (!anchor || !from || !isFull(from.date)) return undefined;
      const day = weekdayFrom(groups.name ?? '');
      const sign = groups.after === undefined ? -1 : 1;
      const days = day ? toWeekday(from, day, sign) : sign * daysIn(groups, numbers);
      return toDraft({
        statement,
        ...named,
        anchor,
        from,
        days,
        said: match[0],
        locale,
      });
    },
  };
}

interface Told {
  statement: Passage;
  above: Passage | undefined;
  /** Where the words begin that tell the day. */
  at: number;
}

/** What is told to be due: named in front of the day, or by the clause above one that says no more than "due". */
function workNamed(
  { statement, above, at }: Told,
  { works, due }: Vocabulary,
): { naming: Passage; head: Head } | undefined {
  const lead = statement.text.slice(0, at);
  const isOnlyDue = above !== undefined && ONLY_DUE.test(lead);
  const head = works(isOnlyDue ? above.text : lead).at(isOnlyDue ? 0 : -1);
  if (!head) return undefined;
  if (isOnlyDue) return { naming: above, head };
  return isDue(statement.text, head, at, due) ? { naming: statement, head } : undefined;
}

/** "Due" and "It is due": what was named before. */
const ONLY_DUE = /^\W*(?:(?:it|this)\s(?:is|will\sbe)\s)?due\W*$/iu;

/** "Two weeks" are 14; an article counts one. */
function daysIn({ amount, weeks }: Record<string, string | undefined>, numbers: readonly string[]): number {
  const count = numberFrom(amount, numbers);
  return (count === undefined || Number.isNaN(count) ? 1 : count) * (weeks === undefined ? 1 : 7);
}

/** "Due", or nothing but the name in front: "Reflection: one week after the exam". */
const isDue = (text: string, head: Head, at: number, due: RegExp): boolean =>
  due.test(text) || /^\S{0,12}\s{0,2}[:(,–—-]{1,2}\s{0,2}$/u.test(text.slice(head.end, at));

/** The one thing that the words name, on one day. */
function anchorOf(words: string, known: readonly Draft[]): Draft | undefined {
  const named = known.filter(({ title, dates }) => dates.length === 1 && isSameThing(words, title));
  const days = new Set(named.map(({ dates: [first] }) => (first ? toIso(first.date) : '')));
  return days.size === 1 ? named[0] : undefined;
}

function toWeekday({ date, until }: PlacedDate, name: Weekday, sign: number): number {
  if (!isFull(date)) return 0;
  // After a break of several days counts from its last one.
  const span = sign > 0 && until && isFull(until) ? daysBetween(date, until) : 0;
  const gap = WEEKDAYS.indexOf(name) - weekdayIndex(addDays(date, span));
  return sign > 0 ? span + (((gap + 6) % 7) + 1) : -((13 - gap) % 7) - 1;
}

interface ToDraft {
  statement: Passage;
  /** Where the head stands. */
  naming: Passage;
  head: Head;
  anchor: Draft;
  from: PlacedDate;
  days: number;
  said: string;
  locale: Locale;
}

function toDraft({ statement, naming, head, anchor, from, days, said, locale }: ToDraft): Draft | undefined {
  const { start, end } = phraseAround(naming.text, head);
  const title = tidy(naming.text.slice(start, end));
  if (title.length < 3 || !isFull(from.date)) return undefined;
  const because = `“${said.trim()}”: reckoned from ${anchor.title}, ${toIso(from.date)}`;
  const time = findTimes(statement.text, locale)[0]?.time;
  return {
    kind: head.kind,
    title: capitalized(title),
    dates: [reckoned(from, { date: addDays(from.date, days) }, because)],
    confidence: CONFIDENCE,
    evidence: [
      ...(naming === statement ? [] : [evidenceOf(naming)]),
      evidenceOf(statement),
      ...anchor.evidence.slice(0, 1),
    ],
    ...(time !== undefined && { time }),
  };
}
