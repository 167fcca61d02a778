import { findTimes, type TimeMention } from '../dates/find-times.ts';
import type { Evidence, FindingKind } from '../extraction.ts';
import { languageOf } from '../understand.ts';
import { dayAround } from './day-around.ts';
import type { DraftSource, Known } from './source.ts';
import { toldInWords } from './told-in-words.ts';
import { type WrittenDay, writtenDays } from './written-days.ts';
import { yearsOf } from './year-of.ts';

/** A finding as the words of a document suggest it; what they do not say is left out. */
export interface FindingDraft {
  title: string;
  kind?: FindingKind;
  date?: string;
  endDate?: string;
  time?: string;
  endTime?: string;
  weight?: number;
}

/** More words are no one finding; its day and its name stand among the first. */
const LONGEST = 1000;

/**
 * What somebody who selects words in a document may mean by them: read in its language, with its order of day and month
 * and its year, and on the day of the row that they stand in where they write none. Nothing is made up: "every Friday" is
 * no day.
 *
 * @example
 * const { findings, ...extraction } = extract(document, { referenceDate: '2027-01-04' });
 * draftFinding({ page: 1, quote: 'Examen final: 4 de mayo, 10:00' }, { text: document.text, lines, extraction });
 * // { kind: 'exam', title: 'Examen final', date: '2027-05-04', time: '10:00' }
 */
export function draftFinding(selection: Evidence, source: DraftSource): FindingDraft {
  const said = { ...selection, quote: selection.quote.replace(/\s+/gu, ' ').trim().slice(0, LONGEST) };
  const known = toKnown(source);
  const days = writtenDays(said, known);
  const [first] = days;
  const times = findTimes(said.quote, known.locale);
  const { title, ...told } = toldInWords(said.quote, { days, times }, known.locale);
  const date = first?.date ?? dayAround(said, known);
  return {
    title,
    ...(date !== undefined && { date }),
    ...(first?.endDate !== undefined && { endDate: first.endDate }),
    ...hoursOf(times, first),
    ...told,
  };
}

function toKnown(source: DraftSource): Known {
  const { text, lines, extraction, findings = extraction.findings, year, isOtherOrder = false } = source;
  return {
    lines,
    findings,
    isOtherOrder,
    isYearTold: year !== undefined,
    ledger: extraction.ledger,
    locale: languageOf(text),
    yearOf: yearsOf(source),
  };
}

/** Those beside the day: a line may tell of other hours as well. */
function hoursOf(times: readonly TimeMention[], day: WrittenDay | undefined) {
  const distance = ({ start, end }: TimeMention) =>
    day === undefined ? 0 : start >= day.end ? start - day.end : day.start - end;
  const [nearest] = times.toSorted((one, other) => distance(one) - distance(other));
  return (
    nearest && {
      time: nearest.time,
      ...(nearest.endTime !== undefined && { endTime: nearest.endTime }),
    }
  );
}
