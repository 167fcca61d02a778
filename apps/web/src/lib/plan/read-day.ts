import { addDays, type Day, isDay, startOfWeek, weekdayOf } from './days';

/** Something read out of words, and where it stood. */
export interface Read<T> {
  value: T;
  start: number;
  end: number;
}

/**
 * The first day that words name, counted from `today`: `next Fri`, `in 3 days`, `Feb 20`, `20 Feb`, `2/20`, `2026-02-20`.
 * Without a year the next such day is meant.
 */
export function readDay(
  text: string,
  { today, monthFirst = true }: { today: Day; monthFirst?: boolean },
): Read<Day> | undefined {
  return dateReaders({ monthFirst })
    .map((read) => read(text, today))
    .find(isThere);
}

/** Words that are written as a day, though there is no such day: `31 Feb`, `2026-13-01`. */
export function readNoDay(
  text: string,
  { today, monthFirst = true }: { today: Day; monthFirst?: boolean },
): Read<string> | undefined {
  const found = exactReaders({ monthFirst }).flatMap((read) => read(text, today) ?? []);
  const days = found.filter(isThere);
  const noDay = found.find((one) => !isThere(one) && !days.some((day) => doOverlap(day, one)));
  return noDay && { ...noDay, value: text.slice(noDay.start, noDay.end) };
}

const isThere = (read: Read<Day | undefined> | undefined): read is Read<Day> => read?.value !== undefined;

const doOverlap = (a: Read<unknown>, b: Read<unknown>): boolean => a.start < b.end && b.start < a.end;

/** One way of writing a day; there may be none that is written so. */
type DateReader = (text: string, today: Day) => Read<Day | undefined> | undefined;

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WEEKDAY =
  '(?<weekday>mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const START = '(?<=^|[\\s,(])';
const END = '(?=$|[\\s,.;)])';

const NUMBERS: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

type Groups = Record<string, string | undefined>;

const reader =
  (pattern: string, toDay: (groups: Groups, today: Day) => Day | undefined): DateReader =>
  (text, today) => {
    const match = new RegExp(`${START}${pattern}${END}`, 'i').exec(text);
    if (!match) return undefined;
    const value = toDay(match.groups ?? {}, today);
    return { value, start: match.index, end: match.index + match[0].length };
  };

const iso = reader('(?<day>\\d{4}-\\d{2}-\\d{2})', ({ day = '' }) => (isDay(day) ? day : undefined));

const nearWord = reader('(?<word>today|tonight|tomorrow|tmrw)', ({ word = '' }, today) =>
  /^to(?:day|night)$/i.test(word) ? today : addDays(today, 1),
);

const inSomeTime = reader(
  'in\\s+(?<count>\\d{1,3}|an?|one|two|three|four|five|six)\\s+(?<unit>days?|weeks?)',
  ({ count = '', unit = '' }, today) => {
    const number = NUMBERS[count.toLowerCase()] ?? Number(count);
    return addDays(today, number * (/^week/i.test(unit) ? 7 : 1));
  },
);

/** `Fri` is the coming one (today counts), `next Fri` the one in next week, as the week begins on Monday. */
const weekday = reader(
  `(?:(?<which>next|this|coming)\\s+)?${WEEKDAY}`,
  ({ which, weekday: name = '' }, today) => {
    const wanted = WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase());
    if (which?.toLowerCase() === 'next') return addDays(startOfWeek(today), 7 + wanted);
    return addDays(today, (wanted - (weekdayOf(today) - 1) + 7) % 7);
  },
);

const nextWeek = reader('next\\s+week', (_, today) => addDays(startOfWeek(today), 7));

const monthFirstText = reader(
  `${MONTH}\\.?\\s+(?<date>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<year>\\d{4}))?`,
  toNamedDay,
);
const dayFirstText = reader(
  `(?<date>\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH}\\.?(?:,?\\s+(?<year>\\d{4}))?`,
  toNamedDay,
);

function toNamedDay({ month = '', date = '', year }: Groups, today: Day): Day | undefined {
  return inComingYear(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, Number(date), year, today);
}

/** Of two numbers the one above 12 is no month, whichever comes first. */
const numeric = (monthFirst: boolean) =>
  reader(
    '(?<first>\\d{1,2})/(?<second>\\d{1,2})(?:/(?<year>\\d{4}|\\d{2}))?',
    ({ first, second, year }, today) => {
      const [month, date] = monthFirst ? [Number(first), Number(second)] : [Number(second), Number(first)];
      const inFull = year?.padStart(4, today.slice(0, 2));
      return inComingYear(month, date, inFull, today) ?? inComingYear(date, month, inFull, today);
    },
  );

/** So many years can lie between two days of the same name: 29 February 2096 and 2104. */
const MOST_YEARS_APART = 8;

/** Without a year it is the next such day; one at most 30 days back is meant as written. */
function inComingYear(month: number, date: number, year: string | undefined, today: Day): Day | undefined {
  const pad = (part: number) => String(part).padStart(2, '0');
  const thisYear = Number(today.slice(0, 4));
  const inYear = (number: number) => `${number}-${pad(month)}-${pad(date)}`;
  const years = Array.from({ length: MOST_YEARS_APART + 1 }, (_, later) => thisYear + later);
  const candidates = (year ? [Number(year)] : years).map(inYear).filter(isDay);
  return candidates.find((day) => year !== undefined || day >= addDays(today, -30)) ?? candidates[0];
}

interface Order {
  monthFirst: boolean;
}

/** Order is policy: the exact before the vague, so `Fri 20 Feb` is read as the day and not as the weekday. */
const dateReaders = ({ monthFirst }: Order): readonly DateReader[] => [
  iso,
  withWeekday(monthFirstText),
  withWeekday(dayFirstText),
  withWeekday(numeric(monthFirst)),
  inSomeTime,
  nearWord,
  weekday,
  nextWeek,
];

/** What can only be meant as a day: `20/30` alone may be points. */
const exactReaders = ({ monthFirst }: Order): readonly DateReader[] => [
  iso,
  withWeekday(monthFirstText),
  withWeekday(dayFirstText),
  saidToBeADay(withWeekday(numeric(monthFirst))),
];

const saidToBeADay =
  (read: DateReader): DateReader =>
  (text, today) => {
    const found = read(text, today);
    const isSaid = /(?:^|\s)(?:due|by|on|until)\s+$/i.test(text.slice(0, found?.start));
    const hasYear = /\/\d{1,2}\/\d{2,4}$/.test(text.slice(0, found?.end));
    return isSaid || hasYear ? found : undefined;
  };

const WEEKDAY_BEFORE = new RegExp(`${START}${WEEKDAY},?\\s+$`, 'i');

/** A weekday right before a full date belongs to it. */
function withWeekday(read: DateReader): DateReader {
  return (text, today) => {
    const found = read(text, today);
    const before = found && WEEKDAY_BEFORE.exec(text.slice(0, found.start));
    return found && before ? { ...found, start: before.index } : found;
  };
}
