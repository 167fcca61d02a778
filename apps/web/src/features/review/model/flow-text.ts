/** A place in the drawn text: a text node and an offset into it. */
export interface TextPoint {
  node: Text;
  offset: number;
}

/** The elements that carry lines, in the order of the text they hold. */
export interface FlowLine {
  start: number;
  element: Element;
}

/** Every line of the page carries `data-start`, its offset into the document's text. */
export function flowLines(root: ParentNode): FlowLine[] {
  return [...root.querySelectorAll('[data-start]')]
    .map((element) => ({ start: Number(element.getAttribute('data-start')), element }))
    .filter(({ start }) => Number.isFinite(start))
    .sort((a, b) => a.start - b.start);
}

/** The drawn text between two offsets; undefined when the page holds no such place. */
export function rangeOf(
  lines: readonly FlowLine[],
  [from, to]: readonly [number, number],
): Range | undefined {
  const start = pointAt(lines, from);
  const end = pointAt(lines, to);
  if (!start || !end) return undefined;
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return range;
}

export function pointAt(lines: readonly FlowLine[], offset: number): TextPoint | undefined {
  const line = lines.findLast(({ start }) => start <= offset);
  if (!line) return undefined;
  let left = offset - line.start;
  let last: Text | undefined;
  for (const node of textNodes(line.element)) {
    if (left <= node.data.length) return { node, offset: left };
    left -= node.data.length;
    last = node;
  }
  return last && { node: last, offset: last.data.length };
}

/** The offset into the document's text of a place in the drawn page. */
export function offsetOf(node: Node, offsetInNode: number): number | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const line = element?.closest('[data-start]');
  if (!line) return undefined;
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(node, offsetInNode);
  return Number(line.getAttribute('data-start')) + before.toString().length;
}

/**
 * Three quick presses choose a line up to the start of whatever stands after it, on the page or not. What was meant
 * ends with the last chosen word of the pages.
 */
export function endOnWords(range: Range, pages: Element): Range {
  const { endContainer, endOffset } = range;
  const isChosen = (text: Text) => range.intersectsNode(text) && !(text === endContainer && endOffset === 0);
  const last = [...textNodes(pages)].findLast(isChosen);
  const words = range.cloneRange();
  if (last && last !== endContainer) words.setEnd(last, last.data.length);
  return words;
}

function* textNodes(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}
