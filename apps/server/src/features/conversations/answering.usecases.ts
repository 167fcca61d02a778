import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { type PassageOfDocument, selectPassages } from './conversations.repository.ts';
import type { Answer, Citation } from './conversations.schemas.ts';
import { answerFromPlan, type PlanAnswer, type PlannedTask } from './facts.rules.ts';
import { findPassages, type Hit } from './passages.rules.ts';
import { coursesNamedIn, isFollowUp, withoutCourses } from './questions.rules.ts';

interface AnswerQuestion {
  db: Queryable;
  workspaceId: string;
  question: string;
  /** What was asked before this, for "and in CHEM 122?". */
  previous: string | undefined;
  courseIds: string[];
  courses: CourseBadge[];
  tasks: PlannedTask[];
  today: string;
}

export interface Answered {
  text: string;
  answer: Answer;
}

/** Answers from the plan where it can, else quotes the closest passages, else says that the syllabi do not say. */
export async function answerQuestion({
  db,
  workspaceId,
  courses,
  today,
  ...asked
}: AnswerQuestion): Promise<Answered> {
  const inReach = courses.filter(({ id }) => asked.courseIds.length === 0 || asked.courseIds.includes(id));
  const named = coursesNamedIn(asked.question, inReach);
  const scope = named.length > 0 ? named : inReach;
  const own = withoutCourses(asked.question, courses);
  const question = isFollowUp(own) && asked.previous ? withoutCourses(asked.previous, courses) : own;
  const isWhole = named.length === 0 && asked.courseIds.length === 0;
  const scopeIds = new Set(scope.map(({ id }) => id));
  const tasks = asked.tasks.filter(({ course }) => isWhole || (course && scopeIds.has(course.id)));
  const planned = answerFromPlan({ question, tasks, today });
  if (planned) return fromPlan(planned);
  const passages = await selectPassages(db, {
    workspaceId,
    courseIds: isWhole ? undefined : [...scopeIds],
  });
  const hits = findPassages(question, passages);
  return hits.length > 0 ? fromPassages(hits) : nothingSaid(isWhole ? [] : scope, passages.length);
}

function fromPlan({ text, facts }: PlanAnswer): Answered {
  const described = facts.map(({ text, task }) => ({
    text,
    taskId: task.id,
    course: task.course,
    citation: citationOfTask(task),
  }));
  const citations = described.flatMap(({ citation }) => (citation ? [citation] : []));
  return { text, answer: { kind: 'fact', facts: described, citations } };
}

function citationOfTask({ source, course }: PlannedTask): Citation | null {
  const [evidence] = source?.evidence ?? [];
  if (!source || !evidence) return null;
  const { documentId, documentName } = source;
  return { documentId, documentName, course, heading: null, evidence };
}

function fromPassages(hits: Hit<PassageOfDocument>[]): Answered {
  const citations = hits.map(({ passage: { documentId, documentName, course, heading, evidence } }) => ({
    documentId,
    documentName,
    course,
    heading,
    evidence,
  }));
  const [first] = citations;
  const where = first?.course ? (first.course.code ?? first.course.title) : first?.documentName;
  const place = `on page ${first?.evidence.page}`;
  const text = hits.some(({ isLikely }) => isLikely)
    ? `The syllabus of ${where} says, ${place}:`
    : `Nothing answers that for certain. The closest is in the syllabus of ${where}, ${place}:`;
  return { text, answer: { kind: 'passages', facts: [], citations } };
}

function nothingSaid(scope: CourseBadge[], passages: number): Answered {
  const [only] = scope;
  const text =
    passages === 0
      ? 'There is no syllabus to answer from yet.'
      : scope.length === 1 && only
        ? `The syllabus of ${only.code ?? only.title} does not say.`
        : 'The syllabi do not say.';
  return { text, answer: { kind: 'unknown', facts: [], citations: [] } };
}
