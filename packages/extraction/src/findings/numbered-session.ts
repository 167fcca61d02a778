import { type PlacedDate, placeAt } from '../dates/date-book.ts';
import { findTimes } from '../dates/find-times.ts';
import type { Locale } from '../locales/locale.ts';
import { SESSION } from '../term/sessions.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';
import { draftsOf, evidenceOfNumber, type SaidOfNumber, saidOfNumbers } from './said-of-numbers.ts';

const CONFIDENCE = 0.75;

/** Work that is said to be due or held in "class 4", on the day that the schedule has for that class. */
export function inNumberedSession(context: CourseContext, isKnown: (title: string) => boolean): Draft[] {
  const { sessions } = context;
  if (!sessions) return [];
  return draftsOf(saidOfNumbers(context, SESSION), isKnown, (said, title) => {
    const day = sessions.dayOf(said.word, said.number);
    return day && toDraft(said, title, day, context.locale);
  });
}

function toDraft(said: SaidOfNumber, title: string, day: PlacedDate, locale: Locale): Draft | undefined {
  const { when, start, end, word, number } = said;
  const because = `the day of ${word.toLowerCase()} ${number}, ${day.text}`;
  const { date, assumed } = day;
  const mention = { start, end, month: date.month, day: date.day };
  const placed = placeAt(when, mention, {
    date,
    assumed: [...assumed, { field: 'date', because }],
    readFrom: day,
  });
  const time = findTimes(when.text, locale)[0]?.time;
  return (
    placed && {
      kind: said.head.kind,
      title,
      dates: [placed],
      confidence: CONFIDENCE,
      evidence: [...evidenceOfNumber(said), day.evidence],
      ...(time !== undefined && { time }),
    }
  );
}
