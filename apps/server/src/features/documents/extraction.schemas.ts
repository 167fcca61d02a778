import type { Extraction } from '@syllabi/extraction';
import { z } from 'zod';
import { evidence } from '../../vocabulary/evidence.ts';
import { findingKind, weekday } from '../../vocabulary/kinds.ts';
import { questionOption } from '../../vocabulary/questions.ts';

/** The extraction exactly as `syllabi extract --json` prints it. */
const assumption = z.object({ field: z.string(), because: z.string() });

const extractedFinding = z
  .object({
    id: z.string(),
    kind: findingKind,
    title: z.string(),
    date: z.string(),
    endDate: z.string().optional(),
    time: z.string().optional(),
    endTime: z.string().optional(),
    weight: z.number().optional(),
    confidence: z.number(),
    evidence: z.array(evidence),
    assumed: z.array(assumption),
  })
  .meta({ id: 'ExtractedFinding' });

export const extractionView: z.ZodType<Extraction, Extraction> = z
  .object({
    language: z.string(),
    course: z.object({
      code: z.string().optional(),
      title: z.string().optional(),
      section: z.string().optional(),
      term: z
        .object({ name: z.string().optional(), start: z.string().optional(), end: z.string().optional() })
        .optional(),
      instructors: z.array(z.object({ name: z.string(), email: z.string().optional() })),
      timeZone: z.string().optional(),
    }),
    meetings: z.array(
      z.object({
        days: z.array(weekday),
        start: z.string().optional(),
        end: z.string().optional(),
        kind: z.string(),
        location: z.string().optional(),
        evidence: z.array(evidence),
      }),
    ),
    findings: z.array(extractedFinding),
    recurring: z.array(
      z.object({
        kind: findingKind.exclude(['holiday', 'reading', 'class']),
        title: z.string(),
        days: z.array(weekday),
        time: z.string().optional(),
        evidence: z.array(evidence),
      }),
    ),
    undated: z.array(
      z.object({
        kind: findingKind.exclude(['holiday', 'reading', 'class']),
        title: z.string(),
        when: z.string().optional(),
        evidence: z.array(evidence),
      }),
    ),
    grading: z.array(
      z.object({
        component: z.string(),
        weight: z.number().optional(),
        points: z.number().optional(),
        evidence: z.array(evidence),
      }),
    ),
    ledger: z.array(
      z.object({
        text: z.string(),
        page: z.int(),
        date: z.string().optional(),
        outcome: z.enum(['finding', 'dismissed']),
        reason: z.string().optional(),
        line: z.string().optional(),
        evidence: evidence.optional(),
      }),
    ),
    warnings: z.array(
      z.object({
        code: z.string(),
        message: z.string(),
        evidence: z.array(evidence).optional(),
        findingIds: z.array(z.string()).optional(),
        options: z.array(questionOption).optional(),
      }),
    ),
  })
  .meta({ id: 'Extraction' });
