import { z } from 'zod';
import type { Evidence } from '@/api';

export const TABS = ['findings', 'aside', 'facts'] as const;

/** What a reload of the review keeps: the row that is chosen, the list that is open, a passage that was asked for. */
export const reviewSearch = z.object({
  finding: z.string().max(64).optional().catch(undefined),
  tab: z.enum(TABS).optional().catch(undefined),
  passage: z.string().max(4000).optional().catch(undefined),
});

export type ReviewSearch = z.infer<typeof reviewSearch>;
export type Tab = (typeof TABS)[number];

const passage = z.object({
  page: z.number().int().min(1),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).optional(),
  span: z.tuple([z.number(), z.number()]).optional(),
});

/** Where a quoted answer stands; undefined for an address that someone spoilt. */
export function readPassage(text: string | undefined): Evidence | undefined {
  if (text === undefined) return undefined;
  try {
    return { quote: '', ...passage.parse(JSON.parse(text)) };
  } catch {
    return undefined;
  }
}
