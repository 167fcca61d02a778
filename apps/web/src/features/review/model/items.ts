import type { Finding, Question } from '@/api';

/** What the list shows as one row: a question, with the finding it is about when it is just one, or a finding. */
export type ReviewItem =
  | { type: 'question'; id: string; question: Question; finding: Finding | undefined }
  | { type: 'finding'; id: string; finding: Finding };

export interface ReviewGroup {
  key: GroupKey;
  title: string;
  items: ReviewItem[];
}

export type GroupKey = 'questions' | 'exams' | 'assignments' | 'dayoffs' | 'readings' | 'classes';
export type Order = 'doubt' | 'date' | 'page';

const GROUPS: readonly { key: GroupKey; title: string; kinds: readonly Finding['kind'][] }[] = [
  { key: 'exams', title: 'Exams', kinds: ['exam', 'quiz'] },
  { key: 'assignments', title: 'Assignments', kinds: ['assignment', 'project', 'presentation', 'other'] },
  { key: 'dayoffs', title: 'Days off', kinds: ['holiday'] },
  { key: 'readings', title: 'Readings', kinds: ['reading'] },
  { key: 'classes', title: 'Classes', kinds: ['class'] },
];

interface ReviewInput {
  findings: readonly Finding[];
  questions: readonly Question[];
  order?: Order;
}

/** Questions without an answer first, then what was found, by kind. What was set aside is elsewhere. */
export function buildGroups({ findings, questions, order = 'doubt' }: ReviewInput): ReviewGroup[] {
  const kept = findings.filter(({ review }) => review !== 'dismissed');
  const asked = questions
    .filter(({ answer }) => answer === null)
    .map((question) => toQuestionItem(question, kept));
  const inQuestion = new Set(asked.flatMap((item) => item.finding?.id ?? []));
  const groups = GROUPS.map(({ key, title, kinds }) => ({
    key,
    title,
    items: kept
      .filter(({ id, kind }) => kinds.includes(kind) && !inQuestion.has(id))
      .sort(COMPARES[order])
      .map((finding): ReviewItem => ({ type: 'finding', id: finding.id, finding })),
  }));
  return [{ key: 'questions' as const, title: 'Questions', items: asked as ReviewItem[] }, ...groups].filter(
    ({ items }) => items.length > 0,
  );
}

function toQuestionItem(question: Question, findings: readonly Finding[]) {
  const [onlyId, ...others] = question.findingIds;
  const finding = others.length === 0 ? findings.find(({ id }) => id === onlyId) : undefined;
  return { type: 'question' as const, id: question.id, question, finding };
}

type Compare = (a: Finding, b: Finding) => number;

/** Without a year the day still orders within its year. */
const byDate: Compare = (a, b) =>
  a.date.slice(-5).localeCompare(b.date.slice(-5)) || a.title.localeCompare(b.title);
const byFullDate: Compare = (a, b) =>
  a.date[0] === '-' || b.date[0] === '-' ? byDate(a, b) : a.date.localeCompare(b.date);

const COMPARES: Record<Order, Compare> = {
  doubt: (a, b) => doubtOf(a) - doubtOf(b) || byFullDate(a, b),
  date: byFullDate,
  page: (a, b) => placeOf(a) - placeOf(b),
};

/** What is open and unsure stands before what is open, and that before what is accepted. */
function doubtOf({ review, confidence }: Finding): number {
  if (review === 'accepted') return 2;
  return confidence < 0.7 ? 0 : 1;
}

function placeOf({ evidence: [first] }: Finding): number {
  if (!first) return Number.MAX_SAFE_INTEGER;
  return first.page * 1_000_000 + (first.span?.[0] ?? first.boxes?.[0]?.[1] ?? 0);
}

export const isOpen = (item: ReviewItem): boolean =>
  item.type === 'question' || item.finding.review === 'open';

/** The next row that waits for a decision, after this one and then from the top. */
export function nextOpen(items: readonly ReviewItem[], id: string | undefined): ReviewItem | undefined {
  const at = items.findIndex((item) => item.id === id);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].find(isOpen);
}

export interface Progress {
  reviewed: number;
  total: number;
  questions: number;
}

export function progressOf({ findings, questions }: Omit<ReviewInput, 'order'>): Progress {
  return {
    reviewed: findings.filter(({ review }) => review !== 'open').length,
    total: findings.length,
    questions: questions.filter(({ answer }) => answer === null).length,
  };
}
