import { termsOf } from './terms.rules.ts';

/** What turns a clause round; "not only" and the like turn nothing. */
const NOT =
  /\b(?:not(?! only)|never|no(?! (?:later|more|less|fewer|longer|matter)\b)|nothing|none|neither|nor|nobody|cannot|\p{L}{2,8}n['’]t|prohibited|forbidden|disallowed|banned|optional|refused?|without)\b/iu;
/** Said in other words: what gets no points is not accepted. */
const AS_GOOD_AS_NOT = /\b(?:zero|fails?|failing|failure|forfeit\w*|los[est]\w*|rejected|denied|0)\b/i;
const CLAUSE_END =
  /[.!?;:\n]+\s*|,?\s+(?:but|and|unless|except|however|although|though|while)\b\s*|,\s+(?=no\b|not\b)/i;
/** A bare "Yes," or "No," says nothing that the rest does not. */
const OPENING = /^\s*(?:yes|no)\s*[,.:;–-]\s*/i;
/** So much of what a clause says must be shared for another to speak of the same. */
const [ALIKE, SAME] = [0.5, 0.6];

interface Clause {
  terms: ReadonlySet<string>;
  isNegative: boolean;
  /** What is denied: the words behind the denial, or all where it comes last ("phones are prohibited"). */
  denied: ReadonlySet<string>;
}

/**
 * Whether a claim does not say the contrary of its sources, as far as that can be told without understanding: what it
 * denies is denied there, and what it affirms is not denied there in the same words.
 */
export function hasSamePolarity(claim: string, said: string): boolean {
  const stated = clausesOf(said);
  const denying = stated.filter(({ isNegative }) => isNegative);
  return clausesOf(claim.replace(OPENING, '')).every((clause) =>
    clause.isNegative ? isDenied(clause, said, denying) : !isContradicted(clause, stated),
  );
}

function isDenied({ terms }: Clause, said: string, denying: readonly Clause[]): boolean {
  if (terms.size === 0) return true;
  const softly = said.split(CLAUSE_END).filter((text) => AS_GOOD_AS_NOT.test(text));
  return [...denying, ...softly.map(toClause)].some((other) => sharedOf(terms, other.terms) >= ALIKE);
}

function isContradicted({ terms }: Clause, stated: readonly Clause[]): boolean {
  const affirmed = stated
    .filter(({ isNegative }) => !isNegative)
    .reduce((most, other) => Math.max(most, sharedOf(terms, other.terms)), 0);
  return stated.some(({ isNegative, denied, terms: others }) => {
    if (!isNegative || denied.size === 0 || sharedOf(denied, terms) < 1) return false;
    const shared = sharedOf(terms, others);
    return shared >= SAME && shared > affirmed;
  });
}

const clausesOf = (text: string): Clause[] =>
  text
    .split(CLAUSE_END)
    .filter((clause) => clause.trim() !== '')
    .map(toClause);

function toClause(text: string): Clause {
  const [found] = NOT.exec(text) ?? [];
  const behind = found ? text.slice(text.indexOf(found) + found.length) : '';
  const terms = new Set(termsOf(text.replace(NOT, ' ')));
  const denied = new Set(termsOf(behind));
  return { terms, isNegative: found !== undefined, denied: denied.size > 0 ? denied : terms };
}

/** The share of some words that is among others. */
function sharedOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...some].filter((term) => others.has(term)).length;
  return some.size === 0 ? 0 : shared / some.size;
}
