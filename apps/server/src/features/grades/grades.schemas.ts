import { z } from 'zod';
import { courseParams } from '../../vocabulary/paths.ts';
import { id, instant, optionalLine } from '../../vocabulary/values.ts';

export const scoreParams = courseParams.extend({ scoreId: id });

const scoreFields = z.object({
  title: optionalLine(200),
  earned: z.number().min(0, 'A score is 0 or more.').max(1_000_000),
  outOf: z.number().positive('It has to be out of more than 0.').max(1_000_000),
});

export const scoreView = scoreFields
  .extend({ id, componentId: id, createdAt: instant, updatedAt: instant })
  .meta({ id: 'Score' });
export const scoreCreate = scoreFields
  .extend({ componentId: id })
  .partial({ title: true })
  .meta({ id: 'ScoreCreate' });
export const scorePatch = scoreFields.partial().meta({ id: 'ScorePatch' });

const gradeView = z
  .object({
    percent: z.number().nullable().describe('What the scores so far come to; null without one'),
    graded: z.number().describe('Percent of the whole that the scores stand for'),
    lowest: z.number().describe('Where it ends when everything to come gets nothing'),
    highest: z.number().describe('Where it ends when everything to come gets all'),
  })
  .meta({ id: 'Grade' });

export const gradesView = z
  .object({
    grade: gradeView,
    components: z.array(
      z.object({
        componentId: id,
        works: z
          .int()
          .nullable()
          .describe(
            'How many works it is made of: as stated, else as the plan has them; null where nobody knows',
          ),
      }),
    ),
    scores: z.array(scoreView),
  })
  .describe('Only what the one who asks has entered')
  .meta({ id: 'Grades' });

export type ScoreView = z.infer<typeof scoreView>;
export type ScoreCreate = z.infer<typeof scoreCreate>;
export type ScorePatch = z.infer<typeof scorePatch>;
export type GradesView = z.infer<typeof gradesView>;
