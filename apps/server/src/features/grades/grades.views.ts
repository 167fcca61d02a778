import type { Grade } from '@syllabi/grading';
import type { Score } from './grades.repository.ts';
import type { GradesView, ScoreView } from './grades.schemas.ts';

export const toScoreView = (score: Score): ScoreView => ({
  id: score.id,
  componentId: score.componentId,
  title: score.title,
  earned: score.earned,
  outOf: score.outOf,
  createdAt: score.createdAt.toISOString(),
  updatedAt: score.updatedAt.toISOString(),
});

export const toGradesView = ({ grade, scores }: { grade: Grade; scores: Score[] }): GradesView => ({
  grade: { percent: grade.percent, graded: grade.graded, lowest: grade.lowest, highest: grade.highest },
  components: grade.components.map(({ componentId, works }) => ({ componentId, works })),
  scores: scores.map(toScoreView),
});
