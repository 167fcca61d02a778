import type { DraftBlock, DraftLine } from '../build-document.ts';
import { childElements, type Element, findElement, textIn } from '../dom.ts';
import { LIST } from './elements.ts';

interface Definition {
  names: Element[];
  said: Element[];
}

const FEWEST = 2;

/** A day or a number, and no share of the grade. */
const COUNTED = /\d(?![\d.,]{0,5}\s?%)/u;

/**
 * A list of definitions as a table: each name with what is said of it, "Feb 5" with "Essay due". One whose names are
 * words alone, or that holds lists or tables of its own, is none.
 */
export function readDefinitions(
  list: Element,
  readCell: (cell: Element) => DraftLine[],
): (DraftBlock & { type: 'table' }) | undefined {
  const definitions = definitionsOf(list);
  const areCounted = definitions.every(
    ({ names, said }) =>
      names.some((name) => COUNTED.test(textIn(name))) && said.length > 0 && !said.some(holdsBlocks),
  );
  if (definitions.length < FEWEST || !areCounted) return undefined;
  const rows = definitions.map(({ names, said }) =>
    [names, said].map((elements, column) => ({
      lines: elements.flatMap(readCell),
      column,
      columnSpan: 1,
      rowSpan: 1,
    })),
  );
  return { type: 'table', rows, columns: 2 };
}

function definitionsOf(list: Element): Definition[] {
  const definitions: Definition[] = [];
  for (const element of partsOf(list)) {
    const last = definitions.at(-1);
    if (element.tagName === 'dd' && last) last.said.push(element);
    else if (element.tagName === 'dt' && last?.said.length === 0) last.names.push(element);
    else if (element.tagName === 'dt') definitions.push({ names: [element], said: [] });
  }
  return definitions;
}

/** A name and what is said of it may stand in a `div` of their own. */
const partsOf = (list: Element): Element[] =>
  childElements(list).flatMap((child) => (child.tagName === 'div' ? childElements(child) : [child]));

const holdsBlocks = (element: Element): boolean =>
  findElement(element, ({ tagName }) => tagName === 'table' || tagName === 'dl' || LIST.has(tagName)) !==
  undefined;
