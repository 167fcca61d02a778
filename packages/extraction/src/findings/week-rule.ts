import { dateWords } from '../dates/words.ts';
import type { Weekday } from '../extraction.ts';
import type { Candidate } from '../items/candidate.ts';
import { vocabulary } from '../items/vocabulary.ts';
import { onWeekday } from '../schedule/relative-day.ts';
import { toClauses } from '../structure/clauses.ts';
import { oneOf, word } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';

const OF_THE_WEEK = /\b(?:each|indicated|that|the|listed|given|corresponding|chaque|cada)\s(?:\p{L}+\s)?$/iu;

/** "Work is due on the Sunday of that week": the day that stands for a row naming a whole week. */
export function findWeekRule({ nodes, locale, book }: CourseContext): Weekday | undefined {
  const { weekday, weekdayFrom } = dateWords(locale);
  const day = new RegExp(`(?<![\\p{L}])(?<day>${weekday})(?![\\p{L}])`, 'iu');
  const week = new RegExp(word(oneOf(locale.week)), 'iu');
  const words = vocabulary(locale);
  for (const node of nodes) {
    if (node.type !== 'paragraph') continue;
    for (const clause of toClauses(node.passage)) {
      const at = week.exec(clause.text)?.index;
      const isRule =
        at !== undefined && OF_THE_WEEK.test(clause.text.slice(0, at)) && words.due.test(clause.text);
      const name =
        isRule && book.within(clause).length === 0 ? day.exec(clause.text)?.groups?.day : undefined;
      if (name) return weekdayFrom(name);
    }
  }
  return undefined;
}

/** Moves what is due in a week to the day of the week on which the document says such work is due. */
export function applyWeekRule(candidate: Candidate, rule: Weekday | undefined): Candidate {
  const first = candidate.dates[0];
  const isInWeek = candidate.role === 'due' && (candidate.dates.length > 1 || first?.until !== undefined);
  return rule && first && isInWeek ? { ...candidate, dates: [onWeekday(first, rule)] } : candidate;
}
