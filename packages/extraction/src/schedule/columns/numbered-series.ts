import { isTest, type Vocabulary } from '../../items/vocabulary.ts';
import type { GridCell } from '../../structure/outline.ts';

const FEWEST = 3;
const NUMBERED = /^\W*(?<name>\p{L}[\p{L}./-]*(?:\s\p{L}+)?)\s?#?(?<number>\d{1,2})\W*$/u;
/** Held, in every row: "Lab 3", "Unit 4". */
const IS_HELD =
  /^(?:labs?|laborator(?:y|ies)|tutorials?|recitations?|discussions?|workshops?|seminars?)\.?$/iu;

/** "Hmwk #1", "Hmwk #2", "Hmwk #3", and nothing else, down a column: one after the other is due, in however many rows. */
export function areNumberedWorks(cells: readonly GridCell[], words: Vocabulary): boolean {
  const series = seriesIn(cells);
  const [first] = series;
  const head = first && words.heads(`${first.name} ${first.number}`).at(-1);
  return (
    series.length === cells.length &&
    series.length >= FEWEST &&
    head !== undefined &&
    head.kind === 'assignment' &&
    !isTest(head) &&
    !IS_HELD.test(first?.name ?? '') &&
    series.every(({ name, number }, index) => name === first?.name && number === (first?.number ?? 0) + index)
  );
}

/** What is taught, and nothing to hand in. */
const IS_TAUGHT =
  /^(?:weeks?|units?|modules?|chapters?|chaps?|chs?|sections?|secs?|lectures?|lessons?|class(?:es)?|sessions?|days?|parts?|pages?|topics?|rooms?)\.?$/iu;

/** "Vlab 01", "Vlab 02", "Vlab 04", and nothing else, beside the deadline of each: whatever they are called. */
export function areNumbered(cells: readonly GridCell[]): boolean {
  const series = seriesIn(cells);
  const [first] = series;
  return (
    first !== undefined &&
    series.length === cells.length &&
    series.length >= FEWEST &&
    !IS_TAUGHT.test(first.name) &&
    series.every(
      ({ name, number }, index) =>
        name === first.name && (index === 0 || number > (series[index - 1]?.number ?? 0)),
    )
  );
}

const seriesIn = (cells: readonly GridCell[]): { name: string; number: number }[] =>
  cells.flatMap(({ passage }) => {
    const { name, number } = NUMBERED.exec(passage.text)?.groups ?? {};
    return name === undefined ? [] : [{ name, number: Number(number) }];
  });
