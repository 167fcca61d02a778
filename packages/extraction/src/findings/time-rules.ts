import { findTimes, type TimeMention } from '../dates/find-times.ts';
import { dateWords } from '../dates/words.ts';
import type { FindingKind, Weekday } from '../extraction.ts';
import { isDeadline } from '../items/label-words.ts';
import { isToldWeekly, worksToldOf } from '../items/told-weekly.ts';
import { type Head, isTest, type Vocabulary, vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { weeklyDeadlines } from '../schedule/lists/weekly-deadlines.ts';
import { runInTitle } from '../schedule/text/paragraph-names.ts';
import { toClauses } from '../structure/clauses.ts';
import { runningText } from '../structure/outline.ts';
import type { Passage } from '../text/passage.ts';
import { oneOf } from '../text/patterns.ts';
import { saysBeforeClass } from './before-class-rule.ts';
import type { CourseContext } from './context.ts';
import { headingsAbove } from './headings-above.ts';
import { isAnyWork, saysOfThese, singular } from './rule-words.ts';

/** What a sentence says of the hour of a kind of work. */
export interface TimeRule {
  /** None where it is that of the class: "essays are due at the start of class". */
  time?: string;
  /** The words for the work the rule names, such as `quiz`; none when it is for all that is handed in. */
  nouns: string[];
  /** The weekdays the rule names; it says nothing of other days. */
  days: Weekday[];
  endTime?: string;
  /** Whether it may speak of all work that is handed in, or of what it names only. */
  scope: 'work' | 'named' | 'all';
  because: string;
}

/** Work that is handed in. */
export const HANDED_IN: readonly FindingKind[] = ['assignment', 'project', 'other'];
const GENERAL =
  /\b(?:all|everything|every|each|any|unless\sotherwise|assignments|homeworks?|labs|quizzes|papers|projects|always|usually|tous|toutes|todos|todas)\b/iu;
const QUOTED = 120;
const LONGEST_RULE = 300;
/** Late work and tests on other days have hours of their own, and a reading is not handed in. */
const LATE =
  /\b(?:late(?!r)|extension|grace|make-?ups?|conflicts?|alternat(?:e|ive)|office\shours?|penalt|after\sthe\s(?:due|deadline)|I\s(?:answer|reply|respond|read|check)\b)/iu;
/** "… submitted after 5 pm on the due date is late": by then it is due. */
const LATE_AFTER =
  /(?<=\b(?:submitted|(?:turned|handed)\sin|uploaded|received|arriving)\s(?:any\stime\s|at\sany\stime\s)?after\s(?:at\s)?\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)?\s(?:(?:on|of)\s(?:the|its|their)\s(?:due\s(?:date|day)|day|deadline)\s)?)(?:(?:is|are|(?:will|shall)\sbe)\s)?(?:(?:considered|deemed|marked|counted|treated)\s)?(?:counts?\s)?(?:as\s)?late(?!\p{L})/iu;
const OPENS = /\b(?:opens?|available|begins?|starts?)\b/iu;
const CLOSES = /\b(?:closes?|close)\b/iu;
const UNTIL = /\buntil\b/iu;
/** "… on paper, by 4 pm on Fridays". */
const BY_THEN = /\b(?:by|before|no\slater\sthan)\s(?:at\s)?$/iu;
const SENT_BY = /\b(?:sent|e-?mailed|collected|brought|handed\sover)\b.{0,40}\bby\b/iu;
const HELD =
  /\b(?:held|given|administered|scheduled|conducted|proctored|offered|evenings?|takes?|taken|sit|begins?|starts?|from|(?:are|each)\s(?:at|on)|last)\b|^\W*(?:start\s|starting\s)?times?\s(?:of|for)\s/iu;
/** "A review session is held at 5 pm the day before each exam". */
const BESIDE_TEST =
  /\b(?:review|help|practice|prep(?:aration)?|study|q\s?&\s?a)\s(?:sessions?|classe?s?|hours)\b/iu;

/** What the document says of the hour of all work of a kind: "Papers are due at noon." */
export function timeRules({ nodes, locale, book }: CourseContext): TimeRule[] {
  const words = vocabulary(locale);
  // Few clauses say when anything is, so that is asked first.
  const isRule = (clause: Passage) =>
    clause.text.length <= LONGEST_RULE &&
    (findTimes(clause.text, locale).length > 0 || AS_CLASS_BEGINS.test(clause.text)) &&
    !words.officeHours.test(clause.text) &&
    !BESIDE_TEST.test(clause.text) &&
    !LATE.test(clause.text.replace(LATE_AFTER, ' ')) &&
    book.within(clause).length === 0;
  const listed = weeklyDeadlines(nodes, locale).flatMap(({ name, when, time }): TimeRule[] => {
    const because = quoted(`${name.text} ${when.text}`);
    return time ? [{ time, nouns: [singular(name.text.trim())], days: [], because, scope: 'named' }] : [];
  });
  const headings = headingsAbove(nodes);
  const passages = runningText(nodes);
  const said = passages.flatMap((passage, at) => {
    const clauses = toClauses(passage);
    const rules = clauses.filter(isRule);
    if (rules.length === 0) return [];
    const title = words.heads(runInTitle(clauses, book)?.text ?? '');
    const line = passage.pieces[0]?.line;
    const heading = words.works((line && headings.get(line)?.at(-1)) ?? '');
    const item = ONLY_DUE.test(passage.text) ? itemAbove(passages.slice(0, at), words) : [];
    return rules.flatMap(({ text }): TimeRule[] => {
      const named = [title, item, heading].find(({ length }) => length > 0) ?? [];
      const subject = { heads: words.heads(text), title: named };
      const time = timeDue(text, findTimes(text, locale), words.due);
      return time ? withTime(text, time, subject, locale) : atClass(text, subject, locale);
    });
  });
  return [...listed, ...said];
}

/** "Due at the beginning of class.", a point below "Seven problem sets (20%)"; "Deadline: 4 pm". */
const ONLY_DUE = /^\W*(?:due(?:\s(?!dates|times)|:)|(?:the\s)?deadline(?::|\sis\s))/iu;
const FARTHEST_ITEM = 4;
const LONGEST_ITEM = 80;

const itemAbove = (above: readonly Passage[], { works }: Vocabulary): readonly Head[] =>
  above
    .slice(-FARTHEST_ITEM)
    .filter(({ text }) => text.length <= LONGEST_ITEM && !ONLY_DUE.test(text))
    .map(({ text }) => works(text))
    .findLast(({ length }) => length > 0) ?? [];

interface Subject {
  heads: readonly Head[];
  /** The works with which the paragraph begins, or those of the heading above. */
  title: readonly Head[];
}

const HANDED_OVER =
  /^\W*(?:please\s)?(?:(?:submit|upload|bring|(?:turn|hand)\sin)\s|(?:turn|hand)\s(?:it|them)\sin\s)|\bcop(?:y|ies)\s(?:of\s(?:\p{L}+\s){1,3})?(?:is|are|must|will|should)\s/iu;

const COPIES = /^\scop(?:y|ies)(?!\p{L})/iu;

/** "Turn them in at the start of class", "Paper copies are due …": said of what the section is about. */
const isOfTitle = (text: string, { heads, title }: Subject): boolean =>
  title.length > 0 &&
  heads.every(({ text: noun, end }) => isDeadline(noun) || COPIES.test(text.slice(end))) &&
  (saysOfThese(text) || ONLY_DUE.test(text) || (HANDED_OVER.test(text) && !GENERAL.test(text)));

/** "By Tuesdays, 11:59 pm, you post a summary." */
function ofEveryWeek(text: string, { time }: TimeMention, { title }: Subject, locale: Locale): TimeRule {
  const told = worksToldOf(text, locale);
  const nouns = (told.length > 0 ? told : title).map((head) => singular(head.text));
  return { time, nouns, days: daysIn(text, locale), because: quoted(text), scope: 'named' };
}

function withTime(text: string, time: TimeMention, said: Subject, locale: Locale): TimeRule[] {
  if (!time.endTime && isToldWeekly(text, locale)) return [ofEveryWeek(text, time, said, locale)];
  const { due } = vocabulary(locale);
  const isOfThese = isOfTitle(text, said);
  const heads = isOfThese ? said.title : said.heads;
  const [because, days] = [quoted(text), daysIn(text, locale)];
  const isDue = saysBy(text, { time, heads, due });
  if (isDue && EVERYTHING.test(text) && !time.endTime)
    return [{ time: time.time, nouns: [], days, because, scope: 'all' }];
  const subject = SUBJECT.exec(text)?.groups?.noun;
  const deadlines = deadlinesOf(locale).exec(text)?.[0].length ?? 0;
  if (deadlines > 0 && heads.every(({ end, kind }) => end <= deadlines || kind === 'other') && !time.endTime)
    return [{ time: time.time, nouns: [], days, because, scope: 'work' }];
  const isGeneral =
    isOfThese ||
    GENERAL.test(text) ||
    subject !== undefined ||
    heads.some((head) => isPlural(head.text, locale));
  const nouns = [...heads.map((head) => head.text), ...(subject ? [subject] : [])].map(singular);
  if (isDue && isGeneral && !time.endTime)
    return [
      {
        time: time.time,
        nouns,
        days,
        because,
        scope: isOfThese && !nouns.some(isAnyWork) ? 'named' : 'work',
      },
    ];
  if (!isGeneral) return ofOneWork(text, heads, { time, isDue });
  if (testNouns(heads).length === 0 || !(HELD.test(text) || isNamedInFront(text, heads))) return [];
  const { time: from, endTime } = time;
  return [
    { time: from, ...(endTime && { endTime }), nouns: testNouns(heads), days, because, scope: 'named' },
  ];
}

/** "Exams (60%): three, 6:00-8:00 pm": what stands behind the colon is about all of them. */
const isNamedInFront = (text: string, [head]: readonly Head[]): boolean =>
  head !== undefined &&
  !/\p{L}/u.test(text.slice(0, head.start)) &&
  /^\s*(?:\([^()]*\)\s*)?:/u.test(text.slice(head.end));

const THE_ONE = /^\W*(?:the|your|our)\s/iu;

/** "The final exam begins at 1 pm", where another sentence says on which day it is. */
function ofOneWork(
  text: string,
  heads: readonly Head[],
  { time, isDue }: { time: TimeMention; isDue: boolean },
): TimeRule[] {
  const [head, ...others] = heads;
  if (!head || others.length > 0 || !THE_ONE.test(text) || !(isTest(head) ? HELD.test(text) : isDue))
    return [];
  const { time: from, endTime } = time;
  const nouns = [singular(head.text)];
  return [
    { time: from, ...(endTime && { endTime }), nouns, days: [], because: quoted(text), scope: 'named' },
  ];
}

const AS_CLASS_BEGINS =
  /\b(?:before|(?:start|beginning)\sof|at\sthe\sstart\sof|during|in)\s(?:the\s|each\s)?(?:class|lecture|seminar)(?!\p{L}|\s(?:on|of)\s\p{Lu})/u;

/** "Essays are due at the start of class." */
function atClass(text: string, said: Subject, locale: Locale): TimeRule[] {
  const { due } = vocabulary(locale);
  if (!(due.test(text) || HANDED_OVER.test(text)) || !AS_CLASS_BEGINS.test(text)) return [];
  if (saysBeforeClass(text)) return [];
  if (isOfTitle(text, said))
    return [
      {
        nouns: said.title.map(({ text: noun }) => singular(noun)),
        days: [],
        because: quoted(text),
        scope: 'named',
      },
    ];
  const { heads } = said;
  if (!GENERAL.test(text) && !heads.some((head) => isPlural(head.text, locale))) return [];
  const nouns = heads.map((head) => singular(head.text));
  return [{ nouns, days: [], because: quoted(text), scope: 'work' }];
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
  const end = [CLOSES, due, UNTIL].flatMap((said) => said.exec(text)?.index ?? []).sort((a, b) => a - b)[0];
  if (end === undefined || (opens !== undefined && end < opens)) return times[0];
  return times.find(({ start }) => start > end) ?? times[0];
}

const quoted = (text: string) => `stated for all: “${text.trim().slice(0, QUOTED)}”`;
const EVERYTHING =
  /\b(?:everything|all\s(?:work|items|tasks|activities|deadlines|due\s(?:dates|times)))\b|\b(?:modules?|units?)\b.*\bcloses?\b/iu;

/** "Due dates are at 6 pm", "Les dates de remise s'entendent à 18 h": said of all days on which something is due. */
const deadlinesOf = perLocale(
  ({ deadlines }) =>
    new RegExp(
      `^\\W*(?:(?:all|the|our|les|toutes\\sles|(?:todas\\s)?las|(?:todos\\s)?los|os|as|le|tutte\\sle|die|alle|de)\\s)*${oneOf(deadlines)}(?!\\p{L})`,
      'iu',
    ),
);

const testNouns = (heads: readonly Head[]): string[] =>
  heads.filter(isTest).map((head) => singular(head.text));

/** "Programs are due …": what the sentence is about, whether or not it is a usual word for work. */
const SUBJECT = /^\W*(?:all\s|the\s)?(?<noun>\p{L}{3,}s)\s(?:are|must|will|should)\b/iu;

const plural = perLocale(({ plurals }) => new RegExp(`\\p{L}{3}${oneOf(plurals)}$`, 'iu'));
const isPlural = (word: string, locale: Locale): boolean => plural(locale).test(word);

/** No initials: "sat" is a verb in any sentence. */
const daysIn = (text: string, locale: Locale): Weekday[] =>
  dateWords(locale)
    .weekdaysIn(text)
    .flatMap(({ name, day }) => (name.length > 2 ? [day] : []));
