import { addDays, type CivilDate, daysBetween, toIso, WEEKDAYS, weekdayOf } from '../dates/civil.ts';
import { isFull, type PlacedDate } from '../dates/date-book.ts';
import type { Finding, Warning, Weekday } from '../extraction.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';

/** What the document contradicts itself about, as questions with whole answers to choose from. */
export function buildWarnings(
  context: CourseContext,
  drafts: readonly Draft[],
  findings: readonly Finding[],
): Warning[] {
  const idsOf = (placed: PlacedDate) =>
    drafts.flatMap((draft, index) =>
      [...draft.dates, ...(draft.repeats ?? [])].some((date) => (date.readFrom ?? date) === placed)
        ? [findings[index]?.id ?? '']
        : [],
    );
  return [
    ...noYear(context, findings),
    ...otherYear(context, idsOf),
    ...context.book.all
      .filter((placed) => !isAnsweredByYear(placed, context))
      .flatMap((placed) => weekdayMismatch(placed, idsOf(placed))),
    ...twoDays(drafts, findings),
    ...ambiguousOrder(context, idsOf),
    ...dueOnDayOff(drafts, findings),
  ];
}

function noYear({ term, book }: CourseContext, findings: readonly Finding[]): Warning[] {
  const without = book.all.filter(({ date, dismissed }) => date.year === undefined && !dismissed);
  if (without.length === 0) return [];
  return [
    {
      code: 'no-year',
      message: 'The document gives no year. Which year is it for?',
      evidence: without.slice(0, 3).map(({ evidence }) => evidence),
      findingIds: findings.filter(({ date }) => date.startsWith('--')).map(({ id }) => id),
      options: term.options.map((year) => ({
        label: String(year),
        year,
        because: 'the weekdays beside the dates fit this year',
      })),
    },
  ];
}

const isOfTerm = ({ mention, dismissed }: PlacedDate): boolean => mention.year === undefined && !dismissed;

/** The weekdays beside the dates are those of another year than the one that is written; the one taken comes first. */
function otherYear(
  { term: { year, doubt }, book }: CourseContext,
  idsOf: (placed: PlacedDate) => string[],
): Warning[] {
  if (!doubt) return [];
  const placed = book.all.filter(isOfTerm);
  const { written, name, ofWeekdays } = doubt;
  const options = [
    { label: String(written), year: written, because: 'the year as written' },
    { label: String(ofWeekdays), year: ofWeekdays, because: 'the weekdays beside the dates fit this year' },
  ];
  return [
    {
      code: 'other-year',
      message: `The document says ${name}, but the weekdays beside its dates are those of ${ofWeekdays}. Which year is it for?`,
      evidence: placed
        .filter(({ mention }) => mention.weekday)
        .slice(0, 3)
        .map(({ evidence }) => evidence),
      findingIds: [...new Set(placed.flatMap(idsOf))],
      options: year === written ? options : options.toReversed(),
    },
  ];
}

const isAnsweredByYear = (placed: PlacedDate, { term: { year, doubt } }: CourseContext): boolean =>
  doubt !== undefined && doubt.written === year && isOfTerm(placed);

const NAMES: Readonly<Record<Weekday, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

function weekdayMismatch(placed: PlacedDate, findingIds: string[]): Warning[] {
  const { contradicts, date, text, evidence } = placed;
  if (!contradicts || !isFull(date) || findingIds.length === 0) return [];
  const actual = weekdayOf(date);
  const shift = ((WEEKDAYS.indexOf(contradicts) - WEEKDAYS.indexOf(actual) + 10) % 7) - 3;
  const nearest = addDays(date, shift);
  return [
    {
      code: 'weekday-mismatch',
      message: `“${text}” is a ${NAMES[actual]} in ${date.year}, not a ${NAMES[contradicts]}. Which day is meant?`,
      evidence: [evidence],
      findingIds,
      options: [
        { label: `${NAMES[actual]}, ${toIso(date)}`, date: toIso(date), because: 'the date as written' },
        {
          label: `${NAMES[contradicts]}, ${toIso(nearest)}`,
          date: toIso(nearest),
          because: 'the weekday as written',
        },
      ],
    },
  ];
}

/** The schedule says one day, the grading another. */
function twoDays(drafts: readonly Draft[], findings: readonly Finding[]): Warning[] {
  return drafts.flatMap(({ title, evidence, dates: [day], otherDay }, index): Warning[] => {
    const finding = findings[index];
    if (!finding || !day || !otherDay) return [];
    const optionOf = ({ date, text }: PlacedDate) => ({
      label: toIso(date),
      date: toIso(date),
      because: `“${text}” as written`,
    });
    return [
      {
        code: 'two-days',
        message: `“${title}” stands on two days: “${day.text}” in the schedule and “${otherDay.text}” in the grading. Which one is meant?`,
        evidence,
        findingIds: [finding.id],
        options: [day, otherDay].map(optionOf),
      },
    ];
  });
}

const ORDERS = ['the month first', 'the day first'];

/** One question for the whole document, and only where nothing in it tells the order. */
function ambiguousOrder({ book }: CourseContext, idsOf: (placed: PlacedDate) => string[]): Warning[] {
  const numeric = book.all.filter(({ mention }) => mention.numeric);
  const isTold = numeric.some(
    ({ mention, contradicts }) => !mention.swappable || (mention.weekday && !contradicts),
  );
  const used = numeric.filter((placed) => idsOf(placed).length > 0);
  const first = used[0];
  if (isTold || !first) return [];
  const { month, day, year } = first.date;
  const swapped = { month: day, day: month, ...(year !== undefined && { year }) };
  const [asRead, theOtherWay] =
    Number(/\d+/.exec(first.text)?.[0]) === month ? ORDERS : [...ORDERS].reverse();
  return [
    {
      code: 'day-month-order',
      message: `Is “${first.text}” the month first or the day first?`,
      evidence: [first.evidence],
      findingIds: [...new Set(used.flatMap(idsOf))],
      options: [
        { label: toIso(first.date), date: toIso(first.date), because: asRead },
        { label: toIso(swapped), date: toIso(swapped), because: theOtherWay },
      ],
    },
  ];
}

function dueOnDayOff(drafts: readonly Draft[], findings: readonly Finding[]): Warning[] {
  const off = drafts.filter(({ kind }) => kind === 'holiday');
  return drafts.flatMap((draft, index): Warning[] => {
    const finding = findings[index];
    if (!finding || ['holiday', 'class', 'reading'].includes(draft.kind)) return [];
    const day = off.find((holiday) => covers(holiday, draft) && !isSaidAtOnce(holiday, draft));
    if (!day) return [];
    return [
      {
        code: 'due-on-day-off',
        message: `“${draft.title}” is on ${finding.date}, which is a day off: ${day.title}.`,
        evidence: [...draft.evidence.slice(0, 1), ...day.evidence.slice(0, 1)],
        findingIds: [finding.id],
      },
    ];
  });
}

/** "Midterm (no class)" says why there is none. */
const isSaidAtOnce = (holiday: Draft, { evidence }: Draft): boolean =>
  holiday.evidence.some(({ quote, page }) =>
    evidence.some((said) => said.page === page && said.quote.includes(quote)),
  );

/** All of its days: what is due within a week may be done on another one. */
function covers(holiday: Draft, item: Draft): boolean {
  const [off, asked] = [stretchOf(holiday), stretchOf(item)];
  if (!off || !asked) return false;
  return daysBetween(off.start, asked.start) >= 0 && daysBetween(asked.end, off.end) >= 0;
}

function stretchOf({ dates }: Draft): { start: CivilDate; end: CivilDate } | undefined {
  const [start, last] = [dates[0]?.date, dates.at(-1)];
  const end = last?.until ?? last?.date;
  return start && end && isFull(start) && isFull(end) ? { start, end } : undefined;
}
