import type { z } from 'zod';
import { defineError } from './errors.ts';

export const CursorInvalid = defineError(
  'request/cursor-invalid',
  400,
  'That page is gone. Start from the first one.',
);

export interface PageOf<Row> {
  items: Row[];
  nextCursor: string | null;
}

/** Where a page starts: what the last row before it was sorted by. Opaque to callers. */
export function readCursor<T>(cursor: string | undefined, shape: z.ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined;
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new CursorInvalid({ cause });
  }
}

/** Cuts the page from rows of which one more than `limit` was asked for. */
export function toPage<Row>(
  rows: Row[],
  { limit, cursorOf }: { limit: number; cursorOf: (row: Row) => unknown },
): PageOf<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return { items, nextCursor: isMore ? writeCursor(cursorOf(last)) : null };
}

const writeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');
