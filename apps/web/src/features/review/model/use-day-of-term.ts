import { useQuery } from '@tanstack/react-query';
import { type Day, isDay } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { factsQuery, type ReviewedDocument } from '../queries';

/** Dates without a year are meant in the term of the document, not in the one that is now. */
export function useDayOfTerm(path: ReviewedDocument, findings: readonly { date: string }[]): Day {
  const { today } = usePlanSettings();
  const { data: facts } = useQuery(factsQuery(path));
  const dated = findings.map(({ date }) => date).filter(isDay);
  return facts?.course.term.start ?? dated.sort()[0] ?? today;
}
