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

export type GroupKey = 'questions' | 'changes' | 'exams' | 'assignments' | 'dayoffs' | 'readings' | 'classes';
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

/** Questions without an answer first, then what a new version changes, then what was found, by kind. What was set aside is elsewhere. */
export function buildGroups({ findings, questions, order = 'doubt' }: ReviewInput): ReviewGroup[] {
  const kept = findings.filter(({ review }) => review !== 'dismissed');
  const asked = questions
    .filter((question) => isAsked(question, findings))
    .map((question) => toQuestionItem(question, kept));
  const inQuestion = new Set(asked.flatMap((item) => item.finding?.id ?? []));
  const listed = kept.filter(({ id }) => !inQuestion.has(id)).sort(COMPARES[order]);
  const toItems = (some: readonly Finding[]) =>
    some.map((finding): ReviewItem => ({ type: 'finding', id: finding.id, finding }));
  const changed = listed
    .filter(({ change }) => change !== null)
    .sort((a, b) => weightOfChange(a) - weightOfChange(b));
  const settled = listed.filter(({ change }) => change === null);
  const groups = GROUPS.map(({ key, title, kinds }) => ({
    key,
    title,
    items: toItems(settled.filter(({ kind }) => kinds.includes(kind))),
  }));
  return [
    { key: 'questions' as const, title: 'Questions', items: asked as ReviewItem[] },
    { key: 'changes' as const, title: 'In the new version', items: toItems(changed) },
    ...groups,
  ].filter(({ items }) => items.length > 0);
}

/** Nobody has answered it, and something still waits for the answer: nothing does once all of it is set aside. */
function isAsked({ answer, findingIds }: Question, findings: readonly Finding[]): boolean {
  const about = findings.filter(({ id }) => findingIds.includes(id));
  return answer === null && (about.length === 0 || about.some(({ review }) => review !== 'dismissed'));
}

/** Questions with an answer, about what is still in this document. */
export function answeredOf({ findings, questions }: Omit<ReviewInput, 'order'>): Question[] {
  const here = new Set(findings.map(({ id }) => id));
  return questions.filter(
    ({ answer, findingIds }) =>
      answer !== null && (findingIds.length === 0 || findingIds.some((id) => here.has(id))),
  );
}

const CHANGES = ['moved', 'changed', 'new', 'gone', 'twice'];
const weightOfChange = ({ change }: Finding): number => CHANGES.indexOf(change?.type ?? '');

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

const UNSURE_BELOW = 0.7;

/** What is open and unsure stands before what is open, and that before what is accepted. */
function doubtOf({ review, confidence }: Finding): number {
  if (review === 'accepted') return 2;
  return confidence < UNSURE_BELOW ? 0 : 1;
}

function placeOf({ evidence: [first] }: Finding): number {
  if (!first) return Number.MAX_SAFE_INTEGER;
  return first.page * 1_000_000 + (first.span?.[0] ?? first.boxes?.[0]?.[1] ?? 0);
}

/** Which of its group a row is: among all rows, questions included, its number would not be one of the findings counted elsewhere. */
export function placeInGroup(groups: readonly ReviewGroup[], item: ReviewItem) {
  const group = groups.find(({ items }) => items.includes(item));
  return group && { title: group.title, number: group.items.indexOf(item) + 1, of: group.items.length };
}

export const isOpen = (item: ReviewItem): boolean => item.type === 'question' || isUndecided(item.finding);

export const isUndecided = ({ review, change }: Finding): boolean => review === 'open' || change !== null;

/** The next row that waits for a decision, after this one and then from the top. */
export function nextOpen(items: readonly ReviewItem[], id: string | undefined): ReviewItem | undefined {
  const at = items.findIndex((item) => item.id === id);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].find(isOpen);
}

/** The next row that is doubtful; where none is left, the next that waits at all. */
export function nextDoubtful(items: readonly ReviewItem[], id: string | undefined): ReviewItem | undefined {
  const doubtful = items.filter((item) => item.id === id || isDoubtful(item));
  const next = nextOpen(doubtful, id);
  return next && next.id !== id ? next : nextOpen(items, id);
}

/** A question, what a new version changes, what the rules are unsure of, and what a second reading sees otherwise. */
function isDoubtful(item: ReviewItem): boolean {
  if (item.type === 'question') return true;
  const { confidence, change, secondReading } = item.finding;
  const isContested = secondReading !== null && secondReading.verdict !== 'confirmed';
  return confidence < UNSURE_BELOW || change !== null || isContested;
}

export interface Progress {
  reviewed: number;
  total: number;
  questions: number;
}

export function progressOf({ findings, questions }: Omit<ReviewInput, 'order'>): Progress {
  return {
    reviewed: findings.filter((finding) => !isUndecided(finding)).length,
    total: findings.length,
    questions: questions.filter((question) => isAsked(question, findings)).length,
  };
}
