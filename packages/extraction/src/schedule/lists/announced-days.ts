import type { DateBook } from '../../dates/date-book.ts';
import { saysOnlyWhen } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { toClauses } from '../../structure/clauses.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';

/** Ends a sentence, in front of the days that it announces. */
const ANNOUNCES_DAYS =
  /(?<!\p{L})(?:(?<english>(?:following|these)\s(?:dates?|days?)|dates\s(?:below|are))|(?:dates|jours|fechas|días|datas|dias)\s(?:suivante?s|siguientes|seguintes)|folgenden\s(?:tagen|terminen)|(?:seguenti|volgende)\s\p{L}+)\s?:\s*$/iu;
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
      const announced = ANNOUNCES_DAYS.exec(passage.text);
      const clause = announced ? toClauses(passage).at(-1) : undefined;
      const [head, ...others] = clause ? words.works(clause.text) : [];
      if (!clause || !head || others.length > 0) return [];
      const days = daysBelow(paragraphs, at, book);
      const statement = slicePassage(clause, head.start, head.end);
      return days.map(([line, dates], index) => {
        const ordinal = days.length > 1 && announced?.groups?.english ? ORDINALS[index] : undefined;
        const takenUp = ordinal ? { ordinal, head, passage: clause, keepsPlural: false } : undefined;
        return [line, [{ statement, dates, role: 'due', ...(takenUp && { takenUp }) }]];
      });
    }),
  );
}

function daysBelow(paragraphs: readonly Paragraph[], at: number, book: DateBook) {
  const days: [number, Occasion['dates']][] = [];
  for (const [index, { passage }] of paragraphs.slice(at + 1, at + 1 + ORDINALS.length).entries()) {
    const dates = book.within(passage);
    if (dates.length !== 1 || !saysOnlyWhen(passage.text, dates)) break;
    days.push([at + 1 + index, dates.map(({ placed }) => placed)]);
  }
  return days;
}
