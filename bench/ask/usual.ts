import type { DocumentIndex, Usual } from '@syllabi/ask/fitting';

/** Terms of fewer documents may be names; concepts and wants are ours and always kept. */
const DOCUMENTS_OF_TERM = 8;

/** How many syllabi speak of each term, and in how many of their lines. */
export function learnUsual(indexes: readonly DocumentIndex[]): Usual {
  const shares = new Map<string, number[]>();
  for (const { postings, units } of indexes)
    for (const [term, holding] of postings)
      shares.set(term, [...(shares.get(term) ?? []), holding.length / (units.length || 1)]);
  const kept = [...shares].filter(([term, of]) => of.length >= DOCUMENTS_OF_TERM || /^[~!]/.test(term));
  return Object.fromEntries(
    kept
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, of]) => {
        const lines = of.reduce((sum, share) => sum + share, 0) / indexes.length;
        return [term, [Number((of.length / indexes.length).toFixed(2)), Number(lines.toFixed(4))]];
      }),
  );
}
