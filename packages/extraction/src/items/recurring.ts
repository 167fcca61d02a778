import { WEEKDAYS } from '../dates/civil.ts';
import { findTimes } from '../dates/find-times.ts';
import { dateWords } from '../dates/words.ts';
import type { RecurringObligation } from '../extraction.ts';
import type { CourseContext } from '../findings/context.ts';
import { toClauses } from '../structure/clauses.ts';
import { evidenceOf } from '../text/passage.ts';
import { phraseAround, tidy } from './title.ts';
import { vocabulary } from './vocabulary.ts';

const REPEATED =
  /\b(?:every|each|weekly|all|always|chaque|tous\sles|hebdomadaires?|cada|todos\slos|semanal(?:es)?)\b/iu;

/** Obligations that a sentence gives as a pattern of weekdays: "quizzes are due every Friday at noon". */
export function findRecurring({ nodes, book, locale }: CourseContext): RecurringObligation[] {
  const words = vocabulary(locale);
  const { weekday, weekdayFrom } = dateWords(locale);
  const day = new RegExp(`(?<![\\p{L}])${weekday}(?![\\p{L}])`, 'giu');
  const found = nodes.flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    return toClauses(node.passage).flatMap((clause): RecurringObligation[] => {
      if (book.within(clause).length > 0 || !words.due.test(clause.text)) return [];
      const days = [...clause.text.matchAll(day)].flatMap(([name]) => weekdayFrom(name) ?? []);
      const isPlural = [...clause.text.matchAll(day)].some(([name]) => /s$/i.test(name) && name.length > 5);
      const head = words.heads(clause.text).find(({ kind }) => kind !== 'other');
      if (!head || days.length === 0 || !(REPEATED.test(clause.text) || isPlural)) return [];
      const { start, end } = phraseAround(clause.text, head);
      const time = findTimes(clause.text, locale)[0]?.time;
      return [
        {
          kind: head.kind,
          title: tidy(clause.text.slice(start, end)),
          days: WEEKDAYS.filter((name) => days.includes(name)),
          ...(time && { time }),
          evidence: [evidenceOf(clause)],
        },
      ];
    });
  });
  return [...new Map(found.map((one) => [`${one.kind} ${one.days.join()}`, one])).values()];
}
