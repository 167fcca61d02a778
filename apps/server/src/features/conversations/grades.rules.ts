import type { CourseBadge } from '../../vocabulary/courses.ts';
import { type PlanAnswer, saying } from './plan-facts.rules.ts';

/** What the scores that were entered come to. */
export interface GradeSoFar {
  course: CourseBadge;
  percent: number;
}

interface Asked {
  question: string;
  /** The courses that are asked about. */
  scopeIds: ReadonlySet<string>;
  /** Only read where it is asked for. */
  grades: () => Promise<GradeSoFar[]>;
  nameOf: (course: CourseBadge) => string;
}

const ASKS_GRADE =
  /\b(my|current) (current |overall )?(grade|average|standing|score)s?\b.*\b(so far|now|right now|at the moment|currently|today)\b|\bwhat('s| is| are) my (current )?(grade|average|standing)s?\b|\bhow am i doing\b|\bgrades? so far\b/i;

/** "What is my grade so far?", from the scores that were entered; nothing for other questions. */
export async function answerFromGrades({
  question,
  scopeIds,
  grades,
  nameOf,
}: Asked): Promise<PlanAnswer | undefined> {
  if (!ASKS_GRADE.test(question)) return undefined;
  const own = (await grades()).filter(({ course }) => scopeIds.has(course.id));
  if (own.length === 0)
    return { text: 'No scores are entered yet, so there is no grade to tell.', facts: [] };
  const facts = own.map(({ course, percent }) => ({
    text: `${nameOf(course)}: ${Number(percent.toFixed(1))}% so far.`,
    taskId: null,
    course,
    source: null,
  }));
  return saying(facts);
}
