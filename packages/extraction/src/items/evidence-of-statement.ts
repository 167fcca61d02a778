import type { PlacedDate } from '../dates/date-book.ts';
import type { Evidence } from '../extraction.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';

/** What stands between a statement and its day, as in `Quiz 1 — due: 3/4`. */
const JOINT = /^[\s:;,.()–—-]{0,4}$/u;

/** What closes the days in front: `): Colonies` below "Week 2 (1/26, 1/28)". */
const CLOSES_DAYS = /^[\s)\]:;,]*/u;

/** The words of a statement, quoted together with its days where these stand right beside it; else one after the other. */
export function evidenceOfStatement(statement: Passage, dates: readonly PlacedDate[]): Evidence[] {
  const apart: PlacedDate[] = [];
  const whole = dates.reduce((words, date) => {
    const joined = withDay(words, date);
    if (!joined) apart.push(date);
    return joined ?? words;
  }, statement);
  const [closing = ''] = CLOSES_DAYS.exec(whole.text) ?? [];
  return [evidenceOf(whole, closing.length), ...apart.map(({ evidence }) => evidence)];
}

/** The passage from the day to the end of the statement, or from its beginning to the day; undefined where they are apart. */
function withDay(statement: Passage, date: PlacedDate): Passage | undefined {
  const [start, end] = [date.offset, date.offset + date.text.length];
  const [first, last] = [statement.pieces[0], statement.pieces.at(-1)];
  if (!first || !last || !date.line.text.startsWith(date.text, start)) return undefined;
  const after = last.from + last.length;
  if (last.line === date.line && start >= after) {
    const more = date.line.text.slice(after, end);
    if (!JOINT.test(date.line.text.slice(after, start))) return undefined;
    const pieces = [...statement.pieces.slice(0, -1), { ...last, length: end - last.from }];
    return { text: statement.text + more, pieces };
  }
  if (first.line === date.line && end <= first.from && JOINT.test(date.line.text.slice(end, first.from))) {
    const more = date.line.text.slice(start, first.from);
    const [, ...rest] = statement.pieces.map((piece) => ({ ...piece, at: piece.at + more.length }));
    const head = { ...first, from: start, length: first.length + more.length };
    return { text: more + statement.text, pieces: [head, ...rest] };
  }
  return undefined;
}
