import type { CourseBadge } from '../../vocabulary/courses.ts';
import type { TaskKind, TaskStatus } from '../../vocabulary/kinds.ts';
import { clock, fromNow, longDate, type Span, spanOf } from './days.rules.ts';
import { type Fact, MOST_FACTS, type PlanAnswer, type Source, saying } from './plan-facts.rules.ts';
import { termsOf } from './terms.rules.ts';

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
  source: Source | null;
}

interface Asked {
  question: string;
  tasks: PlannedTask[];
  today: string;
  /** Of whom the plan is asked: "BIO 101"; empty when of all courses. */
  scope?: string;
  /** What a course is called, so that two of the same name are told apart. */
  nameOf?: (course: CourseBadge) => string;
}

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
const DUE =
  /\b(due|deadlines?|to ?do|hand in|turn in|submit|happening|coming up|tasks?|on my plate)\b|\bdo i have\b/i;
const WHEN = /\b(when|what (day|date|time)|which day|how (long|many days) until|due date)\b/i;
/** When classes are held the timetable knows, or the syllabi do. */
const CLASS = /\b(class|lecture|lab|section)\b/i;
/** They ask what one may do, which the syllabi say, not the plan. */
const POLICY =
  /^\s*(can|could|may|might|what (happens|if)|how (do|can|should)|is it (ok|okay|allowed|possible))\b|\bif i\b/i;
const NO_TASKS = 'Tasks come from the syllabi that you review, or are added by hand.';

/**
 * What the plan itself answers: what comes next, what is due in a span of days and when a thing is. Nothing for other
 * questions. What is asked of days is answered of an empty plan too: no syllabus knows what today is.
 */
export function answerFromPlan(asked: Asked): PlanAnswer | undefined {
  const { question, tasks, today } = asked;
  if (POLICY.test(question)) return undefined;
  const span = spanOf(question, today);
  const isAboutClass = CLASS.test(question) && !/\b(due|deadlines?)\b/i.test(question);
  if (span && !isAboutClass && (DUE.test(question) || kindOf(question))) return dueIn(span, asked);
  if (WHEN.test(question)) {
    const named = namedIn(question, tasks);
    const meant = named.length > 0 ? named : meantByKind(asked);
    if (meant.length > 0) return saying(meant.map((task) => toFact(task, asked)));
  }
  if (NEXT.test(question) && tasks.length > 0) return nextOf(asked);
  return asksOnlyWhatIsDue(question) && tasks.length > 0 ? allToCome(asked) : undefined;
}

/** "What is due in CHEM 131?", "which essays are due?": the plan is meant, all of it that lies ahead. */
function asksOnlyWhatIsDue(question: string): boolean {
  const [kind] = kindOf(question) ?? [];
  const asksWhat = /\b(what|which|any|anything)\b/i.test(question) && DUE.test(question);
  return asksWhat && termsOf(question).every((word) => DUE.test(word) || kind?.test(word));
}

function allToCome(asked: Asked): PlanAnswer {
  const coming = ofAskedKind(asked).filter((task) => isOpen(task) && task.dueOn >= asked.today);
  if (coming.length === 0) return nextOf(asked);
  return saying(
    coming.slice(0, MOST_FACTS).map((task) => toFact(task, asked)),
    more(coming.length),
  );
}

const kindOf = (question: string) => KINDS.find(([pattern]) => pattern.test(question));

function ofAskedKind({ question, tasks }: Asked): PlannedTask[] {
  const kinds = kindOf(question)?.[1];
  return kinds ? tasks.filter(({ kind }) => kinds.includes(kind)) : tasks;
}

const isOpen = ({ status }: PlannedTask): boolean => status !== 'done';

function toFact(task: PlannedTask, asked: Asked, before = ''): Fact {
  const { id, course, source } = task;
  return { text: `${before}${describe(task, asked)}`, taskId: id, course, source };
}

function nextFact(asked: Asked): Fact | undefined {
  const [task] = ofAskedKind(asked).filter((one) => isOpen(one) && one.dueOn >= asked.today);
  const word = kindOf(asked.question)?.[2] ?? 'deadline';
  return task && toFact(task, asked, `The next ${word} is `);
}

function nextOf(asked: Asked): PlanAnswer {
  const next = nextFact(asked);
  const word = kindOf(asked.question)?.[2] ?? 'deadline';
  return next ? saying([next]) : saying([], `No ${word}${ofScope(asked)} lies ahead in your plan.`);
}

function dueIn({ from, to, says }: Span, asked: Asked): PlanAnswer {
  if (asked.tasks.length === 0)
    return saying(
      [],
      `Nothing is due ${says}: there are no tasks${ofScope(asked)} in your plan yet. ${NO_TASKS}`,
    );
  const within = ofAskedKind(asked).filter(({ dueOn }) => from <= dueOn && dueOn <= to);
  const open = within.filter(isOpen);
  if (open.length > 0)
    return saying(
      open.slice(0, MOST_FACTS).map((task) => toFact(task, asked)),
      more(open.length),
    );
  const what = kindOf(asked.question)?.[2];
  const nothing = `${what ? `No ${what} is` : 'Nothing is'} ${within.length > 0 ? 'left' : 'due'}${ofScope(asked)} ${says}`;
  const done = within.length > 0 ? ` (${within.length} done)` : '';
  const next = from >= asked.today ? nextFact(asked) : undefined;
  return saying(next ? [next] : [], `${nothing}${done}.`);
}

const more = (count: number): string => (count > MOST_FACTS ? `The first ${MOST_FACTS} of ${count}:` : '');
const ofScope = ({ scope }: Asked): string => (scope ? ` in ${scope}` : '');

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

/** Where a kind of thing is asked for and nothing else, "when is the exam?": those to come that are called so, or are of that kind. */
function meantByKind(asked: Asked): PlannedTask[] {
  const [pattern] = kindOf(asked.question) ?? [];
  const words = termsOf(asked.question);
  if (!pattern || !words.every((word) => pattern.test(word))) return [];
  const coming = ofAskedKind(asked).filter((task) => isOpen(task) && task.dueOn >= asked.today);
  const called = coming.filter(({ title }) => {
    const terms = termsOf(title);
    return words.every((word) => terms.includes(word));
  });
  return (called.length > 0 ? called : coming).slice(0, MOST_FACTS);
}

function describe({ title, course, dueOn, dueTime, weight }: PlannedTask, { today, nameOf }: Asked): string {
  const where = course ? ` in ${nameOf?.(course) ?? course.code ?? course.title}` : '';
  const worth = weight === null ? '' : `, ${weight}% of the grade`;
  return `${title}${where}: ${longDate(dueOn)}${dueTime ? `, ${clock(dueTime)}` : ''} (${fromNow(dueOn, today)})${worth}.`;
}
