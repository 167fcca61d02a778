import { z } from 'zod';
import { evidence } from '../../vocabulary/evidence.ts';
import { factChange, factPart } from '../../vocabulary/facts.ts';
import { findingKind, weekday } from '../../vocabulary/kinds.ts';
import { instant } from '../../vocabulary/values.ts';

export const factsChoice = z
  .object({ parts: z.array(factPart).min(1).optional().describe('Left out: all of them') })
  .meta({ id: 'FactsChoice' });

export const factsView = z
  .object({
    acceptedAt: instant.nullable(),
    changes: z
      .array(factChange)
      .describe('What a new version says otherwise of the course, until somebody decides'),
    course: z.object({
      code: z.string().nullable(),
      title: z.string().nullable(),
      section: z.string().nullable(),
      term: z.object({
        name: z.string().nullable(),
        start: z.string().nullable(),
        end: z.string().nullable(),
      }),
      instructors: z.array(z.object({ name: z.string(), email: z.string().optional() })),
      timeZone: z.string().nullable(),
    }),
    meetings: z.array(
      z.object({
        days: z.array(weekday),
        start: z.string().nullable(),
        end: z.string().nullable(),
        kind: z.string(),
        location: z.string().nullable(),
        evidence: z.array(evidence),
      }),
    ),
    components: z.array(
      z.object({
        name: z.string(),
        weight: z.number().nullable(),
        points: z.number().nullable(),
        evidence: z.array(evidence),
      }),
    ),
    recurring: z.array(
      z.object({
        kind: findingKind,
        title: z.string(),
        days: z.array(weekday),
        time: z.string().nullable(),
        evidence: z.array(evidence),
      }),
    ),
    undated: z.array(
      z.object({
        kind: findingKind,
        title: z.string(),
        when: z.string().nullable(),
        evidence: z.array(evidence),
      }),
    ),
    notes: z
      .array(z.object({ code: z.string(), message: z.string(), evidence: z.array(evidence) }))
      .describe('What the reader remarked that asks for no answer'),
  })
  .meta({ id: 'Facts' });

export type FactsView = z.infer<typeof factsView>;
