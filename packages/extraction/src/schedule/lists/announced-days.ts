import type { DateBook } from '../../dates/date-book.ts';
import { saysOnlyWhen } from '../../items/label-words.ts';
import type { Head, Vocabulary } from '../../items/vocabulary.ts';
import { toClauses } from '../../structure/clauses.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';

/** Ends a sentence, in front of the days that it announces. */
const ANNOUNCES_DAYS =
  /(?<!\p{L})(?:(?:following|these)\s(?:dates?|days?|deadlines?)|dates\s(?:below|are)|(?:dates|jours|fechas|días|datas|dias)\s(?:suivante?s|siguientes|seguintes)|folgenden\s(?:tagen|terminen)|(?:seguenti|volgende)\s\p{L}+)\s?:\s*$/iu;
/** Ends any sentence in front of a list, which several days that stand alone below it make one of days. */
const OPENS_LIST = /\p{L}\s?:\s*$/u;
const FEWEST_BELOW_LIST = 2;
const ENGLISH = /\b(?:the|are|is|be|on|by|these)\b/iu;
/** In the language in which they are announced. */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** "Midterms are held on the following dates:", and below it nothing but days: one of the works on each. */
export function announcedDays(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): Map<number, Occasion[]> {
  return new Map(
    paragraphs.flatMap(({ passage }, at): [number, Occasion[]][] => {
      if (!OPENS_LIST.test(passage.text) || book.within(passage).length > 0) return [];
      const clause = toClauses(passage).at(-1);
      const head = clause && workAnnounced(clause, words);
      const days = head ? daysBelow(paragraphs, at, book) : [];
      if (!clause || !head || (days.length < FEWEST_BELOW_LIST && !ANNOUNCES_DAYS.test(passage.text)))
        return [];
      const statement = slicePassage(clause, head.start, head.end);
      return days.map(([line, said], index) => {
        const ordinal = days.length > 1 && ENGLISH.test(clause.text) ? ORDINALS[index] : undefined;
        const takenUp = ordinal ? { ordinal, head, passage: clause, keepsPlural: false } : undefined;
        return [line, [{ ...said, statement, role: 'due', ...(takenUp && { takenUp }) }]];
      });
    }),
  );
}

/** The one kind of work that a sentence speaks of, where it is handed in or held on the days below it. */
function workAnnounced({ text }: Passage, words: Vocabulary): Head | undefined {
  const [head, ...others] = words.works(text);
  return others.length === 0 && !announcesOther(text, words) ? head : undefined;
}

/** "Homework is handed out on:", "There is no quiz on:", "Review sessions are held on:": no work is due on the days below. */
function announcesOther(text: string, { handedOut, aboutWork }: Vocabulary): boolean {
  const said = text.replace(DATES, ' ');
  return OPENS_LIST.test(text) && (NONE.test(said) || handedOut.test(said) || aboutWork.test(said));
}

const DATES = /\bdates?\b/giu;
const NONE = /\b(?:no|not|never|without|pas|aucune?|sin|ningún|sem|keine?n?|nessun[ao]?|geen)\b/iu;

/** "(Week 8)" behind a day. */
const WEEK = /\((?:week|wk|semaine|semana|woche|settimana)\s\d{1,2}\)/giu;

function daysBelow(paragraphs: readonly Paragraph[], at: number, book: DateBook) {
  const days: [number, Pick<Occasion, 'dates' | 'beside'>][] = [];
  for (const [index, { passage }] of paragraphs.slice(at + 1, at + 1 + ORDINALS.length).entries()) {
    const dates = book.within(passage);
    const blank = (week: string) => ' '.repeat(week.length);
    if (dates.length !== 1 || !saysOnlyWhen(passage.text.replace(WEEK, blank), dates)) break;
    days.push([at + 1 + index, { dates: dates.map(({ placed }) => placed), beside: passage.text }]);
  }
  return days;
}
