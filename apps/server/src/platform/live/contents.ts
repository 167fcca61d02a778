import type { FastifyBaseLogger } from 'fastify';
import type { Change } from './live.ts';

/** What a change came with, once it was read for everybody who hears of it. */
export type HeardChange = Change & { content?: unknown };
/** Reads what these changes are about; a change without an entry is told by its names alone. */
export type ContentReader = (changes: Change[]) => Promise<ReadonlyMap<Change, unknown>>;

interface ContentsDeps {
  deliver: (change: HeardChange) => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Reads the contents of changes, one batch after the other: whatever came while a batch was read is the next one. So
 * changes leave in the order they came, and a burst costs one query however many people hear of it.
 */
export function createContents({ deliver, log }: ContentsDeps) {
  const readers = new Map<string, ContentReader>();
  let waiting: Change[] = [];
  let isAtWork = false;

  async function read(batch: Change[]): Promise<ReadonlyMap<Change, unknown>> {
    const contents = new Map<Change, unknown>();
    for (const [what, changes] of Map.groupBy(batch, (change) => change.what)) {
      const found = await readers.get(what)?.(changes);
      for (const [change, content] of found ?? []) contents.set(change, content);
    }
    return contents;
  }
  async function work() {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const contents = await read(batch).catch((err) => {
        log.warn({ err }, 'what changed could not be read for those who listen');
        return new Map<Change, unknown>();
      });
      for (const change of batch) {
        const content = contents.get(change);
        deliver(content === undefined ? change : { ...change, content });
      }
    }
    isAtWork = false;
  }

  return {
    has: (what: string): boolean => readers.has(what),
    add: (what: string, reader: ContentReader): void => void readers.set(what, reader),
    take(change: Change): void {
      waiting.push(change);
      if (isAtWork) return;
      isAtWork = true;
      void work();
    },
  };
}
