import { extract } from '../src/extract.ts';
import type { Extraction, Finding } from '../src/extraction.ts';
import { sketch } from './sketch.ts';

/** What is found in these lines, as if dropped at the beginning of September 2026. */
export const read = (...lines: string[]): Extraction =>
  extract(sketch(...lines), { referenceDate: '2026-09-01' });

/** What has to be done or sat. */
export const workIn = (...lines: string[]): Finding[] =>
  read(...lines).findings.filter(({ kind }) => !['class', 'reading', 'holiday'].includes(kind));

/** The same in words: `quiz 2027-01-22 23:59 Quiz 1`. */
export const work = (...lines: string[]): string[] =>
  workIn(...lines).map(({ kind, date, time, title }) =>
    [kind, date, ...(time ? [time] : []), title].join(' '),
  );

/** Days without class: `2027-03-15 Spring break`. */
export const daysOff = (...lines: string[]): string[] =>
  read(...lines)
    .findings.filter(({ kind }) => kind === 'holiday')
    .map(({ date, title }) => `${date} ${title}`);
