import { eachMatch } from '../text/patterns.ts';
import type { DateMention, DateReader } from './mention.ts';
import type { DateWords } from './words.ts';
import { NUMBER_AND_DASH, numberedThing, withYear } from './written-numbers.ts';

// "may", "mar" or "sun" in the middle of a sentence are words; as names they have a capital.
const isWrittenAsName = (name: string) => name.length > 3 || /^\p{Lu}/u.test(name);

const CAPITAL_ONLY = /^(?:may|mar|march|set|mai)$/i;

const readsAsMonth = (name: string) =>
  isWrittenAsName(name) && (!CAPITAL_ONLY.test(name) || /^\p{Lu}/u.test(name));

/** Behind a short name only: "31 March. 15 points" is a sentence that ends. */
const ABBREVIATED = '(?:(?<=(?<!\\p{L})\\p{L}{3,4})\\.)?';

/** `October 12`, `Oct. 12th, 2026`, `Oct-12`; of `Feb 21/23` the first of two days, of `26 October, 1 November` none */
export function monthAndDay(words: DateWords): DateReader {
  const { month, ordinal, monthNumber, weekday, locale } = words;
  const { shortYear, monthFirst } = locale;
  const isWeekday = new RegExp(`^${weekday}$`, 'iu');
  const short = shortYear ? `|,\\s{1,2}(?<short>${shortYear})(?![\\d:/%])` : '';
  const pattern = new RegExp(
    `(?<![\\p{L}])(?<month>${month})${ABBREVIATED}(?:(?:,(?!\\s{0,3}\\d{1,2}\\s${month}))?\\s{0,3}|(?<!\\d\\W{1,3}\\p{L}{3,9})-)(?<day>\\d{1,2})(?!\\d|:\\d|/\\d{1,2}/|/\\d{3}|\\.\\d|\\s{0,2}(?:am|pm|noon|midnight|h(?!\\p{L}|\\s?\\d{3})|%))` +
      `(?:\\s?${ordinal}(?!\\p{L}))?(?:(?:,?\\s{1,2}|,)(?<year>(?:19|20)\\d{2})(?!\\d)${short})?`,
    'giu',
  );
  return (text) =>
    eachMatch(text, pattern)
      .filter(({ groups }) => readsAsMonth(groups.month ?? ''))
      // "Mar 17/8" is a martes, mardi or martedì.
      .filter(
        ({ end, groups }) =>
          monthFirst || !isWeekday.test(groups.month ?? '') || !MONTH_BEHIND.test(text.slice(end)),
      )
      .map(({ start, end, groups }) => ({
        start,
        end,
        month: monthNumber(groups.month ?? ''),
        day: Number(groups.day),
        ...withYear(groups.year ?? groups.short),
      }));
}

const MONTH_BEHIND = /^\s?[/.-]\s?(?:0?[1-9]|1[0-2])(?!\d)/u;

/** `Feb 6/8/9/10`, `April 10/12/-/-`: the days of one week, of which the last ones may have no class. */
export function slashedDays({ month, monthNumber }: DateWords): DateReader {
  const pattern = new RegExp(
    `(?<![\\p{L}])(?<month>${month})${ABBREVIATED}\\s{1,2}(?:-\\s?/\\s?){0,2}(?<days>\\d{1,2}(?:\\s?/\\s?\\d{1,2}){1,5})(?<rest>(?:\\s?/\\s?-){0,4})(?![\\d/])`,
    'giu',
  );
  return (text) =>
    eachMatch(text, pattern).flatMap(({ start, end, groups }): DateMention[] => {
      const days = (groups.days ?? '').split('/').map(Number);
      const [first = 0, last = 0] = [days[0], days.at(-1)];
      const isList = days.length > 2 || groups.rest !== '';
      const isRising = days.every((day, index) => index === 0 || day > (days[index - 1] ?? day));
      if (!isList || !isRising || !readsAsMonth(groups.month ?? '')) return [];
      const inMonth = { month: monthNumber(groups.month ?? '') };
      return [{ start, end, ...inMonth, day: first, until: { ...inMonth, day: last } }];
    });
}

/** "Entre le 8 et le 12 février" is a span, and not two days. */
const BETWEEN = /(?<!\p{L})(?:entre|zwischen|tra|fra|tussen)\s(?:(?:les?|el|los|il|dem|de|o|os|dias?)\s)?$/iu;

const NEAR = 20;

/** "30 April 10:30 am", "28 April 5-7 pm": the number behind the month is an hour, and no day of it. */
const HOUR_BEHIND =
  '(?:\\s?[–—-]\\s?\\d{1,2})?(?::[0-5]\\d|\\s?(?:[ap]\\.?m(?!\\p{L})|noon|midnight|h(?!\\p{L}|\\s?\\d{3})))';

/** `12 October 2026`, `14-Jan-27`, `14/enero/2027`, `1er octobre`, `12 de octubre de 2026`, `3-4 August` */
export function dayAndMonth({
  month,
  ordinal,
  connector,
  monthNumber,
  weekday,
  locale,
}: DateWords): DateReader {
  const followedByDay = locale.monthFirst ? `(?!${ABBREVIATED}\\s{0,2}\\d{1,2}(?!\\d|${HOUR_BEHIND}))` : '';
  const pattern = new RegExp(
    `(?<![\\d./]|(?<!\\p{L}):)(?<lead>(?<first>\\d{1,2})(?:${ordinal})?,?\\s?(?:[-–—/&]|${[...locale.to, ...locale.and].join('|')})\\s?(?:(?:le|el|il|den|dem|de)\\s)?(?:${weekday}\\.?,?\\s(?:den\\s)?)?)?` +
      `(?<day>\\d{1,2})(?:${ordinal}(?!\\p{L}))?(?:\\s{0,2}-\\s{0,1}|/|\\s{0,3}(?:${connector}\\s)?)(?<month>${month})(?![\\p{L}])` +
      `(?:[-/](?<short>\\d{2}(?:\\d{2})?)(?!\\d|\\s?${month})|\\.?,?\\s{1,2}(?:${connector}\\s)?(?<year>(?:19|20)\\d{2})(?!\\d)|\\.?${followedByDay})`,
    'giu',
  );
  const isNumbered = numberedThing(locale);
  const before = daysBefore(ordinal, isNumbered);
  const listed = new RegExp(
    `^\\D{0,4}\\s?(?:&|${locale.and.join('|')})\\s?(?:(?:le|el|il|den|dem|de)\\s)?(?:${weekday}\\.?,?\\s(?:den\\s)?)?(?=\\d)`,
    'iu',
  );
  return (text) =>
    eachMatch(text, pattern)
      .filter(({ groups }) => !locale.monthFirst || readsAsMonth(groups.month ?? ''))
      .flatMap(({ start, end, text: written, groups }): DateMention[] => {
        const last = { month: monthNumber(groups.month ?? ''), ...withYear(groups.year ?? groups.short) };
        const day = Number(groups.day);
        const first = Number(groups.first ?? 0);
        // The "30" of "June 30 - Wed 1 July" has a month of its own.
        if (first === 0 || first >= day) {
          const from = start + (groups.lead ?? '').length;
          return asList(before(text, { start: from, day, month: last.month }), {
            start: from,
            end,
            ...last,
            day,
          });
        }
        const behindNumber = NUMBER_AND_DASH.exec(written)?.[0].length;
        if (behindNumber !== undefined && isNumbered.test(text.slice(0, start + String(groups.first).length)))
          return [{ start: start + behindNumber, end, ...last, day }];
        const joined = listed.exec(written.slice(String(groups.first).length))?.[0];
        if (joined === undefined || BETWEEN.test(text.slice(Math.max(0, start - NEAR), start)))
          return [{ start, end, ...last, day: first, until: { ...last, day } }];
        // "19 e 26 maggio" are two days.
        const length = String(groups.first).length;
        return [
          ...asList(before(text, { start, day: first, month: last.month, isList: true }), {
            ...{ start, end: start + length, ...last, day: first },
          }),
          { start: start + length + joined.length, end, ...last, day, listed: true },
        ];
      });
}

const asList = (earlier: readonly DateMention[], { start, end, ...day }: DateMention): DateMention[] => [
  ...earlier.map((one) => ({ ...day, ...one })),
  { start, end, ...day, ...(earlier.length > 0 && { listed: true }) },
];

interface FirstDay {
  start: number;
  day: number;
  month: number;
  /** Others of the month follow it: "3, 10 and 17 May". */
  isList?: boolean;
}

const MOST_BEFORE = 40;

/** The days in front of the one that has the month: the 24th of "24th, 26th April", the 3rd of "3, 10 and 17 May". */
function daysBefore(ordinal: string, isNumbered: RegExp) {
  const behind = `(?:${ordinal})(?!\\p{L})`;
  const plain = new RegExp(`(?<![\\d.,:/%#-])(?:\\d{1,2}(?:${behind})?,\\s){1,5}$`, 'iu');
  const numbered = new RegExp(`(?<![\\d.,:/%#-])(?:\\d{1,2}${behind},\\s){1,5}$`, 'iu');
  return (text: string, { start, day, month, isList }: FirstDay): DateMention[] => {
    const front = text.slice(Math.max(0, start - MOST_BEFORE), start);
    const list = (numbered.exec(front) ?? (isList ? plain.exec(front) : undefined))?.[0];
    if (list === undefined) return [];
    const from = start - list.length;
    // "Chapters 3, 10 and 17 May".
    if (isNumbered.test(text.slice(0, from + list.search(/\D/u)))) return [];
    const days = eachMatch(list, /\d{1,2}[^,]*/gu).map((found, index) => ({
      start: from + found.start,
      end: from + found.end,
      month,
      day: Number.parseInt(found.text, 10),
      ...(index > 0 && { listed: true }),
    }));
    const isRising = days.every((one, index) => one.day < (days[index + 1]?.day ?? day));
    return isRising ? days : [];
  };
}

/** `7MAR27`, `09SEP2026`: day, month and year without a space, as in armies and laboratories. */
export function gluedDate({ month, monthNumber }: DateWords): DateReader {
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?<day>\\d{1,2})(?<month>${month})(?<year>(?:20)?\\d{2})(?![\\p{L}\\d])`,
    'giu',
  );
  return (text) =>
    eachMatch(text, pattern).map(({ start, end, groups }) => ({
      start,
      end,
      month: monthNumber(groups.month ?? ''),
      day: Number(groups.day),
      ...withYear(groups.year),
    }));
}
