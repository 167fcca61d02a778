import { dateWords } from '../dates/words.ts';
import type { AssessedKind } from '../extraction.ts';
import type { CourseWords, DaySentences, Locale, SentenceForm } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { madeOnce } from '../text/made-once.ts';
import { eachMatch, NUMBER_WORDS, oneOf, word } from '../text/patterns.ts';
import { remembered } from '../text/remembered.ts';
import { type SaidAbout, toSaidAbout } from './said-about.ts';

/** A word that names assessed work: the `midterm` of "second midterm 2". */
export interface Head {
  kind: AssessedKind;
  start: number;
  end: number;
  text: string;
  /** `Quiz 3`, `Essay #2`, `Lab IV`: one of several, which a passing mention seldom is. */
  numbered: boolean;
}

/** The heads in a name that stands alone, as above a column; some words name work only with a number behind them. */
export function headsOfName({ heads }: Vocabulary, name: string): readonly Head[] {
  const found = heads(name);
  return found.length > 0 ? found : heads(`${name} 1`).filter(({ end }) => end <= name.length);
}

/** An exam or a quiz. */
export const isTest = (head: Pick<Head, 'kind'> | undefined): boolean =>
  head?.kind === 'exam' || head?.kind === 'quiz';

/** What stands in front of the first of name and day, and what between the two. */
export type SentencePattern = readonly [before: RegExp, between: RegExp];
type SentencePatterns = Readonly<Record<'tests' | 'works', readonly SentencePattern[]>>;

export interface Vocabulary {
  heads(text: string): readonly Head[];
  /** The heads without those that are to be done and seldom count: surveys, excursions, deadlines. */
  works(text: string): readonly Head[];
  namesWork(text: string): boolean;
  due: RegExp;
  /** What stands in front of the day by which something is due: "to be handed in on". */
  saidDue: RegExp;
  handedOut: RegExp;
  /** "The code and the link must be sent by May 4": what has to be handed over, of whatever work it is. */
  handedOver: RegExp;
  /** "Submit it by May 4", "This is due on May 4": said of the work that the words above name. */
  refersUp: RegExp;
  aboutWork: RegExp;
  /** Sentences about a work, where the language tells them. */
  saidAbout: SaidAbout | undefined;
  /** "Scores on", "the answer key for" in front of a test that was taken before. */
  outcomeOf: RegExp;
  /** "2 on", "covering" behind the name of a test, in front of what it is about and of no day. */
  covers: RegExp;
  /** "Answer key" behind it. */
  outcomeBehind: RegExp;
  /** "Rehearsing for", "prep for": of the time in which work is prepared. */
  prepares: RegExp;
  /** "How to write", "explain": of what a class does with work of another day. */
  takesUp: RegExp;
  /** "Discussed", "Q&A" at the end, behind the work. */
  talkedOf: RegExp;
  /** "Review for", "questions about the" in front of a test, and "review" behind it. */
  aboutTest: RegExp;
  aboutTestBehind: RegExp;
  /** Whether laboratories count as works of the course do. */
  countsLabs: boolean;
  /** "Workshops", "Labs", where these are parts of the grade. */
  countedSessions: RegExp | undefined;
  dayOff: RegExp;
  peerWork: RegExp;
  mustAttend: RegExp;
  /** Says that one enters one's name for a test. */
  signUp: RegExp;
  everyDayOff: RegExp;
  noClass: RegExp;
  /** Whether a text is the name of a weekday, and nothing else. */
  isWeekday: (text: string) => boolean;
  officeHours: RegExp;
  announced: RegExp;
  /** Whole sentences that set the day of a test or a work, by which of name and day comes first. */
  daySentences: Readonly<Record<'nameFirst' | 'dayFirst', SentencePatterns>>;
  /** Says something of a thing that has been named; in small letters, as "May" and "Will" are names. */
  says: RegExp;
  /** A sentence that begins with a condition, as far as that goes. */
  condition: RegExp;
  /** "…, the second one on April 18", "la segunda se entrega el 4": one of the works that were named before. */
  oneOfSeveral: RegExp;
  /** Whether the plural of a noun ends in "s", and its singular is known without a dictionary. */
  pluralsInS: boolean;
  /** `Due:`, `Date:` or `Deadline:` in front of a date. */
  label: RegExp;
}

const KINDS: readonly AssessedKind[] = ['exam', 'quiz', 'presentation', 'project', 'assignment', 'other'];
const NUMBER = new RegExp(
  String.raw`^\s{0,2}(?:#|no\.?\s?|n°\s?|number\s|[-–]\s?)?\s?(?:\d{1,2}(?![\d/%]|:\d|\s?(?:points|pts|am|pm))|[ivx]{1,4}(?![\p{L}])|[a-e](?=\W*$|\s?[^\p{L}\s’'])|${NUMBER_WORDS}(?!\p{L}|\s(?:of|or|weeks?|days?|hours?|times?|class|pages?|parts?|points?)\b))`,
  'iu',
);
const ORDINAL_BEFORE =
  /(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|premi(?:er|ère)|deuxième|troisième|primer[ao]?|segund[ao]|tercer[ao]?|\d{1,2}\s?[°ºª]|[1-9](?:er|re|ère|e|ème|[nr]do|to))\s(?:\p{L}+\s)?$/iu;

/** Between the word for "due" and the day: "by noon on", "le", "bis zum". */
const UNTIL_DAY = String.raw`(?:[\s,]{1,2}(?:(?!(?:of|to|from|since|after|following|through)\s)\p{L}{1,9}|\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?)){0,4}[\s,:(]{0,3}`;

/** Between what comes of a test and the words for that test. */
const OF_TEST =
  "(?:\\s?,|\\s(?:to|for|of|on|from|d[aeou]s?|de\\s(?:la|los)|del?|dell[aeo]?|zu[rm]?|der|van))(?:\\s|(?<=dell)[’'])(?:(?:the|your|la|le|el|de|het|first|second|third|last|final)\\s|l[’']){0,2}$";
/** "Review for", "fragen zur". */
const ABOUT = '(?:for|of|on|about|pour|sur|d[eu]s?|para|sobre|del|für|zu[rm]?|per|sul?|voor|over)';
const NUMBER_OF_TEST = '^(?<number>\\s?#?(?:\\d{1,2}|[IVX]{1,4}(?!\\p{L})))?';
const ENGLISH_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const NO_WORK_OF_IT = '(?![\\p{L}]|\\s(?:section|report|draft|paper|presentation)s?)';

/** The words of a language, and those of a course beside them. */
export const vocabulary = (locale: Locale): Vocabulary =>
  locale.ofCourse ? vocabularyOfCourse(locale.ofCourse) : vocabularyOfLanguage(locale).vocabulary;

/** What counts a kind: "Test #1", "Test # 1", "Test No. 1", "Discussion Two". */
const A_NUMBER = `(?:(?:(?:#|no\\.)\\s?)?\\d|${NUMBER_WORDS}(?=\\W*$|\\s?[:(,;–—-]))`;

interface KindPattern {
  kind: AssessedKind;
  pattern: RegExp;
}

const toPatterns = (kinds: CourseWords['kinds']): KindPattern[] =>
  KINDS.flatMap((kind) => {
    const words = kinds[kind] ?? [];
    // "Exam1" and "HW3" are written without a space as well.
    const source = `(?<![\\p{L}\\p{N}])${oneOf(words).replaceAll('#?\\d', A_NUMBER)}(?!\\p{L})`;
    return words.length > 0 ? [{ kind, pattern: new RegExp(source, 'giu') }] : [];
  });

function namesOf(patterns: readonly KindPattern[]): Pick<Vocabulary, 'heads' | 'works' | 'namesWork'> {
  const heads = remembered((text) => findHeads(text, patterns));
  return {
    heads,
    works: (text) => heads(text).filter(({ kind }) => kind !== 'other'),
    namesWork: (text) => heads(text).some(({ kind }) => kind !== 'other'),
  };
}

const vocabularyOfCourse = madeOnce((course: CourseWords): Vocabulary => {
  const { kinds, language, countsLabs = false, sessions } = course;
  const { vocabulary: words, patterns } = vocabularyOfLanguage(language);
  return { ...words, ...namesOf([...patterns, ...toPatterns(kinds)]), countsLabs, countedSessions: sessions };
});

const vocabularyOfLanguage = perLocale((locale) => {
  const patterns = toPatterns(locale.kinds);
  return { patterns, vocabulary: { ...namesOf(patterns), ...wordsOf(locale) } };
});

const toSentences = ({ tests, works }: DaySentences['nameFirst']): SentencePatterns => ({
  tests: tests.map(toPair),
  works: works.map(toPair),
});

const toPair = ([before, between]: SentenceForm): SentencePattern => [
  new RegExp(`${before}$`, 'iu'),
  new RegExp(`${between}$`, 'iu'),
];

function wordsOf(locale: Locale): Omit<Vocabulary, 'heads' | 'works' | 'namesWork'> {
  const of = (words: readonly string[]) => new RegExp(word(oneOf(words)), 'iu');
  return {
    due: of(locale.due),
    saidDue: new RegExp(`(?<!\\p{L})${oneOf(locale.due)}${UNTIL_DAY}$`, 'iu'),
    officeHours: of(locale.officeHours),
    announced: of(locale.announced),
    daySentences: {
      nameFirst: toSentences(locale.daySentences.nameFirst),
      dayFirst: toSentences(locale.daySentences.dayFirst),
    },
    says: new RegExp(word(oneOf(locale.says)), 'u'),
    handedOut: of(locale.handedOut),
    handedOver: new RegExp(`\\p{L}\\s${oneOf(locale.handedOver)}(?!\\p{L})`, 'iu'),
    refersUp: new RegExp(`^\\W*${oneOf(locale.refersUp)}(?!\\p{L})`, 'iu'),
    aboutWork: of(locale.aboutWork),
    saidAbout: locale.saidAbout && toSaidAbout(locale.saidAbout),
    outcomeOf: new RegExp(`(?:^|\\s)${oneOf(locale.outcomes)}${OF_TEST}`, 'iu'),
    outcomeBehind: new RegExp(`^[\\s#\\d]{0,5}[,:–—-]?\\s${oneOf(locale.outcomes)}${NO_WORK_OF_IT}`, 'iu'),
    covers: new RegExp(
      `${NUMBER_OF_TEST},?\\s${oneOf(locale.covers)}(?=\\s(?!(?:the\\s)?(?:\\d|${ENGLISH_DAY})))`,
      'iu',
    ),
    prepares: new RegExp(`^\\W*${oneOf(locale.prepares)}\\s`, 'iu'),
    takesUp: new RegExp(`^\\W*${oneOf(locale.takesUp)}\\s`, 'iu'),
    talkedOf: new RegExp(`\\s${oneOf(locale.talkedOf)}\\W*$`, 'iu'),
    aboutTestBehind: new RegExp(`^\\s?#?\\d{0,2}\\s${oneOf(locale.aboutWork)}\\W*$`, 'iu'),
    aboutTest: new RegExp(
      `^\\W*(?:\\p{L}+\\s)?${oneOf(locale.aboutWork)}\\s${ABOUT}\\s(?:\\p{L}+\\s){0,2}$`,
      'iu',
    ),
    countsLabs: false,
    countedSessions: undefined,
    isWeekday: (text) => dateWords(locale).weekdayFrom(text) !== undefined,
    dayOff: of(locale.dayOff),
    peerWork: of(locale.peerWork),
    mustAttend: of(locale.mustAttend),
    signUp: of(locale.signUp),
    everyDayOff: new RegExp(word(oneOf(locale.dayOff)), 'giu'),
    noClass: of(locale.noClass),
    condition: new RegExp(
      `^\\W*(?:\\p{L}[^.:;!?]{0,40}:\\s)?${oneOf(locale.conditions)}\\s\\p{L}+\\s[^,]*(?:,|$)`,
      'iu',
    ),
    oneOfSeveral: oneOfSeveral(locale),
    pluralsInS: locale.plurals.every((ending) => ending.includes('s')),
    label: new RegExp(`^[^\\p{L}]{0,4}(?:\\p{L}{2,14}\\s){0,2}${oneOf(locale.dueLabels)}\\s?:`, 'iu'),
  };
}

/**
 * The article may be left out in English alone: "first due Oct 3". A noun behind the word would be another thing, and a
 * month in front of it a day: "December 3rd, due before class".
 */
const oneOfSeveral = ({ language, articles, months, ordinalWords, saidOfOne }: Locale): RegExp =>
  new RegExp(
    `(?:^|(?<!(?<!\\p{L})${oneOf(months.flat())}\\.?)[\\s,;:(])(?:${oneOf(articles)}\\s)${language === 'en' ? '?' : ''}(?<ordinal>${oneOf(ordinalWords)})(?=,?\\s(?:${oneOf(saidOfOne)}(?!\\p{L})|\\())`,
    'iu',
  );

/** In "https://river.example/presentation/tides.pdf" nothing names a work. */
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu;

function findHeads(written: string, patterns: readonly KindPattern[]): Head[] {
  const hasAddress = written.includes('://') || written.includes('www.');
  const text = hasAddress ? written.replace(ADDRESS, (address) => '/'.repeat(address.length)) : written;
  const all = patterns.flatMap(({ kind, pattern }) =>
    eachMatch(text, pattern).map(({ start, end, text: name }): Head => {
      const numbered =
        /\d$/.test(name) ||
        NUMBER.test(text.slice(end, end + 12)) ||
        ORDINAL_BEFORE.test(text.slice(Math.max(0, start - 24), start));
      return { kind, start, end, text: name, numbered };
    }),
  );
  const longestFirst = all.sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Head[] = [];
  for (const head of longestFirst)
    if (!kept.some((other) => head.start < other.end && other.start < head.end)) kept.push(head);
  return mergeCompounds(
    kept.sort((a, b) => a.start - b.start),
    text,
  );
}

/** "Project update presentations", "Project final presentations" */
const OF_STAGE = /^\s(?:updates?|status|progress|results?|topics?|ideas?|final|interim|oral|group|team)\s$/iu;

/** "Primera entrega del proyecto", "Avance 2 del informe": a part is of the kind of the whole. */
const PART = /^(?:entregas?|avances?|abgaben?|consegn[ae]|rendus?)$/iu;
const OF_WHOLE = /^(?:\s\d{1,2})?\s(?:del?|de\sla|du|de\sl['’]|der|des|d[oa]|di|della)\s?$/iu;

/** Where nouns stand the other way round: "Presentación trabajo final". */
const SAYS_WHAT = /^(?:presentaci[óo]n|présentation|apresentação|presentazione)(?!\p{L})/iu;

/** In "final project presentation" the last noun says what it is, in "exam report" too. */
function mergeCompounds(heads: Head[], text: string): Head[] {
  const merged: Head[] = [];
  for (const head of heads) {
    const last = merged.at(-1);
    const between = last ? text.slice(last.end, head.start) : '';
    const isNext = /^\s?(?:\d{1,2}\s)?$/.test(between) && between.length <= 4;
    const isPart = last !== undefined && PART.test(last.text) && OF_WHOLE.test(between);
    const isStage = head.kind === 'presentation' && OF_STAGE.test(between);
    // "Project proposal (presentation)"
    const isForm = head.kind === 'presentation' && between.trim() === '(' && text[head.end] === ')';
    if (last && (isNext || isPart || isStage || isForm))
      merged[merged.length - 1] = {
        ...head,
        kind: head.kind === 'other' || SAYS_WHAT.test(last.text) ? last.kind : head.kind,
        start: last.start,
        text: text.slice(last.start, head.end),
        numbered: head.numbered || last.numbered,
      };
    else merged.push(head);
  }
  return merged;
}
