import { type Grade, gradeOf, withWorks } from '@syllabi/grading';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { takeTurn } from '../../platform/turns.ts';
import { ScoreNotFound, TooManyScores } from './grades.errors.ts';
import {
  componentsOfCourse,
  componentsOfWorkspace,
  countScores,
  deleteScore,
  insertScore,
  plannedInCourse,
  type Score,
  scoresInWorkspace,
  selectScores,
  updateScore,
} from './grades.repository.ts';
import type { ScoreCreate, ScorePatch } from './grades.schemas.ts';

const MOST_SCORES = 1000;

interface CourseOfWorkspace {
  workspaceId: string;
  courseId: string;
}

export interface GradeDeps {
  db: Database;
  clock: Clock;
  /** Throws when the workspace has no such course. */
  requireCourse: (db: Queryable, which: CourseOfWorkspace) => Promise<unknown>;
  /** Throws when the course has no such component. */
  requireComponent: (db: Queryable, which: { courseId: string; componentId: string }) => Promise<unknown>;
}

type InCourse = GradeDeps & CourseOfWorkspace & { accountId: string };

export async function readGrades({ db, requireCourse, ...who }: InCourse): Promise<{
  grade: Grade;
  scores: Score[];
}> {
  await requireCourse(db, who);
  const { courseId } = who;
  const [components, planned, scores] = await Promise.all([
    componentsOfCourse(db, courseId),
    plannedInCourse(db, courseId),
    selectScores(db, who),
  ]);
  return { grade: gradeOf(withWorks(components, planned), scores), scores };
}

export async function addScore({
  db,
  clock,
  score,
  requireCourse,
  requireComponent,
  ...who
}: InCourse & { score: ScoreCreate }): Promise<Score> {
  await requireCourse(db, who);
  await requireComponent(db, { courseId: who.courseId, componentId: score.componentId });
  const now = clock.now();
  const { title = '', ...rest } = score;
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'scores', who.courseId, who.accountId);
    if ((await countScores(tx, who)) >= MOST_SCORES) throw new TooManyScores();
    return insertScore(tx, {
      ...rest,
      title,
      id: newId(),
      accountId: who.accountId,
      createdAt: now,
      updatedAt: now,
    });
  });
}

type OneScore = InCourse & { scoreId: string };

export async function changeScore({
  db,
  clock,
  change,
  requireCourse,
  ...which
}: OneScore & { change: ScorePatch }): Promise<Score> {
  await requireCourse(db, which);
  const score = await updateScore(db, which, { ...change, updatedAt: clock.now() });
  if (!score) throw new ScoreNotFound();
  return score;
}

export async function removeScore({ db, requireCourse, ...which }: OneScore): Promise<void> {
  await requireCourse(db, which);
  if (!(await deleteScore(db, which))) throw new ScoreNotFound();
}

/** What somebody has reached so far, in percent, by course; courses without a score are not in it. */
export async function gradesInWorkspace(
  db: Queryable,
  who: { workspaceId: string; accountId: string },
): Promise<Map<string, number>> {
  const scores = await scoresInWorkspace(db, who);
  if (scores.length === 0) return new Map();
  const byCourse = Map.groupBy(await componentsOfWorkspace(db, who.workspaceId), ({ courseId }) => courseId);
  const grades = [...byCourse].map(([courseId, components]) => {
    const ids = new Set(components.map(({ id }) => id));
    const own = scores.filter(({ componentId }) => ids.has(componentId));
    return [courseId, gradeOf(components, own).percent] as const;
  });
  return new Map(grades.flatMap(([courseId, percent]) => (percent === null ? [] : [[courseId, percent]])));
}
