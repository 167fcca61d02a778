import { Temporal } from 'temporal-polyfill';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import type { TaskKind, TaskStatus } from '../../vocabulary/kinds.ts';
import { termsOf } from './passages.rules.ts';

/** A dated task of the plan, with where it stands. */
export interface PlannedTask {
  id: string;
  title: string;
  kind: TaskKind;
  status: TaskStatus;
  dueOn: string;
  dueTime: string | null;
  weight: number | null;
  course: CourseBadge | null;
  source: { documentId: string; documentName: string; evidence: EvidenceView[] } | null;
}

export interface Fact {
  text: string;
  task: PlannedTask;
}

interface Asked {
  question: string;
  tasks: PlannedTask[];
  today: string;
}

const MOST_FACTS = 8;

const KINDS: [pattern: RegExp, kinds: TaskKind[], word: string][] = [
  [/\b(exams?|midterms?|finals?|tests?)\b/i, ['exam'], 'exam'],
  [/\bquiz(zes)?\b/i, ['quiz'], 'quiz'],
  [
    /\b(assignments?|homeworks?|problem sets?|papers?|essays?|labs?|reports?)\b/i,
    ['assignment'],
    'assignment',
  ],
  [/\bprojects?\b/i, ['project'], 'project'],
  [/\b(presentations?|talks?)\b/i, ['presentation'], 'presentation'],
  [/\breadings?\b/i, ['reading'], 'reading'],
];

const NEXT = /\b(next|upcoming|coming up|soonest)\b/i;
const DUE = /\b(due|deadlines?|to do|hand in|turn in|submit|happening)\b/i;
const WHEN = /\b(when|what (day|date|time)|which day|how (long|many days) until|due date)\b/i;
const WORTH = /\b(worth|weight|how much|percent(age)?|count for)\b/i;

export interface PlanAnswer {
  text: string;
  facts: Fact[];
}

/**
 * What the plan itself answers: what comes next, what is due in a span of days, when a thing is and what it counts.
 * Nothing for other questions, and for those about a plan that holds nothing yet.
 */
export function answerFromPlan({ question, tasks, today }: Asked): PlanAnswer | undefined {
  if (tasks.length === 0) return undefined;
  const span = spanOf(question, today);
  if (span && (DUE.test(question) || kindOf(question)))
    return saying(dueIn(span, { question, tasks, today }), 'Nothing like that is due then.');
  const named = namedIn(question, tasks);
  if (named.length > 0 && (WHEN.test(question) || WORTH.test(question)))
    return saying(named.map((task) => ({ task, text: describe(task, today) })));
  if (NEXT.test(question)) return saying(nextOf({ question, tasks, today }), 'Nothing like that lies ahead.');
  return undefined;
}

const saying = (facts: Fact[], otherwise = ''): PlanAnswer => ({
  text: facts.length > 0 ? facts.map(({ text }) => text).join('\n') : otherwise,
  facts,
});

const kindOf = (question: string) => KINDS.find(([pattern]) => pattern.test(question));

function ofAskedKind(question: string, tasks: PlannedTask[]): PlannedTask[] {
  const kinds = kindOf(question)?.[1];
  return kinds ? tasks.filter(({ kind }) => kinds.includes(kind)) : tasks;
}

const isOpen = ({ status }: PlannedTask): boolean => status !== 'done';

function nextOf({ question, tasks, today }: Asked): Fact[] {
  const [task] = ofAskedKind(question, tasks).filter((one) => isOpen(one) && one.dueOn >= today);
  if (!task) return [];
  const word = kindOf(question)?.[2] ?? 'deadline';
  return [{ task, text: `The next ${word} is ${describe(task, today)}` }];
}

interface Span {
  from: string;
  to: string;
}

function spanOf(question: string, today: string): Span | undefined {
  const day = Temporal.PlainDate.from(today);
  const weekEnd = day.add({ days: 7 - day.dayOfWeek });
  const spans: [RegExp, Temporal.PlainDate, Temporal.PlainDate][] = [
    [/\btoday|tonight\b/i, day, day],
    [/\btomorrow\b/i, day.add({ days: 1 }), day.add({ days: 1 })],
    [/\bnext week\b/i, weekEnd.add({ days: 1 }), weekEnd.add({ days: 7 })],
    [/\bthis week\b/i, day, weekEnd],
    [/\bthis month\b/i, day, day.with({ day: day.daysInMonth })],
  ];
  const found = spans.find(([pattern]) => pattern.test(question));
  return found && { from: found[1].toString(), to: found[2].toString() };
}

const dueIn = ({ from, to }: Span, { question, tasks, today }: Asked): Fact[] =>
  ofAskedKind(question, tasks)
    .filter((task) => isOpen(task) && from <= task.dueOn && task.dueOn <= to)
    .slice(0, MOST_FACTS)
    .map((task) => ({ task, text: describe(task, today) }));

/** Tasks whose whole name is in the question: "when is essay 2?". */
function namedIn(question: string, tasks: PlannedTask[]): PlannedTask[] {
  const asked = new Set(termsOf(question));
  const named = tasks.filter(({ title }) => {
    const terms = termsOf(title);
    return terms.length > 0 && terms.every((term) => asked.has(term));
  });
  const longest = Math.max(0, ...named.map(({ title }) => termsOf(title).length));
  return named.filter(({ title }) => termsOf(title).length === longest).slice(0, MOST_FACTS);
}

function describe({ title, course, dueOn, dueTime, weight }: PlannedTask, today: string): string {
  const where = course ? ` in ${course.code ?? course.title}` : '';
  const worth = weight === null ? '' : `, ${weight}% of the grade`;
  return `${title}${where}: ${longDate(dueOn)}${dueTime ? `, ${clock(dueTime)}` : ''} (${fromNow(dueOn, today)})${worth}.`;
}

const longDate = (date: string): string =>
  Temporal.PlainDate.from(date).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

function fromNow(date: string, today: string): string {
  const { days } = Temporal.PlainDate.from(today).until(date, { largestUnit: 'day' });
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
