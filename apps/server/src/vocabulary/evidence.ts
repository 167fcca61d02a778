import { z } from 'zod';
import { storableText } from './values.ts';

const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .describe('Left, top, right and bottom in PDF points from the top left of the page as shown');
const offset = z.int().min(0);

export const evidence = z
  .object({
    page: z.int(),
    quote: z.string(),
    boxes: z.array(box).optional(),
    span: z
      .tuple([offset, offset])
      .optional()
      .describe('Character offsets into the text of the document, end exclusive'),
  })
  .meta({ id: 'Evidence' });

/** As sent by a client: the words that were selected on the page. */
export const evidenceSent = evidence.extend({
  page: z.int().min(1).max(100_000),
  quote: storableText.max(5000),
  boxes: z.array(box).max(200).optional(),
});

export type EvidenceView = z.infer<typeof evidence>;
