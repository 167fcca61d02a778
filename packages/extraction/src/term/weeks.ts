import { addDays, type CivilDate, daysBetween, WEEKDAYS, weekdayIndex } from '../dates/civil.ts';
import { isFull, type PlacedDate, placeAt } from '../dates/date-book.ts';
import { dateWords } from '../dates/words.ts';
import type { Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import type { Node } from '../structure/outline.ts';
import type { Passage } from '../text/passage.ts';
import { eachMatch, type Match, oneOf } from '../text/patterns.ts';

/** When the weeks of the term begin, as far as the document tells. */
export interface TermWeeks {
  /** The Monday of a week, counted from 1, and how we know. */
  mondayOf(week: number): { date: CivilDate; because: string } | undefined;
}

const MOST_WEEKS = 20;
const NEAR = 60;

export interface DatedPassage {
  passage: Passage;
  dates: readonly PlacedDate[];
}

/** Reads the weeks from rows and lines that number and date them, else counts them from the first day of classes. */
export function readTermWeeks(
  nodes: readonly Node[],
  dated: readonly DatedPassage[],
  locale: Locale,
): TermWeeks {
  const numbered = new Map([...fromRows(nodes, dated, locale), ...fromLines(dated, locale)]);
  const first = firstDay(dated);
  return {
    mondayOf(week) {
      if (week < 1 || week > MOST_WEEKS) return undefined;
      const known = numbered.get(week);
      if (known) return { date: monday(known.date), because: `week ${week} is that of ${known.text}` };
      const [one, from] = [numbered.get(1), first];
      if (one)
        return {
          date: addDays(monday(one.date), 7 * (week - 1)),
          because: `counted from week 1, ${one.text}`,
        };
      if (numbered.size > 0 || !from) return undefined;
      return {
        date: addDays(monday(from.date), 7 * (week - 1)),
        because: `week ${week} of the term that begins on ${from.text}`,
      };
    },
  };
}

interface Anchor {
  date: CivilDate;
  text: string;
}

const monday = (date: CivilDate) => addDays(date, -weekdayIndex(date));

const anchorOf = ({ date, text }: PlacedDate): Anchor | undefined =>
  isFull(date) ? { date, text } : undefined;

const weekNumber = perLocale(
  (locale) => new RegExp(`(?<![\\p{L}])${oneOf(locale.week)}\\s?#?(?<week>\\d{1,2})(?!\\d)`, 'giu'),
);

/** `Week 3 (Sept 15)`, `Semaine 4 – 6 octobre`, `September 15 (week 3)`. */
function fromLines(dated: readonly DatedPassage[], locale: Locale): [number, Anchor][] {
  return dated.flatMap(({ passage, dates }) => {
    const [only] = dates;
    const anchor = only && anchorOf(only);
    if (!anchor || passage.text.length > 4 * NEAR) return [];
    const weeks = eachMatch(passage.text, weekNumber(locale));
    const [week] = weeks;
    return week && weeks.length === 1 && week.start <= NEAR
      ? [[Number(week.groups.week), anchor] as [number, Anchor]]
      : [];
  });
}

/** Rows of a table with the number of the week in a cell of its own. */
function fromRows(
  nodes: readonly Node[],
  dated: readonly DatedPassage[],
  locale: Locale,
): [number, Anchor][] {
  const datesOf = new Map(dated.map(({ passage, dates }) => [passage, dates]));
  const header = new RegExp(`^\\W*${oneOf(locale.week)}\\W*(?:no\\.?|#|nr\\.?)?\\W*$`, 'iu');
  return nodes.flatMap((node) => {
    if (node.type === 'paragraph') return [];
    const column = node.rows[0]?.cells.findIndex((cell) => header.test(cell?.passage.text ?? '')) ?? -1;
    return node.rows.slice(1).flatMap(({ cells }): [number, Anchor][] => {
      const week = Number(
        /^\W*(?<week>\d{1,2})\W*$/.exec(cells[column]?.passage.text ?? '')?.groups?.week ?? 0,
      );
      const placed = cells.flatMap((cell) => (cell ? (datesOf.get(cell.passage) ?? []) : []))[0];
      const anchor = placed && anchorOf(placed);
      return week > 0 && anchor ? [[week, anchor]] : [];
    });
  });
}

const BEGINS =
  /\b(?:(?:classes|teaching|term|semester|quarter|instruction|session|lectures)\s(?:[\p{L}\d–-]+,?\s){0,4}(?:begin(?:s|ning)?|start(?:s|ing)?|commenc(?:es|ing)|runs?\sfrom)|first\s(?:day|class)|début\sdes\scours|inicio\sde\s(?:las\s)?clases|vorlesungsbeginn|inizio\s(?:delle\s)?lezioni)\b/iu;
const SHORTEST_TERM = 35;

/** The day on which classes begin: said so, or the first day of the span of the term. */
function firstDay(dated: readonly DatedPassage[]): Anchor | undefined {
  const said = dated.find(
    ({ passage, dates }) => dates.length > 0 && BEGINS.test(passage.text.slice(0, 4 * NEAR)),
  );
  if (said?.dates[0]) {
    const at = BEGINS.exec(said.passage.text)?.index ?? 0;
    const behind = said.dates.find(({ mention }) => mention.start >= at) ?? said.dates[0];
    return anchorOf(behind);
  }
  const span = dated
    .flatMap(({ dates }) => dates)
    .find(
      ({ date, until }) =>
        until && isFull(date) && isFull(until) && daysBetween(date, until) >= SHORTEST_TERM,
    );
  return span && anchorOf(span);
}

const inWeekPatterns = perLocale((locale) => {
  const { weekday } = dateWords(locale);
  const week = `${oneOf(locale.week)}\\s?#?(?<week>\\d{1,2})(?![\\d/%])`;
  return {
    before: new RegExp(
      `(?<![\\p{L}])(?<day>${weekday})s?\\.?,?\\s(?:\\p{L}{1,4}\\s){0,2}(?<![\\p{L}])${week}`,
      'giu',
    ),
    behind: new RegExp(
      `(?<![\\p{L}])${week},?\\s?(?:\\(\\s?|[–—-]\\s?|(?:on\\s)?)(?<day>${weekday}|[MTWRF](?![\\p{L}])|Th(?![\\p{L}])|Tu(?![\\p{L}]))`,
      'giu',
    ),
    led: new RegExp(`^\\W{0,4}${week}`, 'iu'),
    day: new RegExp(`(?<![\\p{L}])(?<day>${weekday}|(?<=\\()(?:[MTWRF]|Th|Tu)(?=\\)))(?![\\p{L}])`, 'giu'),
  };
});

/** "Thursday of Week 5", "Friday, week 8", "Week 6 (Tues)": a weekday in a numbered week, as a date. */
export function weekDates(passage: Passage, weeks: TermWeeks, locale: Locale): PlacedDate[] {
  const { weekdayOrInitialFrom } = dateWords(locale);
  const { before, behind, led: leading, day: named } = inWeekPatterns(locale);
  const inWeek = ({ start, end, groups }: Match, week: string | undefined): PlacedDate[] => {
    const day = weekdayOrInitialFrom(groups.day ?? '');
    const begins = weeks.mondayOf(Number(week));
    const placed = day && begins && placeDay({ passage, start, end, day, begins });
    return placed ? [placed] : [];
  };
  const led = leading.exec(passage.text)?.groups?.week;
  const inLine =
    led === undefined
      ? []
      : eachMatch(passage.text, named).filter(
          ({ text, start }) => text.length >= SHORTEST_NAME || passage.text[start - 1] === '(',
        );
  const placed = inLine.flatMap((match) => inWeek(match, led));
  if (placed.length > 0) return placed;
  return [before, behind].flatMap((pattern) =>
    eachMatch(passage.text, pattern).flatMap((match) => inWeek(match, match.groups.week)),
  );
}

const SHORTEST_NAME = 5;

interface Placing {
  passage: Passage;
  start: number;
  end: number;
  day: Weekday;
  begins: { date: CivilDate; because: string };
}

function placeDay({ passage, start, end, day, begins }: Placing): PlacedDate | undefined {
  const date = addDays(begins.date, WEEKDAYS.indexOf(day));
  const mention = { start, end, month: date.month, day: date.day, year: date.year, weekday: day };
  return placeAt(passage, mention, { date, assumed: [{ field: 'date', because: begins.because }] });
}
