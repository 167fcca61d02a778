import type { Document } from '../src/document.ts';
import { extract } from '../src/extract.ts';
import type { Extraction, Finding } from '../src/extraction.ts';
import { sketch } from './sketch.ts';

const NO_WORK = ['class', 'reading', 'holiday'];

/** What is found in a document that is dropped at the beginning of September 2026. */
export const readWhole = (document: Document): Extraction =>
  extract(document, { referenceDate: '2026-09-01' });

/** The same in lines, as `sketch` reads them. */
export const read = (...lines: string[]): Extraction => readWhole(sketch(...lines));

/** What has to be done or sat. */
export const workIn = (...lines: string[]): Finding[] => read(...lines).findings.filter(isWork);

/** The same in words: `quiz 2027-01-22 23:59 Quiz 1`. */
export const work = (...lines: string[]): string[] => workIn(...lines).map(inWords);

/** What has to be done or sat in a document, in words. */
export const workOf = (document: Document): string[] =>
  readWhole(document).findings.filter(isWork).map(inWords);

/** Days without class: `2027-03-15 Spring break`. */
export const daysOff = (...lines: string[]): string[] =>
  read(...lines)
    .findings.filter(({ kind }) => kind === 'holiday')
    .map(({ date, title }) => `${date} ${title}`);

const isWork = ({ kind }: Finding): boolean => !NO_WORK.includes(kind);

const inWords = ({ kind, date, time, title }: Finding): string =>
  [kind, date, ...(time ? [time] : []), title].join(' ');
