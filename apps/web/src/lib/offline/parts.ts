/** A long list is kept in parts: copied as a whole it would hold up the page. */
const LONGEST = 500;

export interface Part {
  hash: string;
  /** How many there are of the whole; told by the first of them. */
  parts: number;
  data: unknown;
  /** Of a list that is part of an answer, the rest of the answer; told by the first. */
  beside?: object | undefined;
}

const hashOf = (hash: string, place: number) => (place === 0 ? hash : `${hash} ${place}`);

export function toParts(hash: string, data: unknown): Part[] {
  const { items, beside } = listIn(data);
  if (items.length <= LONGEST) return [{ hash, parts: 1, data }];
  const parts = Math.ceil(items.length / LONGEST);
  return Array.from({ length: parts }, (_, place) => ({
    hash: hashOf(hash, place),
    parts: place === 0 ? parts : 0,
    data: items.slice(place * LONGEST, (place + 1) * LONGEST),
    ...(place === 0 && beside && { beside }),
  }));
}

/** From its first part. Those of a list that was longer before are not asked for. */
export function wholeOf({ hash, parts, data, beside }: Part, all: ReadonlyMap<string, Part>): unknown {
  if (parts === 1) return data;
  const items = Array.from({ length: parts }, (_, place) => all.get(hashOf(hash, place))?.data).flat();
  return beside ? { ...beside, items } : items;
}

function listIn(data: unknown): { items: readonly unknown[]; beside?: object } {
  if (Array.isArray(data)) return { items: data };
  const { items, ...beside } = (data ?? {}) as { items?: unknown };
  return Array.isArray(items) ? { items, beside } : { items: [] };
}
