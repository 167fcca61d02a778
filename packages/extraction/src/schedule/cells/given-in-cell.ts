import { saysNothing } from '../../items/says-nothing.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Passage } from '../../text/passage.ts';
import { type LabelledList, roleOfLabel } from '../lists/labelled-lists.ts';

/**
 * "Assign:" and "Due:" on lines of their own in a cell: what is given on the day, and the statements of the cell without
 * the labels in front of what is handed in.
 */
export function givenInCell(
  statements: readonly Passage[],
  words: Vocabulary,
): { given: ReadonlySet<Passage>; others: readonly Passage[] } {
  const labels = new Map(statements.map((statement) => [statement, labelOf(statement, words)]));
  const given = new Set<Passage>();
  let isOpen = false;
  for (const statement of statements) {
    const label = labels.get(statement);
    if (label) isOpen = label.role === 'handedOut' && label.isAlone;
    if (isOpen) given.add(statement);
  }
  const isNoName = (statement: Passage) => {
    const label = labels.get(statement);
    return label?.role === 'due' && label.isAlone;
  };
  return { given, others: given.size === 0 ? statements : statements.filter((each) => !isNoName(each)) };
}

const LABEL = /^\W{0,3}(?<name>\p{L}[^:]*:)\s*(?<rest>.*)$/u;

interface Label {
  role: LabelledList['role'];
  /** Nothing stands behind its colon, or "none". */
  isAlone: boolean;
}

function labelOf({ text }: Passage, words: Vocabulary): Label | undefined {
  const { name = '', rest = '' } = LABEL.exec(text)?.groups ?? {};
  const role = roleOfLabel(name, words);
  return role && { role, isAlone: saysNothing(rest) };
}
