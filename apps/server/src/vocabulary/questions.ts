import { z } from 'zod';

/** An answer that a question of the extraction offers. */
export const questionOption = z.object({
  label: z.string(),
  because: z.string().optional(),
  date: z.string().optional(),
  year: z.int().optional(),
});
