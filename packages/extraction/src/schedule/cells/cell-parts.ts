import type { DateBook } from '../../dates/date-book.ts';
import { isAdvice, isGeneric, saysOnlyWhen } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Passage } from '../../text/passage.ts';
import { withoutStop, workTold } from '../text/paragraph-names.ts';

export interface CellPart {
  statement: Passage;
  /** The statement above it in the cell that may name it: "Discussion post" above "due Wednesday, 11:59 pm". */
  above?: Passage;
  /** One of a list of texts below "Read 13 pages:". */
  isReading: boolean;
  /** Marked as a point below an unmarked line that names something. */
  isDetail: boolean;
  /** "Upload it by 5 pm" below the work that it is said of. */
  below?: string;
  /** The statement below says on which day this one is due. */
  isDatedBelow: boolean;
  /** The second sentence of a title, "Sorting." of "HW 2 - Lists. Sorting.", or one that explains a name before a dash. */
  isOfTitle: boolean;
}

const OPENS_READINGS =
  /^\W{0,3}(?:(?:required|optional|suggested|recommended|possible|key|primary|secondary)\s(?:\p{L}+\s){0,2})?(?:read(?:ings?)?|watch|view|listen|concepts|texts?|lectures?|lire|leer|lezen|lesen|ler)\b[^.]{0,60}:\s*$/iu;
const MARK = /^\s*(?:[-–—•●○◦▪■□*➢➤✓·]|o\s)/u;

const HAND_OVER = /^\W{0,3}(?:upload|submit|turn\sin|hand\sin|post|e-?mail)\b.{0,60}\b(?:by|at|before)\b/iu;

/** The statements of a cell, each with what those above it say of it. */
export function readParts(statements: readonly Passage[], words: Vocabulary, book: DateBook): CellPart[] {
  let inReadings = false;
  let titled: Passage | undefined;
  const dueAbove = (before: readonly Passage[]) => workTold(before, words) ?? (titled && withoutStop(titled));
  return statements.map((statement, index): CellPart => {
    const { text } = statement;
    const isMarked = MARK.test(text);
    const isNamed =
      words.namesWork(text) &&
      !(isMarked && titled !== undefined && (isAdvice(text.replace(MARK, '')) || isGeneric(text)));
    if (OPENS_READINGS.test(text)) inReadings = true;
    else if (isNamed || (!isMarked && words.due.test(text))) inReadings = false;
    const above = isWhenDue(statement, words, book) ? dueAbove(statements.slice(0, index)) : titled;
    if (isNamed) titled = statement;
    else if (!isMarked) titled = undefined;
    const next = statements[index + 1]?.text ?? '';
    return {
      statement,
      ...(isNamed && HAND_OVER.test(next) && { below: next }),
      ...(above && { above }),
      isReading: inReadings,
      isDetail: isMarked && !isNamed && above !== undefined && !words.due.test(text),
      isOfTitle: isOfTitle({ above, first: statements[0], isNamed }, statement, { words, book }),
      isDatedBelow:
        isNamed && book.within(statement).length === 0 && isWhenDue(statements[index + 1], words, book),
    };
  });
}

interface Context {
  words: Vocabulary;
  book: DateBook;
}

const isOfTitle = (
  { above, first, isNamed }: { above: Passage | undefined; first: Passage | undefined; isNamed: boolean },
  statement: Passage,
  { words, book }: Context,
): boolean =>
  (!isNamed && goesOnInTitle(above, statement, words, book)) || explainsName(first, statement, words, book);

const TITLED_NUMBER = /^\W{0,4}\p{L}+\.?\s?#?\d{1,2}\s?[:–—-]\s/u;
const MOST_WORDS_OF_TITLE = 5;

function goesOnInTitle(
  above: Passage | undefined,
  statement: Passage,
  words: Vocabulary,
  book: DateBook,
): boolean {
  const { text } = statement;
  return (
    above !== undefined &&
    isOnLineOf(above, statement) &&
    TITLED_NUMBER.test(above.text) &&
    countOfWords(text) <= MOST_WORDS_OF_TITLE &&
    !words.due.test(text) &&
    words.heads(text).length === 0 &&
    book.within(above).length === 0
  );
}

/** "Field talk - Tell of a place that you have walked." */
const NAME_BEFORE_DASH = /^\W{0,4}\p{L}[^.;:!?]{1,50}\s[–—-]\s\p{L}[^.]{20,}[.!?]\W*$/u;
const FEWEST_WORDS = 5;

/** "It may be one of those for your research paper." behind a name that is being explained. */
const explainsName = (
  first: Passage | undefined,
  statement: Passage,
  { due }: Vocabulary,
  book: DateBook,
): boolean =>
  first !== undefined &&
  first !== statement &&
  isOnLineOf(first, statement) &&
  NAME_BEFORE_DASH.test(first.text) &&
  /[.!?]\W*$/u.test(statement.text) &&
  countOfWords(statement.text) >= FEWEST_WORDS &&
  !due.test(statement.text) &&
  book.within(statement).length === 0;

const isOnLineOf = (one: Passage, other: Passage): boolean =>
  other.pieces[0] !== undefined && one.pieces.at(-1)?.line === other.pieces[0].line;

const countOfWords = (text: string): number => text.trim().split(/\s+/).length;

/** "Due Monday, Oct 5, at 8 pm" is said of the work in the line above, and of nothing else. */
function isWhenDue(statement: Passage | undefined, words: Vocabulary, book: DateBook): boolean {
  const own = statement ? book.within(statement) : [];
  return (
    statement !== undefined &&
    own.length > 0 &&
    (words.refersUp.test(statement.text) ||
      (words.due.test(statement.text) && saysOnlyWhen(statement.text, own)))
  );
}
