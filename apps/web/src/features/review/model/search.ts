import { z } from 'zod';

export const TABS = ['findings', 'aside', 'facts'] as const;

/** What a reload of the review keeps: the row that is chosen, and the list that is open. */
export const reviewSearch = z.object({
  finding: z.string().max(64).optional().catch(undefined),
  tab: z.enum(TABS).optional().catch(undefined),
});

export type ReviewSearch = z.infer<typeof reviewSearch>;
export type Tab = (typeof TABS)[number];
