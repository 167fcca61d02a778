/** A long list is kept in parts: copied as a whole it would hold up the page. */
const LONGEST = 500;

export interface Part {
  hash: string;
  /** How many there are of the whole; told by the first of them. */
  parts: number;
  data: unknown;
}

const hashOf = (hash: string, place: number) => (place === 0 ? hash : `${hash} ${place}`);

export function toParts(hash: string, data: unknown): Part[] {
  if (!Array.isArray(data) || data.length <= LONGEST) return [{ hash, parts: 1, data }];
  const parts = Math.ceil(data.length / LONGEST);
  return Array.from({ length: parts }, (_, place) => ({
    hash: hashOf(hash, place),
    parts: place === 0 ? parts : 0,
    data: data.slice(place * LONGEST, (place + 1) * LONGEST),
  }));
}

/** From its first part. Those of a list that was longer before are not asked for. */
export function wholeOf({ hash, parts, data }: Part, all: ReadonlyMap<string, Part>): unknown {
  if (parts === 1) return data;
  return Array.from({ length: parts }, (_, place) => all.get(hashOf(hash, place))?.data).flat();
}
