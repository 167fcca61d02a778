import type { DateBook } from '../../dates/date-book.ts';
import { isOnlyLabel, isPolicy, saysOnlyWhen } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { LONGEST_TITLE_ABOVE } from '../text/line-lengths.ts';
import { isDeadlineTitle } from './work-lists.ts';

const FARTHEST = 8;
const MOST_BETWEEN = 4;
const SHORTEST_SENTENCE = 40;
const ENDS_OPEN = /:\s*$/u;
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
 * the days that stand near each other has a name above it, and no work stands below the last: else they head what
 * stands below them.
 */
export function namedAbove(paragraphs: readonly Paragraph[], reading: Reading): Map<number, Occasion[]> {
  const days = paragraphs.flatMap(({ passage }, at) => (isOnlyWhen(passage, reading) ? [at] : []));
  const named = nearEachOther(days)
    .filter((list) => !isWork(paragraphs[(list.at(-1) ?? 0) + 1], reading))
    .map((list) => list.map((at) => ({ at, name: nameAbove(paragraphs, at, reading) })))
    .filter((list) => list.every(({ name }) => name !== undefined))
    .filter(([first, ...others]) => others.length > 0 || isAsked(first, paragraphs))
    .flat();
  return new Map(
    named.flatMap(({ at, name }): [number, Occasion[]][] =>
      name && isWork(name, reading) ? [[at, [onItsDay(paragraphs, { at, name }, reading)]]] : [],
    ),
  );
}

function nearEachOther(days: readonly number[]): number[][] {
  const lists: number[][] = [];
  for (const at of days) {
    const list = lists.at(-1);
    if (list && at - (list.at(-1) ?? 0) <= FARTHEST) list.push(at);
    else lists.push([at]);
  }
  return lists;
}

interface Named {
  at: number;
  name: Paragraph | undefined;
}

/** "Term paper:", or "Remise :" between the work and its day. */
const isAsked = (day: Named | undefined, paragraphs: readonly Paragraph[]): boolean =>
  day !== undefined &&
  (isLabelled(paragraphs, day.at) ||
    ENDS_OPEN.test(day.name?.passage.text ?? '') ||
    OPEN_SENTENCE.test(paragraphs[day.at - 1]?.passage.text ?? ''));

const isLabelled = (paragraphs: readonly Paragraph[], at: number): boolean =>
  isOnlyLabel(paragraphs[at - 1]?.passage.text ?? '');

/** The work above a day; it is due then where "Remise :" stands between them. */
function onItsDay(
  paragraphs: readonly Paragraph[],
  { at, name }: { at: number; name: Paragraph },
  { book, words }: Reading,
): Occasion {
  const passage = paragraphs[at]?.passage ?? name.passage;
  const dates = book.within(passage).map(({ placed }) => placed);
  const isDeadline = isLabelled(paragraphs, at) || words.due.test(passage.text);
  return {
    statement: name.passage,
    dates,
    role: 'due',
    beside: passage.text,
    ...(isDeadline && { isDeadline }),
  };
}

/** "Feb 22, 2-4 pm", "Feb 22: covers chapters 6-8". */
function isOnlyWhen(passage: Passage, { book }: Reading): boolean {
  const dates = book.within(passage);
  const when = passage.text.replace(COVERAGE, '');
  return (
    when.length <= LONGEST_TITLE_ABOVE &&
    dates.length > 0 &&
    dates.every(({ end }) => end <= when.length) &&
    saysOnlyWhen(when, dates)
  );
}

const COVERAGE = /(?<![\s,;:–—-])[\s,;:–—-]+\(?cover(?:s|ing)\s.*$/iu;

/** The nearest line above a day that is more than a label or a detail: a work, or whatever ends with a colon. */
function nameAbove(paragraphs: readonly Paragraph[], at: number, reading: Reading): Paragraph | undefined {
  const nearest = paragraphs
    .slice(Math.max(0, at - MOST_BETWEEN), at)
    .findLast(({ passage: { text } }) => !isOnlyLabel(text) && !DETAIL.test(text) && !isSentence(text));
  const name = nearest && labelOf(nearest);
  const isName = isWork(name, reading) || ENDS_OPEN.test(name?.passage.text ?? '');
  return isName ? name : undefined;
}

/** "Test dates: The tests are held in class, as follows:" is called by the label in front. */
const OPEN_SENTENCE = /^(?<label>\W*\p{L}[^:.]{2,40}?)(?:\sdates?)?:\s[^:()]{20,}:\s*$/iu;

function labelOf(line: Paragraph): Paragraph {
  const label = OPEN_SENTENCE.exec(line.passage.text)?.groups?.label;
  return label === undefined ? line : { ...line, passage: slicePassage(line.passage, 0, label.length) };
}

const isSentence = (text: string): boolean => text.length > SHORTEST_SENTENCE && SENTENCE_END.test(text);

/** A short line with a word for work, or one that says that it is due, and nothing that is said of work. */
function isWork(line: Paragraph | undefined, { book, words }: Reading): boolean {
  const text = line?.passage.text ?? '';
  return (
    line !== undefined &&
    text.length <= LONGEST_TITLE_ABOVE &&
    !SENTENCE_END.test(text) &&
    !isDeadlineTitle(text) &&
    !isPolicy(text) &&
    book.within(line.passage).length === 0 &&
    (words.namesWork(text) || (words.due.test(text) && ENDS_OPEN.test(text))) &&
    !words.aboutWork.test(text) &&
    !words.dayOff.test(text)
  );
}
