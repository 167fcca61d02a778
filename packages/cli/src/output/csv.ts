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
];

/** The findings of all files in one sheet. */
export const csvOutput: Output = {
  extension: 'csv',
  text: (extracted) => {
    const rows = extracted.flatMap(({ file, extraction: { course, findings } }) =>
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
      ]),
    );
    // A title that begins with "=" would be a formula in a spreadsheet.
    return stringify([COLUMNS, ...rows], { escape_formulas: true });
  },
};
