import { z } from 'zod';

/** What a syllabus says of its course besides days: each part is taken over, or left as it was, as a whole. */
export const FACT_PARTS = ['course', 'meetings', 'grading', 'policies'] as const;
export const factPart = z.enum(FACT_PARTS).meta({ id: 'FactPart' });
export type FactPart = z.infer<typeof factPart>;

/** What a new version of a syllabus says otherwise of its course. */
export const factChange = z
  .object({
    part: factPart,
    type: z.enum(['new', 'changed', 'gone']),
    name: z
      .string()
      .describe('What it is called: the kind of class, the part of the grade, the kind of policy'),
    fields: z.array(
      z.object({
        field: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        edited: z.boolean().describe('Set by hand: accepting leaves it as it is'),
      }),
    ),
    quote: z
      .string()
      .nullable()
      .describe('What the new version says; of what is gone, what the last one said'),
  })
  .meta({ id: 'FactChange' });
export type FactChange = z.infer<typeof factChange>;
