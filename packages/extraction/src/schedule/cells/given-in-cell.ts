import type { Passage } from '../../text/passage.ts';

const OPENS_GIVEN =
  /^\W{0,3}(?:assign(?:ed)?|given|(?:given|handed)\sout|released|posted)\s?:\s*(?:none\W*)?$/iu;
const OPENS_DUE = /^\W{0,3}due(?:\stoday)?\s?:/iu;
const ONLY_DUE = /^\W*due\s?:\s*$/iu;

/**
 * "Assign:" and "Due:" on lines of their own in a cell: what is given on the day, and the statements of the cell without
 * the labels in front of what is handed in.
 */
export function givenInCell(statements: readonly Passage[]): {
  given: ReadonlySet<Passage>;
  others: readonly Passage[];
} {
  const given = new Set<Passage>();
  let isOpen = false;
  for (const statement of statements) {
    if (OPENS_GIVEN.test(statement.text)) isOpen = true;
    else if (OPENS_DUE.test(statement.text)) isOpen = false;
    if (isOpen) given.add(statement);
  }
  const others = given.size === 0 ? statements : statements.filter(({ text }) => !ONLY_DUE.test(text));
  return { given, others };
}
