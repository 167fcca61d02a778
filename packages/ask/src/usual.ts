/** Of each term that many syllabi hold: the share of syllabi that do, and the share of their lines. */
export type Usual = Record<string, number[]>;

/** A term that few syllabi hold stands in fewer of their lines than this. */
const HARDLY_ANY = 0.0005;

/** How telling a term is among syllabi at large: "quasar" tells more than "learn", however often each stands in one. */
export const tellingOf = (usual: Usual, term: string): number =>
  Math.log(1 / ((usual[term]?.[1] ?? HARDLY_ANY) + HARDLY_ANY));

export const isUsual = (usual: Usual, term: string): boolean => Object.hasOwn(usual, term);
