import { addDays, type CivilDate, WEEKDAYS } from '../dates/civil.ts';
import { placeAt } from '../dates/date-book.ts';
import type { Meeting } from '../extraction.ts';
import { onlyWeekday } from '../schedule/relative/relative-day.ts';
import { oneOf } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';
import { draftsOf, evidenceOfNumber, type SaidOfNumber, saidOfNumbers } from './said-of-numbers.ts';
import { workInWeeks } from './week-schedule.ts';

const CONFIDENCE = 0.6;
const LAST_DAY = 4;
const IN_CLASS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['seminar', /\bseminars?\b|séminaire|seminario/iu],
  ['lab', /\blabs?\b|laborator\p{L}*|\btp\b/iu],
  ['discussion', /\b(?:discussion|tutorial|section|recitation|workshop)s?\b|\btd\b/iu],
  ['lecture', /\b(?:class|lecture)\b|\bcours\b|\bclase\b|vorlesung|sitzung/iu],
];

/**
 * Work that is said to be in "week 5" and on no day: the days of that week, by the term or its first dated week; the
 * day of the class, where it is said to be in class and that meets once a week.
 */
export function inNumberedWeek(context: CourseContext, isKnown: (title: string) => boolean): Draft[] {
  const said = [...saidOfNumbers(context, oneOf(context.locale.week)), ...workInWeeks(context)];
  return draftsOf(said, isKnown, (one, title) => {
    const begins = context.weeks.mondayOf(one.number);
    return begins && toDraft(one, title, begins, context);
  });
}

function toDraft(
  said: SaidOfNumber,
  title: string,
  begins: { date: CivilDate; because: string },
  { meetings, locale }: CourseContext,
): Draft | undefined {
  const { when, start, end } = said;
  const held = heldIn(when.text, meetings);
  const named = held?.day ?? onlyWeekday(said.name.text, locale);
  const [date, last] = named
    ? [addDays(begins.date, WEEKDAYS.indexOf(named))]
    : [begins.date, addDays(begins.date, LAST_DAY)];
  const because = held
    ? `${begins.because}, on the day of the ${held.kind}`
    : `${begins.because}; ${named ? 'the day it names' : 'the document does not say on which day'}`;
  const mention = { start, end, month: date.month, day: date.day, year: date.year };
  const told = { date, ...(last && { until: last }), assumed: [{ field: 'date' as const, because }] };
  const placed = placeAt(when, mention, told);
  if (!placed) return undefined;
  return {
    kind: said.head.kind,
    title,
    dates: [placed],
    confidence: CONFIDENCE,
    evidence: evidenceOfNumber(said),
    ...(held?.start && {
      time: held.start,
      assumed: [{ field: 'time', because: `when the ${held.kind} begins` }],
    }),
  };
}

/** The one day of a week on which the class that the words name meets. */
function heldIn(text: string, meetings: readonly Meeting[]) {
  const kind = IN_CLASS.find(([, words]) => words.test(text))?.[0];
  const days = meetings
    .filter((meeting) => meeting.kind === kind)
    .flatMap((meeting) => meeting.days.map((day) => ({ day, start: meeting.start, kind: meeting.kind })));
  return days.length === 1 ? days[0] : undefined;
}
