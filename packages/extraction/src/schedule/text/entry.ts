import type { DateInPassage, PlacedDate } from '../../dates/date-book.ts';
import { nameOfTest } from '../../items/around-head.ts';
import { saysOnlyWhen } from '../../items/label-words.ts';
import { isOnlyTest } from '../../items/only-test.ts';
import { isTest, type Vocabulary } from '../../items/vocabulary.ts';
import { workNamedBy, workWithAside } from '../../items/work-title.ts';
import { toClauses } from '../../structure/clauses.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { DUE_WITH_TITLE } from '../../text/due-before-title.ts';
import { askedFor, TO_HAND_IN } from '../../text/hand-in-words.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { eachMatch, NUMBER_WORDS, without } from '../../text/patterns.ts';
import type { Occasion } from '../occasion.ts';
import { saysOnlyModality } from './modality.ts';
import { SESSION_IN_ORDER } from './session-words.ts';
import { asksForWeek } from './week-label.ts';

const WEEK = String.raw`^\W{0,4}(?:weeks?|wks?|semaines?|semanas?|wochen?|settiman[ae])\s?#?`;
/** "Week 12: no class" below the days of week 11 begins another week; "Weeks 8, 9, and 10: Ports" several. */
const WEEK_HEADING = new RegExp(
  String.raw`${WEEK}(?:\d{1,2}(?!\d)(?:(?:\s?[,&–-]|,?\s(?:and|to|et|y|und|e)(?!\p{L}))\s?(?:and\s)?\d{1,2}(?!\d)){0,4}|(?:[IVX]{1,5}|${NUMBER_WORDS})(?!\p{L}))(?:\s?[:.–—-]|\s*$)`,
  'iu',
);

/** "Week 3", "Semaine 3 :", "Unit IV –": the head of a stretch of the schedule. */
export const isWeekHeading = (text: string): boolean => WEEK_HEADING.test(text);

const BEGINS_WITH_WEEK = new RegExp(
  String.raw`${WEEK}(?:(?<number>\d{1,2})(?!\d)|(?:[IVX]{1,5}|${NUMBER_WORDS})(?!\p{L}))`,
  'iu',
);

/** "Week 4 Utilitarianism", "Semaine 3": a line that may head the days of a week. */
export const beginsWithWeek = (text: string): boolean => BEGINS_WITH_WEEK.test(text);

/** The 4 of "Week 4 Utilitarianism". */
export function weekNumberOf(text: string): number | undefined {
  const number = BEGINS_WITH_WEEK.exec(text)?.groups?.number;
  return number === undefined ? undefined : Number(number);
}

export interface Head {
  at: number;
  dates: DateInPassage[];
  isLeading: boolean;
}

/** A dated line of a schedule, as the lines below it see it. */
export interface Entry {
  dates: PlacedDate[];
  since: number;
  isLast: boolean;
  isLeading: boolean;
  /** A date on a line of its own, which heads the lines below it. */
  isBare: boolean;
  /** "October 17. Ruins": what the day is about stands behind it. */
  hasTopic: boolean;
  /** "October 17: Ruins; Hale, ch. 4": other words than a day stand behind it. */
  hasWords: boolean;
  /** What stands beside a date on a line of its own: the hour. */
  beside?: string;
  /** "Week 8 (Oct. 17). Ruins": the lines below it are about that week. */
  isWeek: boolean;
  /** A heading that names its date, and how deep it is. */
  heading?: number;
}

const NUMBERED_ITEM = /^\s*\(?\d{1,2}[.)]\s/u;

/** "2. Presentation …" below "1. Commentary … 25 October" is the next item of a list whose items end with dates. */
const isNextItem = (paragraph: Paragraph, head: Paragraph | undefined, entry: Entry): boolean =>
  !entry.isLeading &&
  head !== undefined &&
  NUMBERED_ITEM.test(head.passage.text) &&
  NUMBERED_ITEM.test(paragraph.passage.text);

/** "Date: … Time: 10:30-12:30. Topic:", around a day and above what is done on it. */
const LABELS =
  /(?<!\p{L})(?:date|data|fecha|datum|d[ií]a|jour|hora|orario|horario|horaires?|heures?|time|uhrzeit|zeit|tijd|topics?|temas?|thèmes?|sujets?|argoment[oi]|contenidos?|contenus?|thema|onderwerp)\s?:|(?:(?<!\p{L})(?:at|by|from|à|às|a\slas|um|om|alle|ore)\s)?\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m(?!\p{L}))?/giu;

/** The words of a passage without its dates. */
export const besideDates = ({ text }: Passage, dates: readonly DateInPassage[]): string =>
  without(text, dates);

function isBareDate(passage: Passage, dates: readonly DateInPassage[]): boolean {
  const beside = besideDates(passage, dates).replace(LABELS, ' ');
  return (
    !/[\p{L}\p{N}]/u.test(beside) ||
    NUMBERED_SESSION.test(beside) ||
    saysOnlyModality(beside) ||
    (asksForWeek(beside) && beginsWithWeekOf(passage, dates))
  );
}

const MOST_BELOW_DATE = 6;
const LONGEST_BELOW_DATE = 110;

/** What a dated line governs below it. */
export const toEntry = (
  { passage, heading }: Paragraph,
  { at, dates, isLeading, isLast }: Head & { isLast: boolean },
): Entry => {
  const isBare = isBareDate(passage, dates);
  const behind = passage.text.slice(dates.at(-1)?.end);
  const hasTopic = NAMES_TOPIC.test(behind);
  return {
    dates: dates.map(({ placed }) => placed),
    since: at,
    isLast,
    isLeading: isLeading || heading !== undefined || isNumberedWeek({ passage, dates }),
    isBare,
    hasTopic,
    hasWords: isLeading && /\p{L}{3}/u.test(behind),
    ...(isBare && { beside: besideDates(passage, dates) }),
    isWeek:
      beginsWithWeekOf(passage, dates) ||
      (WEEK_WITH_DATE.test(passage.text) &&
        (heading !== undefined || hasTopic || isWeekOnly(passage, dates))),
    ...(heading !== undefined && { heading }),
  };
};

/** "Week 3 – Rivers (9/14–9/18)": it heads what is done in that week, though its days close it. */
const isNumberedWeek = ({ passage, dates }: { passage: Passage; dates: readonly DateInPassage[] }): boolean =>
  beginsWithWeek(passage.text) && dates.length === 1 && dates[0]?.placed.until !== undefined;

/** "Week of September 14" */
const beginsWithWeekOf = ({ text }: Passage, [first, ...others]: readonly DateInPassage[]): boolean =>
  first !== undefined &&
  others.length === 0 &&
  !first.placed.until &&
  asksForWeek(text.slice(0, first.start));

/** "7.2. Session 2 (February 3)": which of the sessions it is, and its day. */
const NUMBERED_SESSION = new RegExp(
  `^(?:[\\W\\d]*|\\(?[a-z][.)]\\s)(?:(?:class|session|lecture|meeting|lesson|day|séance|cours|leçon|sesi[oó]n|clase|sitzung|aula|encontro|lezione|incontro|les|college|bijeenkomst)\\s?(?:#|n[°º]|nr\\.)?\\s?\\d{1,2}|${SESSION_IN_ORDER})\\W*$`,
  'iu',
);

/** A numbered week with its date. */
const WEEK_WITH_DATE = new RegExp(
  String.raw`${WEEK}(?:\d{1,2}|${NUMBER_WORDS})\W{1,3}(?:\p{L}{2}|\d{1,2}\D)`,
  'iu',
);

/** "Week 2. February 14-18" and nothing else. */
const isWeekOnly = ({ text }: Passage, dates: readonly DateInPassage[]): boolean =>
  dates.at(-1)?.placed.until !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(dates.at(-1)?.end));

/** Words behind the date that are no other day: "Rivers", "Class 3: Rivers". */
const NAMES_TOPIC = /^\W{1,40}\p{L}(?:\p{L}{2,9}\s#?\d{1,2}(?=\s?[:–—-]))?[^\d]{2,80}$/u;

const MOST_FOLLOWERS = 40;
const MOST_LAST_FOLLOWERS = 4;
const MOST_BELOW_LAST_HEADING = 12;

interface Place {
  at: number;
  entry: Entry;
  head: Paragraph | undefined;
}

/** Whether a line without a date no longer belongs to the dated line above it. */
export function endsEntry(paragraph: Paragraph, { at, entry, head }: Place): boolean {
  const { isLast, isLeading } = entry;
  const mostLast = entry.heading === undefined ? MOST_LAST_FOLLOWERS : MOST_BELOW_LAST_HEADING;
  const isHeading = paragraph.heading !== undefined && !isDeeper(paragraph, entry);
  return (
    isAbove(paragraph, entry) ||
    isWeekHeading(paragraph.passage.text) ||
    isNextItem(paragraph, head, entry) ||
    at - entry.since > (isLast ? mostLast : MOST_FOLLOWERS) ||
    (isHeading && (isLast || !isLeading))
  );
}

/** "Readings" and "Due" below the heading "Week 15 (Dec 7-11)". */
const isDeeper = ({ heading }: Paragraph, entry: Entry): boolean =>
  heading !== undefined && entry.heading !== undefined && heading > entry.heading;

/** "Assignments", a heading of the whole document, below "Week 17 (May 15)", one of its schedule. */
const isAbove = ({ heading }: Paragraph, entry: Entry): boolean =>
  heading !== undefined && entry.heading !== undefined && heading < entry.heading;

/** The statements of a line below a dated one. */
export const followers = (
  line: Paragraph,
  entry: Entry,
  { below, words }: { below: number; words: Vocabulary },
): Occasion[] =>
  withLabels(line.passage).map((statement) => {
    const shared = {
      dates: entry.dates,
      ...(entry.beside !== undefined && { beside: entry.beside }),
      ...(!entry.isLeading && { isAfterTrailingDate: true }),
      ...(entry.dates.length > 1 && { isWindow: true }),
      ...(entry.isWeek && entry.dates.length === 1 && !entry.dates[0]?.until && { isWeek: true }),
    };
    const asked = askedThen(statement, { line, entry, below });
    if (asked) return { ...shared, statement: asked, role: 'due', isAskedFor: true };
    const isBehindTopic = isWorkBelowTopic(statement, { line, entry, words });
    const isOfDay =
      (below <= MOST_BELOW_DATE && (isBehindTopic || isSaidOfDay(statement, { line, entry, words }))) ||
      isNumberedInList(statement, { line, entry, words });
    return {
      ...shared,
      statement,
      ...(isBehindTopic && { isBehindTopic }),
      role: isDueThen(statement, { line, entry, words })
        ? 'due'
        : SET_APART.test(statement.text) || isOfDay
          ? 'entry'
          : 'follower',
    };
  });

interface Below {
  line: Paragraph;
  entry: Entry;
  words: Vocabulary;
}

const HANDS_IN = new RegExp(`^\\W*(?:please\\s)?${TO_HAND_IN}\\s?:?\\s`, 'iu');

/** "Paper due": on the day that leads the line above. */
const isDueThen = ({ text }: Passage, { line, entry, words }: Below): boolean =>
  saysDue(line.passage.text) ||
  (entry.isLeading && (isLabelledWork(text, words) || isToHandIn(text, words) || isLabelledDue(text, words)));

/** "Post your outline", right below the day or in its list; far below it may be said of a work that is described there. */
const askedThen = (
  statement: Passage,
  { line, entry, below }: Omit<Below, 'words'> & { below: number },
): Passage | undefined =>
  entry.isLeading && (line.isListItem || below <= MOST_BELOW_DATE) ? askedFor(statement) : undefined;

/** "DUE: Short essay 3: How do …?", however long the question that it puts. */
const isLabelledDue = (text: string, { label, namesWork }: Vocabulary): boolean =>
  namesWork(text.slice(label.exec(text)?.[0].length ?? text.length));

/** "Submit the draft of essay 1": on the day to which the words belong. */
export const isToHandIn = (text: string, words: Vocabulary): boolean =>
  text.length <= LONGEST_BELOW_DATE && HANDS_IN.test(text) && words.namesWork(text);

/** Whether a statement of one of the next lines is one of the day itself. */
function isSaidOfDay(statement: Passage, { line: { passage, isListItem }, entry, words }: Below): boolean {
  const { isBare, hasTopic, isWeek, heading } = entry;
  // "Midterm exam" below the topic of its day.
  const { text } = statement;
  const name = isListItem ? nameOfTest(text, words.works(text)[0], words) : text;
  if (hasTopic && (isOnlyTest(name, words) || isOnlyShow(name, words))) return true;
  const isShort = (isWeek ? statement : passage).text.length <= LONGEST_BELOW_DATE;
  return isShort && (isBare || isWeek || (heading !== undefined && isListItem));
}

/** "Discussion Two" in the list below "Week Two (May 23)", however much there is to read above it. */
const isNumberedInList = ({ text }: Passage, { line, entry, words }: Below): boolean =>
  entry.heading !== undefined &&
  line.isListItem === true &&
  (workNamedBy(text, words) ?? workWithAside(text, words))?.numbered === true;

const OF_STUDENTS = /^\W*(?:(?:student|group|team|class|oral|individual|final|project)\s){0,2}$/iu;

/** "Group presentations", and nothing else. */
const isOnlyShow = (text: string, { works }: Vocabulary): boolean => {
  const [show, ...others] = works(text);
  return (
    show?.kind === 'presentation' &&
    others.length === 0 &&
    OF_STUDENTS.test(text.slice(0, show.start)) &&
    !/[\p{L}\d]/u.test(text.slice(show.end))
  );
};

/** "Essay 1", or as an item "Essay 1 (two pages)", below "October 17: Ruins". */
function isWorkBelowTopic({ text }: Passage, { line, entry, words }: Below): boolean {
  if (!entry.hasWords) return false;
  const isItem = line.isListItem && text.length <= LONGEST_BELOW_DATE;
  const work = workNamedBy(text, words) ?? (isItem ? workWithAside(text, words) : undefined);
  return work !== undefined && !isTest(work);
}

/** "Homework: exercises 4 and 5", "Homework finish exercise 4" below the topic of its day. */
export function isLabelledWork(text: string, { heads }: Vocabulary): boolean {
  const [label] = heads(text);
  return (
    label?.kind === 'assignment' &&
    text.length <= LONGEST_BELOW_DATE &&
    !label.numbered &&
    !text.includes('%') &&
    !/\p{L}/u.test(text.slice(0, label.start)) &&
    // "Care plan: client chosen" says what becomes of one work.
    (!label.text.includes(' ') || /\d/u.test(text)) &&
    /^(?:(?:\sdue)?\s?:\s|\s(?:finish|complete|do)\s)/u.test(text.slice(label.end))
  );
}

/** "Chapters 2 and 3 Paper Due", "Final drafts due via email" on a line of its own: the day is the one above. */
const IS_DUE =
  /^(?:\W*\p{L}{1,9}\.?:\s)?[^.;:]{3,60}\sdue(?:\stoday|\s(?:via|through|by|in|at|before|on)\s[^.;:\d]{2,30}|\s(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|,?\s(?:along|together)\swith\s[^.;:\d]{2,40})?\W{0,4}$/iu;

/** "Due Field sketch": in front of what is due, and of no day or hour. */
const DUE_FIRST =
  /^\W{0,4}(?:Due|DUE)(?:\s(?:today|in\sclass))?:?\s(?!(?:Date|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Next|Class|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))\p{Lu}[^.;:]{3,70}$/u;

/** "SHORT ESSAY #2: Tides": its capitals set it apart from the lines around it. */
const SET_APART = /^\W{0,4}(?:\p{Lu}{3,}\s){1,3}#?\d{1,2}\s?:\s/u;

/** "Final drafts due via email", "Due Field sketch": says of what it names that it is due, and no day. */
export const saysDue = (text: string): boolean =>
  IS_DUE.test(text) || DUE_FIRST.test(text) || DUE_WITH_TITLE.test(text);

const LONGEST_LABELLED = 120;
/** One of several, and not where something is handed in. */
const NUMBERED_LAB = /\blabs?\s?#?\d/iu;

/** "Quiz 1. Due: Sunday 11:59 pm" is one statement: the second part only says when. */
export function withLabels(passage: Passage): readonly Passage[] {
  const clauses = toClauses(passage);
  const isWhen = ({ text }: Passage) => saysOnlyWhen(text, []) && !NUMBERED_LAB.test(text);
  const naming = clauses.filter((clause) => /\p{L}{3}/u.test(clause.text) && !isWhen(clause));
  const isLabelled = clauses.slice(1).some((clause) => /\p{L}/u.test(clause.text) && isWhen(clause));
  const isOne = isLabelled && naming.length === 1 && passage.text.length <= LONGEST_LABELLED;
  return isOne ? [passage] : clauses.flatMap(cutAtTabs);
}

/** "Maps and mapping \t Lab 1 due": what a tab sets apart is another statement, save where it says only when. */
function cutAtTabs(clause: Passage): Passage[] {
  if (!clause.text.includes('\t')) return [clause];
  const starts = eachMatch(clause.text, /\t+/gu).flatMap(({ start, end }) =>
    /\p{L}/u.test(clause.text.slice(0, start)) && !saysOnlyWhen(clause.text.slice(end), []) ? [end] : [],
  );
  return [0, ...starts].map((start, index) => slicePassage(clause, start, starts[index]));
}
