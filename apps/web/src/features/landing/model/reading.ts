import type { Document, Extraction, Finding, FindingKind } from '@syllabi/extraction';
import { areClassesSure, sureIn } from '@syllabi/extraction/questions';
import { type DemoQuestion, questionsOf } from './questions';
import { type SheetLine, toSheet } from './sheet';

/** What the demo shows of a document: its text with the places found in it, and the plan beside it. */
export interface Reading {
  fileName: string;
  pages: number;
  milliseconds: number;
  course: string;
  /** How many are due, are held or are off on a day of their own. */
  dates: number;
  /** How many ordinary classes and readings there are besides. */
  classes: number;
  questions: AskedQuestion[];
  /** All but those that a question of their own is about. */
  rows: ReadingRow[];
  sheet: SheetLine[];
  setAside: number;
  /** Whether a calendar would hold anything: what waits for an answer has no place in one. */
  isPlanned: boolean;
  /** What a calendar does not hold before all is answered. */
  leftOut: { dates: number; classes: boolean };
  /** Which pages could not be read. */
  unread: string | undefined;
}

export interface AskedQuestion extends DemoQuestion {
  /** What it is about, where that is one thing. */
  row: ReadingRow | undefined;
}

export interface ReadingRow {
  id: string;
  kind: FindingKind | 'question';
  title: string;
  /** `YYYY-MM-DD`, or `--MM-DD` without a year. */
  date: string;
  /** Said where it is not this one. */
  year: string | undefined;
  endDate?: string | undefined;
  time?: string | undefined;
  endTime?: string | undefined;
  weight?: number | undefined;
  isWaiting: boolean;
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
  const { findings, meetings, ledger, warnings, course } = extraction;
  const thisYear = today.slice(0, 4);
  const questions = questionsOf(extraction, today);
  const asked = new Set(questions.map(({ findingId }) => findingId));
  const dated = findings.filter(isOfItsOwn);
  const sure = new Set(sureIn(extraction));
  const weightOf = weightsByName(extraction);
  const shown = findings.filter((finding) => isOfItsOwn(finding) || asked.has(finding.id));
  const rows = shown.map((finding) =>
    toRow(finding, {
      thisYear,
      isWaiting: !sure.has(finding),
      weight: finding.weight ?? weightOf.get(finding.title.toLowerCase()),
    }),
  );
  return {
    fileName,
    pages: document.format === 'pdf' ? document.pages.length : 0,
    milliseconds,
    course: course.code ?? course.title ?? '',
    dates: dated.length,
    classes: findings.length - dated.length,
    questions: questions.map((one) => ({ ...one, row: rows.find(({ id }) => id === one.findingId) })),
    rows: rows.filter(({ id }) => !asked.has(id)),
    sheet: toSheet(document, shown, rows),
    isPlanned: dated.some((finding) => sure.has(finding)) || hasSureMeetings(extraction),
    leftOut: {
      dates: dated.filter((finding) => !sure.has(finding)).length,
      classes: meetings.length > 0 && !areClassesSure(extraction),
    },
    setAside: ledger.filter(({ outcome }) => outcome === 'dismissed').length,
    unread: warnings.find(({ code }) => code === 'pages-without-text')?.message,
  };
}

const isOfItsOwn = ({ kind }: Finding): boolean => kind !== 'class' && kind !== 'reading';

const hasSureMeetings = (extraction: Extraction): boolean => {
  const { start, end } = extraction.course.term ?? {};
  return extraction.meetings.length > 0 && Boolean(start && end) && areClassesSure(extraction);
};

/** What the grading table says of something that is named there just as it is in the schedule. */
const weightsByName = ({ grading }: Extraction) =>
  new Map(grading.map(({ component, weight }) => [component.toLowerCase(), weight]));

interface RowFacts {
  thisYear: string;
  isWaiting: boolean;
  weight: number | undefined;
}

function toRow(finding: Finding, { thisYear, isWaiting, weight }: RowFacts): ReadingRow {
  const { id, kind, title, date, endDate, time, endTime } = finding;
  const year = date.startsWith('-') || date.startsWith(thisYear) ? undefined : date.slice(0, 4);
  return {
    ...{ id, title, date, endDate, time, endTime, weight, year, isWaiting },
    kind: isWaiting ? 'question' : kind,
  };
}
