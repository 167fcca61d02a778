import type { Database, Queryable } from '../../platform/database.ts';
import type { FactChange } from '../../vocabulary/facts.ts';
import { passagesOfCourse, passagesOfDocument } from './policies.repository.ts';
import { findPolicies, policyChanges } from './policies.rules.ts';
import type { PolicyView } from './policies.schemas.ts';

interface CourseOfWorkspace {
  workspaceId: string;
  courseId: string;
}

export interface PolicyDeps {
  db: Database;
  /** Throws when the workspace has no such course. */
  requireCourse: (db: Queryable, which: CourseOfWorkspace) => Promise<unknown>;
}

/** What the syllabi of a course say about late work, attendance and the like, word by word. */
export async function listPolicies({
  db,
  requireCourse,
  ...which
}: PolicyDeps & CourseOfWorkspace): Promise<PolicyView[]> {
  await requireCourse(db, which);
  return findPolicies(await passagesOfCourse(db, which.courseId)).flatMap(({ passages, ...policy }) => {
    const documentName = passages[0]?.documentName;
    if (documentName === undefined) return [];
    return [
      { ...policy, documentName, passages: passages.map(({ text, evidence }) => ({ text, evidence })) },
    ];
  });
}

/** Policies that a new version of a syllabus puts otherwise; they are quoted from it from now on. */
export async function changesOfPolicies(
  db: Queryable,
  { earlierId, documentId }: { earlierId: string; documentId: string },
): Promise<FactChange[]> {
  const said = await passagesOfDocument(db, earlierId);
  return policyChanges(said, await passagesOfDocument(db, documentId));
}
