import type { Extraction, Finding, Meeting } from '@syllabi/extraction';
import { align, columns } from './align.ts';
import type { Output } from './output.ts';
import { printable } from './printable.ts';

/** For reading in a terminal: the findings by date, then classes, grading and what is in doubt. */
export const tableOutput: Output = {
  extension: 'txt',
  text: (extracted, { isOneFile }) =>
    printable(
      extracted
        .map(({ file, extraction }) => {
          const title = isOneFile ? [] : [`${file}\n${'='.repeat(file.length)}`];
          return `${[...title, ...sectionsOf(extraction)].filter((section) => section !== '').join('\n\n')}\n`;
        })
        .join('\n'),
    ),
};

/** What a class is about or reads is told apart from what a student must not miss. */
const isClassByClass = ({ kind }: Finding): boolean => kind === 'class' || kind === 'reading';

function sectionsOf(extraction: Extraction): string[] {
  const { meetings, recurring, undated, grading, warnings } = extraction;
  const findings = extraction.findings.toSorted(byDate);
  return [
    headOf(extraction),
    findingsTable(findings.filter((finding) => !isClassByClass(finding))) || 'Nothing with a date was found.',
    section('Classes', meetings.map(meetingRow)),
    section(
      'Every week',
      recurring.map(({ title, days, time }) => [title, days.join(' '), time ?? '']),
    ),
    section(
      'Without a date',
      undated.map(({ title, when }) => [title, when ?? '']),
    ),
    section(
      'Grading',
      grading.map(({ component, weight, points }) => [component, amount(weight, points)]),
    ),
    section(
      'Class by class',
      findings.filter(isClassByClass).map(({ date, endDate, title }) => [span(date, endDate), title]),
    ),
    section(
      'To check',
      warnings.map(({ message }) => [message]),
    ),
  ];
}

function findingsTable(findings: Finding[]): string {
  if (findings.length === 0) return '';
  return columns(['Date', 'Time', 'Kind', 'What', 'Weight', 'Page'], findings.map(findingRow));
}

function headOf({ course }: Extraction): string {
  const { code, title, section: part, term, instructors } = course;
  const name = [code, title].filter(Boolean).join(': ') || 'Untitled course';
  const span = term?.start && term.end ? `${term.start} to ${term.end}` : undefined;
  const facts = [part && `section ${part}`, term?.name, span].filter(Boolean).join(', ');
  const people = instructors.map(({ name: person, email }) => (email ? `${person} <${email}>` : person));
  return [name, facts, ...people].filter(Boolean).join('\n');
}

const byDate = (a: Finding, b: Finding): number =>
  a.date.localeCompare(b.date) || (a.time ?? '').localeCompare(b.time ?? '');

const findingRow = ({ date, endDate, time, endTime, kind, title, weight, evidence }: Finding): string[] => [
  span(date, endDate),
  span(time, endTime),
  kind,
  title,
  amount(weight),
  String(evidence[0]?.page ?? ''),
];

const meetingRow = ({ kind, days, start, end, location = '' }: Meeting): string[] => [
  kind,
  days.join(' '),
  span(start, end),
  location,
];

const span = (from = '', to?: string): string => (to && to !== from ? `${from} – ${to}` : from);

const amount = (weight?: number, points?: number): string => {
  if (weight !== undefined) return `${weight}%`;
  return points === undefined ? '' : `${points} points`;
};

const section = (title: string, rows: string[][]): string =>
  rows.length === 0 ? '' : `${title}\n${indent(align(rows))}`;

const indent = (text: string): string => text.replace(/^/gm, '  ');
