import { z } from 'zod';

const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .describe('Left, top, right and bottom in PDF points from the top left of the page as shown');

export const evidence = z
  .object({
    page: z.int().min(1).max(100_000),
    quote: z.string().max(5000),
    boxes: z.array(box).max(200).optional(),
    span: z
      .tuple([z.int().min(0), z.int().min(0)])
      .optional()
      .describe('Character offsets into the text of the document, end exclusive'),
  })
  .meta({ id: 'Evidence' });

export type EvidenceView = z.infer<typeof evidence>;
