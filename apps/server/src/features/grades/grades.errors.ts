import { defineError } from '../../platform/errors.ts';

export const ScoreNotFound = defineError('grade/score-not-found', 404, 'That score does not exist.');
export const TooManyScores = defineError('grade/too-many-scores', 409, 'This course holds no more scores.');
