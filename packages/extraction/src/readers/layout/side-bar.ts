import { isDateLike } from './date-like.ts';
import type { VisualLine } from './lines.ts';
import { isProse } from './prose.ts';
import { goesAcross, splitAt } from './split-at.ts';

const FEWEST_LINES = 8;
const MOST_ACROSS = 0.1;
const MOST_LEVEL = 0.4;
const MOST_DATES = 2;
/** Of the width of the page, from its nearer edge. */
const PLACES = [0.2, 0.23, 0.26, 0.29, 0.32, 0.35, 0.38, 0.41];
/** In points: words of one row stand on the same line. */
const SAME_BASELINE = 0.6;

/**
 * The edge of a narrow column beside the running text of a page: "Office", "Class", "Contact" and what stands below
 * each. Its lines keep their own distances, and those of a table stand level with the lines beside them.
 */
export const findSideBar = (lines: VisualLine[], pageWidth: number): number | undefined =>
  PLACES.flatMap((part) => [
    { edge: part * pageWidth, isLeft: true },
    { edge: (1 - part) * pageWidth, isLeft: false },
  ])
    .map((place) => ({ ...place, across: lines.filter((line) => goesAcross(line, place.edge)).length }))
    .filter(({ across }) => across <= MOST_ACROSS * lines.length)
    .sort((a, b) => a.across - b.across)
    .find((place) => isSideBar(lines, pageWidth, place))?.edge;

interface Place {
  edge: number;
  isLeft: boolean;
}

function isSideBar(lines: VisualLine[], pageWidth: number, { edge, isLeft }: Place): boolean {
  const cut = lines.flatMap((line) => splitAt(line, edge) ?? []);
  const [bar, text] = [
    cut.map(({ left, right }) => (isLeft ? left : right)),
    cut.map(({ left, right }) => (isLeft ? right : left)),
  ];
  const inBar = bar.filter((line) => line !== undefined);
  const inText = text.filter((line) => line !== undefined);
  const level = cut.filter(({ left, right }) => left && right && areLevel(left, right)).length;
  return (
    inBar.length >= FEWEST_LINES &&
    inText.length >= FEWEST_LINES &&
    level <= MOST_LEVEL * inBar.length &&
    areDense(inBar) &&
    inBar.filter(isDateLike).length <= MOST_DATES &&
    isProse(inText, pageWidth)
  );
}

/** Most of its lines follow each other; labels beside paragraphs stand far apart. */
function areDense(lines: readonly VisualLine[]): boolean {
  const next = lines.filter(({ box, size }, index) => {
    const above = lines[index - 1];
    return above !== undefined && box[1] - above.box[3] <= size;
  });
  return next.length >= lines.length / 2;
}

const areLevel = (left: VisualLine, right: VisualLine): boolean =>
  Math.abs((left.fragments[0]?.baseline ?? 0) - (right.fragments[0]?.baseline ?? 0)) <= SAME_BASELINE;
