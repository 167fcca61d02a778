import type { Passage } from '../text/passage.ts';
import type { Node } from './outline.ts';

/** The words of a paragraph, or those of every cell of a table; a merged cell says them once. */
export const passagesOf = (node: Node): Passage[] =>
  node.type === 'paragraph'
    ? [node.passage]
    : [...new Set(node.rows.flatMap(({ cells }) => cells))].flatMap((cell) => cell?.passage ?? []);
