import type { DateBook } from '../dates/date-book.ts';
import { isOnlyLabel, isPolicy, saysOnlyWhen } from '../items/label-words.ts';
import type { Vocabulary } from '../items/vocabulary.ts';
import type { Paragraph } from '../structure/outline.ts';
import type { Passage } from '../text/passage.ts';
import { LONGEST_TITLE_ABOVE } from './line-lengths.ts';
import type { Occasion } from './occasion.ts';
import { isDeadlineTitle } from './work-lists.ts';

const FEWEST = 2;
const FARTHEST = 8;
const MOST_BETWEEN = 4;
const SENTENCE_END = /[.!?;]["”»]?\s*$/u;
/** "Pondération : 20 %" between the name of a work and its day. */
const DETAIL =
  /^\W*(?:type|mode|modali(?:té|dad|tà|ty)|format[eo]?|pondération|ponderación|valeur|valor|poids|peso|weight(?:ing)?|worth|value|points|durée|duración|duration|length|lieu|lugar|local|place|location|room|salle|aula|matière|coverage)\s?:|^\W*\(?\d{1,3}\s?(?:%|points?|pts)\)?\W*$/iu;

interface Reading {
  book: DateBook;
  words: Vocabulary;
}

/**
 * Days alone on their lines below the works they are of: "Examen intra", and below it "le 12 mars". Only where each of
 * the days that stand near each other has a work above it, and no work stands below the last: else they head what
 * stands below them.
 */
export function namedAbove(paragraphs: readonly Paragraph[], reading: Reading): Map<number, Occasion[]> {
  const days = paragraphs.flatMap(({ passage }, at) => (isOnlyWhen(passage, reading) ? [at] : []));
  const lists = nearEachOther(days).filter((list) => {
    const below = paragraphs[(list.at(-1) ?? 0) + 1];
    return !(below && namesWork(below, reading));
  });
  return new Map(
    lists.flatMap((list) => {
      const occasions = list.map((at) => onItsDay(paragraphs, at, reading));
      const isEnough = list.length >= FEWEST || (occasions[0] !== undefined && asksForDay(occasions[0]));
      return isEnough && occasions.every((one) => one !== undefined)
        ? occasions.map((one, index): [number, Occasion[]] => [list[index] ?? 0, [one]])
        : [];
    }),
  );
}

/** "Term paper:", or "Remise :" between the work and its day. */
const asksForDay = ({ statement, isDeadline }: Occasion): boolean =>
  isDeadline === true || /:\s*$/u.test(statement.text);

function nearEachOther(days: readonly number[]): number[][] {
  const lists: number[][] = [];
  for (const at of days) {
    const list = lists.at(-1);
    if (list && at - (list.at(-1) ?? 0) <= FARTHEST) list.push(at);
    else lists.push([at]);
  }
  return lists;
}

/** The work above a day; it is due then where "Remise :" stands between them. */
function onItsDay(paragraphs: readonly Paragraph[], at: number, reading: Reading): Occasion | undefined {
  const passage = paragraphs[at]?.passage;
  const statement = nameAbove(paragraphs, at, reading);
  if (!passage || !statement) return undefined;
  const dates = reading.book.within(passage).map(({ placed }) => placed);
  const isLabelled = isOnlyLabel(paragraphs[at - 1]?.passage.text ?? '');
  return { statement, dates, role: 'due', beside: passage.text, ...(isLabelled && { isDeadline: true }) };
}

function isOnlyWhen(passage: Passage, { book }: Reading): boolean {
  const dates = book.within(passage);
  return dates.length > 0 && passage.text.length <= LONGEST_TITLE_ABOVE && saysOnlyWhen(passage.text, dates);
}

/** The nearest line above a day that is more than a label or a detail, where it names a work. */
function nameAbove(paragraphs: readonly Paragraph[], at: number, reading: Reading): Passage | undefined {
  const above = paragraphs.slice(Math.max(0, at - MOST_BETWEEN), at);
  const nearest = above.findLast(({ passage: { text } }) => !isOnlyLabel(text) && !DETAIL.test(text));
  return nearest && namesWork(nearest, reading) ? nearest.passage : undefined;
}

/** A short line with a word for work, and nothing that is said of work. */
const namesWork = ({ passage }: Paragraph, { book, words }: Reading): boolean =>
  passage.text.length <= LONGEST_TITLE_ABOVE &&
  !SENTENCE_END.test(passage.text) &&
  !isDeadlineTitle(passage.text) &&
  !isPolicy(passage.text) &&
  book.within(passage).length === 0 &&
  words.heads(passage.text).some(({ kind }) => kind !== 'other') &&
  !words.aboutWork.test(passage.text) &&
  !words.dayOff.test(passage.text);
