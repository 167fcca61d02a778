import { findDates } from '../dates/find-dates.ts';
import type { DateMention } from '../dates/mention.ts';
import type { Document } from '../document.ts';
import type { Weekday } from '../extraction.ts';
import type { Locale, Season } from '../locales/locale.ts';
import { doubtYear, weekdayFit, weekdaysOf } from './belied-year.ts';
import { classDays } from './class-days.ts';
import { dayVotes } from './day-votes.ts';
import type { NamedTerm } from './named-term.ts';
import { academicYears, namedTerms } from './read-term.ts';
import { revisionVotes } from './revision-years.ts';
import type { TermYear } from './term-year.ts';
import { slippedYears } from './year-slips.ts';

export interface YearClues {
  document: Document;
  mentions: readonly DateMention[];
  locale: Locale;
  referenceYear: number;
  /** The weekdays on which the class meets. */
  meetingDays: readonly Weekday[];
}

/** Chooses the year from what the document names: its term, its dated dates, and the weekdays beside dates. */
export function chooseYear(clues: YearClues): TermYear {
  const { document, mentions, locale, referenceYear } = clues;
  const named = namedTerms(document.text, locale).filter((term) => !isBelied(term, mentions));
  const announced = named.filter((term) => weightOf(term, document.text) > 1);
  const academic = academicYears(document.text);
  const season = chooseSeason(announced, mentions, academic.length > 0);
  const votes = new Map<number, { score: number; because: string }>();
  const vote = (year: number, score: number, because: string) => {
    const before = votes.get(year);
    votes.set(year, { score: (before?.score ?? 0) + score, because: before?.because ?? because });
  };
  for (const term of named)
    vote(term.year, weightOf(term, document.text), `year from the term, ${term.name.trim()}`);
  for (const { year, at } of academic)
    vote(
      season === 'fall' || season === undefined ? year : year + 1,
      at < 3000 ? 5 : 1,
      `year from the academic year ${year}`,
    );
  const slips = slippedYears(document, mentions);
  const isPrinted = (year: number) => !slips.has(year);
  const atHead = votes.size === 0 ? yearsAtHead(document.text, referenceYear).filter(isPrinted) : [];
  for (const year of atHead) vote(year, 2, 'year at the head of the document');
  for (const year of daysAtHead(document.text, locale)) vote(year, 4, 'year of the day below the title');
  for (const { year, score, because } of revisionVotes(document, season, locale)) vote(year, score, because);
  for (const { year, score, because } of dayVotes({ document, mentions, locale, season }, votes.size > 0))
    vote(year, score, because);
  const weekdays = weekdaysOf(mentions);
  const told = toldBy(weekdays, clues);
  // Of a year that only other dates have, as those of what is read may, the days of class tell as much.
  const isNamed = [named, academic, atHead].some(({ length }) => length > 0);
  const days = isNamed ? weekdays : told.weekdays;
  for (const year of votes.keys())
    vote(year, Math.max(-8, Math.min(8, 1.2 * weekdayFit(days, { year, season }))), '');
  const created = Number(document.metadata.createdOn?.slice(0, 4));
  if (votes.has(created)) vote(created, 2, '');
  const [best] = [...votes].sort((a, b) => b[1].score - a[1].score);
  const own = announced[0] ?? named.find(({ year }) => year === best?.[0]);
  const shared = { ...(season && { season }), ...(own && { name: own.name.trim() }) };
  if (best && best[1].score >= LEAST_SCORE)
    return doubtYear({ ...shared, year: best[0], because: best[1].because, options: [] }, mentions);
  return {
    ...shared,
    ...fromWeekdays({ document, season, created, referenceYear }, told),
  };
}

interface Told {
  weekdays: readonly DateMention[];
  /** Where these come from, in words for people. */
  because: string;
}

/** What is known of weekdays: what is written beside the dates, else the days on which the class meets. */
const toldBy = (written: readonly DateMention[], { mentions, meetingDays }: YearClues): Told =>
  written.length > 0
    ? { weekdays: written, because: 'year from the weekdays beside the dates' }
    : {
        weekdays: classDays(mentions, meetingDays),
        because: 'year from the weekdays on which the class meets',
      };

const FEWEST_DATED = 6;
/** A page may be printed in autumn. */
const NEARLY_ALL = 0.8;

/** "Fall 2026" above days of which all have "2027" behind them, and none is in autumn: left from an earlier course. */
function isBelied({ season, year }: NamedTerm, mentions: readonly DateMention[]): boolean {
  const dated = mentions.filter((mention) => mention.year !== undefined);
  const isOfSpring = dated.filter((mention) => mention.year === year + 1 && mention.month <= JUNE);
  return season === 'fall' && dated.length >= FEWEST_DATED && isOfSpring.length >= NEARLY_ALL * dated.length;
}

const JUNE = 6;

const HEAD = 3000;
const LONGEST_TITLE_LINE = 90;
const LONGEST_SENTENCE = 300;
const SENTENCE_END = /(?<=\p{Ll}{2})[.!?]\s|\n\s*\n/u;
/** "An earlier version of this syllabus", "draws on the course of …": a term of another course. */
const OF_ANOTHER =
  /\b(?:(?:earlier|previous|older)\s(?:versions?|offerings?|iterations?)|adapted\sfrom|based\son|draws?\s(?:up)?on|borrow(?:s|ed)?\sfrom|inspired\sby|modell?ed\s(?:on|after)|indebted\sto|originally)\b/iu;
/** "The current version (Sep–Dec 2026)": what is said of this term is newer than a title that stays from year to year. */
const OF_THIS = /\b(?:current|present)\s(?:version|edition|offering|iteration)\b/iu;
const IN_PASSING = /\b(?:since|in|until|after|before|during)\s+(?:the\s+)?$/i;

/** In a short line at the top a term is the course's own; in the middle of a sentence it may be any. */
function weightOf({ at }: NamedTerm, text: string): number {
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  if (IN_PASSING.test(text.slice(Math.max(0, at - 40), at))) return 0.5;
  const sentence =
    text
      .slice(Math.max(0, at - LONGEST_SENTENCE), at)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  if (OF_ANOTHER.test(sentence)) return 0.5;
  if (OF_THIS.test(sentence)) return 12;
  const isTitle = (end < 0 ? text.length : end) - start <= LONGEST_TITLE_LINE;
  if (at > HEAD) return isTitle ? 1.5 : 0.75;
  return isTitle ? 10 : 4;
}

const TITLE = 700;
const YEARS_AHEAD = 2;
const OF_SOMETHING_ELSE =
  /(?:©|\(c\)|copyright|ed(?:\.|ition)|isbn|published|press|updated|revised|since|accredit\p{L}*|version|printed)[^\n]{0,40}$/iu;

/** "PHIL 2026" is the code of the course. */
const CODE = /(?<!\p{L})(?!TERM|YEAR|CLASS|FALL)\p{Lu}{2,5}[\s-]?$/u;
/** "Semestre 2014 - 10": however long ago, it is when the course was held. */
const OF_TERM = /(?<!\p{L})(?:semest(?:re|er)|trimest(?:re|er)|term|session|per[ií]odo|ciclo)\s$/iu;

/** A year of four digits; behind it no more than the number of its term, and none of an address as in "ada2023@". */
const YEAR_OF_TERM =
  /(?<![\d.,/$€£]|(?<!\p{L})[–-])20\d{2}(?!\d|[\w.-]*@|[–-](?!(?:[12]|I{1,2})(?![\dI–-]))|\/(?![12](?![\d/])))/gu;

/** A year that stands beside the title, as in "Term 3, 2026", "Cohort of 2026", "2026/2" or "Syllabus-2026-2", when no term is named. */
function yearsAtHead(text: string, referenceYear: number): number[] {
  const head = text.slice(0, TITLE);
  return [...head.matchAll(YEAR_OF_TERM)].flatMap(({ 0: digits, index }) => {
    const year = Number(digits);
    const before = head.slice(0, index);
    const isPlausible =
      year <= referenceYear + YEARS_AHEAD && (year >= referenceYear - YEARS_BACK || OF_TERM.test(before));
    return isPlausible && !OF_SOMETHING_ELSE.test(before) && !CODE.test(before) ? [year] : [];
  });
}

const LINES_OF_TITLE = 6;

/** "July 6, 2026" alone on a line below the title says when the document was made. */
const daysAtHead = (text: string, locale: Locale): number[] =>
  text
    .slice(0, TITLE)
    .split('\n')
    .slice(0, LINES_OF_TITLE)
    .flatMap((line) => {
      const [only, ...others] = findDates(line, locale);
      const isAlone =
        only && others.length === 0 && !/[\p{L}\d]/u.test(line.slice(0, only.start) + line.slice(only.end));
      return isAlone && only.year !== undefined && !only.until ? [only.year] : [];
    });

const LEAST_SCORE = 1.4;

const FEWEST_OF_TERM = 3;
const MOSTLY = 0.9;

/** The first season named; else the one in which most dates lie. */
function chooseSeason(
  named: readonly NamedTerm[],
  mentions: readonly DateMention[],
  isInAcademicYear: boolean,
): Season | undefined {
  const early = named.find(({ at }) => at < 6000) ?? named[0];
  if (early) return early.season === 'fall' && liesInAutumnOfTheSouth(mentions) ? 'spring' : early.season;
  if (mentions.length < 2) return undefined;
  const inFall = mentions.filter(({ month }) => month >= 8).length;
  const inSpring = mentions.filter(({ month }) => month <= 5).length;
  // A course over the whole of an academic year begins in autumn, though most of its days may be in spring.
  const isOverYear = isInAcademicYear && Math.min(inFall, inSpring) >= FEWEST_OF_TERM;
  if (isOverYear && inFall + inSpring >= MOSTLY * mentions.length) return 'fall';
  if (inFall > 0.55 * mentions.length) return 'fall';
  if (inSpring > 0.55 * mentions.length) return 'spring';
  return mentions.length > 0 ? 'summer' : undefined;
}

const FEWEST_IN_SOUTH = 4;

/** "Otoño 2026" with its days from March to July: south of the equator it begins and ends in one year. */
const liesInAutumnOfTheSouth = (mentions: readonly DateMention[]): boolean =>
  mentions.length >= FEWEST_IN_SOUTH &&
  mentions.filter(({ month }) => month >= 3 && month <= 7).length >= MOSTLY * mentions.length;

interface WeekdayClues {
  document: Document;
  season: Season | undefined;
  created: number;
  referenceYear: number;
}

const YEARS_BACK = 12;
/** So many weekdays leave no doubt where one year alone has nearly all of them: before and after the end of a February. */
const FEWEST_WEEKDAYS = 10;
const NEARLY = 0.8;

/**
 * Without a written year the weekdays leave one year in five or six. The document cannot be older than the latest
 * year it mentions, so the first fitting year from there on is taken, when the file's own date does not object.
 */
function fromWeekdays(
  { document, season, created, referenceYear }: WeekdayClues,
  { weekdays, because }: Told,
): Omit<TermYear, 'season'> {
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, index) => referenceYear + 1 - index);
  const enough = Math.max(1, 0.6 * weekdays.length);
  const fitting =
    weekdays.length === 0 ? [] : years.filter((year) => weekdayFit(weekdays, { year, season }) >= enough);
  const latest = latestYear(document.text, referenceYear);
  const isNear = (year: number) => latest !== undefined && year >= latest && year <= latest + 2;
  const isBeforeFile = (year: number) => year <= created && year >= created - 2;
  const whole = fitting.filter((year) => weekdayFit(weekdays, { year, season }) >= NEARLY * weekdays.length);
  const only = whole.length === 1 && weekdays.length >= FEWEST_WEEKDAYS ? whole[0] : undefined;
  const ofDocument = yearsOfDocument(document.text);
  const isOfDocument = (year: number) => ofDocument.has(year);
  const chosen =
    fitting.find(isBeforeFile) ??
    (weekdays.length >= 2 ? (fitting.find(isOfDocument) ?? fitting.filter(isNear).at(-1)) : undefined) ??
    only;
  if (chosen !== undefined) return { year: chosen, because, options: fitting };
  return { because: 'no year in the document', options: fitting.slice(0, 4) };
}

/** As far in front of a year as the word stands that says what else it is of. */
const NEAR = 60;

/** The years that a text writes, each with the words in front of it. */
const yearsIn = (text: string): { year: number; before: string }[] =>
  [...text.matchAll(/(?<![\d.-])20\d{2}(?![\d-])/g)].map(({ 0: digits, index }) => ({
    year: Number(digits),
    before: text.slice(Math.max(0, index - NEAR), index),
  }));

const OF_DOCUMENT = /(?:©|\(c\)|copyright|updated|revised|modified|edited|version)[^\n\d]{0,25}$/iu;

/** "© 2026", "Updated August 2026": too little by itself, as such a line stays from year to year. */
const yearsOfDocument = (text: string): ReadonlySet<number> =>
  new Set(yearsIn(text).flatMap(({ year, before }) => (OF_DOCUMENT.test(before) ? [year] : [])));

function latestYear(text: string, referenceYear: number): number | undefined {
  const plausible = yearsIn(text).flatMap(({ year, before }) =>
    year <= referenceYear + 1 && !OF_SOMETHING_ELSE.test(before) ? [year] : [],
  );
  return plausible.length > 0 ? Math.max(...plausible) : undefined;
}
