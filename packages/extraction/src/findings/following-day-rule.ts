import { addDays, type CivilDate, WEEKDAYS, weekdayIndex } from '../dates/civil.ts';
import { isFull, type PlacedDate, reckoned } from '../dates/date-book.ts';
import { dateWords } from '../dates/words.ts';
import type { Weekday } from '../extraction.ts';
import { numberFrom } from '../grading/count-works.ts';
import { gradingWords } from '../grading/words/by-language.ts';
import type { Candidate, Signal } from '../items/candidate.ts';
import { isTest, type Vocabulary, vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import type { Occasion } from '../schedule/occasion.ts';
import { RELATIVE_WORDS } from '../schedule/relative/relative-words.ts';
import { toClauses } from '../structure/clauses.ts';
import { runningText } from '../structure/outline.ts';
import { type Passage, slicePassage } from '../text/passage.ts';
import { oneOf } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';
import { hasWordsOf, isAnyWork, isNamedIn, singular } from './rule-words.ts';

/** "Problem sets are distributed on Fridays and due the following Tuesday", "… and due one week later". */
export type FollowingDayRule = FollowingDay & {
  /** What it speaks of, in the singular: `problem set`. */
  nouns: readonly string[];
  /** "All problem sets are due the following Tuesday": of whatever the schedule names, in a column of work as well. */
  isOfAll?: boolean;
};

type FollowingDay = { day: Weekday } | { days: number };

const followingDay = perLocale((locale) => {
  const [day, following] = [dateWords(locale).weekday, oneOf(RELATIVE_WORDS.followingDay)];
  return new RegExp(
    `(?<!\\p{L})(?:${following}\\s(?<day>${day})|(?<named>${day})\\s${following})(?!\\p{L})`,
    'iu',
  );
});

/** "One week after they are assigned", "seven days later". */
const someTimeLater = perLocale((locale) => {
  const { day, week, after, later } = RELATIVE_WORDS;
  const count = oneOf([
    'an?',
    'une?',
    'una?',
    'uma',
    'eine[nr]?',
    'een',
    ...gradingWords(locale.language).numbers,
    '\\d{1,2}',
  ]);
  return new RegExp(
    `(?<!\\p{L})(?<count>${count})\\s(?:${oneOf(week)}|(?<days>${oneOf(day)}))\\s(?:${oneOf(after)}|(?<later>${oneOf(later)})|from)(?!\\p{L})`,
    'iu',
  );
});

const LONGEST_WAIT = 28;
/** What is said of work that comes late, or back, is no rule of when it is due. */
const OF_OTHERS =
  /\b(?:late|extensions?|return\p{L}*|regrad\p{L}*|appeals?|make-?\s?ups?|penalt\p{L}*|accept\p{L}*)\b/iu;

/** The day after it is given out on which a document says that work of a kind is due. */
export function findFollowingDayRules({ nodes, locale, book }: CourseContext): FollowingDayRule[] {
  return runningText(nodes)
    .flatMap(toClauses)
    .filter((clause) => book.within(clause).length === 0)
    .flatMap(({ text }) => ruleIn(text, locale) ?? []);
}

/** What a sentence says of the day on which work is due that another day gives out. */
export function ruleIn(text: string, locale: Locale): FollowingDayRule | undefined {
  const { due, handedOut, works } = vocabulary(locale);
  if (!due.test(text)) return undefined;
  const isGiven = handedOut.test(text);
  const isOfAll = !isGiven && OF_ALL.test(text);
  const days = isGiven || isOfAll ? namedDay(text, locale) : undefined;
  const given = days ?? laterDay(text, isGiven, locale);
  const nouns = given ? works(text).map((head) => singular(head.text)) : [];
  return given && nouns.length > 0 ? { ...given, nouns, ...(isOfAll && { isOfAll }) } : undefined;
}

/** "All problem sets are due the following Tuesday", and not "homework 3 is due next Tuesday". */
const OF_ALL = /^\W*(?:all|each|every)\s[^.;]{3,60}\sdue\s(?:on\s|by\s)?the\s(?:following|next)\s/iu;

function namedDay(text: string, locale: Locale): FollowingDay | undefined {
  const groups = followingDay(locale).exec(text)?.groups;
  const day = dateWords(locale).weekdayFrom(groups?.day ?? groups?.named ?? '');
  return day && { day };
}

function laterDay(text: string, saysGiven: boolean, locale: Locale): FollowingDay | undefined {
  const groups = someTimeLater(locale).exec(text)?.groups;
  if (!groups || !(saysGiven || groups.later) || OF_OTHERS.test(text)) return undefined;
  const count = numberFrom(groups.count, gradingWords(locale.language).numbers) || 1;
  const days = groups.days === undefined ? 7 * count : count;
  return days <= LONGEST_WAIT ? { days } : undefined;
}

/** Then the document says of the work itself when it is due. */
const HAS_ITS_DAY: readonly Signal[] = ['role:due', 'due', 'own-date', 'labelled'];

/** Moves work that the schedule has where it is given out to the day on which the document says that it is due. */
export function applyFollowingDayRule(candidate: Candidate, rules: readonly FollowingDayRule[]): Candidate {
  const [first] = candidate.dates;
  const title = candidate.title.toLowerCase();
  const rule = rules.find((one) => 'day' in one && one.nouns.some((noun) => hasWordsOf(noun, title)));
  if (!rule || !first || !isFull(first.date) || hasItsDay(candidate, first.date, rule)) return candidate;
  return {
    ...candidate,
    isWeek: false,
    dates: [dueAfter(first, first.date, rule)],
    signals: new Set<Signal>(
      [...candidate.signals, 'due' as const].filter((signal) => signal !== 'lab-session'),
    ),
  };
}

function hasItsDay({ signals }: Candidate, date: CivilDate, rule: FollowingDayRule): boolean {
  const isOnDay = 'day' in rule && weekdayIndex(date) === WEEKDAYS.indexOf(rule.day);
  return (
    (rule.isOfAll === true && isOnDay) ||
    isHourOfWork(signals) ||
    HAS_ITS_DAY.some((signal) => signals.has(signal) && !(rule.isOfAll && signal === 'role:due'))
  );
}

/** "11:59 pm", in a cell beside the work: the hour at which it is due. */
const isHourOfWork = (signals: Candidate['signals']): boolean =>
  signals.has('timed') && signals.has('from-context');

function dueAfter(given: PlacedDate, date: CivilDate, rule: FollowingDay): PlacedDate {
  const days = 'days' in rule ? rule.days : (WEEKDAYS.indexOf(rule.day) - weekdayIndex(date) + 7) % 7 || 7;
  return reckoned(
    given,
    { date: addDays(date, days) },
    'the day by which the document says that work is due',
  );
}

/**
 * Work that the schedule has only where it is given out, by a column "Assigned" or by "Problem set 3 out", on the day on
 * which the document says that it is due.
 */
export function dueOnceGiven(
  occasions: readonly Occasion[],
  rules: readonly FollowingDayRule[],
  locale: Locale,
): Occasion[] {
  if (rules.length === 0) return [...occasions];
  const ruleFor = ({ statement }: Occasion) =>
    rules.find(({ nouns }) =>
      nouns.some((noun) => isAnyWork(noun) || isNamedIn(noun, statement.text.toLowerCase())),
    );
  const words = vocabulary(locale);
  const isDueElsewhere = occasions.some(
    (occasion) => occasion.role === 'due' && !whatIsGiven(occasion, words) && ruleFor(occasion),
  );
  if (isDueElsewhere) return [...occasions];
  return occasions.map((occasion) => {
    const [given, ...others] = occasion.dates;
    const statement = whatIsGiven(occasion, words);
    const rule = statement && ruleFor(occasion);
    if (!rule || !given || others.length > 0 || given.until || !isFull(given.date)) return occasion;
    const { isWeek: _isWeek, ...rest } = occasion;
    return { ...rest, statement, role: 'due', dates: [dueAfter(given, given.date, rule)] };
  });
}

/** The words in front of "out": what is given out, where a statement or its column says no more than that. */
function whatIsGiven({ role, statement }: Occasion, { handedOut, works }: Vocabulary): Passage | undefined {
  const said = handedOut.exec(statement.text);
  const isLast = said !== null && !/[\p{L}\p{N}]/u.test(statement.text.slice(said.index + said[0].length));
  const named = isLast ? slicePassage(statement, 0, said.index) : statement;
  const [head] = works(named.text);
  return head && !isTest(head) && (isLast || role === 'handedOut') ? named : undefined;
}
