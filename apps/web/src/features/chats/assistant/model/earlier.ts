import type { MessageList } from '@/api';

/** The newest messages, after those read before them as long as none lies between. */
export function withEarlier(newest: MessageList, known: MessageList | undefined): MessageList {
  const first = newest.items[0]?.number;
  const earlier = known?.items.filter(({ number }) => first !== undefined && number < first) ?? [];
  if (!known || earlier.at(-1)?.number !== (first ?? 0) - 1) return newest;
  return { ...newest, items: [...earlier, ...newest.items], nextBefore: known.nextBefore };
}

export const withPageBefore = (known: MessageList, { items, nextBefore }: MessageList): MessageList => ({
  ...known,
  items: [...items, ...known.items],
  nextBefore,
});
