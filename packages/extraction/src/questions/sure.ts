import { fromIso } from '../dates/civil.ts';
import type { Extraction, Finding } from '../extraction.ts';
import { isOfYear } from './question.ts';

type Asked = Pick<Extraction, 'findings' | 'warnings'>;

/** The findings that wait for an answer. */
export const waitingIn = ({ warnings }: Pick<Extraction, 'warnings'>): ReadonlySet<string> =>
  new Set(warnings.flatMap(({ findingIds = [] }) => findingIds));

/** The findings whose day nothing is asked about: only these have a place in a calendar. */
export function sureIn({ findings, warnings }: Asked): Finding[] {
  const waiting = waitingIn({ warnings });
  return findings.filter(({ id, date }) => !waiting.has(id) && fromIso(date) !== undefined);
}

/** Whether the classes of the term have their days: not while its year is asked. */
export const areClassesSure = ({ warnings }: Pick<Extraction, 'warnings'>): boolean =>
  !warnings.some(isOfYear);
