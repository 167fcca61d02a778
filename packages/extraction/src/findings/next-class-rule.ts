import { type PlacedDate, reckoned } from '../dates/date-book.ts';
import type { Candidate } from '../items/candidate.ts';
import { isOnlyLabel } from '../items/label-words.ts';
import { isTest, type Vocabulary, vocabulary } from '../items/vocabulary.ts';
import { distinct } from '../schedule/columns/columns.ts';
import { classAfter, daysOfClass } from '../schedule/relative/days-of-class.ts';
import { saysNextClass } from '../schedule/relative/later-day.ts';
import { toClauses } from '../structure/clauses.ts';
import { type Node, runningText } from '../structure/outline.ts';
import type { CourseContext } from './context.ts';
import { isAnyWork, isNamedIn, singular } from './rule-words.ts';

/** "The homework listed under a date is due at the start of the next class". */
export interface NextClassRule {
  /** What it speaks of, in the singular. */
  nouns: readonly string[];
  /** It speaks of all that is handed in, and no column says that its work is due on the day of its row. */
  isForColumns: boolean;
  /** The days on which the class meets, in order. */
  days: readonly PlacedDate[];
}

const LONGEST = 300;
/** What is said of late work, and of one day, is no rule. */
const OF_SOME =
  /(?<!\p{L})(?:late|missed|miss|absen\p{L}*|extension\p{L}*|if|unless|today|make-?ups?)(?!\p{L})/iu;
const IS =
  /(?<!\p{L})(?:is|are|must|should|will|shall|est|sont|doi(?:t|vent)|se|ist|sind|werden|wird)(?!\p{L})/iu;

/** Whether the document says that what a day of its plan names is due in the class behind it, and of what. */
export function findNextClassRule(context: CourseContext): NextClassRule | undefined {
  const { nodes, locale, book, occasions, meetings } = context;
  const words = vocabulary(locale);
  const nouns = runningText(nodes)
    .flatMap(toClauses)
    .filter(({ text }) => text.length <= LONGEST && saysNextClass(text, locale))
    .filter((clause) => book.within(clause).every(({ start }) => isInBrackets(clause.text, start)))
    .flatMap(({ text }) => nounsOf(text, words));
  if (nouns.length === 0) return undefined;
  const isForColumns = nouns.some(isAnyWork) && !nodes.some((node) => hasColumnOfDue(node, words));
  return { nouns, isForColumns, days: daysOfClass(occasions, meetings) };
}

/** Works of which there are many: "homework", "problem sets", and neither "the essay" nor "Essay 2". */
function nounsOf(text: string, { works }: Vocabulary): string[] {
  if (OF_SOME.test(text) || !IS.test(text)) return [];
  const named = works(text);
  if (named.length === 0 || named.some((head) => head.numbered || isTest(head))) return [];
  return named
    .map((head) => head.text)
    .filter((noun) => /s$/iu.test(noun) || isAnyWork(noun))
    .map(singular);
}

/** "(so what stands under February 15 is due on February 17)": an example of the rule. */
const isInBrackets = (text: string, at: number): boolean =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at);

/** "Due", "Due date": what stands below is due on the day of its row. */
const hasColumnOfDue = (node: Node, { due }: Vocabulary): boolean =>
  node.type === 'grid' &&
  node.rows
    .slice(0, 2)
    .some((row) => distinct(row).some(({ passage: { text } }) => due.test(text) && isOnlyLabel(text)));

/** Moves what the plan names on one day to the next day on which the class meets. */
export function applyNextClassRule(candidate: Candidate, rule: NextClassRule | undefined): Candidate {
  const [day] = candidate.dates;
  if (!rule || !day || saysItsDay(candidate) || !isSpokenOf(candidate, rule)) return candidate;
  const next = classAfter(day, rule.days);
  return next
    ? { ...candidate, dates: [reckoned(day, { date: next.date }, `due in the class of ${next.text}`)] }
    : candidate;
}

/** Not the one day of the plan on which it stands: its own, a week, or a day that its words have told. */
const saysItsDay = ({ dates: [day, ...others], isWeek, role, signals }: Candidate): boolean =>
  others.length > 0 ||
  day?.until !== undefined ||
  day?.readFrom !== undefined ||
  isWeek === true ||
  role === 'sentence' ||
  signals.has('due') ||
  signals.has('own-date');

function isSpokenOf(candidate: Candidate, { nouns, isForColumns }: NextClassRule): boolean {
  if (isTest(candidate)) return false;
  return candidate.role === 'due'
    ? isForColumns
    : nouns.some((noun) => isNamedIn(noun, candidate.title.toLowerCase()));
}
