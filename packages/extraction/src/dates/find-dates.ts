import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { eachMatch, oneOf } from '../text/patterns.ts';
import { isDayOfYear } from './civil.ts';
import { dateReaders } from './date-readers.ts';
import type { DateMention, DateReader } from './mention.ts';
import { type DateWords, dateWords } from './words.ts';

interface Finder {
  readers: readonly DateReader[];
  refiners: readonly ((mentions: DateMention[], text: string) => DateMention[])[];
}

/** Longer passages are cut: no sentence of a syllabus needs more, and patterns stay fast. */
const LONGEST = 20_000;

/** Every date a text writes, in order, with the weekday and the other end of a range where it states them. */
export function findDates(text: string, locale: Locale): DateMention[] {
  if (!/\d/.test(text)) return [];
  const { readers, refiners } = finderOf(locale);
  const head = text.slice(0, LONGEST);
  const found = readers.flatMap((read) => read(head)).filter(({ month, day }) => isDayOfYear(month, day));
  return refiners.reduce((mentions, refine) => refine(mentions, head), found);
}

const finderOf = perLocale((locale): Finder => {
  const words = dateWords(locale);
  return {
    readers: dateReaders(locale),
    // The weekday belongs to one date, so overlaps go first; a range is joined once each side has its weekday.
    refiners: [dropOverlaps, addListedDays, addWeekdays(words), joinRanges(words)],
  };
});

/** Where two readings overlap, the one whose reader comes first in the list wins. */
function dropOverlaps(found: DateMention[]): DateMention[] {
  const kept: DateMention[] = [];
  for (const mention of found)
    if (!kept.some((other) => mention.start < other.end && other.start < mention.end)) kept.push(mention);
  return kept.sort((a, b) => a.start - b.start);
}

const NEXT_DAY =
  /^(?:\s{0,2}(?:,|&|\/)\s{0,2}(?:and\s|or\s|&\s)?|\s(?:and|or|et|y|und|&)\s|\s)(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d/%]|:\d|\.(?!\s|$)|\s?(?:am|pm|a\.m|p\.m|noon|midnight|uhr|o[’']clock|midi|minuit|uur|%|h\b|h\d|points?|pts|pages?|weeks?|-))/i;
const THROUGH_DAY =
  /^\s?(?:[-–—]{1,2}|\.\.(?=\d)|to|through|thru|au|al|-)\s?(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d/%]|:\d|\.\d|\s?(?:am|pm|a\.m|p\.m|%|h\b|h\d))/i;
const MOST_LISTED = 8;

/** `Apr 5, 6 & 8` names three days and `Oct 9-11` a range; the numbers behind take the month of the first. */
function addListedDays(mentions: DateMention[], text: string): DateMention[] {
  return mentions.flatMap((mention, index): DateMention[] => {
    if (mention.until || mention.year !== undefined) return [mention];
    const limit = mentions[index + 1]?.start ?? text.length;
    const chain = daysOfChain(mention, text.slice(mention.end, limit));
    if (chain.length > 0) return [mention, ...chain];
    const through = THROUGH_DAY.exec(text.slice(mention.end, limit));
    const last = Number(through?.groups?.day ?? 0);
    if (through && last > mention.day && isDayOfYear(mention.month, last))
      return [
        { ...mention, end: mention.end + through[0].length, until: { month: mention.month, day: last } },
      ];
    const isAmongWords = mention.numeric && !ONLY_DAYS.test(text);
    return [mention, ...(isAmongWords ? [] : daysBehind(mention, text, limit))];
  });
}

const CHAIN = /^(?:\s?[-–]\s?\d{1,2}){2,5}(?![\d/:])/u;

/** The days behind the first of "September 14-16-18", which are three days of one week. */
function daysOfChain({ month, day, end }: DateMention, behind: string): DateMention[] {
  const days = eachMatch(CHAIN.exec(behind)?.[0] ?? '', /\d{1,2}/gu).map(({ start, end: stop, text }) => ({
    start: end + start,
    end: end + stop,
    month,
    day: Number(text),
    listed: true,
  }));
  const isRising = days.every((one, index) => one.day > (days[index - 1]?.day ?? day));
  return isRising && days.every((one) => isDayOfYear(month, one.day)) ? days : [];
}

/** `9/16, 18, 20`, and nothing else: among words the 18 may count anything. */
const ONLY_DAYS = /^[\s\d/,&]{1,40}$/;

function daysBehind(first: DateMention, text: string, limit: number): DateMention[] {
  const days: DateMention[] = [];
  let { day, end } = first;
  while (days.length < MOST_LISTED) {
    const next = NEXT_DAY.exec(text.slice(end, limit));
    const number = Number(next?.groups?.day ?? 0);
    const isBareGap = next !== null && /^\s\d/.test(next[0]);
    if (!next || number <= day || !isDayOfYear(first.month, number) || (isBareGap && days.length === 0))
      break;
    const start = end + next[0].search(/\d/);
    end += next[0].length;
    day = number;
    days.push({ start, end, month: first.month, day, listed: true });
  }
  return days;
}

const INITIAL = '(?:M|Mo|T|Tu|W|We|Th|R|F|Fr|Sa|Su)';

/** "Mon. Sept 8", "T 9/9", "T/Th 9/9 & 9/11", "MW 9/8, 9/10", "9/9 (Tue)", "9/9 (T)", "9/9 T – …": the weekdays are part of the date. */
function addWeekdays(words: DateWords) {
  const before = new RegExp(
    `(?<![\\p{L}])(?<name>${words.weekday})\\.?(?:\\s?[-–&/]\\s?${words.weekday}\\.?)?(?:\\s?[,:])?\\s{0,3}(?:the\\s|le\\s|el\\s)?\\(?$`,
    'iu',
  );
  const after = new RegExp(
    // "Mar 3 (Tue)" ends behind its bracket.
    `^\\s?[,/(]?\\s?(?<name>${words.weekday})(?![\\p{L}])(?!\\s(?:schedule|timetable|class(?:es)?\\smeet))(?:\\.?\\)(?<=^\\s?\\([^()]*\\)))?`,
    'iu',
  );
  const initialBehind = new RegExp(
    `^(?:\\s{0,2}\\((?<name>${INITIAL})\\.?\\)|\\s(?<beforeDash>${INITIAL})(?=\\s[–—-]\\s))`,
    'u',
  );
  const initial = new RegExp(`(?:^[-–—]?|[\\s(|])(?<name>${INITIAL})\\.?,?\\s{1,2}$`);
  const written = `(?:${words.weekday}|${INITIAL})`;
  const several = new RegExp(
    `(?:^|[\\s(|])(?:(?<name>${written})\\.?(?:\\s?[/&,+]\\s?${written}\\.?){1,3}|(?!TH)(?:M|T|W|Th|R|F){2,4}),?\\s{1,2}$`,
    'u',
  );
  const withWeekday = (mention: DateMention, lead: string, tail: string): DateMention => {
    const name = before.exec(lead) ?? (mention.listed ? null : (initial.exec(lead) ?? several.exec(lead)));
    if (name) {
      const said = name.groups?.name ?? '';
      const weekday = words.weekdayOrInitialFrom(said);
      return {
        ...mention,
        start: mention.start - lead.length + leadStart(name),
        ...(weekday && { weekday }),
      };
    }
    const behind = after.exec(tail) ?? initialBehind.exec(tail);
    const said = behind?.groups?.name ?? behind?.groups?.beforeDash;
    const weekday = said ? words.weekdayOrInitialFrom(said) : undefined;
    return weekday && behind ? { ...mention, end: mention.end + behind[0].length, weekday } : mention;
  };
  return (mentions: DateMention[], text: string): DateMention[] =>
    mentions.map((mention, index) => {
      const previousEnd = mentions[index - 1]?.end ?? 0;
      const nextStart = mentions[index + 1]?.start ?? text.length;
      return withWeekday(
        mention,
        text.slice(Math.max(previousEnd, mention.start - 24), mention.start),
        text.slice(mention.end, Math.min(mention.end + 30, nextStart)),
      );
    });
}

const leadStart = (match: RegExpExecArray) => match.index + match[0].search(/\p{L}/u);

/** "Between April 13 and April 27." */
const betweenDays = ({ between, and, articles }: Locale) => {
  const article = `(?:${oneOf(articles)}\\s)?`;
  return {
    opens: new RegExp(`(?<!\\p{L})${oneOf(between)}\\s${article}$`, 'iu'),
    joins: new RegExp(`^,?\\s${oneOf(and)}\\s${article}$`, 'iu'),
  };
};

function joinRanges({ locale, weekday }: DateWords) {
  const { opens, joins } = betweenDays(locale);
  const to = locale.to.join('|');
  const between = new RegExp(
    `^\\s{0,2}(?:\\([^()]{0,24}\\)\\s{0,2}|,?\\s?\\d{1,2}(?::\\d{2})?\\s?[ap]\\.?m\\.?\\s{0,2})?(?:[-–—]|à|(?:${to}))\\s{0,2}(?:${weekday}\\.?,?\\s{0,2})?$`,
    'iu',
  );
  return (mentions: DateMention[], text: string): DateMention[] => {
    const joined: DateMention[] = [];
    for (const mention of mentions) {
      const last = joined.at(-1);
      const gap = last ? text.slice(last.end, mention.start) : '';
      const isSpan =
        between.test(gap) || (joins.test(gap) && opens.test(text.slice(0, Math.max(0, last?.start ?? 0))));
      if (last && !last.until && !mention.until && !mention.listed && isSpan && isAfter(last, mention)) {
        const { month, day, year } = mention;
        joined[joined.length - 1] = {
          ...last,
          end: mention.end,
          ...(last.year === undefined && year !== undefined && last.month <= month && { year }),
          until: { month, day, ...(year !== undefined && { year }) },
        };
      } else joined.push(mention);
    }
    return joined;
  };
}

/** A range over the new year has the later month first. */
const isAfter = (from: DateMention, to: DateMention) =>
  to.month > from.month || (to.month === from.month && to.day > from.day) || from.month - to.month >= 8;
