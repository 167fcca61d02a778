import type { Document } from '@/api';

interface Versions {
  /** The newest. */
  document: Document;
  /** Which version it is, counted from 1; left out where there is only one. */
  number: number | undefined;
  /** The last before it first. */
  earlier: Document[];
}

/** Documents in their order, each with the versions it replaced under it. */
export function toVersions(documents: readonly Document[]): Versions[] {
  const ids = new Set(documents.map(({ id }) => id));
  return documents
    .filter(({ replacedBy }) => replacedBy === null || !ids.has(replacedBy.id))
    .map((document) => {
      const earlier = earlierOf(document, documents);
      return { document, earlier, number: earlier.length > 0 ? earlier.length + 1 : undefined };
    });
}

const earlierOf = ({ id }: Document, documents: readonly Document[]): Document[] =>
  documents
    .filter(({ replacedBy }) => replacedBy?.id === id)
    .flatMap((document) => [document, ...earlierOf(document, documents)]);
