import { z } from 'zod';
import { InvalidPayload } from './refusals.ts';

/** Whole numbers are sent for 64-bit fields by some clients, as texts by others. */
export const text = z.union([z.string(), z.number().transform(String)]);
export const optional = z.preprocess((value) => value ?? undefined, text.optional());
export const flag = z.preprocess((value) => value ?? undefined, z.boolean().optional());

/** Reads what a call needs of its body; refuses a field of the wrong kind as Google's APIs do. */
export function read<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.map((part) => `/${String(part)}`).join('') ?? '';
  throw InvalidPayload(`Invalid JSON payload received. ${path} must be ${expectedBy(issue)}`);
}

function expectedBy(issue: z.core.$ZodIssue | undefined): string {
  // Texts are the only ones that may come in two kinds.
  if (issue?.code === 'invalid_union') return 'string';
  if (issue?.code === 'invalid_value') return 'equal to one of the allowed values';
  return issue?.code === 'invalid_type' ? issue.expected : 'of another kind';
}
