import { beginsWithDay, isPartOfDay } from '../../text/begins-with-day.ts';
import type { VisualLine } from './lines.ts';

/** How much of the page's height can be a header or a footer. */
const MARGIN = 0.12;
/** Above a footer of its own the line that counts the pages may stand further in. */
const COUNTED_MARGIN = 0.16;
const FEWEST_PAGES = 3;

interface PageLines {
  height: number;
  lines: VisualLine[];
}

/** A gap this wide, in type sizes, parts two words; a ligature is a fragment of its own within one. */
const SPACE = 0.13;

const textOf = ({ fragments, size }: VisualLine): string =>
  fragments
    .map(({ text, box }, index) => {
      const gap = box[0] - (fragments[index - 1]?.box[2] ?? Number.NEGATIVE_INFINITY);
      return gap > SPACE * size ? ` ${text}` : text;
    })
    .join('');

/** Page numbers change from page to page, so every number looks alike here. */
const shapeOf = (line: VisualLine) =>
  textOf(line).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().toLowerCase();

/** "Page 4", wherever the count began. */
const PAGE_LABEL = /^page\s?#(?:\s?(?:of|\/|de)\s?#)?$/;
const PAGE_NUMBER = /^(?:page\s?)?#(?:\s?(?:of|\/|de)\s?#)?$/;

/** What a browser prints above and below each page: the hour and the title, the address and the number. */
const PRINTED =
  /^#[/.-]#[/.-]#,? #:#(?::#)?(?: [ap]\.?m\.?)?(?= |$)|^(?:https?|file):\/\/\S+(?: #\s?\/\s?#)?$/;

/** Says of a line whether it is a header, a footer or a page number that repeats from page to page. */
export function findFurniture(pages: PageLines[]): (line: VisualLine, height: number) => boolean {
  // Of two pages, lines that only differ in their numbers may be entries of one list.
  const [nameOf, enough] =
    pages.length === 2
      ? [textOf, pages.length]
      : [shapeOf, Math.max(FEWEST_PAGES, Math.ceil(pages.length / 2))];
  const seen = { alike: countPages(pages, nameOf), same: countPages(pages, textOf) };
  const counted = countedShapes(pages);
  const numbers = pageNumbers(pages);
  const inBody = countInBody(pages);
  const pagesOf = (line: VisualLine) => {
    const text = textOf(line);
    if (isPartOfDay(text) || (inBody.get(text) ?? 0) >= FEWEST_IN_BODY) return 0;
    return (isDay(text) ? seen.same.get(text) : seen.alike.get(nameOf(line))) ?? 0;
  };
  return (line, height) => {
    if (numbers.has(line)) return true;
    if (isInMargin(line, height, COUNTED_MARGIN) && counted.has(shapeOf(line))) return true;
    if (!isInMargin(line, height)) return false;
    const shape = shapeOf(line);
    return PRINTED.test(shape) || pagesOf(line) >= enough || (pages.length > 1 && PAGE_LABEL.test(shape));
  };
}

/** On how many pages a line of this name stands in a margin. */
function countPages(pages: readonly PageLines[], nameOf: (line: VisualLine) => string): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { height, lines } of pages)
    for (const name of new Set(lines.filter((line) => isInMargin(line, height)).map(nameOf)))
      seen.set(name, (seen.get(name) ?? 0) + 1);
  return seen;
}

/** The heads of a table for each week stand among its lines as well as, by chance, above those of a page. */
const FEWEST_IN_BODY = 2;

function countInBody(pages: readonly PageLines[]): Map<string, number> {
  const body = pages.flatMap(({ height, lines }) =>
    lines.filter((line) => !isInMargin(line, height, COUNTED_MARGIN)),
  );
  const byText = Map.groupBy(body.map(textOf), (text) => text);
  return new Map([...byText].map(([text, all]) => [text, all.length]));
}

const LONGEST_DAY = 12;

/** "10/8" or "Thu 10/8" at the end of a page, and others like it on the next ones: days of a plan, in a column of their own. */
const isDay = (text: string): boolean => text.length <= LONGEST_DAY && beginsWithDay(text);

interface Counted {
  line: VisualLine;
  /** What the page is called, less how many stand before it. */
  offset: number;
  /** "4/18": of how many. */
  all?: number;
}

/**
 * Numbers alone in a margin that count on from page to page; a day, "9/26", does not. Below or above all else they may
 * stand further in, where they do so on most pages.
 */
function pageNumbers(pages: readonly PageLines[]): ReadonlySet<VisualLine> {
  const all = (margin: number) => pages.flatMap((page, index) => numbersIn(page, index, margin));
  const near = all(MARGIN).filter((one, _, others) => counts(one, others, pages.length));
  const enough = Math.max(FEWEST_PAGES, Math.ceil(pages.length / 2));
  const far = [
    ...Map.groupBy(all(COUNTED_MARGIN).filter(isOutermost(pages)), ({ offset }) => offset).values(),
  ];
  return new Set([...near, ...far.filter(({ length }) => length >= enough).flat()].map(({ line }) => line));
}

const numbersIn = ({ height, lines }: PageLines, page: number, margin: number): Counted[] =>
  lines.flatMap((line) => {
    if (!isInMargin(line, height, margin) || !PAGE_NUMBER.test(shapeOf(line))) return [];
    const [number = 0, all] = (textOf(line).match(/\d+/g) ?? []).map(Number);
    return [{ line, offset: number - page, ...(all !== undefined && { all }) }];
  });

/** The place of the page in the file, or one that another page goes on from. */
const counts = ({ line, offset, all }: Counted, others: readonly Counted[], pages: number): boolean =>
  pages > 1 &&
  (offset === 1 || others.some((other) => other.line !== line && other.offset === offset)) &&
  (all === undefined || all === pages || others.some((other) => other.line !== line && other.all === all));

const isOutermost = (pages: readonly PageLines[]) => {
  const outermost = new Set(
    pages.flatMap(({ lines }) => [
      lines.toSorted((a, b) => a.box[1] - b.box[1])[0],
      lines.toSorted((a, b) => b.box[3] - a.box[3])[0],
    ]),
  );
  return ({ line }: Counted) => outermost.has(line);
};

/** "4 HIST 210 Rivers", "5 HIST 210 Rivers": words that stand on most pages with the number of each. */
function countedShapes(pages: readonly PageLines[]): ReadonlySet<string> {
  const found = pages.flatMap(({ height, lines }, page) => {
    const named = lines.filter(
      (line) => isInMargin(line, height, COUNTED_MARGIN) && !isOnlyNumber(line) && !isDay(textOf(line)),
    );
    const counts = named.flatMap((line) =>
      (textOf(line).match(/\d+/g) ?? []).map((number) => `${Number(number) - page} ${shapeOf(line)}`),
    );
    return [...new Set(counts)];
  });
  const enough = Math.max(FEWEST_PAGES, Math.ceil(0.75 * pages.length));
  return new Set(
    [...Map.groupBy(found, (one) => one)]
      .filter(([, all]) => all.length >= enough)
      .map(([one]) => one.slice(one.indexOf(' ') + 1)),
  );
}

const isOnlyNumber = (line: VisualLine): boolean => !/\p{L}{3}/u.test(textOf(line));

const isInMargin = ({ box }: VisualLine, height: number, margin = MARGIN) =>
  box[3] < margin * height || box[1] > (1 - margin) * height;
