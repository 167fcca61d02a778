import type { NamedComponent, PlannedWork } from '@syllabi/grading';
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { components, courses } from '../courses/courses.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';
import { scores } from './grades.tables.ts';

export type Score = typeof scores.$inferSelect;
export type NewScore = typeof scores.$inferInsert;
export type ScoreChange = Partial<Pick<Score, 'title' | 'earned' | 'outOf'>> & { updatedAt: Date };

/** Somebody's scores in one course. */
export interface OwnScores {
  courseId: string;
  accountId: string;
}

const schemeColumns = {
  id: components.id,
  name: components.name,
  weight: components.weight,
  points: components.points,
  works: components.works,
  dropLowest: components.dropLowest,
  isBonus: components.isBonus,
};

const isThere = isNull(components.deletedAt);

export const componentsOfCourse = (db: Queryable, courseId: string): Promise<NamedComponent[]> =>
  db
    .select(schemeColumns)
    .from(components)
    .where(and(eq(components.courseId, courseId), isThere))
    .orderBy(components.id);

export const componentsOfWorkspace = (
  db: Queryable,
  workspaceId: string,
): Promise<(NamedComponent & { courseId: string })[]> =>
  db
    .select({ ...schemeColumns, courseId: components.courseId })
    .from(components)
    .innerJoin(courses, eq(courses.id, components.courseId))
    .where(and(eq(courses.workspaceId, workspaceId), isNull(courses.deletedAt), isThere));

const plannedColumns = {
  title: tasks.title,
  repeats: sql<boolean>`${tasks.seriesId} is not null`,
};

/** The tasks of a course, done and open. */
export const plannedInCourse = (db: Queryable, courseId: string): Promise<PlannedWork[]> =>
  db
    .select(plannedColumns)
    .from(tasks)
    .where(and(eq(tasks.courseId, courseId), isNull(tasks.deletedAt)));

export const plannedInWorkspace = (
  db: Queryable,
  workspaceId: string,
): Promise<(PlannedWork & { courseId: string | null })[]> =>
  db
    .select({ ...plannedColumns, courseId: tasks.courseId })
    .from(tasks)
    .where(and(eq(tasks.workspaceId, workspaceId), isNotNull(tasks.courseId), isNull(tasks.deletedAt)));

const inCourse = (db: Queryable, courseId: string) =>
  inArray(
    scores.componentId,
    db
      .select({ id: components.id })
      .from(components)
      .where(and(eq(components.courseId, courseId), isThere)),
  );

export const selectScores = (db: Queryable, { courseId, accountId }: OwnScores): Promise<Score[]> =>
  db
    .select()
    .from(scores)
    .where(and(eq(scores.accountId, accountId), inCourse(db, courseId)))
    .orderBy(asc(scores.createdAt), asc(scores.id));

export async function scoresInWorkspace(
  db: Queryable,
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
): Promise<Score[]> {
  const rows = await db
    .select({ score: scores })
    .from(scores)
    .innerJoin(components, eq(components.id, scores.componentId))
    .innerJoin(courses, eq(courses.id, components.courseId))
    .where(and(eq(scores.accountId, accountId), eq(courses.workspaceId, workspaceId), isThere));
  return rows.map(({ score }) => score);
}

export async function countScores(db: Queryable, { courseId, accountId }: OwnScores): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(scores)
    .where(and(eq(scores.accountId, accountId), inCourse(db, courseId)));
  return row?.total ?? 0;
}

export async function insertScore(db: Queryable, score: NewScore): Promise<Score> {
  const [inserted] = await db.insert(scores).values(score).returning();
  if (!inserted) throw new Error('an insert answers with its row');
  return inserted;
}

type OneScore = OwnScores & { scoreId: string };

const isOwn = (db: Queryable, { scoreId, courseId, accountId }: OneScore) =>
  and(eq(scores.id, scoreId), eq(scores.accountId, accountId), inCourse(db, courseId));

export async function updateScore(
  db: Queryable,
  which: OneScore,
  change: ScoreChange,
): Promise<Score | undefined> {
  const [score] = await db.update(scores).set(change).where(isOwn(db, which)).returning();
  return score;
}

export async function deleteScore(db: Queryable, which: OneScore): Promise<boolean> {
  const gone = await db.delete(scores).where(isOwn(db, which)).returning({ id: scores.id });
  return gone.length > 0;
}

/** What somebody entered in one workspace, or in all. */
export async function deleteScoresOf(
  db: Queryable,
  { accountId, workspaceId }: { accountId: string; workspaceId?: string },
): Promise<void> {
  const inWorkspace =
    workspaceId === undefined
      ? undefined
      : inArray(
          scores.componentId,
          db
            .select({ id: components.id })
            .from(components)
            .innerJoin(courses, eq(courses.id, components.courseId))
            .where(eq(courses.workspaceId, workspaceId)),
        );
  await db.delete(scores).where(and(eq(scores.accountId, accountId), inWorkspace));
}
