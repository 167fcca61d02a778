import { z } from 'zod';

const labelPlace = { page: z.int(), quote: z.string() };
const labelDays = z.array(z.string());
const optional = z.literal(true).optional().describe('Neither a miss nor an error: nobody looked at it');
export const correctionLabels = z
  .object({
    id: z.string(),
    language: z.string(),
    term: z.object({ name: z.string().nullable(), start: z.string().nullable(), end: z.string().nullable() }),
    course: z.object({ code: z.string().nullable(), title: z.string().nullable() }),
    timeZone: z.string().nullable(),
    meetings: z.array(
      z.object({
        days: labelDays,
        start: z.string().nullable(),
        end: z.string().nullable(),
        kind: z.string(),
        location: z.string().nullable(),
      }),
    ),
    items: z.array(
      z.object({
        kind: z.string(),
        title: z.string(),
        date: z.string(),
        endDate: z.string().nullable(),
        time: z.string().nullable(),
        endTime: z.string().nullable(),
        ...labelPlace,
        optional,
      }),
    ),
    noClass: z.array(
      z.object({
        date: z.string(),
        endDate: z.string().nullable(),
        title: z.string(),
        ...labelPlace,
        optional,
      }),
    ),
    recurring: z.array(
      z.object({
        kind: z.string(),
        title: z.string(),
        days: labelDays,
        time: z.string().nullable(),
        ...labelPlace,
      }),
    ),
    undated: z.array(
      z.object({ kind: z.string(), title: z.string(), when: z.string().nullable(), ...labelPlace }),
    ),
    grading: z.array(
      z.object({ component: z.string(), weight: z.number().optional(), points: z.number().optional() }),
    ),
    notes: z.string(),
  })
  .meta({ id: 'CorrectionLabels' });
export type CorrectionLabels = z.infer<typeof correctionLabels>;
