import type { Line } from '../document.ts';
import type { Node } from '../structure/outline.ts';
import { passagesOf } from '../structure/passages-of.ts';
import { madeOnce } from '../text/made-once.ts';

/** For every line, the headings that it stands below: the nearest last. The title of the document is none of them. */
export const headingsAbove = madeOnce((nodes: readonly Node[]): ReadonlyMap<Line, readonly string[]> => {
  const above = new Map<Line, readonly string[]>();
  let open: { level: number; text: string }[] = [];
  nodes.forEach((node, index) => {
    const heading = node.type === 'paragraph' ? node.heading : undefined;
    if (heading !== undefined && node.type === 'paragraph') {
      open = open.filter(({ level }) => level < heading);
      if (index > 0) open = [...open, { level: heading, text: node.passage.text }];
    }
    const texts = open.map(({ text }) => text);
    for (const { pieces } of passagesOf(node)) for (const { line } of pieces) above.set(line, texts);
  });
  return above;
});
