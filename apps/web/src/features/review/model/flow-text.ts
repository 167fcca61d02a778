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
  let offset = Number(line.getAttribute('data-start'));
  for (const text of textNodes(line)) {
    if (text === node) return offset + offsetInNode;
    offset += text.data.length;
  }
  return offset;
}

function* textNodes(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}
