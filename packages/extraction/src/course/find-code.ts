import { eachMatch } from '../text/patterns.ts';
import type { HeadLine } from './head-lines.ts';

/** The code of a course and where it stands. */
export interface FoundCode {
  code: string;
  line: HeadLine;
  start: number;
  end: number;
}

interface Candidate extends FoundCode {
  score: number;
}

const NUMBER = '(?:\\d{2,4}(?:\\.\\d{1,3})?[A-Z]{0,3}|\\dX{2,3}(?:\\/\\dX{2,3})?)(?![\\p{L}\\d%]|:\\d)';
const CAPITALS = new RegExp(
  `(?<![\\p{L}\\d-])[A-Z]{2,12}(?:[-/&]\\s?[A-Z]{2,8}|\\s[A-Z]{2,5})?[*]?[\\s-]{0,2}${NUMBER}(?:\\s[A-Z]{2})?(?![\\p{L}\\d])`,
  'gu',
);
const ONE_LETTER = /(?<![\p{L}\d-])[A-Z]\d{3}[A-Z]{0,2}(?![\p{L}\d])/gu;
const NUMBER_FIRST = /^(?<![\p{L}\d.-])\d{3}[A-Z]{2}(?![\p{L}\d])/gu;
/** "420-SN1-RE" */
const PARTED = /(?<![\p{L}\d.-])\d{3}-(?=[A-Z0-9]{0,2}[A-Z])[A-Z0-9]{3}(?:-[A-Z]{2})?(?![\p{L}\d-])/gu;
/** "151H: Honors Biology", "MA 26500" */
const AT_FRONT = /^(?:\d{3}[A-Z](?=\s?:)|[A-Z]{2,5}\s?\d{5}(?![\p{L}\d]))/gu;
const NAMED =
  /(?<=(?:^|[:|/(–—]|\b(?:to|for|of|in)\b)\s?)[A-Z][a-z]{3,14}\s\d{1,4}(?:\.\d{3})?[A-Z]{0,3}(?![\p{L}\d%]|[:./]\d)/gu;
/** "Political Science 101", and nothing else on its line. */
const SPELLED =
  /^[A-Z][a-z]{2,14}(?:\s(?:and\s)?[A-Z][a-z]{2,14}){1,2}\s\d{3,4}[A-Z]?(?:\/\d{3,4}[A-Z]?)?$/gu;

const NO_SUBJECT =
  /^(?:fall|spring|summer|winter|autumn|room|rm|page|pp|week|wk|kw|unit|suite|ste|hall|box|po|fax|tel|phone|ph|january|february|march|april|may|june|july|august|september|october|november|december|sept?|oct|nov|dec|jan|feb|mar|apr|jun|jul|aug|chapter|section|sections|sec|sect|version|building|bldg|office|copyright|updated|revised|automne|hiver|été|printemps|isbn|semester|semestre|term|year|academic|ay|syllabus|syllabi|course|class|credits?|exam|exams|quiz|quizzes|test|midterm|final|homework|hw|lab|labs|assignment|proje[ck]?t[oe]?s?|proyectos?|progett[oi]|tareas?|tarefas?|provas?|parcial|examen|devoir|übung|aufgabe|paper|essay|grade|grades|total|review|week|weeks|session|lecture|lectures|module|part|version|edition|ed|volume|vol|no|id|crn|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|mwf|tth|tr|mw|am|pm|at|in|on|to|of|and|the|or|by|from|over|about|level|only|floor|street|st|avenue|ave|zip|summer|winter|door|zoom|covid|university|college|hs|sr|groupe|group|grupo|gruppe|mba|emba|mfa|phd|llm|sala|aula|salle|primavera|otoño|verano|invierno|curso|página|semana|juin|mai|mars|avril|juillet|août|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|septembre|octobre|novembre|décembre)$/iu;
const PLACE_BEFORE =
  /(?:\b(?:room|rm|office|location|where|hall|building|bldg|place|lieu|salle|aula|oficina|bureau|in|@)[\s:.,]*|\d\s?[ap]\.?m\.?[\s,]*)$/iu;
const REQUIRED_BEFORE =
  /(?:pre-?requisites?|prereqs?|co-?requisites?|restrictions?|completion\sof|credit\sfor|following|such\sas|equivalent\sto|experience\s(?:in|with|from|at\sthe\slevel\sof)|background\sin|familiar(?:ity)?\swith|prior\s(?:courses?|knowledge))\b/iu;
const TERM_YEAR = /^(?:19|20)\d{2}$/;

const FRONT = 8;

/**
 * The code of the course: the likeliest of all that look like one, codes listed together as they are written. "Sheet 1"
 * may be the name of a work.
 */
export function findCode(
  lines: readonly HeadLine[],
  text: string,
  isWork: (name: string) => boolean,
): FoundCode | undefined {
  const candidates = lines.flatMap((line) => [
    ...matches(line, CAPITALS, 4),
    ...matches(line, ONE_LETTER, 2),
    ...matches(line, PARTED, 4),
    ...(line.index === 0 ? matches(line, NUMBER_FIRST, 5) : []),
    ...(line.index < FRONT ? matches(line, AT_FRONT, 5) : []),
    ...matches(line, NAMED, line.index < FRONT ? 1 : -2),
    ...(line.index < FRONT ? matches(line, SPELLED, 1) : []),
  ]);
  const best = candidates
    .filter(({ code }) => !isWork(code))
    .map((candidate) => ({ ...candidate, score: candidate.score + timesNamed(text, candidate.code) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.line.index - b.line.index || a.start - b.start)[0];
  return best && withListed(best);
}

function matches(line: HeadLine, pattern: RegExp, worth: number): Candidate[] {
  return eachMatch(line.text, pattern).flatMap(({ start, end, text: code }): Candidate[] => {
    const before = line.text.slice(0, start);
    if (!hasSubject(code) || PLACE_BEFORE.test(before) || REQUIRED_BEFORE.test(before)) return [];
    return [
      {
        code,
        line,
        start,
        end,
        score: worth + scoreOfPlace(line, start) - penaltyOf(code, line),
      },
    ];
  });
}

/** The year of a term; far down, the chapters of a book: "ACA 12". */
function penaltyOf(code: string, { index }: HeadLine): number {
  const digits = digitsOf(code);
  if (TERM_YEAR.test(digits)) return 1.5;
  return digits.length <= 2 && index >= FRONT ? 3 : 0;
}

const digitsOf = (code: string) => /\d+/.exec(code)?.[0] ?? '';

/** "WS 2026", "AU26": a term. */
const IS_TERM = /^(?:ws|ss|wise|sose|au|fa|sp|su|wi|ay)[\s-]?(?:20)?\d{2}$/iu;

/** `WEEK 12` and `Fall 2026` name no subject. */
function hasSubject(code: string): boolean {
  const first = /^\p{L}*/u.exec(code)?.[0] ?? '';
  const last = /(\p{L}+)[*\s-]*[\d.]+/u.exec(code)?.[1] ?? '';
  if (NO_SUBJECT.test(first) || NO_SUBJECT.test(last) || IS_TERM.test(code)) return false;
  return first.length <= 5 || !TERM_YEAR.test(digitsOf(code));
}

const LONG_LINE = 150;

/** Codes stand in headings, at the front of the first lines. */
function scoreOfPlace({ heading, index, text }: HeadLine, start: number): number {
  const front = 3 / (1 + index / 4) + (start === 0 ? 1 : 0);
  return front + (heading === undefined ? 0 : 1.5) - (text.length > LONG_LINE ? 2 : 0);
}

const MOST_COUNTED = 4;

/** A course is named again further on, a room hardly. */
function timesNamed(text: string, code: string): number {
  const parts = code.split(/[\s*-]+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = [...text.matchAll(new RegExp(parts.join('[\\s*-]{0,2}'), 'giu'))].length;
  return Math.min(found - 1, MOST_COUNTED) / 2;
}

const LISTED = /^\s{0,2}(?:&|\/|,|and|et|y)\s{0,2}(?<code>[A-Z]{2,9}[\s-]?\d{2,4}[A-Z]{0,2})(?![\p{L}\d])/u;

/** `FRS 640 & ENV 640` is one course under two codes. */
function withListed({ line, start, end, code }: Candidate): FoundCode {
  let last = end;
  for (let more = LISTED.exec(line.text.slice(last)); more; more = LISTED.exec(line.text.slice(last)))
    last += more[0].length;
  const whole = last === end ? code : line.text.slice(start, last);
  return { code: whole.replace(/\s+/g, ' ').trim(), line, start, end: last };
}
