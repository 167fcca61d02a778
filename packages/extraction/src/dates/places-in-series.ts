import type { Passage } from '../text/passage.ts';
import type { DateMention } from './mention.ts';

const WRITTEN = /^(?<place>\d{1,2})\s?\/\s?(?<whole>\d{1,2})$/;
const WORD_BEFORE = /(?<word>\p{L}{3,})\s$/u;
const NEAR = 24;
const FEWEST = 3;

interface Place {
  mention: DateMention;
  place: number;
  /** "milestone/7" */
  series: string;
}

/** "Milestone 1/7", "Milestone 2/7", "Milestone 3/7": which of how many, and no days. */
export function placesInSeries(
  scanned: readonly { passage: Passage; mentions: readonly DateMention[] }[],
): ReadonlySet<DateMention> {
  const places = scanned.flatMap(({ passage, mentions }) =>
    mentions.flatMap((mention) => placeOf(passage.text, mention) ?? []),
  );
  const bySeries = Map.groupBy(places, ({ series }) => series);
  return new Set(
    [...bySeries.values()].filter(isCountedThrough).flatMap((all) => all.map(({ mention }) => mention)),
  );
}

function placeOf(text: string, mention: DateMention): Place | undefined {
  const { start, end, numeric, year, weekday } = mention;
  const { place, whole } = WRITTEN.exec(text.slice(start, end))?.groups ?? {};
  const word = WORD_BEFORE.exec(text.slice(Math.max(0, start - NEAR), start))?.groups?.word;
  if (!numeric || year !== undefined || weekday || !word) return undefined;
  return Number(place) <= Number(whole)
    ? { mention, place: Number(place), series: `${word.toLowerCase()}/${whole}` }
    : undefined;
}

/** From the first on, and none left out. */
function isCountedThrough(places: readonly Place[]): boolean {
  const counted = new Set(places.map(({ place }) => place));
  return counted.size >= FEWEST && counted.size === Math.max(...counted);
}
