import { Temporal } from 'temporal-polyfill';
import type { QuestionAnswer } from './findings.schemas.ts';

interface Option {
  date?: string | undefined;
  year?: number | undefined;
}

interface Dated {
  id: string;
  date: string;
  endDate: string | null;
}

/** What an answer stands for: one of the options, or the day or year that was typed. */
export function resolveAnswer(answer: QuestionAnswer, options: Option[]): Option | undefined {
  return answer.option === undefined ? answer : options[answer.option];
}

/** The days that an answer gives to the findings that wait for it; those it cannot settle are left out. */
export function settle(findings: Dated[], { date, year }: Option): Dated[] {
  return findings.flatMap((finding) => {
    const settled = date ? onDay(finding, date) : year ? inYear(finding, year) : undefined;
    return settled ? [settled] : [];
  });
}

/** A range keeps its length. */
function onDay({ id, date, endDate }: Dated, day: string): Dated | undefined {
  if (!endDate) return { id, date: day, endDate: null };
  const [first, last, target] = [parse(date), parse(endDate), parse(day)];
  if (!first || !last || !target) return { id, date: day, endDate: null };
  return { id, date: day, endDate: target.add(first.until(last)).toString() };
}

function inYear({ id, date, endDate }: Dated, year: number): Dated | undefined {
  const first = parse(withYear(date, year));
  if (!first) return undefined;
  if (!endDate) return { id, date: first.toString(), endDate: null };
  const last = parse(withYear(endDate, year));
  // A break from December to January ends in the year after the one it begins in.
  const isNextYear = last !== undefined && Temporal.PlainDate.compare(last, first) < 0;
  const end = isNextYear ? parse(withYear(endDate, year + 1)) : last;
  return { id, date: first.toString(), endDate: end?.toString() ?? null };
}

/** `--02-23` and `2025-02-23` alike. */
const withYear = (date: string, year: number): string => `${year}${date.slice(-6)}`;

function parse(date: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}
