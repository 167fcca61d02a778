import { WEEKDAYS } from '../dates/civil.ts';
import { findTimes } from '../dates/find-times.ts';
import { dateWords } from '../dates/words.ts';
import type { RecurringObligation } from '../extraction.ts';
import type { CourseContext } from '../findings/context.ts';
import type { Locale } from '../locales/locale.ts';
import { toClauses } from '../structure/clauses.ts';
import type { Node } from '../structure/outline.ts';
import { madeOnce } from '../text/made-once.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { isOfCourse } from './is-of-course.ts';
import { phraseAround } from './phrase-around.ts';
import { tidy } from './title.ts';
import { isToldWeekly, worksToldOf } from './told-weekly.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

const REPEATED =
  /\b(?:every|each|weekly|all|always|chaque|tous\sles|hebdomadaires?|cada|todos\slos|semanal(?:es)?)\b/iu;

/** Obligations that a sentence gives as a pattern of weekdays: "quizzes are due every Friday at noon". */
export const findRecurring = madeOnce(({ nodes, book, locale }: CourseContext): RecurringObligation[] => {
  const words = vocabulary(locale);
  const { weekdaysIn } = dateWords(locale);
  const found = placesOf(nodes).flatMap(({ passage, label }) =>
    toClauses(passage).flatMap((clause): RecurringObligation[] => {
      const named = weekdaysIn(clause.text);
      if (named.length === 0 || book.within(clause).length > 0) return [];
      if (!(label || saysWhenDue(clause.text, locale)) || words.officeHours.test(clause.text)) return [];
      const days = named.map(({ day }) => day);
      const isPlural = named.some(({ name }) => /s$/i.test(name) && name.length > 5);
      const own = worksToldOf(clause.text, locale)[0];
      const place = own ? clause : label;
      const head = own ?? words.works(label?.text ?? '')[0];
      if (!place || !head || !(REPEATED.test(clause.text) || isPlural)) return [];
      const { start, end } = phraseAround(place.text, head);
      const time = dueTime(clause.text, words, locale);
      return [
        {
          kind: head.kind,
          title: tidy(place.text.slice(start, end)),
          days: WEEKDAYS.filter((name) => days.includes(name)),
          ...(time && { time }),
          evidence: [evidenceOf(clause)],
        },
      ];
    }),
  );
  return [...new Map(found.map((one) => [`${one.kind} ${one.days.join()}`, one])).values()];
});

/** "Posted by 4 pm on Monday and due the next Monday by 11 pm": the hour behind the last word for what is due. */
function dueTime(text: string, { due }: Vocabulary, locale: Locale): string | undefined {
  const times = findTimes(text, locale);
  if (times.length < 2) return times[0]?.time;
  const dueAt = [...text.matchAll(new RegExp(due, 'giu'))].at(-1)?.index ?? 0;
  return (times.find(({ start }) => start > dueAt) ?? times[0])?.time;
}

function saysWhenDue(text: string, locale: Locale): boolean {
  const { due, works } = vocabulary(locale);
  const isClosed = CLOSES.test(text) && !isOfCourse(text, works(text));
  return due.test(text) || isClosed || isToldWeekly(text, locale);
}

const CLOSES = /\b(?:closes?|submitted|posted|every\s(?:other\s)?\p{L}+day)\b/iu;

interface Place {
  passage: Passage;
  /** The cell that names what the passage says the day of: "Online quizzes" beside "weekly, Fridays 5 pm". */
  label?: Passage;
}

const placesOf = (nodes: readonly Node[]): Place[] =>
  nodes.flatMap((node): Place[] => {
    if (node.type === 'paragraph') return [{ passage: node.passage }];
    return node.rows.flatMap(({ cells }) => {
      const filled = [...new Set(cells)].flatMap((cell) => (cell?.passage.text ? [cell.passage] : []));
      const label = filled.find(({ text }) => /\p{L}{3}/u.test(text));
      return filled.map((passage) => ({ passage, ...(label && label !== passage && { label }) }));
    });
  });
