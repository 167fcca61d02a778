import type { DateBook } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { nameInFront } from './paragraph-names.ts';
import { stageOfWork, stagesOfWork } from './stages-of-work.ts';
import { isTitleLine } from './title-above.ts';

interface Reading {
  paragraphs: readonly Paragraph[];
  book: DateBook;
  words: Vocabulary;
}

/** The stages of works that the paragraphs of a text tell: in one line, in a sentence below their title, or line by line. */
export function stagesInText(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): [number, Occasion[]][] {
  const reading = { paragraphs, book, words };
  return [...paragraphs.flatMap((_, at) => inOneLine(at, reading) ?? []), ...lineByLine(reading)];
}

function inOneLine(at: number, { paragraphs, book, words }: Reading): [number, Occasion[]][] | undefined {
  const passage = paragraphs[at]?.passage;
  const dates = passage ? book.within(passage) : [];
  if (!passage || dates.length < 2) return undefined;
  const sentence = sentenceOf(passage, dates);
  const above = nameInFront(passage) ?? titleOfSection(paragraphs, at, book);
  const stages =
    stagesOfWork(passage, dates, words) ?? stagesOfWork(sentence, book.within(sentence), words, above);
  return stages && [[at, stages]];
}

const ENDS = /[.!?]\)?\s+(?=\p{Lu})/gu;

/** The sentence, or those in a row, in which all days of a paragraph stand. */
function sentenceOf(passage: Passage, dates: readonly { start: number; end: number }[]): Passage {
  const { text } = passage;
  const [first, last] = [dates[0]?.start ?? 0, dates.at(-1)?.end ?? text.length];
  const ends = [...text.matchAll(ENDS)].map((match) => ({
    at: match.index,
    next: match.index + match[0].length,
  }));
  const start = ends.findLast(({ next }) => next <= first)?.next ?? 0;
  const end = ends.find(({ at }) => at >= last)?.at ?? text.length;
  return slicePassage(passage, start, end);
}

const FARTHEST = 3;

/** The title of the section in which a paragraph stands, where nothing between them has a day. */
function titleOfSection(paragraphs: readonly Paragraph[], at: number, book: DateBook): Passage | undefined {
  for (const paragraph of paragraphs.slice(Math.max(0, at - FARTHEST), at).toReversed()) {
    if (book.within(paragraph.passage).length > 0) return undefined;
    if (paragraph.heading !== undefined || isTitleLine(paragraph.passage)) return paragraph.passage;
  }
  return undefined;
}

const FEWEST = 2;

/** "Essay 1 (20%)", and below it "Draft: September 4" and "Final version: September 18". */
function lineByLine({ paragraphs, book, words }: Reading): [number, Occasion[]][] {
  const lists: [number, Occasion[]][][] = [];
  let title: Passage | undefined;
  let list: [number, Occasion[]][] = [];
  paragraphs.forEach(({ passage }, at) => {
    const [date, ...others] = book.within(passage);
    if (list.length === 0) title = titleOfSection(paragraphs, at, book);
    const stage = date && others.length === 0 && title ? stageOfWork(passage, date, words, title) : undefined;
    if (stage) {
      list.push([at, stage]);
      return;
    }
    lists.push(list);
    list = [];
  });
  return [...lists, list].filter(({ length }) => length >= FEWEST).flat();
}
