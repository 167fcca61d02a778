import type { ChatMessage, ChatMessageList } from '@/api';

/** What this page knows of a chat: a run of messages without gaps, up to a revision. */
export interface Log {
  /** By number. */
  messages: ChatMessage[];
  /** Whatever changed up to here is known. */
  revision: number;
  hasOlder: boolean;
}

export const toLog = ({ items, revision, hasMore }: ChatMessageList): Log => ({
  messages: items,
  revision,
  hasOlder: hasMore,
});

/** Takes messages in, each once and as it was changed last. What is older than the run waits until it is loaded. */
export function withMessages(log: Log, items: readonly ChatMessage[]): Log {
  const oldest = log.hasOlder ? (log.messages[0]?.number ?? 0) : 0;
  const byNumber = new Map(log.messages.map((message) => [message.number, message]));
  for (const item of items) {
    const known = byNumber.get(item.number);
    const isNews = known ? item.revision > known.revision : item.number >= oldest;
    if (isNews) byNumber.set(item.number, item);
  }
  return { ...log, messages: [...byNumber.values()].sort((a, b) => a.number - b.number) };
}

/** After a page of what was missed. */
export const caughtUp = (log: Log, page: ChatMessageList): Log => ({
  ...withMessages(log, page.items),
  revision: Math.max(log.revision, page.revision),
});

export const withOlder = (log: Log, page: ChatMessageList): Log => ({
  ...log,
  messages: [
    ...page.items.filter(({ number }) => number < (log.messages[0]?.number ?? Infinity)),
    ...log.messages,
  ],
  hasOlder: page.hasMore,
});

/** What was told as it happened. Undefined after a gap: then the rest has to be asked for. */
export function told(
  log: Log,
  { content, number }: { content: ChatMessage | undefined; number: number },
): Log | undefined {
  if (number <= log.revision) return log;
  if (number > log.revision + 1 || !content) return undefined;
  return { ...withMessages(log, [content]), revision: number };
}
