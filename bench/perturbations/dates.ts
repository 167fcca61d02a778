import { addDays, type CivilDate, fromIso, toIso } from '../../packages/extraction/src/dates/civil.ts';
import { isFull, type PartialDate, type PlacedDate } from '../../packages/extraction/src/dates/date-book.ts';
import { dateWords } from '../../packages/extraction/src/dates/words.ts';
import type { Line } from '../../packages/extraction/src/document.ts';
import { understand } from '../../packages/extraction/src/understand.ts';
import { type Edit, editWords, linesOf } from './edit-document.ts';
import type { Labelled, Perturbation } from './perturbation.ts';

type Locale = ReturnType<typeof understand>['locale'];

/** How a day is written. */
interface Writing {
  day(date: PartialDate, locale: Locale): string;
  /** From one day to another of the same month, where that is shorter. */
  days?(from: PartialDate, to: PartialDate, locale: Locale): string;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const monthName = (
  { month }: PartialDate,
  { months, language }: Locale,
  form: 'full' | 'short' | 'dotted',
) => {
  const names = months[month - 1] ?? [];
  const [full = '', ...shorter] = names.filter((name) => /^\p{L}+$/u.test(name));
  const name = form === 'full' ? full : (shorter[0] ?? full);
  const written = ['en', 'de'].includes(language) ? capital(name) : name;
  return form === 'dotted' && name !== full ? `${written}.` : written;
};

const named = (form: 'full' | 'short' | 'dotted'): Writing => ({
  day: (date, locale) =>
    locale.monthFirst
      ? `${monthName(date, locale, form)} ${date.day}`
      : `${date.day} ${monthName(date, locale, form)}`,
});

const DAY_FIRST: Writing = {
  day: (date, locale) => `${date.day} ${monthName(date, locale, 'full')}`,
  days: (from, to, locale) => `${from.day}–${to.day} ${monthName(to, locale, 'full')}`,
};
const NUMERIC: Writing = {
  day: ({ month, day }, { monthFirst }) => (monthFirst ? `${month}/${day}` : `${day}/${month}`),
};
const ISO: Writing = { day: (date) => toIso(date) };

/** What stands in the text for a date, letter by letter: it may go on in the next line. */
interface Written {
  placed: PlacedDate;
  text: string;
  places: { line: Line; at: number }[];
}

function readWritten(labelled: Labelled): { written: Written[]; locale: Locale } {
  const { book, locale } = understand(labelled.document, { referenceDate: labelled.referenceDate });
  const lines = linesOf(labelled.document);
  const following = new Map(lines.map((line, index) => [line, lines[index + 1]]));
  const { month } = dateWords(locale);
  const core = new RegExp(
    `(?:(?<!\\p{L})(?:${month})(?!\\p{L})|\\d)(?:.*(?:\\d(?:${dateWords(locale).ordinal}(?!\\p{L}))?|(?<!\\p{L})(?:${month})(?!\\p{L})))?`,
    'isu',
  );
  const written = book.all.flatMap((placed): Written[] => {
    if (placed.dismissed || placed.readFrom) return [];
    const places = placesOf(placed, following);
    const match = core.exec(placed.text);
    if (!places || !match) return [];
    return [{ placed, text: match[0], places: places.slice(match.index, match.index + match[0].length) }];
  });
  return { written, locale };
}

/** Where each character of a date stands. */
function placesOf(
  { text, line, offset }: PlacedDate,
  following: ReadonlyMap<Line, Line | undefined>,
): Written['places'] | undefined {
  const places: Written['places'] = [];
  let [current, at]: [Line | undefined, number] = [line, offset];
  for (const letter of text) {
    if (current && at >= current.text.trimEnd().length && letter === ' ') {
      const next = following.get(current);
      places.push({ line: current, at });
      [current, at] = [next, (next?.text.length ?? 0) - (next?.text.trimStart().length ?? 0)];
      continue;
    }
    if (current?.text[at] !== letter) return undefined;
    places.push({ line: current, at });
    at += letter.length;
  }
  return places;
}

/** The new words stand where the old ones began; what the old ones had in the next line goes. */
function editsFor({ places }: Written, text: string): [Line, Edit][] {
  const lines = [...new Set(places.map(({ line }) => line))];
  return lines.flatMap((line, index): [Line, Edit][] => {
    const on = places.filter((place) => place.line === line).map(({ at }) => at);
    const [start, last] = [on[0], on.at(-1)];
    if (start === undefined || last === undefined) return [];
    const end = Math.min(line.text.length, last + 1);
    return [[line, { start: Math.min(start, end), end, text: index === 0 ? text : '' }]];
  });
}

const hasMonth = (text: string) => /\p{L}{3}|\d\s?[/.-]\s?\d/u.test(text);

const withYear = (text: string, { year }: PartialDate, writing: Writing) => {
  if (year === undefined || writing === ISO) return text;
  if (writing === NUMERIC) return `${text}/${year}`;
  return /^\d/.test(text) ? `${text} ${year}` : `${text}, ${year}`;
};

interface Span {
  date: PartialDate;
  until?: PartialDate | undefined;
  /** The text states the year. */
  hasYear: boolean;
}

const saysYear = ({ mention: { year, until } }: PlacedDate) => (year ?? until?.year) !== undefined;

function write({ date, until, hasYear }: Span, writing: Writing, locale: Locale): string {
  const year = (day: string, of: PartialDate) => (hasYear ? withYear(day, of, writing) : day);
  if (!until) return year(writing.day(date, locale), date);
  if (writing.days && date.month === until.month) return year(writing.days(date, until, locale), until);
  return `${writing.day(date, locale)} ${writing === ISO ? 'to' : '–'} ${year(writing.day(until, locale), until)}`;
}

/** All dates of the document in another writing. */
const written = (name: string, writing: Writing): Perturbation => ({
  name,
  change(labelled) {
    const { written, locale } = readWritten(labelled);
    const edits = written
      .filter(
        ({ placed, text }) =>
          (hasMonth(text) || placed.mention.listed) && (writing !== ISO || isFull(placed.date)),
      )
      .flatMap((one) =>
        editsFor(one, write({ ...one.placed, hasYear: saysYear(one.placed) }, writing, locale)),
      );
    return edits.length === 0 ? undefined : withEdits(labelled, edits);
  },
});

const withEdits = (labelled: Labelled, edits: readonly [Line, Edit][]): Labelled => {
  const byLine = Map.groupBy(edits, ([line]) => line);
  return {
    ...labelled,
    document: editWords(labelled.document, (line) => (byLine.get(line) ?? []).map(([, edit]) => edit)),
  };
};

const YEAR = /(?<![\d/.])20\d{2}(?![\d/]|\.\d)/g;

/** The whole term some weeks later: 52 weeks are a year whose days have the same weekdays. */
const shifted = (name: string, days: number): Perturbation => ({
  name,
  change(labelled) {
    const { labels } = labelled;
    const { written, locale } = readWritten(labelled);
    const isFixed = written.some(
      ({ placed, text }) => !isFull(placed.date) || (!hasMonth(text) && !placed.mention.listed),
    );
    const labelDays = [...labels.items, ...labels.noClass].flatMap(({ date, endDate }) => [
      date,
      endDate ?? date,
    ]);
    if (isFixed || labelDays.some((date) => fromIso(date) === undefined)) return undefined;
    const later = (date: PartialDate) => (isFull(date) ? addDays(date, days) : date);
    const edits = written.flatMap((one) => {
      const { date, until } = one.placed;
      const moved = { date: later(date), until: until && later(until), hasYear: saysYear(one.placed) };
      return editsFor(one, write(moved, writingOf(one.text), locale));
    });
    const years = new Set(labelDays.map((date) => Number(date.slice(0, 4))));
    const inDates = Map.groupBy(edits, ([line]) => line);
    const yearEdits = linesOf(labelled.document).flatMap((line): [Line, Edit][] =>
      days < 300
        ? []
        : [...line.text.matchAll(YEAR)].flatMap((match): [Line, Edit][] => {
            const [start, end, year] = [match.index, match.index + 4, Number(match[0])];
            const isDate = (inDates.get(line) ?? []).some(([, edit]) => start < edit.end && edit.start < end);
            const isTerm = [year - 1, year, year + 1].some((one) => years.has(one));
            return isDate || !isTerm
              ? []
              : [[line, { start, end, text: String(year + Math.round(days / 365)) }]];
          }),
    );
    const move = (date: string) => toIso(addDays(fromIso(date) as CivilDate, days));
    const moveAll = <T extends { date: string; endDate: string | null }>(all: readonly T[]): T[] =>
      all.map((one) => ({ ...one, date: move(one.date), endDate: one.endDate ? move(one.endDate) : null }));
    const changed = withEdits(labelled, [...edits, ...yearEdits]);
    return {
      ...changed,
      document: { ...changed.document, metadata: madeLater(changed.document.metadata, days) },
      labels: { ...labels, items: moveAll(labels.items), noClass: moveAll(labels.noClass) },
    };
  },
});

/** A file of the next year's course was made a year later. */
function madeLater(
  metadata: Labelled['document']['metadata'],
  days: number,
): Labelled['document']['metadata'] {
  const made = fromIso(metadata.createdOn?.slice(0, 10));
  return made ? { ...metadata, createdOn: toIso(addDays(made, days)) } : metadata;
}

function writingOf(text: string): Writing {
  if (/^\d{4}-/.test(text)) return ISO;
  if (!/\p{L}{3}/u.test(text)) return NUMERIC;
  const isDayFirst = /^\d/.test(text);
  const form = /\p{L}{3,5}\./u.test(text)
    ? 'dotted'
    : /(?<!\p{L})\p{L}{3,4}(?!\p{L})/u.test(text)
      ? 'short'
      : 'full';
  const { day } = named(form);
  return isDayFirst ? { day: (date, locale) => `${date.day} ${monthName(date, locale, form)}` } : { day };
}

export const dates: Perturbation[] = [
  shifted('term a week later', 7),
  shifted('term a year later', 364),
  shifted('term two years later', 728),
  written('days as September 12', named('full')),
  written('days as Sept 12', named('short')),
  written('days as Sept. 12', named('dotted')),
  written('days as 9/12', NUMERIC),
  written('days as 12 September', DAY_FIRST),
  written('days as 2026-09-12', ISO),
];
