import type { Head, Vocabulary } from '../../items/vocabulary.ts';
import { isTest } from '../../items/vocabulary.ts';
import type { Grid, Paragraph } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Columns } from '../columns/columns.ts';
import { areDueDays } from '../columns/days-of-work.ts';

/** The kind of work that stands above a table, "Lab Assignment" of "Table 2: Individual Lab Assignment Dates". */
export interface KindAbove {
  name: Passage;
  head: Head;
}

const LONGEST_TITLE = 60;
const LONGEST_SENTENCE = 120;
const FARTHEST_HEADING = 5;
const MOST_BEFORE = 3;
const CAPTION =
  /^\W*(?:table|tab\.?|tabelle|tableau|tabla|tabela|tabella|tabel)\s\d{1,2}(?:\.\d{1,2})?\W+|^\W*(?:list|schedule)\sof\s/iu;
/** Behind the kind: "dates", "due dates", "schedule", "and their dates", "are due as follows". */
const OF_DATES =
  /^\s(?:(?:and|with)\s(?:their\s)?|are\s)?(?:due(?:\s(?:dates?|on\sthe\sfollowing\sdates|as\sfollows))?|dates?|deadlines?|schedule|topics?)(?:\sand\s(?:topics|dates|deadlines))?\W*$/iu;
const PLURAL = /\p{L}{2}(?<!\W|s|[ey]si)s$|(?<!\p{L})(?:home|course)work$/iu;
/** May stand above anything that is done in class or for the grade. */
const TOO_GENERAL =
  /^(?:labs?|deadlines?|evaluations?|reviews?|discussions?|activit(?:y|ies)|assessments?|assignments?|deliverables?|work|works|tasks?)$/iu;

/** "Topics, homework and examinations". */
const SEVERAL = /[,;&]|\s(?:and|et|y|und|e|en)\s/iu;

/** What the title right above a table, or the heading of its section, says that the table lists. */
export function kindAbove(paragraphs: readonly Paragraph[], words: Vocabulary): KindAbove | undefined {
  const last = paragraphs.at(-1);
  const heading = paragraphs
    .slice(-FARTHEST_HEADING)
    .findLast((paragraph) => paragraph.heading !== undefined);
  return (last && kindIn(last.passage, words)) ?? (heading && kindIn(heading.passage, words));
}

function kindIn(passage: Passage, words: Vocabulary): KindAbove | undefined {
  const start = CAPTION.exec(passage.text)?.[0].length ?? 0;
  const name = passage.text.slice(start).replace(/\s?\([^()]*\)|\s?:\s*$/gu, '');
  if (name.length > (OF_DATES.test(name) ? LONGEST_SENTENCE : LONGEST_TITLE)) return undefined;
  const head = words.heads(name).at(-1);
  if (!head || head.numbered || TOO_GENERAL.test(head.text) || words.dayOff.test(name) || /%/u.test(name))
    return undefined;
  const [before, behind] = [name.slice(0, head.start), name.slice(head.end)];
  const isKind = OF_DATES.test(behind) || (PLURAL.test(head.text) && !/\p{L}/u.test(behind));
  if (
    !isKind ||
    SEVERAL.test(before) ||
    words.aboutWork.test(before) ||
    before.split(/\s+/u).length > MOST_BEFORE + 1
  )
    return undefined;
  return { name: slicePassage(passage, start + head.start, start + head.end), head };
}

const FEWEST_ROWS = 2;
const MOST_ROWS = 20;
const MOSTLY = 0.8;
const MOST_NAMES_BESIDE_DUE = 3;

/** A table of names with one day each, and no plan of the classes: few rows and, save where their days are due dates, nothing to read. */
export function listsKind({ rows }: Grid, columns: Columns, { head }: KindAbove): boolean {
  const [day, ...others] = columns.dates;
  const below = rows.slice(columns.header + 1);
  if (day === undefined || others.length > 0 || below.length < FEWEST_ROWS || below.length > MOST_ROWS)
    return false;
  const isFilled = (column: number, pattern: RegExp) =>
    below.filter(({ cells }) => pattern.test(cells[column]?.passage.text ?? '')).length >=
    MOSTLY * below.length;
  const named = columns.roles.flatMap((_, column) =>
    column !== day && isFilled(column, /\p{L}{3}/u) ? [column] : [],
  );
  if (areDueDays(columns)) return named.length <= MOST_NAMES_BESIDE_DUE;
  return (
    named.length <= 1 &&
    (isTest(head) || isFilled(day, /\d/u)) &&
    !named.some((column) => OF_PLAN.includes(columns.roles[column]))
  );
}

const OF_PLAN: readonly Columns['roles'][number][] = ['reading', 'session', 'handedOut', 'week'];
