import type { Occasion } from '../schedule/occasion.ts';
import { NUMBER_WORDS } from '../text/patterns.ts';
import { BY_DATE, IN_PERIOD, isAboutWork, isToldBy, POINTER } from './about-work.ts';
import { beforeHead, besides, endOfName, NEAR, nameOfTest, withoutCovered } from './around-head.ts';
import { isBesideDate } from './beside-date.ts';
import type { Signal } from './candidate.ts';
import { isEssayQuestion } from './essay-question.ts';
import { IN_PLAN } from './is-topic.ts';
import { isGeneric } from './label-words.ts';
import { namesDayOff } from './name-day-off.ts';
import type { Named, NamedStatement } from './name-thing.ts';
import { isOnlyTest } from './only-test.ts';
import type { StatementRead } from './read-statement.ts';
import { daySentence, isBehindDay } from './sets-day.ts';
import { type Head, isTest, type Vocabulary } from './vocabulary.ts';
import { countWords, isBare, isNameOf, isShort, isTitle, workWithAside } from './work-title.ts';

export const READING_LIKE =
  /^\W*(?:read(?:ings?)?\b|chapters?\b|chs?\.?\s?\d|pp?\.\s?\d|pages?\s\d|§|sections?\s\d|watch\b|view\b|video\b|lire\b|leer\b|chapitres?\b|capítulos?\b)/iu;

const CITATION = /\((?:19|20)\d{2}[a-z]?\)|\bet al\b|,\s\p{Lu}\.\s|["“][^"”]{12,}["”]|https?:/u;

const POLICY =
  /\b(?:if\s(?:you|a\s|the|any)|it\s(?:is|will\sbe)\s(?:ok(?:ay)?|fine)\sto|may\snot|should(?!\sbe\s(?:completed|submitted|uploaded|posted|sent|finished|given|delivered|(?:handed|turned)\sin)\s(?:by|before|between|on)\b)|request|accommodat|conflict|notify|contact\s|excused?|absences?|(?<!\p{Lu}\p{L}+\s)policy(?!\s(?:briefs?|memos?|papers?|reports?|analys[ei]s|proposals?))|penalt|late\s(?:work|submission|assignment)|not\s(?:be\s)?accept|unless|students\swho|for\sexample|e\.g\.|make-?up|incomplete|university\s(?:policy|scheduled)|grades?\s(?:will|are)|return(?:ed)?)\b/iu;

const PERCENT = /(?<![\d.])\d{1,3}(?:\.\d{1,2})?\s?%/;

/** "In-class essay" takes place where it stands, as a test does. */
const WRITTEN_IN_CLASS = /^\W*in[\s-]class\s(?:essay|writing)(?:\s(?:assignment|exam|test))?(?!\p{L})/iu;

/** A session in the laboratory, and nothing that is written or handed in for it. */
const LAB =
  /^[\W\d]*(?:\w+:?\s\(?)?labs?\b(?!\s*(?:#?\d{1,2}\s)?(?:reports?|assignments?|homework|exercises?|write-?ups?|notebooks?))/iu;

/** "Lab 3: Dunes" */
export const namesLab = (text: string): boolean => LAB.test(text);

const LONG_WORDS = 18;

/** "Proj. 2: Wiring Memo": what stands in front says of which work it is a part. */
const OF_WHICH = /^\W{0,4}\p{L}+\.?\s#?\d{1,2}\.?\s?:\s/u;

const COUNT = `(?:\\d{1,4}(?:\\s?[–-]\\s?\\d{1,4})?|${NUMBER_WORDS}|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)`;
const LENGTH =
  '(?:pages?|pgs?|pp|words?|paragraphs?|mots|páginas?|palabras|seiten|wörter|pagine|parole|palavras|woorden)';
/** "Two-page response paper", "500-word essay". */
const SIZED = new RegExp(
  `^\\W{0,4}(?:\\p{L}+\\s){0,3}${COUNT}[\\s-]{1,2}${LENGTH}\\.?,?\\s(?:[\\p{L}-]+\\s){0,3}$`,
  'iu',
);

/** Says how long it is to be: whoever reads that has to write it. */
const isSized = (text: string, { start }: Head): boolean => SIZED.test(text.slice(0, start));

const JOINER = /^\W*(?:and|or|et|y|und|e)?\s/iu;

/** What a statement says for and against its being about assessed work. */
export function gatherSignals(read: StatementRead, named: Named): Set<Signal> {
  const { text } = read.occasion.statement;
  const sources: NamedStatement = { ...read, named, sentence: daySentence({ ...read, text }) };
  const { head } = sources;
  const present: [Signal, boolean][] = [
    ...fromHead(sources),
    ...fromWords(withoutLabel(saidIn(sources), sources.words)).filter(
      ([signal]) =>
        (signal !== 'policy' || !isSetTest(sources)) &&
        // "Dunes: how many?" in a list of assignments is the name of one.
        (signal !== 'question' || !(read.occasion.listed || isEssayQuestion(read.occasion))),
    ),
    ...fromPlace(sources),
  ];
  const signals = present.flatMap(([signal, holds]) => (holds ? [signal] : []));
  return withPairs(
    new Set<Signal>([`role:${placeOf(signals, sources)}`, `kind:${head?.kind ?? 'none'}`, ...signals]),
  );
}

/** "If you miss class, remember the two tests, on May 4 and May 18": whatever else it says, the days of the tests are set. */
const isSetTest = (sources: NamedStatement): boolean =>
  isTest(sources.head) && sources.dates.length > 1 && isBesideDate(sources);

/** Of one of several works, what stands behind its day is said of the others. */
function saidIn(sources: NamedStatement): string {
  const { statement, takenUp } = sources.occasion;
  return takenUp ? statement.text.slice(0, sources.dateAt) : nameOf(sources);
}

/** The statement without what a test in a schedule covers. */
const nameOf = ({ occasion: { statement, role }, head, own, words }: NamedStatement): string =>
  role === 'sentence' || own !== head ? statement.text : withoutCovered(statement.text, head, words);

/**
 * A test, and nothing else, in a column of sessions or of readings is held, and is no topic or text; as a sentence of its own
 * below a day, "Monthly quiz.", it is held on that day. What is handed in or presented in a session is none either.
 */
function placeOf(
  signals: readonly Signal[],
  { occasion: { role, statement }, head }: NamedStatement,
): Occasion['role'] {
  if (role === 'session' && (handsIn(signals) || isPresented(statement.text, head))) return 'entry';
  if (!signals.includes('exam-alone')) return role;
  if (role === 'session' || role === 'reading') return 'entry';
  return role === 'follower' && head && isSentenceAlone(statement.text, head) ? 'entry' : role;
}

/** "Submit the collection for grading", "last day to submit the proposal". */
const handsIn = (signals: readonly Signal[]): boolean =>
  signals.includes('due') && (signals.includes('due-thing') || signals.includes('commanded'));

/** "Research project presentations" */
const isPresented = (text: string, head: Head | undefined): boolean =>
  head?.kind === 'presentation' &&
  /^\W*(?:\p{L}+\s){0,2}$/u.test(text.slice(0, head.start)) &&
  /^\W*$/u.test(text.slice(head.end));

const isSentenceAlone = (text: string, { start, end }: Head): boolean =>
  /^\W*(?:\p{L}+\s)?$/u.test(text.slice(0, start)) && /^\.\s*$/u.test(text.slice(end));

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

function fromHead(sources: NamedStatement): [Signal, boolean][] {
  const { occasion, head, hasDue, words, named } = sources;
  const { text } = occasion.statement;
  const name = nameOf(sources);
  const alone = occasion.role === 'sentence' ? name : nameOfTest(name, head, words);
  // The head may stand in the words that name the thing, above the statement.
  const place = named.passage && named.head === head ? named.passage.text : text;
  const near = head
    ? place.slice(Math.max(0, head.start - NEAR), endOfName(place, head, words))
    : beforeDue(withoutLabel(text, words), words.due);
  const wordsBefore = head
    ? beforeHead(place, head, place === text ? [...sources.dates, ...sources.times] : [])
        .replace(JOINER, '')
        .replace(OF_WHICH, '')
        .split(/\s+/)
        .filter(Boolean).length
    : 0;
  return [
    ['numbered', head?.numbered ?? false],
    ['titled', head !== undefined && (isTitle(text, head) || isNamedWithAside(sources))],
    ['no-head', head === undefined],
    ['head-first', head !== undefined && (wordsBefore <= 3 || isNamedDue(occasion, head))],
    ['about-work', isAboutWork(near, sources) && !isEssayQuestion(occasion)],
    ['handed-out', words.handedOut.test(near)],
    ['bare', head !== undefined && isBare(named.title, head) && !sources.sentence],
    ['generic', isGeneric(named.title)],
    ['must-attend', (head?.kind === 'other' && words.mustAttend.test(text)) || isWithPeers(sources)],
    [
      'exam-alone',
      (isTest(head) || WRITTEN_IN_CLASS.test(text)) &&
        isShort(besides(alone, [...sources.dates.slice(1), ...sources.times])) &&
        !words.aboutWork.test(name.replace(IN_PERIOD, ' ').replace(POINTER, ' ')),
    ],
    ['due-thing', hasDue && head !== undefined],
    ['sized', head !== undefined && occasion.role !== 'follower' && !isTest(head) && isSized(place, head)],
    ['due-below', isDueBelow(sources)],
    ['labelled', words.label.test(text)],
    ['behind-topic', isWorkBehindTopic(sources)],
    ['lab-session', isLabSession(sources)],
  ];
}

/** "Peer review of essay 1" in a plan; "Peer review" alone may be what the class is about. */
const isWithPeers = ({ occasion: { role, statement }, own, hasDue, words }: NamedStatement): boolean =>
  own !== undefined &&
  !hasDue &&
  IN_PLAN.includes(role) &&
  words.peerWork.test(own.text) &&
  (role !== 'topic' || !isBare(statement.text, own));

/** "Lab 3: Dunes", where laboratories do not count, and nothing is handed in. */
const isLabSession = ({ occasion, head, hasDue, words, named }: NamedStatement): boolean =>
  !isTest(head) &&
  !hasDue &&
  occasion.role !== 'due' &&
  namesLab(named.passage?.text ?? occasion.statement.text) &&
  !(words.countsLabs && head?.numbered);

/** "Response paper (two pages)", on its day in a plan. */
const isNamedWithAside = ({ occasion: { role, statement }, head, words }: NamedStatement): boolean =>
  role === 'entry' && !isTest(head) && workWithAside(statement.text, words)?.numbered === false;

const isWorkBehindTopic = ({
  occasion: { isBehindTopic, statement },
  head,
  words,
}: NamedStatement): boolean =>
  isBehindTopic === true &&
  head !== undefined &&
  (isNameOf(statement.text, head) || workWithAside(statement.text, words) !== undefined);

/** "Coastal town survey final report", in a column of what is due: however many words stand in front. */
const isNamedDue = ({ role, statement: { text } }: Occasion, { end }: Head): boolean =>
  role === 'due' && isShort(text) && /^[\W\d]*$/u.test(text.slice(end).replace(ASIDE, ''));

/** "(via Canvas)" behind the name. */
const ASIDE = /\([^()]*\)/gu;

/** "Written assignment due in section", on a line of its own below a day. */
const isDueBelow = ({ occasion: { role, statement }, own, words }: NamedStatement): boolean =>
  role === 'follower' &&
  own !== undefined &&
  isShort(statement.text) &&
  /^\P{L}*(?:\p{L}+\s){0,3}$/u.test(statement.text.slice(0, own.start)) &&
  words.due.test(statement.text.slice(own.end));

/** What stands behind "Due date and time:". */
const withoutLabel = (text: string, { label }: Vocabulary): string =>
  text.slice(label.exec(text)?.[0].length ?? 0);

/** "The final version is due at the end of the examination period" is about the final version. */
const beforeDue = (text: string, due: RegExp): string => {
  const match = due.exec(text);
  return match ? text.slice(0, match.index + match[0].length) : text;
};

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

/** "by May 8", and in a plan "submitted by midnight". */
const isBehindBy = ({ statement }: Occasion, at: number | undefined): boolean =>
  at !== undefined && BY_DATE.test(statement.text.slice(0, at));

function fromPlace(sources: NamedStatement): [Signal, boolean][] {
  const { occasion, hasDue, action, dateAt, times, named, words } = sources;
  return [
    ['due', hasDue || sources.sentence?.isDue === true],
    ['announced', words.announced.test(occasion.statement.text)],
    ['beside-date', isBesideDate(sources)],
    // What is announced right in front of its day counts as that.
    [
      'sets-day',
      sources.sentence !== undefined &&
        (isBehindDay(sources) || !isBesideDate(sources) || !words.announced.test(occasion.statement.text)),
    ],
    ['action', action !== undefined],
    ['commanded', action?.opens ?? false],
    ['told-by', isToldBy(sources)],
    [
      'by-date',
      occasion.isDeadline === true ||
        occasion.isAskedFor === true ||
        isBehindBy(occasion, dateAt) ||
        (hasDue && occasion.role !== 'sentence' && isBehindBy(occasion, times[0]?.start)),
    ],
    ['own-date', dateAt !== undefined || (occasion.isClosedByDate === true && hasDue)],
    ['timed', times.length > 0],
    ['day-off', saysDayOff(occasion.statement.text, words)],
    ['window', occasion.isWindow ?? false],
    ['from-context', named.passage !== undefined],
    ['after-trailing-date', occasion.isAfterTrailingDate ?? false],
  ];
}

/** "Midterm (no class)" is held in place of the class. */
const saysDayOff = (text: string, words: Vocabulary): boolean =>
  namesDayOff(text, words) && !isOnlyTest(text.replace(words.dayOff, ''), words);
