import type { Finding } from '@/api';
import { readDay } from '@/lib/plan/read-day';
import { readTime } from '@/lib/plan/read-time';

export interface FindingDraft {
  kind: Finding['kind'];
  title: string;
  date: string;
  endDate: string | null;
  time: string | null;
  endTime: string | null;
  weight: number | null;
}

/** What keeps a draft from being saved, by field. */
export function faultsOf({ title, date, endDate, time, endTime }: FindingDraft) {
  const isOneDay = endDate === null || endDate === date;
  return {
    ...(title.trim() === '' && { title: 'Give it a title.' }),
    ...(endDate !== null && endDate < date && { endDate: 'It ends before it begins.' }),
    ...(isOneDay && time && endTime && endTime < time && { endTime: 'It ends before it begins.' }),
  };
}

const KINDS: readonly [Finding['kind'], RegExp][] = [
  ['holiday', /\b(?:no class|break|holiday|recess|closed)\b/i],
  ['exam', /\b(?:exam|midterm|final|test)\b/i],
  ['quiz', /\bquiz/i],
  ['project', /\bproject\b/i],
  ['presentation', /\bpresentation/i],
  ['reading', /\b(?:read|chapter)\b/i],
];

/** What the words themselves suggest; everything can be changed before it is added. */
export function draftOf(quote: string, today: string): FindingDraft {
  const day = readDay(quote, { today });
  const time = readTime(quote, day);
  const words = [day, time].reduce(
    (left, read) => (read ? left.replace(quote.slice(read.start, read.end), ' ') : left),
    quote,
  );
  const title = words
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.–-]+|[\s,;:.–-]+$/g, '')
    .replace(/\b(?:due|on|by|at)$/i, '')
    .trim();
  return {
    kind: KINDS.find(([, word]) => word.test(quote))?.[0] ?? 'assignment',
    title: (title || quote).slice(0, 120),
    date: day?.value ?? '',
    endDate: null,
    time: time?.value ?? null,
    endTime: null,
    weight: null,
  };
}

/** Of a line the sentence that says these words; all of it where none does. */
export const sentenceWith = (line: string, words: string): string =>
  line.split(/(?<=[.;!?])\s+/).find((sentence) => sentence.includes(words)) ?? line;
