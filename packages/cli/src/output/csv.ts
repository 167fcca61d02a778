import type { Finding, Warning } from '@syllabi/extraction';
import { stringify } from 'csv-stringify/sync';
import type { Output } from './output.ts';

const COLUMNS = [
  'file',
  'course',
  'kind',
  'title',
  'date',
  'end_date',
  'time',
  'end_time',
  'weight',
  'confidence',
  'page',
  'quote',
  'question',
];

/** The findings of all files in one sheet. */
export const csvOutput: Output = {
  extension: 'csv',
  text: (extracted) => {
    const rows = extracted.flatMap(({ file, extraction: { course, findings, warnings } }) =>
      findings.map((finding) => [
        file,
        course.code ?? course.title,
        finding.kind,
        finding.title,
        finding.date,
        finding.endDate,
        finding.time,
        finding.endTime,
        finding.weight,
        finding.confidence,
        finding.evidence[0]?.page,
        finding.evidence[0]?.quote,
        questionsOn(finding, warnings),
      ]),
    );
    // A title that begins with "=" would be a formula in a spreadsheet.
    return stringify([COLUMNS, ...rows], { escape_formulas: true });
  },
};

const questionsOn = ({ id }: Finding, warnings: readonly Warning[]): string =>
  warnings
    .filter(({ findingIds = [] }) => findingIds.includes(id))
    .map(({ message }) => message)
    .join(' ');
