import { addDays, WEEKDAYS, weekdayIndex } from '../dates/civil.ts';
import { isFull, reckoned } from '../dates/date-book.ts';
import { dateWords } from '../dates/words.ts';
import type { Weekday } from '../extraction.ts';
import type { Candidate, Signal } from '../items/candidate.ts';
import { vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { RELATIVE_WORDS } from '../schedule/relative/relative-words.ts';
import { toClauses } from '../structure/clauses.ts';
import { runningText } from '../structure/outline.ts';
import { oneOf } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';
import { singular } from './rule-words.ts';

/** "Problem sets are distributed on Fridays and due the following Tuesday." */
export interface FollowingDayRule {
  day: Weekday;
  /** What it speaks of, in the singular: `problem set`. */
  nouns: readonly string[];
}

const followingDay = perLocale((locale) => {
  const [day, following] = [dateWords(locale).weekday, oneOf(RELATIVE_WORDS.followingDay)];
  return new RegExp(
    `(?<!\\p{L})(?:${following}\\s(?<day>${day})|(?<named>${day})\\s${following})(?!\\p{L})`,
    'iu',
  );
});

/** The weekday after it is given out on which a document says that work of a kind is due. */
export function findFollowingDayRules({ nodes, locale, book }: CourseContext): FollowingDayRule[] {
  return runningText(nodes)
    .flatMap(toClauses)
    .filter((clause) => book.within(clause).length === 0)
    .flatMap(({ text }) => ruleIn(text, locale) ?? []);
}

/** What a sentence says of the day on which work is due that another day gives out. */
export function ruleIn(text: string, locale: Locale): FollowingDayRule | undefined {
  const { due, handedOut, works } = vocabulary(locale);
  const groups = followingDay(locale).exec(text)?.groups;
  const day = dateWords(locale).weekdayFrom(groups?.day ?? groups?.named ?? '');
  const nouns = works(text).map((head) => singular(head.text));
  return day && nouns.length > 0 && due.test(text) && handedOut.test(text) ? { day, nouns } : undefined;
}

/** Then the document says of the work itself when it is due. */
const HAS_ITS_DAY: readonly Signal[] = ['role:due', 'due', 'own-date', 'labelled'];

/** Moves work that the schedule has where it is given out to the day on which the document says that it is due. */
export function applyFollowingDayRule(candidate: Candidate, rules: readonly FollowingDayRule[]): Candidate {
  const [first] = candidate.dates;
  const title = candidate.title.toLowerCase();
  const rule = rules.find(({ nouns }) => nouns.some((noun) => title.includes(noun)));
  if (!rule || !first || !isFull(first.date) || HAS_ITS_DAY.some((signal) => candidate.signals.has(signal)))
    return candidate;
  const days = (WEEKDAYS.indexOf(rule.day) - weekdayIndex(first.date) + 7) % 7 || 7;
  const because = 'the day by which the document says that work is due';
  return {
    ...candidate,
    isWeek: false,
    dates: [reckoned(first, { date: addDays(first.date, days) }, because)],
    signals: new Set<Signal>(
      [...candidate.signals, 'due' as const].filter((signal) => signal !== 'lab-session'),
    ),
  };
}
