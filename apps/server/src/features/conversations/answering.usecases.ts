import { ANSWERS, askAll, HARDLY_ANSWERS, type LibraryAnswer, MAY_ANSWER } from '@syllabi/ask';
import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { answerFromTimetable, type Timetable } from './classes.rules.ts';
import type { Answer, Citation } from './conversations.schemas.ts';
import { askCourses } from './course-answers.usecases.ts';
import { type AskedCourse, namesOf } from './course-names.rules.ts';
import { type Span, spanOf } from './days.rules.ts';
import { answerFromPlan, type PlannedTask } from './facts.rules.ts';
import { answerFromSchemes, type GradeScheme } from './grade-parts.rules.ts';
import { answerFromGrades, type GradeSoFar } from './grades.rules.ts';
import type { Fact, PlanAnswer } from './plan-facts.rules.ts';
import { isFollowUp, scopeOf, withoutCourses } from './questions.rules.ts';
import { type Syllabus, selectSyllabi } from './sources.repository.ts';
import type { SyllabusShelf } from './syllabus-shelf.ts';
import { type Writing, writeAnswer } from './writing.usecases.ts';

interface AnswerQuestion {
  db: Queryable;
  shelf: SyllabusShelf;
  workspaceId: string;
  question: string;
  /** What was asked before this, for "and in CHEM 122?". */
  previous: string | undefined;
  courseIds: string[];
  courses: AskedCourse[];
  tasks: PlannedTask[];
  grades: () => Promise<GradeSoFar[]>;
  schemes: () => Promise<GradeScheme[]>;
  /** When classes of the courses are held; of the days asked about, or of those to come. */
  timetable: (of: { courseIds: string[]; span: Span | undefined; today: string }) => Promise<Timetable>;
  today: string;
  /** Puts what was found into words of its own; the passages alone answer when left out. */
  writing: Writing | undefined;
}

export interface Answered {
  text: string;
  answer: Answer;
}

const MOST_CITED = 3;

/** Answers from the plan where it can, else quotes the closest passages, else says that the syllabi do not say. */
export async function answerQuestion({
  db,
  workspaceId,
  courses,
  ...asked
}: AnswerQuestion): Promise<Answered> {
  const named = { courses, tasks: asked.tasks };
  const { scope, isWhole } = scopeOf(asked.question, { ...named, chosen: asked.courseIds });
  const own = withoutCourses(asked.question, named);
  const question = isFollowUp(own) && asked.previous ? withoutCourses(asked.previous, named) : own;
  const nameOf = namesOf(courses);
  const computed = await compute({ ...asked, db, workspaceId, question, scope, isWhole, nameOf });
  if (computed) return fromPlan(computed);
  const syllabi = await selectSyllabi(db, {
    workspaceId,
    courseIds: isWhole ? undefined : scope.map(({ id }) => id),
  });
  const found = askAll(await asked.shelf.take(db, syllabi), question);
  const written = await write(found, { question, writing: asked.writing });
  if (written) return written;
  const isAnswered = found.passages.length > 0 && found.answerable >= MAY_ANSWER;
  return isAnswered
    ? fromPassages(found, nameOf)
    : nothingSaid(isWhole ? [] : scope.map(nameOf), syllabi.length);
}

type Computing = Omit<AnswerQuestion, 'courses'> & {
  scope: AskedCourse[];
  isWhole: boolean;
  nameOf: (course: CourseBadge) => string;
};

/** What needs no search: grades, shares of the grade, classes, what a course is and what is due, in this order. */
async function compute({ scope, isWhole, ...asked }: Computing): Promise<PlanAnswer | undefined> {
  const { question, today, nameOf } = asked;
  const scopeIds = new Set(scope.map(({ id }) => id));
  const graded = await answerFromGrades({ question, scopeIds, grades: asked.grades, nameOf });
  if (graded) return graded;
  const schemes = (await asked.schemes()).filter(({ course }) => scopeIds.has(course.id));
  const shares = answerFromSchemes({ question, schemes, nameOf });
  if (shares) return shares;
  const span = spanOf(question, today);
  const timetable = await asked.timetable({ courseIds: [...scopeIds], span, today });
  const classes = answerFromTimetable({ question, today, span, timetable, nameOf });
  if (classes) return classes;
  const known = await askCourses({ ...asked, courseIds: [...scopeIds] });
  if (known) return known;
  const tasks = asked.tasks.filter(({ course }) => isWhole || (course && scopeIds.has(course.id)));
  const names = isWhole ? '' : scope.map(nameOf).join(', ');
  const planned = answerFromPlan({ question, tasks, today, scope: names, nameOf });
  const isArchived = !isWhole && scope.length > 0 && scope.every((course) => course.isArchived);
  if (!planned || planned.facts.length > 0 || !isArchived) return planned;
  return { text: `${names} is archived, so nothing of it is in your plan.`, facts: [] };
}

/** A model would find something to say of any passage: it is not asked where nothing speaks of the question. */
async function write(
  found: LibraryAnswer<Syllabus>,
  { question, writing }: { question: string; writing: Writing | undefined },
): Promise<Answered | undefined> {
  if (!writing || found.answerable <= HARDLY_ANSWERS) return undefined;
  const closer = citationsOf(found, 'evidence');
  const sources = citationsOf(found, 'whole').map((whole, at) => ({
    whole,
    closer: closer[at] ?? whole,
    lines: found.passages[at]?.lines ?? [],
  }));
  return writeAnswer(writing, { question, sources });
}

function fromPlan({ text, facts }: PlanAnswer): Answered {
  const described = facts.map((fact) => ({
    text: fact.text,
    taskId: fact.taskId,
    course: fact.course,
    citation: citationOf(fact),
  }));
  const citations = described.flatMap(({ citation }) => (citation ? [citation] : []));
  return { text, answer: { kind: 'fact', facts: described, citations } };
}

function citationOf({ source, course }: Fact): Citation | null {
  const [evidence] = source?.evidence ?? [];
  if (!source || !evidence) return null;
  const { documentId, documentName } = source;
  return { documentId, documentName, course, heading: null, evidence };
}

const citationsOf = (
  { passages }: LibraryAnswer<Syllabus>,
  extent: 'evidence' | 'whole' = 'evidence',
): Citation[] =>
  passages.map(({ document: { id, name, course }, heading, [extent]: evidence }) => ({
    documentId: id,
    documentName: name,
    course,
    heading,
    evidence,
  }));

/** Of several syllabi that answer, the best passage of each: the policy of one course is not that of another. */
function bestOfEach(found: LibraryAnswer<Syllabus>): LibraryAnswer<Syllabus> {
  const best = new Map(found.passages.toReversed().map((passage) => [passage.document.id, passage]));
  const answering = found.passages.filter(
    (passage) => best.get(passage.document.id) === passage && passage.answerable >= ANSWERS,
  );
  return answering.length > 1 ? { ...found, passages: answering } : found;
}

function fromPassages(all: LibraryAnswer<Syllabus>, nameOf: (course: CourseBadge) => string): Answered {
  const found = bestOfEach(all);
  const citations = citationsOf(found).slice(0, MOST_CITED);
  const [first] = citations;
  const from = new Set(citations.map(({ documentId }) => documentId));
  const where = first?.course ? nameOf(first.course) : first?.documentName;
  const place = `on page ${first?.evidence.page}`;
  const text =
    found !== all && from.size > 1
      ? `${from.size} syllabi answer that, each for its own course:`
      : found.answerable >= ANSWERS
        ? `The syllabus of ${where} says, ${place}:`
        : `The syllabus of ${where} may answer that, ${place}:`;
  return { text, answer: { kind: 'passages', facts: [], citations } };
}

function nothingSaid(scope: string[], syllabi: number): Answered {
  const [only] = scope;
  const says =
    scope.length === 1 && only ? `The syllabus of ${only} does not say.` : 'The syllabi do not say.';
  const none =
    scope.length === 1 && only
      ? `There is no syllabus of ${only} to answer from yet.`
      : 'There is no syllabus to answer from yet.';
  return { text: syllabi === 0 ? none : says, answer: { kind: 'unknown', facts: [], citations: [] } };
}
