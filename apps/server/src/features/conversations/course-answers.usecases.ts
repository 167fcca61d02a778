import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { answerFromCourses, type SyllabusText } from './course-facts.rules.ts';
import { factAskedIn } from './course-questions.rules.ts';
import type { PlanAnswer } from './plan-facts.rules.ts';
import { selectKnownCourses, selectSyllabi } from './sources.repository.ts';
import type { SyllabusShelf } from './syllabus-shelf.ts';

interface AskCourses {
  db: Queryable;
  shelf: SyllabusShelf;
  workspaceId: string;
  question: string;
  courseIds: string[];
  nameOf: (course: CourseBadge) => string;
}

/** "Who teaches it?", "when does it meet?": from what is known of the courses, quoted from their syllabi. */
export async function askCourses({
  db,
  shelf,
  question,
  nameOf,
  ...which
}: AskCourses): Promise<PlanAnswer | undefined> {
  const courses = await selectKnownCourses(db, which);
  const names = courses.flatMap(({ instructors }) => instructors.map(({ name }) => name));
  const fact = factAskedIn(question, names);
  if (!fact) return undefined;
  const shelved = await shelf.take(db, await selectSyllabi(db, which));
  const syllabi = shelved.map(
    ({ document, index }): SyllabusText => ({
      documentId: document.id,
      documentName: document.name,
      courseId: document.course?.id,
      lines: index.units.map(({ text, line: { page, boxes, span } }) => ({
        page,
        quote: text.trim(),
        ...(boxes && { boxes }),
        ...(span && { span }),
      })),
    }),
  );
  return answerFromCourses({ fact, question, courses, syllabi, nameOf });
}
