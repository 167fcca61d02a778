import { addDays, type CivilDate, WEEKDAYS } from '../dates/civil.ts';
import type { PlacedDate } from '../dates/date-book.ts';
import type { Meeting } from '../extraction.ts';
import { phraseAround } from '../items/phrase-around.ts';
import { tidy } from '../items/title.ts';
import { type Head, vocabulary } from '../items/vocabulary.ts';
import { distinct } from '../schedule/columns/columns.ts';
import { onlyWeekday } from '../schedule/relative/relative-day.ts';
import { toClauses } from '../structure/clauses.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { capitalized, oneOf } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';
import { workInWeeks } from './week-schedule.ts';

const CONFIDENCE = 0.6;
const LONGEST = 140;
const LAST_DAY = 4;
const POLICY =
  /\b(?:late|request\p{L}*|return\p{L}*|make-?\s?up|extension|posted|released?|review|feedback|grades?|office\shours|(?:begin|start)\p{L}*(?!\p{L}|\s+of)|every|each|weekly|unless|if)\b/iu;
const IN_CLASS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['seminar', /\bseminars?\b|séminaire|seminario/iu],
  ['lab', /\blabs?\b|laborator\p{L}*|\btp\b/iu],
  ['discussion', /\b(?:discussion|tutorial|section|recitation|workshop)s?\b|\btd\b/iu],
  ['lecture', /\b(?:class|lecture)\b|\bcours\b|\bclase\b|vorlesung|sitzung/iu],
];

export interface SaidOfWeek {
  /** What names the work. */
  name: Passage;
  head: Head;
  /** What says the week. */
  when: Passage;
  start: number;
  end: number;
  week: number;
}

/**
 * Work that is said to be in "week 5" and on no day: the days of that week, by the term or its first dated week; the
 * day of the class, where it is said to be in class and that meets once a week.
 */
export function inNumberedWeek(context: CourseContext, isKnown: (title: string) => boolean): Draft[] {
  const found: Draft[] = [];
  for (const said of [...statementsOf(context), ...workInWeeks(context)]) {
    const title = titleOf(said);
    const begins = context.weeks.mondayOf(said.week);
    const isNew = !isKnown(title) && !found.some((draft) => draft.title === title);
    const draft = begins && isNew && title.length >= 3 ? toDraft(said, title, begins, context) : undefined;
    if (draft) found.push(draft);
  }
  return found;
}

function titleOf({ name, head }: SaidOfWeek): string {
  const { start, end } = phraseAround(name.text, head);
  const title = tidy(name.text.slice(start, end));
  return capitalized(title);
}

/** Sentences that name work and its week, and rows of tables with a cell for each. */
function statementsOf({ nodes, locale, book }: CourseContext): SaidOfWeek[] {
  const words = vocabulary(locale);
  const week = `(?<![\\p{L}])${oneOf(locale.week)}\\s?#?(?<week>\\d{1,2})(?![\\d%]|\\s?(?:[-–&,/]|to|and)\\s?\\d)`;
  const anywhere = new RegExp(week, 'iu');
  const wholeCell = new RegExp(
    `^\\W*(?:\\p{L}{2,10}[\\s,]{1,2}){0,4}?${week}\\W*(?:\\([^)]{0,40}\\)|,?\\s\\p{L}[^.]{0,40})?\\W*$`,
    'iu',
  );
  const headOf = (text: string) => words.works(text)[0];
  const isUndated = (passage: Passage) => book.within(passage).length === 0;
  const inSentence = (clause: Passage): SaidOfWeek[] => {
    const match = clause.text.length <= LONGEST ? anywhere.exec(clause.text) : null;
    const head = match && headOf(clause.text);
    if (!match || !head || POLICY.test(clause.text)) return [];
    // "Week 5: essays" is a heading of the schedule more often than a deadline.
    const isSaid =
      words.due.test(clause.text) ||
      (head.start < match.index && words.announced.test(clause.text)) ||
      isBeside(clause.text, head, match.index);
    if (!isSaid || !isUndated(clause)) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ name: clause, head, when: clause, start, end, week: Number(match.groups?.week) }];
  };
  return nodes.flatMap((node): SaidOfWeek[] => {
    if (node.type === 'paragraph') return toClauses(node.passage).flatMap(inSentence);
    return node.rows.flatMap((row): SaidOfWeek[] => {
      const cells = distinct(row).map(({ passage }) => passage);
      const when = cells.find((cell, index) => index > 0 && wholeCell.test(cell.text));
      const name = cells.find((cell) => cell !== when && /\p{L}{3}/u.test(cell.text));
      const head = name && headOf(name.text);
      const match = when && anywhere.exec(when.text);
      if (!when || !name || !head || !match || !cells.every(isUndated)) return [];
      const [start, end] = [match.index, match.index + match[0].length];
      return [{ name, head, when, start, end, week: Number(match.groups?.week) }];
    });
  });
}

/** "Essay 1 (Week 5)", "Presentation, 15%. In Week 7". */
const isBeside = (text: string, head: Head, at: number) =>
  at > head.end &&
  /^[\s\d#%.,:(–—-]*(?:(?:is|are|will|be|falls|takes|place|held|in|due|during|your|the|class|seminar|lab|lecture|tutorial)\s)*$/iu.test(
    text.slice(head.end, at),
  );

function toDraft(
  said: SaidOfWeek,
  title: string,
  begins: { date: CivilDate; because: string },
  { meetings, locale }: CourseContext,
): Draft | undefined {
  const { when, start, end } = said;
  const piece = when.pieces.find(({ at, length }) => start >= at && start < at + length);
  if (!piece) return undefined;
  const held = heldIn(when.text, meetings);
  const named = held?.day ?? onlyWeekday(said.name.text, locale);
  const [day, last] = named
    ? [addDays(begins.date, WEEKDAYS.indexOf(named))]
    : [begins.date, addDays(begins.date, LAST_DAY)];
  const because = held
    ? `${begins.because}, on the day of the ${held.kind}`
    : `${begins.because}; ${named ? 'the day it names' : 'the document does not say on which day'}`;
  const placed: PlacedDate = {
    mention: { start, end, month: day.month, day: day.day, year: day.year },
    text: when.text.slice(start, end),
    evidence: evidenceOf(when, start, end),
    date: day,
    ...(last && { until: last }),
    assumed: [{ field: 'date', because }],
    line: piece.line,
    offset: piece.from + start - piece.at,
  };
  return {
    kind: said.head.kind,
    title,
    dates: [placed],
    confidence: CONFIDENCE,
    evidence: [...(said.name === when ? [] : [evidenceOf(said.name)]), evidenceOf(when)],
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
