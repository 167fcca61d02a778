import type { FindingKind, Weekday } from '../src/extraction.ts';

/** A syllabus before it has a format; each writer (PDF, DOCX, HTML, Markdown, text) sets the same words. */
export interface Script {
  title: string;
  author: string;
  /** Shown at the head of every page, where the format has pages. */
  header: string;
  parts: Part[];
}

export type Part =
  | { type: 'title'; text: string }
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'list'; items: string[] }
  | { type: 'table'; widths: number[]; rows: string[][] };

/** What a careful reader takes from a fixture, written beside it. */
export interface ExpectedFacts {
  course: { code: string; title: string; section?: string; instructor: { name: string; email: string } };
  term: { name: string; start: string; end: string };
  meetings: { days: Weekday[]; start: string; end: string; kind: string; location: string }[];
  findings: ExpectedFinding[];
  daysOff: { title: string; date: string; endDate?: string }[];
  recurring: { title: string; days: Weekday[]; time: string }[];
  grading: { component: string; weight: number }[];
  /** Dates that stand in the text and are nothing to plan for. */
  notForThePlan: string[];
}

export interface ExpectedFinding {
  kind: FindingKind;
  title: string;
  date: string;
  time?: string;
  endTime?: string;
}
