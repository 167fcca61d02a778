import type { Document, Extraction, Finding, FindingKind, Warning } from '@syllabi/extraction';
import { type SheetLine, toSheet } from './sheet';

/** What the demo shows of a document: its text with the places found in it, and the plan beside it. */
export interface Reading {
  fileName: string;
  pages: number;
  milliseconds: number;
  course: string;
  rows: ReadingRow[];
  /** How many ordinary classes and readings there are besides. */
  classes: number;
  sheet: SheetLine[];
  questions: number;
  /** Where the document gives no year, or two of them: one answer for all its days. */
  yearQuestion: YearQuestion | undefined;
  setAside: number;
  /** Whether a calendar would hold anything: a day without its year has no place in one. */
  isPlanned: boolean;
  /** Which pages could not be read. */
  unread: string | undefined;
}

export interface YearQuestion {
  message: string;
  years: number[];
}

export interface ReadingRow {
  id: string;
  kind: FindingKind | 'question';
  title: string;
  /** `YYYY-MM-DD`, or `--MM-DD` without a year. */
  date: string;
  endDate?: string | undefined;
  time?: string | undefined;
  endTime?: string | undefined;
  weight?: number | undefined;
  /** What is asked, where the document contradicts itself. */
  question?: string | undefined;
}

interface ToReading {
  document: Document;
  extraction: Extraction;
  fileName: string;
  milliseconds: number;
  /** `YYYY-MM-DD` */
  today: string;
}

export function toReading({ document, extraction, fileName, milliseconds, today }: ToReading): Reading {
  const shown = extraction.findings.filter(({ kind }) => kind !== 'class' && kind !== 'reading');
  const questions = questionsById(extraction.warnings);
  const weightOf = weightsByName(extraction);
  const rows = shown.map((finding) => ({
    ...toRow(finding, askedOf(questions.get(finding.id))),
    weight: finding.weight ?? weightOf.get(finding.title.toLowerCase()),
  }));
  return {
    fileName,
    pages: document.format === 'pdf' ? document.pages.length : 0,
    milliseconds,
    course: extraction.course.code ?? extraction.course.title ?? '',
    rows,
    classes: extraction.findings.length - shown.length,
    sheet: toSheet(document, shown, rows),
    questions: new Set(shown.flatMap(({ id }) => questions.get(id) ?? [])).size,
    yearQuestion: yearQuestionOf(extraction.warnings, Number(today.slice(0, 4))),
    isPlanned: shown.some(({ date }) => !date.startsWith('-')) || hasMeetings(extraction),
    setAside: extraction.ledger.filter(({ outcome }) => outcome === 'dismissed').length,
    unread: extraction.warnings.find(({ code }) => code === 'pages-without-text')?.message,
  };
}

const hasMeetings = ({ meetings, course: { term } }: Extraction): boolean =>
  meetings.length > 0 && term?.start !== undefined && term.end !== undefined;

const OF_YEARS = ['no-year', 'other-year'];

/** Those that the weekdays fit come first; a syllabus is mostly of this year or one beside it. */
function yearQuestionOf(warnings: readonly Warning[], thisYear: number): YearQuestion | undefined {
  const asked = warnings.find(({ code }) => OF_YEARS.includes(code));
  if (!asked) return undefined;
  const fitting = (asked.options ?? []).flatMap(({ year }) => year ?? []);
  return {
    message: asked.message,
    years: fitting.length > 0 ? fitting : [thisYear - 1, thisYear, thisYear + 1],
  };
}

/** One question may be about many findings. */
function questionsById(warnings: Warning[]): Map<string, Warning> {
  const asked = warnings.filter(({ code, options = [] }) => options.length > 0 || code === 'no-year');
  return new Map(asked.flatMap((warning) => (warning.findingIds ?? []).map((id) => [id, warning])));
}

/** What is asked of all days is not asked of each one. */
const askedOf = (question: Warning | undefined): string | undefined =>
  question && OF_YEARS.includes(question.code) ? 'Waits for its year' : question?.message;

/** What the grading table says of something that is named there just as it is in the schedule. */
const weightsByName = ({ grading }: Extraction) =>
  new Map(grading.map(({ component, weight }) => [component.toLowerCase(), weight]));

function toRow({ id, kind, title, date, endDate, time, endTime }: Finding, question?: string) {
  return { id, kind: question ? ('question' as const) : kind, title, date, endDate, time, endTime, question };
}
