import type { AssessedKind } from '@syllabi/extraction';
import type { Repeat } from '@/api';
import type { Clock, Day } from '@/lib/plan/days';
import { type Read, readDay, readNoDay } from '@/lib/plan/read-day';
import { readTime } from '@/lib/plan/read-time';
import { readRepeat } from './read-repeat';

export interface QuickAddCourse {
  id: string;
  code: string;
}

export type PartRole = 'title' | 'no-day' | 'due' | 'course' | 'weight';

/** A stretch of what was typed, with what it was understood as; the parts join to the whole text. */
export interface QuickAddPart {
  role: PartRole;
  text: string;
  courseId?: string;
}

export interface QuickAdd {
  title: string;
  kind: AssessedKind;
  dueOn: Day | undefined;
  dueTime: Clock | undefined;
  courseId: string | undefined;
  weight: number | undefined;
  repeat: Repeat | undefined;
  /** A `#word` that is no course. */
  unknownCourse: string | undefined;
  /** Words written as a day that is none, such as `31 Feb`; they stay in the title. */
  noDay: string | undefined;
  parts: QuickAddPart[];
}

interface Claim {
  role: Exclude<PartRole, 'title'>;
  start: number;
  end: number;
  courseId?: string;
}

export interface QuickAddContext {
  today: Day;
  courses: readonly QuickAddCourse[];
  monthFirst?: boolean;
}

const KIND_WORDS: readonly [AssessedKind, RegExp][] = [
  ['exam', /\b(?:exams?|midterms?|finals?|test)\b/i],
  ['quiz', /\bquiz(?:zes)?\b/i],
  ['presentation', /\b(?:presentation|present|talk|slides)\b/i],
  ['project', /\b(?:project|proposal|milestone)\b/i],
];

/**
 * Reads a task written in plain words: `essay draft next Fri 5pm #HIST210 10%`.
 * Whatever is not a date, a time, a course or a weight stays the title.
 */
export function readQuickAdd(text: string, { today, courses, monthFirst = true }: QuickAddContext): QuickAdd {
  const course = readCourse(text, courses);
  const weight = readWeight(text);
  const repeat = readRepeat(text, { today, monthFirst });
  const rhythm = [repeat, repeat?.until].filter((stretch) => stretch !== undefined);
  const rest = rhythm.reduce(without, text);
  const noDay = readNoDay(rest, { today, monthFirst });
  const date = readDay(noDay ? without(rest, noDay) : rest, { today, monthFirst });
  // The hour of a day that is none is not one of today.
  const time = noDay && !date && !repeat ? undefined : readTime(text, date);
  const claims: Claim[] = [
    ...rhythm.map(({ start, end }) => ({ role: 'due' as const, start, end })),
    ...(date ? [{ role: 'due' as const, start: date.start, end: date.end }] : []),
    ...(time ? [{ role: 'due' as const, start: time.start, end: time.end }] : []),
    ...(course?.courseId
      ? [{ role: 'course' as const, start: course.start, end: course.end, courseId: course.courseId }]
      : []),
    ...(noDay ? [{ role: 'no-day' as const, start: noDay.start, end: noDay.end }] : []),
    ...(weight ? [{ role: 'weight' as const, start: weight.start, end: weight.end }] : []),
  ];
  const parts = toParts(text, claims);
  const title = toTitle(parts);
  return {
    title,
    kind: KIND_WORDS.find(([, word]) => word.test(title))?.[0] ?? 'assignment',
    dueOn: date?.value ?? repeat?.first ?? (time ? today : undefined),
    repeat: repeat?.value,
    dueTime: time?.value,
    courseId: course?.courseId,
    weight: weight?.value,
    noDay: noDay?.value,
    unknownCourse: course && !course.courseId ? course.word : undefined,
    parts,
  };
}

/** The same text with a stretch of it blank, so that everything else stays where it is. */
const without = (text: string, { start, end }: { start: number; end: number }): string =>
  text.slice(0, start) + '_'.repeat(end - start) + text.slice(end);

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function readCourse(text: string, courses: readonly QuickAddCourse[]) {
  const match = /(?:^|\s)#(?<word>[\p{L}\d][\p{L}\d._-]{0,30})/u.exec(text);
  const word = match?.groups?.word;
  if (!match || word === undefined) return undefined;
  const wanted = bare(word);
  const course = courses.find(({ code }) => bare(code) === wanted) ?? onlyOne(courses, wanted);
  const end = match.index + match[0].length;
  return { word, start: end - word.length - 1, end, courseId: course?.id };
}

function onlyOne(courses: readonly QuickAddCourse[], beginning: string): QuickAddCourse | undefined {
  const matching = courses.filter(({ code }) => bare(code).startsWith(beginning));
  return matching.length === 1 ? matching[0] : undefined;
}

function readWeight(text: string): Read<number> | undefined {
  const match = /(?:^|\s)(?<weight>\d{1,3}(?:\.\d{1,2})?) ?%/.exec(text);
  const value = Number(match?.groups?.weight);
  if (!match || !(value > 0 && value <= 100)) return undefined;
  const end = match.index + match[0].length;
  return { value, start: match.index + match[0].search(/\d/), end };
}

function toParts(text: string, claims: readonly Claim[]): QuickAddPart[] {
  const parts: QuickAddPart[] = [];
  let at = 0;
  for (const claim of [...claims].sort((a, b) => a.start - b.start)) {
    if (claim.start < at) continue;
    if (claim.start > at) parts.push({ role: 'title', text: text.slice(at, claim.start) });
    const { role, courseId } = claim;
    parts.push({ role, text: text.slice(claim.start, claim.end), ...(courseId ? { courseId } : {}) });
    at = claim.end;
  }
  if (at < text.length) parts.push({ role: 'title', text: text.slice(at) });
  return parts;
}

/** Words that only led to the date go with it: `essay due by Friday` is an essay. */
const LEADING_WORDS = /\s+(?:(?:is|are)\s+)?(?:due|by|on|at|for|due by|due on)\s*$/i;

function toTitle(parts: readonly QuickAddPart[]): string {
  const words = parts.map((part, index) => {
    if (part.role === 'no-day') return part.text;
    if (part.role !== 'title') return ' ';
    return parts[index + 1]?.role === 'due' ? part.text.replace(LEADING_WORDS, ' ') : part.text;
  });
  const title = words
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:-]+|[\s,;:-]+$/g, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
