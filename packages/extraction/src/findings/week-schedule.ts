import { type Head, isTest, type Vocabulary, vocabulary } from '../items/vocabulary.ts';
import { distinct, roleOf } from '../schedule/columns/columns.ts';
import { cellStatements, toClauses } from '../structure/clauses.ts';
import type { Grid } from '../structure/outline.ts';
import { type Passage, slicePassage } from '../text/passage.ts';
import { oneOf } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';
import type { SaidOfNumber } from './said-of-numbers.ts';

const FEWEST_WEEKS = 4;
const LONGEST = 90;
/** A schedule says what happens in few words; what goes on is a description. */
const MOST_WORDS = 8;

/**
 * Work in schedules that number their weeks and date none of them: lines "Week 3: Quiz 1", or rows with the number of
 * the week in front. Tests, and what is said to be due or stands in a column for it.
 */
export function workInWeeks(context: CourseContext): SaidOfNumber[] {
  const { nodes, book } = context;
  const isUndated = (passage: Passage) => book.within(passage).length === 0;
  const inFront = weekAtStart(context, '(?=\\s?[:.–—-]\\s)');
  const all = nodes.flatMap((node) => (node.type === 'grid' ? [] : (toWeek(node.passage, inFront) ?? [])));
  // "Week 5: Midterm on Thursday" has been given its day already.
  const lines = all.filter(({ when }) => isUndated(when));
  const areWeeks =
    new Set(lines.map(({ number }) => number)).size >= FEWEST_WEEKS && 2 * lines.length > all.length;
  const inGrids = nodes.flatMap((node) =>
    node.type === 'grid' && isUndatedGrid(node, isUndated) ? inGrid(node, context) : [],
  );
  return [...(areWeeks ? lines.flatMap((line) => inLine(line, context)) : []), ...inGrids];
}

interface Week {
  when: Passage;
  start: number;
  end: number;
  number: number;
  word: string;
}

const weekAtStart = ({ locale }: CourseContext, tail: string) =>
  new RegExp(`^\\W{0,4}(?<word>${oneOf(locale.week)})\\s?#?(?<week>\\d{1,2})${tail}`, 'iu');

function toWeek(when: Passage, pattern: RegExp): Week | undefined {
  const match = pattern.exec(when.text);
  return match
    ? {
        when,
        start: match.index,
        end: match.index + match[0].length,
        number: Number(match.groups?.week),
        word: match.groups?.word ?? '',
      }
    : undefined;
}

const inLine = (line: Week, context: CourseContext): SaidOfNumber[] =>
  toClauses(slicePassage(line.when, line.end)).flatMap((name) => {
    const head = workIn(name, vocabulary(context.locale), false);
    return head ? [{ ...line, name, head }] : [];
  });

const isUndatedGrid = (grid: Grid, isUndated: (passage: Passage) => boolean): boolean =>
  grid.rows.every((row) => distinct(row).every(({ passage }) => isUndated(passage)));

function inGrid(grid: Grid, context: CourseContext): SaidOfNumber[] {
  const { locale } = context;
  const words = vocabulary(locale);
  const [header, ...rows] = grid.rows;
  const roles = header?.cells.map((cell) => roleOf(cell?.passage.text ?? '', locale)) ?? [];
  const named = weekAtStart(context, '\\W*$');
  const pattern = roles[0] === 'week' ? /^\W{0,2}(?:\p{L}{2,8}\s)?(?<week>\d{1,2})\W{0,2}$/u : named;
  const weeks = rows.map((row) => (row.cells[0] ? toWeek(row.cells[0].passage, pattern) : undefined));
  if (new Set(weeks.flatMap((week) => week?.number ?? [])).size < FEWEST_WEEKS) return [];
  return rows.flatMap((row, index) => {
    const week = weeks[index];
    return week === undefined
      ? []
      : distinct(row)
          .filter(({ column }) => column > 0)
          .flatMap((cell) =>
            cellStatements(cell.lines, cell.width).flatMap((name): SaidOfNumber[] => {
              const head = workIn(name, words, roles[cell.column] === 'due');
              return head ? [{ ...week, name, head }] : [];
            }),
          );
  });
}

/** Among the topics of statistics. */
const METHODS = /^tests?$/iu;

function workIn({ text }: Passage, words: Vocabulary, isInDueColumn: boolean): Head | undefined {
  if (text.length > LONGEST || text.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  if (words.aboutWork.test(text) || words.dayOff.test(text)) return undefined;
  const head = words.works(text)[0];
  const isHeld = head !== undefined && isTest(head) && !METHODS.test(head.text);
  return isHeld || isInDueColumn || words.due.test(text) ? head : undefined;
}
