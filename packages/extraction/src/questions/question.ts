import type { Warning } from '../extraction.ts';

/** A warning that somebody has to answer; the others are remarks. */
export const isQuestion = ({ options = [], findingIds = [] }: Warning): boolean =>
  options.length > 0 || findingIds.length > 0;

/** About the year of all days, those of the classes too. */
export const isOfYear = ({ code }: Warning): boolean => code === 'no-year' || code === 'other-year';

/** The same at every reading of the same document: what it is, and about what. */
export const keyOfQuestion = ({ code, findingIds = [], evidence = [] }: Warning): string =>
  [
    code,
    ...(findingIds.length > 0 ? findingIds : evidence.map(({ page, quote }) => `${page}:${quote}`)),
  ].join(' ');

/** Where nothing is offered, what is written can be kept. */
export function optionsOf(
  { options = [] }: Warning,
  findings: readonly { date: string }[],
): NonNullable<Warning['options']> {
  if (options.length > 0) return options;
  const dates = [...new Set(findings.map(({ date }) => date))].filter((date) => !date.startsWith('--'));
  return dates.map((date) => ({ label: date, date, because: 'the date as written' }));
}
