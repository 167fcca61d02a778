import type { Document, Line } from '../../document.ts';

/** The lines of a document in reading order, those of its tables cell by cell. */
export const documentLines = ({ pages }: Document): Line[] =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.type === 'table'
        ? block.rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines))
        : [block.line],
    );
