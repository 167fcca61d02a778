import { z } from 'zod';
import { costView, tokensView } from '../../vocabulary/costs.ts';
import { workspaceParams } from '../../vocabulary/paths.ts';
import { id, instant } from '../../vocabulary/values.ts';

export const secondReadingParams = workspaceParams.extend({ documentId: id });

export const SECOND_READING_STATUSES = ['queued', 'reading', 'done', 'failed'] as const;

const problem = z.object({
  code: z.string().describe('Stable, such as `second-reading/refused`'),
  title: z.string(),
  detail: z.string().nullable(),
});
export type SecondReadingProblem = z.infer<typeof problem>;

export const secondReadingView = z
  .object({
    service: z
      .object({
        model: z.string(),
        host: z.string().describe('Where the passages go'),
        hasPrice: z.boolean(),
      })
      .nullable()
      .describe('Null: no language model is set up on this server'),
    doubts: z.int().describe('How many places would be asked about now'),
    characters: z.int().describe('How much of the document would leave the server'),
    estimate: costView.nullable().describe('What it would cost, roughly'),
    last: z
      .object({
        status: z.enum(SECOND_READING_STATUSES),
        model: z.string(),
        host: z.string(),
        askedAt: instant,
        finishedAt: instant.nullable(),
        doubts: z.int(),
        confirmed: z.int(),
        changed: z.int(),
        added: z.int(),
        doubted: z.int(),
        dropped: z.array(z.object({ reason: z.string(), count: z.int() })),
        tokens: tokensView,
        cost: costView.nullable(),
        problem: problem.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'SecondReading' });

export type SecondReadingView = z.infer<typeof secondReadingView>;
