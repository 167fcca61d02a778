import type { DateBook } from '../dates/date-book.ts';
import { findTimes } from '../dates/find-times.ts';
import type { AssessedKind } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import type { Occasion } from '../schedule/occasion.ts';
import { dueWeekday, onWeekday } from '../schedule/relative-day.ts';
import { evidenceOf } from '../text/passage.ts';
import { type Action, findAction } from './action.ts';
import type { Candidate } from './candidate.ts';
import { gatherSignals } from './gather-signals.ts';
import { isGeneric, type Named, nameThing } from './name-thing.ts';
import { splitThings } from './split-things.ts';
import { type Head, type Vocabulary, vocabulary } from './vocabulary.ts';

export interface CandidateContext {
  book: DateBook;
  locale: Locale;
}

/** Every thing a statement may announce for its day. Nothing is decided here: signals are gathered. */
export function findCandidates(occasion: Occasion, context: CandidateContext): Candidate[] {
  const words = vocabulary(context.locale);
  return splitThings(occasion, words).flatMap((statement) => {
    const candidate = toCandidate({ ...occasion, statement }, words, context);
    return candidate ? [candidate] : [];
  });
}

const NOTHING =
  /^(?:[-–—\s.]*|none|n\/?a|tba|tbd|nothing(?:\sdue)?|no\s(?:assignments?|homework|readings?)(?:\sdue)?|<[^>]*>|same.*|see\s.*|x)$/iu;
const PERCENT = /(?<![\d.])(?<percent>\d{1,3}(?:\.\d{1,2})?)\s?%/;

function toCandidate(
  occasion: Occasion,
  words: Vocabulary,
  { book, locale }: CandidateContext,
): Candidate | undefined {
  const { statement, role } = occasion;
  const { text } = statement;
  const cuts = book.within(statement);
  const times = findTimes(text, locale);
  const isOutside = ({ start }: Head) => !cuts.some((cut) => start >= cut.start && start < cut.end);
  const dateAt = cuts[0]?.start;
  const action = findAction(text, dateAt, locale);
  const own = chooseHead({ heads: words.heads(text).filter(isOutside), text, dateAt, action });
  const hasDue = words.due.test(text);
  const named = nameThing({ occasion, head: own, action, cuts: [...cuts, ...times], words });
  const head = own ?? named?.head;
  if (!named || NOTHING.test(named.title) || occasion.dates.length === 0) return undefined;
  const isTold = action !== undefined && (action.opens || dateAt !== undefined);
  if (!head && role !== 'due' && !hasDue && !isTold) return undefined;
  if (!own && (words.dayOff.test(text) || words.handedOut.test(text))) return undefined;
  if (isInstruction(text, named, words) || isNoWork({ text, named, own, hasDue, words })) return undefined;
  const hasOwnDate = cuts.length > 0;
  const weekday = hasOwnDate ? undefined : dueWeekday(text, locale);
  const first = occasion.dates[0];
  return {
    kind: kindOf(head, named.title),
    title: capitalized(named.title),
    dates: weekday && first ? [onWeekday(first, weekday)] : occasion.dates,
    signals: gatherSignals({
      occasion,
      head,
      hasDue,
      action,
      words,
      dateAt,
      hasTime: times.length > 0,
      named,
    }),
    statement: text,
    role,
    ...(head && !head.numbered && { noun: head.text }),
    evidence: [
      ...(named.passage ? [evidenceOf(named.passage)] : []),
      evidenceOf(statement),
      ...(hasOwnDate ? [] : occasion.dates.slice(0, 2).map(({ evidence }) => evidence)),
    ],
    ...timesOf(times[0] ?? findTimes(occasion.beside ?? '', locale)[0]),
    ...weightOf(text),
  };
}

const READING_LIKE =
  /^\W*(?:(?:required|optional|suggested)\s)?(?:read(?:ings?)?\b|watch\b|view\b|listen\b|lire\b|leer\b|lectures?\s:)/iu;
const LECTURE_LIKE = /^\W{0,4}(?:lecture|topic|module|unit|cours|clase)\s?\d{0,2}\s?[:–-]/iu;
const NEGATED = /(?:^|\b(?:is|are|be)\s|\()no\s(?:\p{L}+\s){0,2}$/iu;

interface Thing {
  text: string;
  named: Named;
  own: Head | undefined;
  hasDue: boolean;
  words: Vocabulary;
}

/** Office hours, readings, "no homework today": nothing that is handed in or sat. */
function isNoWork({ text, named, own, hasDue, words }: Thing): boolean {
  if (words.officeHours.test(text) || words.officeHours.test(named.title)) return true;
  if (own && NEGATED.test(text.slice(0, own.start))) return true;
  const isTest = own?.kind === 'exam' || own?.kind === 'quiz';
  if (LECTURE_LIKE.test(text) && !hasDue) return true;
  if (READING_LIKE.test(text) && !isTest && !words.due.test(text)) return true;
  // Words of another cell name this one only when something says that it is about work.
  return named.passage !== undefined && !own && !named.head && !hasDue;
}

/** "Upload your assignment to the course page" says how, beside what is due. */
const isInstruction = (text: string, named: Named, words: Vocabulary) =>
  named.passage === undefined && isGeneric(named.title) && words.due.test(text);

const capitalized = (title: string) => title.charAt(0).toUpperCase() + title.slice(1);

const timesOf = (time: { time: string; endTime?: string } | undefined) =>
  time ? { time: time.time, ...(time.endTime !== undefined && { endTime: time.endTime }) } : {};

function weightOf(text: string) {
  const percent = Number(PERCENT.exec(text)?.groups?.percent ?? Number.NaN);
  return percent > 0 && percent <= 100 ? { weight: percent } : {};
}

const kindOf = (head: Head | undefined, title: string): AssessedKind => {
  if (!head) return 'assignment';
  return head.kind === 'exam' && /\bquiz/i.test(title) ? 'quiz' : head.kind;
};

const LONG_STATEMENT = 60;

interface Heads {
  heads: readonly Head[];
  text: string;
  dateAt: number | undefined;
  action: Action | undefined;
}

/** In a long sentence the head of what is to be done, or the one before the date; else a numbered one or the first. */
function chooseHead({ heads, text, dateAt, action }: Heads): Head | undefined {
  const real = heads.filter((head) => head.kind !== 'other');
  const pool = real.length > 0 ? real : heads;
  const isLong = text.length > LONG_STATEMENT;
  const told =
    isLong && action ? pool.filter(({ start }) => start >= action.start && start < action.end) : [];
  const before = isLong ? pool.filter(({ end }) => dateAt !== undefined && end <= dateAt) : [];
  const candidates = [told, before, pool].find((some) => some.length > 0) ?? [];
  return candidates.find(({ numbered }) => numbered) ?? candidates[0];
}
