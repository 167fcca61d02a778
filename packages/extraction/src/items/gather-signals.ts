import type { Occasion } from '../schedule/occasion.ts';
import { NUMBER_WORDS } from '../text/patterns.ts';
import { beforeHead, besides, endOfName, isTest, NEAR } from './around-head.ts';
import type { Signal } from './candidate.ts';
import { isGeneric } from './label-words.ts';
import type { Named } from './name-thing.ts';
import type { StatementRead } from './read-statement.ts';
import type { Head } from './vocabulary.ts';

const READING_LIKE =
  /^\W*(?:read(?:ings?)?\b|chapters?\b|chs?\.?\s?\d|pp?\.\s?\d|pages?\s\d|§|sections?\s\d|watch\b|view\b|video\b|lire\b|leer\b|chapitres?\b|capítulos?\b)/iu;
const CITATION = /\((?:19|20)\d{2}[a-z]?\)|\bet al\b|,\s\p{Lu}\.\s|["“][^"”]{12,}["”]|https?:/u;
const POLICY =
  /\b(?:if\s(?:you|a\s|the|any)|may\snot|should(?!\sbe\s(?:completed|submitted|uploaded|posted|sent|finished|given|delivered|(?:handed|turned)\sin)\s(?:by|before|between|on)\b)|request|accommodat|conflict|notify|contact\s|excused?|absences?|policy|penalt|late\s(?:work|submission|assignment)|not\s(?:be\s)?accept|unless|students\swho|for\sexample|e\.g\.|make-?up|incomplete|university\s(?:policy|scheduled)|grades?\s(?:will|are)|return(?:ed)?)\b/iu;
const PERCENT = /(?<![\d.])\d{1,3}(?:\.\d{1,2})?\s?%/;
/** A session in the laboratory, and nothing that is written or handed in for it. */
const LAB =
  /^\W*(?:\w+\s\(?)?labs?\b(?!\s*(?:reports?|assignments?|homework|exercises?|write-?ups?|notebooks?))/iu;

const BY_DATE =
  /(?:\b(?:by|before|no later than|until|d['’]ici|avant|antes)\b[^.;]{0,40}|\bdue\s(?:\p{L}+\s){0,3})$/iu;
const SHORT_WORDS = 6;
/** Characters in which the first word of a statement ends. */
const LEADING = 12;
const LONG_WORDS = 18;

/** "Proj. 2: Wiring Memo": what stands in front says of which work it is a part. */
const OF_WHICH = /^\W{0,4}\p{L}+\.?\s#?\d{1,2}\.?\s?:\s/u;
const JOINER = /^\W*(?:and|or|et|y|und|e)?\s/iu;

interface Sources extends StatementRead {
  named: Named;
}

/** What a statement says for and against its being about assessed work. */
export function gatherSignals(read: StatementRead, named: Named): Set<Signal> {
  const sources: Sources = { ...read, named };
  const { occasion, head } = sources;
  const present: [Signal, boolean][] = [
    ...fromHead(sources),
    ...fromWords(saidIn(read)),
    ...fromPlace(sources),
  ];
  const signals = present.flatMap(([signal, holds]) => (holds ? [signal] : []));
  return withPairs(
    new Set<Signal>([`role:${placeOf(signals, occasion)}`, `kind:${head?.kind ?? 'none'}`, ...signals]),
  );
}

/** Of one of several works, what stands behind its day is said of the others. */
const saidIn = ({ occasion: { statement, takenUp }, dateAt }: StatementRead): string =>
  takenUp ? statement.text.slice(0, dateAt) : statement.text;

/** A test, and nothing else, in a column of sessions or of readings is held, and is no topic or text. */
const placeOf = (signals: readonly Signal[], { role }: Occasion): Occasion['role'] =>
  (role === 'session' || role === 'reading') && signals.includes('exam-alone') ? 'entry' : role;

const PAIRS: readonly [Signal, readonly Signal[]][] = [
  ['due-column-headless', ['role:due', 'no-head']],
  ['due-column-named', ['role:due', 'head-first']],
  ['scheduled-test', ['exam-alone', 'head-first']],
  ['numbered-short', ['numbered', 'short']],
  ['titled-below', ['titled', 'role:follower']],
];

/** Two signals together may say more than the sum of both. */
const withPairs = (signals: Set<Signal>): Set<Signal> =>
  new Set([
    ...signals,
    ...PAIRS.flatMap(([pair, both]) => (both.every((one) => signals.has(one)) ? [pair] : [])),
  ]);

function fromHead(sources: Sources): [Signal, boolean][] {
  const { occasion, head, hasDue, words, named } = sources;
  const { text } = occasion.statement;
  // The head may stand in the words that name the thing, above the statement.
  const place = named.passage && named.head === head ? named.passage.text : text;
  const near = head
    ? place.slice(Math.max(0, head.start - NEAR), endOfName(place, head))
    : beforeDue(text, words.due);
  const wordsBefore = head
    ? beforeHead(place, head, place === text ? [...sources.dates, ...sources.times] : [])
        .replace(JOINER, '')
        .replace(OF_WHICH, '')
        .split(/\s+/)
        .filter(Boolean).length
    : 0;
  return [
    ['numbered', head?.numbered ?? false],
    ['titled', head !== undefined && isTitle(text, head)],
    ['no-head', head === undefined],
    ['head-first', head !== undefined && wordsBefore <= 3],
    ['about-work', isAboutWork(near, sources)],
    ['handed-out', words.handedOut.test(near)],
    ['bare', head !== undefined && isBare(named.title, head)],
    ['generic', isGeneric(named.title)],
    [
      'exam-alone',
      isTest(head) &&
        isShort(besides(text, sources.times)) &&
        !words.aboutWork.test(text.replace(IN_PERIOD, ' ')),
    ],
    ['due-thing', hasDue && head !== undefined],
    ['due-below', isDueBelow(sources)],
    ['labelled', words.label.test(text)],
    ['behind-topic', occasion.isBehindTopic === true && head !== undefined && isNameOf(text, head)],
    [
      'lab-session',
      !isTest(head) && !hasDue && occasion.role !== 'due' && LAB.test(named.passage?.text ?? text),
    ],
  ];
}

/** "Written assignment due in section", on a line of its own below a day. */
const isDueBelow = ({ occasion: { role, statement }, own, words }: Sources): boolean =>
  role === 'follower' &&
  own !== undefined &&
  isShort(statement.text) &&
  /^\P{L}*(?:\p{L}+\s){0,3}$/u.test(statement.text.slice(0, own.start)) &&
  words.due.test(statement.text.slice(own.end));

/** "HW 10: Gears", "Lab 3 (in pairs)" and "Quiz 2 due" name a work and say nothing else. */
const isTitle = (text: string, { numbered, start, end }: Head): boolean =>
  numbered &&
  /^\W{0,4}(?:\p{Lu}\S*\s){0,2}$/u.test(text.slice(0, start)) &&
  NUMBER_ENDS.test(text.slice(end));

const NUMBER_ENDS = new RegExp(
  String.raw`^\s?[#–-]?\s?(?:\d{1,2}|[IVX]{1,4}|[A-E]|${NUMBER_WORDS})?\s?(?:$|[:(–—-]|due\b|\.(?:\s|$))`,
  'iu',
);

/** "Research essay", "Lab 2": one of the works of the course, and nothing else. */
const isNameOf = (text: string, { start, end, numbered }: Head): boolean =>
  (numbered || /\p{L}/u.test(text.slice(0, start))) &&
  /^\P{L}*(?!(?:an?|the|no)\s)(?:\p{L}[\p{L}’'-]*\s){0,2}$/iu.test(text.slice(0, start)) &&
  !/s$/iu.test(text.slice(start, end)) &&
  /^\s?[#-]?\s?(?:\d{1,2}|[IVX]{1,4})?\W*$/u.test(text.slice(end));

/** "The final version is due at the end of the examination period" is about the final version. */
const beforeDue = (text: string, due: RegExp): string => {
  const match = due.exec(text);
  return match ? text.slice(0, match.index + match[0].length) : text;
};

/** Words with letters: a date in front makes no statement long. */
const countWords = (text: string) => text.match(/\p{L}[\p{L}\d’'-]*/gu)?.length ?? 0;
/** What stands in brackets only adds to what is said: "Midterm 1 (in class, one page of notes)". */
const isShort = (text: string) =>
  countWords(text.replace(/\([^()]{0,40}\)/g, ' ').replace(TITLE_OF_NUMBERED, '')) <= SHORT_WORDS;
/** And so does the title behind "HW 10:". */
const TITLE_OF_NUMBERED = new RegExp(
  String.raw`(?<=^\W{0,4}(?:\p{L}+\s){0,2}\p{L}+\s?#?(?:\d{1,2}|${NUMBER_WORDS})\s?:\s).*$`,
  'iu',
);

/** "Paper" alone may be any paper; "Midterm" alone is the midterm. */
const isBare = (title: string, head: Head) =>
  !isTest(head) && !head.numbered && title.toLowerCase() === head.text.toLowerCase();

function fromWords(text: string): [Signal, boolean][] {
  const count = countWords(text);
  const letters = text.replace(/\P{L}/gu, '');
  return [
    ['short', isShort(text)],
    ['long', count > LONG_WORDS],
    ['capitals', letters.length >= 4 && letters === letters.toUpperCase()],
    ['policy', POLICY.test(text)],
    ['reading-like', READING_LIKE.test(text)],
    ['weighted', PERCENT.test(text)],
    ['citation', CITATION.test(text)],
    ['question', text.trim().endsWith('?')],
  ];
}

const LONGEST_BETWEEN = 45;

/** "Progress report: April 19", "Final paper ..... May 4", with the date cut off. */
const CLOSES = /^\s?#?\s?(?:\d{0,2}|[IVX]{1,4})\s?(?:[:,–—-]|\.(?:\s?\.){2,80})\s*$/u;
/** "Research paper (10 pages)", "Research paper, final draft": between a work and its date, what it is of the work. */
const OF_WORK =
  /^(?:\s\([^()]{1,30}\)|,\s(?:(?:first|second|third|rough|full|complete|final|revised)\s)*(?:drafts?|versions?|outlines?|proposals?)(?!\p{L}))(?=\s?[:–—-]\s)/iu;

/** "Final exam: per the schedule of the college, Monday, April 27". */
const SET_BY =
  /^[\s:,(–—-]{0,3}(?:(?:is|will\sbe)\s)?(?:(?:given|held|scheduled)\s)?(?:(?:as\s)?(?:per|according\sto|(?:set|scheduled|assigned|determined)\sby)|(?:on|at|during)\sthe\s(?:date|day|time|slot|period)\s(?:set|scheduled|assigned|determined|announced|published))\s[^.;]{3,70}$/iu;

/** "Skill checks happen in class, on paper, on these Thursdays: Sept 10, Sept 24": one on each of the days. */
const EACH_ON =
  /^(?:\s\([^()]{1,30}\))?(?:,?\s(?!(?:and|or|but|if|after|before|until|from|posted|returned|graded)\s)[\p{L}-]+){0,12}(?:,?\s(?:on|are|dates)|\son\s(?:these|the\sfollowing)(?:\s\p{L}+)?)?\s?:?\s$/iu;

const OPENS_WITH = /^\W*(?:there\s(?:are|will\sbe)\s)?(?:the\s|our\s)?(?:[\p{L}-]+\s){0,2}$/iu;

const areTests = (text: string, head: Head): boolean =>
  isTest(head) && /s$/iu.test(head.text) && OPENS_WITH.test(text.slice(0, head.start));

/** "Final report and drawing package: December 5" */
const AND_OTHER = /^\s(?:and|&)(?:\s[\p{L}-]+){1,4}\s?[:–—-]\s$/iu;

/** "two midterms, given in the quiz section on …" */
const HELD_ON =
  /^,?\s(?:given|held|taken|administered|written|scheduled|in|during|at)(?:\s\p{L}+){0,5}\son\s$/iu;

/** `Final exam: May 6`, `Quiz 2 (Feb 9)`, `the midterm will be held on May 6`: the date is said of the thing itself. */
function isBesideDate({ occasion, head, dateAt, dates, words }: Sources): boolean {
  // "… and the second on November 9"
  if (occasion.takenUp) return dateAt !== undefined;
  const { text } = occasion.statement;
  if (head && dateAt === undefined)
    return occasion.isClosedByDate === true && CLOSES.test(text.slice(head.end).replace(OF_WORK, ''));
  if (!head || dateAt === undefined) return false;
  // "February 24 (Assignment 2)"
  if (head.start > dateAt) return /^\s?\($/u.test(text.slice(dates[0]?.end, head.start));
  const between = text.slice(head.end, dateAt).replace(OF_WORK, '');
  if (head.kind === 'exam' && SET_BY.test(between)) return true;
  if (dates.length > 1 && areTests(text, head) && EACH_ON.test(between)) return true;
  if (between.length > LONGEST_BETWEEN) return false;
  return (
    /^\s?#?\s?(?:\d{0,2}|[IVX]{1,4}|[A-E])(?:\s(?:is|are|will\sbe|falls|est|es|ist|è)(?=\s))?[\s:,(–—-]{0,4}(?:(?:on|for|les?|du|el|los|am|vom|il|op|em)\s)?$/u.test(
      between,
    ) ||
    HELD_ON.test(between) ||
    AND_OTHER.test(between) ||
    /^[^.;,:]{0,40}\((?:(?:on|les?|el|am|il|op)\s)?$/u.test(between) ||
    words.announced.test(between) ||
    words.due.test(between)
  );
}

/** "Per the exam schedule of the college" says who set the day. */
const BY_WHOM =
  /\b(?:per|according\sto|(?:set|scheduled|assigned)\sby|on\sthe\sdate\s(?:set|scheduled|assigned))\s.*$/iu;
/** "During the exam period" says when. */
const IN_PERIOD =
  /\b(?:during|within|in)\s(?:the\s)?(?:final\s)?exam(?:ination)?s?\s(?:period|week|session).*$/iu;
/** "Test dates: …" are those of the tests. */
const DATES_OF = /\bdates?\s?:/iu;

/** "Exam 1 (study guide)", "Midterm – link to practice questions": what helps with the work, beside it. */
const LINKED =
  /\((?:\p{L}+\s)?(?:study\sguides?|practice\s\p{L}+|(?:sample|review)\s(?:questions?|problems?|sheets?))\)|\b(?:link\sto|see|download)\s.{0,80}$/iu;

/** In a column of work that is due, "peer review" is work; only what begins with it is about other work. */
function isAboutWork(around: string, sources: Sources): boolean {
  const { occasion, words, head } = sources;
  if (isToldBy(sources)) return false;
  const { text: said } = occasion.statement;
  // Where each "Discussion 2" is a work of the course, it is about no other.
  const near = head && isTitle(said, head) && !/\d/.test(head.text) ? around.replace(head.text, ' ') : around;
  const text = occasion.role === 'due' ? said.replace(/^\P{L}+/u, '').slice(0, LEADING) : near;
  return words.aboutWork.test(
    text.replace(DATES_OF, ' ').replace(BY_WHOM, ' ').replace(IN_PERIOD, ' ').replace(LINKED, ' '),
  );
}

/** "Record a short tour by May 8": something to do, and the date by which to do it. */
function isToldBy({ occasion, head, action, dateAt }: Sources): boolean {
  if (action?.opens && occasion.isDeadline) return true;
  if (!action || dateAt === undefined || !BY_DATE.test(occasion.statement.text.slice(action.end, dateAt)))
    return false;
  return head === undefined || (head.start >= action.start && head.start < action.end);
}

function fromPlace(sources: Sources): [Signal, boolean][] {
  const { occasion, hasDue, action, dateAt, times, named, words } = sources;
  return [
    ['due', hasDue],
    ['announced', words.announced.test(occasion.statement.text)],
    ['beside-date', isBesideDate(sources)],
    ['action', action !== undefined],
    ['commanded', action?.opens ?? false],
    ['told-by', isToldBy(sources)],
    [
      'by-date',
      occasion.isDeadline === true ||
        (dateAt !== undefined && BY_DATE.test(occasion.statement.text.slice(0, dateAt))),
    ],
    ['own-date', dateAt !== undefined],
    ['timed', times.length > 0],
    ['day-off', words.dayOff.test(occasion.statement.text)],
    ['window', occasion.isWindow ?? false],
    ['from-context', named.passage !== undefined],
    ['after-trailing-date', occasion.isAfterTrailingDate ?? false],
  ];
}
