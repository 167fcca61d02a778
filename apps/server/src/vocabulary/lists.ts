import { z } from 'zod';

/** Some lists are sorted by titles of 300 characters, each of which may take six bytes, and base64 a third more. */
const LONGEST_CURSOR = 4000;

/** `?limit=50&cursor=…`: a cursor is opaque and belongs to the filters it came with. */
export const pageQuery = (most = 200, usual = 50) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(most).default(usual),
    cursor: z.string().max(LONGEST_CURSOR).optional(),
  });

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** `?kind=exam&kind=quiz`: once, many times or not at all. */
export const anyOf = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(200).optional(),
  );

/** `?facets=true`. A plain boolean coercion would read `false` as true. */
export const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
