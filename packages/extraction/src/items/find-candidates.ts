import type { DateBook } from '../dates/date-book.ts';
import { findTimes } from '../dates/find-times.ts';
import type { AssessedKind } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import type { Occasion } from '../schedule/occasion.ts';
import { evidenceOf, type Passage, slicePassage } from '../text/passage.ts';
import type { Candidate, Signal } from './candidate.ts';
import { isWholeTitle, phraseAround, tidy, toTitle } from './title.ts';
import { type Head, type Vocabulary, vocabulary } from './vocabulary.ts';

export interface CandidateContext {
  book: DateBook;
  locale: Locale;
}

/** Every thing a statement may announce for its day. Nothing is decided here: signals are gathered. */
export function findCandidates(occasion: Occasion, context: CandidateContext): Candidate[] {
  const words = vocabulary(context.locale);
  return splitThings(occasion, words).flatMap(
    (statement) => toCandidate({ ...occasion, statement }, words, context) ?? [],
  );
}

const SEPARATORS = /\s\+\s|\s?;\s|(?:,|\s&|\s?,?\sand|\set|\sy)\s/giu;

/** `Quiz 2 + Essay draft`, `HW 3, Lab 2`: several things in one statement, each with a head of its own. */
function splitThings({ statement, role }: Occasion, words: Vocabulary): Passage[] {
  const { text } = statement;
  const wordCount = text.split(/\s+/).length;
  if (role === 'sentence' || wordCount > 16) return [statement];
  const parts: Passage[] = [];
  let start = 0;
  for (const match of text.matchAll(SEPARATORS)) {
    const [left, right] = [text.slice(start, match.index), text.slice(match.index + match[0].length)];
    const isPlus = match[0].includes('+') || match[0].includes(';');
    const both = isOwnThing(left, words) && isOwnThing(right, words);
    if (!(isPlus ? right.trim() !== '' && left.trim() !== '' && (role === 'due' || both) : both)) continue;
    parts.push(slicePassage(statement, start, match.index));
    start = match.index + match[0].length;
  }
  return [...parts, slicePassage(statement, start)];
}

const isOwnThing = (text: string, words: Vocabulary) => {
  const heads = words.heads(text);
  return heads.length > 0 && /\p{L}{2}/u.test(text);
};

const READING_LIKE =
  /^\W*(?:read(?:ings?)?\b|chapters?\b|chs?\.?\s?\d|pp?\.\s?\d|pages?\s\d|§|sections?\s\d|watch\b|view\b|video\b|lire\b|leer\b|chapitres?\b|capítulos?\b)/iu;
const CITATION = /\((?:19|20)\d{2}[a-z]?\)|\bet al\b|,\s\p{Lu}\.\s|["“][^"”]{12,}["”]/u;
const POLICY =
  /\b(?:if\s(?:you|a\s|the|any)|may\snot|should|request|accommodat|conflict|notify|contact\s|excused?|absences?|policy|penalt|late\s(?:work|submission|assignment)|not\s(?:be\s)?accept|unless|students\swho|for\sexample|e\.g\.|make-?up|incomplete|university\s(?:policy|scheduled)|grades?\s(?:will|are)|return(?:ed)?)\b/iu;
const ANNOUNCED =
  /\b(?:will\s(?:be|take\splace|occur|have|give)|is\s(?:on|due|scheduled|held|at)|are\s(?:on|due|scheduled)|scheduled|takes?\splace|held|aura\slieu|le\s|tendrá\slugar|será)\b/iu;
const NOTHING =
  /^(?:[-–—\s.]*|none|n\/?a|tba|tbd|nothing(?:\sdue)?|no\s(?:assignments?|homework|readings?)(?:\sdue)?|<[^>]*>|same.*|see\s.*|x)$/iu;
const WEIGHT = /(?<![\d.])(?<percent>\d{1,3}(?:\.\d{1,2})?)\s?%/;

function toCandidate(
  occasion: Occasion,
  words: Vocabulary,
  { book, locale }: CandidateContext,
): Candidate | undefined {
  const { statement, dates, role } = occasion;
  const cuts = book.within(statement);
  const times = findTimes(statement.text, locale);
  const outside = (at: number) => !cuts.some(({ start, end }) => at >= start && at < end);
  const heads = words.heads(statement.text).filter(({ start }) => outside(start));
  const head = chooseHead(heads, statement.text, cuts[0]?.start);
  const hasDue = words.due.test(statement.text);
  const named = nameOf(occasion, head, [...cuts, ...times], words, hasDue);
  if (!named || NOTHING.test(named.title) || dates.length === 0) return undefined;
  if (!head && !named.head && role !== 'due' && !hasDue) return undefined;
  const main = head ?? named.head;
  const signals = gatherSignals({
    occasion,
    head: main,
    hasDue,
    words,
    cuts: cuts.length,
    times: times.length,
    named,
  });
  const time = times[0];
  const percent = WEIGHT.exec(statement.text)?.groups?.percent;
  return {
    kind: kindOf(main, named.title),
    title: named.title,
    dates,
    signals,
    statement: statement.text,
    evidence: [
      ...(named.passage ? [evidenceOf(named.passage)] : []),
      evidenceOf(statement),
      ...(cuts.length === 0 ? dates.slice(0, 2).map(({ evidence }) => evidence) : []),
    ],
    ...(time && { time: time.time, ...(time.endTime && { endTime: time.endTime }) }),
    ...(percent !== undefined && Number(percent) <= 100 && { weight: Number(percent) }),
  };
}

const kindOf = (head: Head | undefined, title: string): AssessedKind => {
  if (!head) return 'assignment';
  if (head.kind === 'exam' && /\b(?:quiz)/i.test(title)) return 'quiz';
  return head.kind;
};

/** The head nearest before the date names it; without a date the first one does, an exam before the rest. */
function chooseHead(heads: readonly Head[], text: string, dateAt: number | undefined): Head | undefined {
  const real = heads.filter((head) => head.kind !== 'other');
  const pool = real.length > 0 ? real : heads;
  if (dateAt !== undefined && text.length > 60) {
    const before = pool.filter(({ end }) => end <= dateAt);
    if (before.length > 0) return before.find(({ numbered }) => numbered) ?? before[0];
  }
  return pool.find(({ numbered }) => numbered) ?? pool[0];
}

interface Named {
  title: string;
  head?: Head;
  /** Where the title stands, when it is not in the statement. */
  passage?: Passage;
}

const ONLY_LABEL =
  /^[\W\d]*(?:(?:due|date|deadline|when|day|time|exam\sdate|due\sdate|submitted|submission|remise|à\srendre|entrega|fecha|in\sclass|upload|online|on\s\p{L}+|to\s\p{L}+|moodle|canvas|dropbox|courselink|tba|by|the|en|at|pm|am|midnight|noon|class)[\s\W]*)*$/iu;

function nameOf(
  { statement, context, role }: Occasion,
  head: Head | undefined,
  cuts: readonly { start: number; end: number }[],
  words: Vocabulary,
  hasDue: boolean,
): Named | undefined {
  const whole = toTitle(statement.text, cuts);
  const isSentence = !isWholeTitle(whole) || role === 'sentence';
  if (head && isSentence) {
    const { start, end } = phraseAround(statement.text, head);
    const phrase = toTitle(
      statement.text.slice(start, end),
      cuts.map((cut) => ({ start: cut.start - start, end: cut.end - start })).filter((cut) => cut.start >= 0),
    );
    return { title: phrase };
  }
  if (head && !isBareHead(whole, head)) return { title: whole };
  if (!ONLY_LABEL.test(whole) && whole.length >= 2 && !isSentence && !(head && isBareHead(whole, head)))
    return { title: whole };
  if (context && (ONLY_LABEL.test(whole) || hasDue || head)) {
    const title = tidy(context.text).replace(/[:.]$/, '');
    const contextHead = words.heads(context.text)[0];
    if (title.length >= 3 && title.length <= 110 && !/[.!?]\s/.test(title))
      return {
        title: head ? `${title}: ${whole}` : title,
        passage: context,
        ...(contextHead && { head: contextHead }),
      };
  }
  if (head) return { title: whole };
  return isSentence && hasDue ? { title: whole.slice(0, 90) } : undefined;
}

/** "Assignment" or "Due" alone name nothing that a student could tell from the others. */
const isBareHead = (title: string, head: Head) =>
  title.toLowerCase() === head.text.toLowerCase() && head.kind === 'other';

interface SignalSources {
  occasion: Occasion;
  head: Head | undefined;
  hasDue: boolean;
  words: Vocabulary;
  cuts: number;
  times: number;
  named: Named;
}

const SHORT_WORDS = 6;
const LONG_WORDS = 18;

function gatherSignals({ occasion, head, hasDue, words, cuts, times, named }: SignalSources): Set<Signal> {
  const { text } = occasion.statement;
  const count = text.split(/\s+/).length;
  const letters = text.replace(/\P{L}/gu, '');
  const around = head ? text.slice(Math.max(0, head.start - 30), head.end + 30) : text;
  const present: [Signal, boolean][] = [
    ['numbered', head?.numbered ?? false],
    ['due', hasDue],
    ['head-first', head !== undefined && text.slice(0, head.start).split(/\s+/).filter(Boolean).length <= 3],
    ['short', count <= SHORT_WORDS],
    ['long', count > LONG_WORDS],
    ['about-work', words.aboutWork.test(around)],
    ['handed-out', words.handedOut.test(around)],
    ['capitals', letters.length >= 4 && letters === letters.toUpperCase()],
    ['policy', POLICY.test(text)],
    ['own-date', cuts > 0],
    ['announced', ANNOUNCED.test(text)],
    ['day-off', words.dayOff.test(text)],
    ['reading-like', READING_LIKE.test(text)],
    ['window', occasion.isWindow ?? false],
    ['from-context', named.passage !== undefined],
    ['timed', times > 0],
    ['weighted', WEIGHT.test(text)],
    ['citation', CITATION.test(text)],
    ['question', text.trim().endsWith('?')],
    ['no-head', head === undefined],
  ];
  const signals = present.flatMap(([signal, holds]) => (holds ? [signal] : []));
  return new Set<Signal>([`role:${occasion.role}`, `kind:${head?.kind ?? 'none'}`, ...signals]);
}
