import { z } from 'zod';
import { evidence } from '../../vocabulary/evidence.ts';
import { id } from '../../vocabulary/values.ts';

export const POLICY_KINDS = [
  'late-work',
  'attendance',
  'make-up',
  'ai',
  'integrity',
  'accommodations',
  'regrading',
] as const;

export type PolicyKind = (typeof POLICY_KINDS)[number];

const policyView = z
  .object({
    kind: z.enum(POLICY_KINDS),
    heading: z.string().nullable().describe('What the syllabus calls it'),
    documentId: id,
    documentName: z.string(),
    passages: z.array(z.object({ text: z.string(), evidence })),
  })
  .meta({ id: 'Policy' });

export const policiesView = z.object({ items: z.array(policyView) }).meta({ id: 'Policies' });

export type PolicyView = z.infer<typeof policyView>;
