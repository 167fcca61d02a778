import type { Occasion } from '../schedule/occasion.ts';

const FEWEST = 4;
/** So many of a series have a title behind the comma, so that it is none of another work. */
const MOSTLY = 0.75;
const NUMBERED = /^\W*(?:due:?\s)?(?<series>\p{L}[\p{L}\s-]{1,30}?)\s?#?\d{1,2}(?!\d)/iu;
const TITLE = /^,\s(?<title>\p{L}[^,;+&]{3,60})$/u;

/**
 * "Exercise 3, salt water exercise" in a document that has such a title behind the number of nearly every exercise: one
 * work and its title, where "Exercise 3, reading quiz" would be two.
 */
export function withTitledSeries(occasions: readonly Occasion[]): Occasion[] {
  const read = occasions.map((occasion) => ({ occasion, ...titleOf(occasion) }));
  const series = Map.groupBy(read, (one) => one.series);
  const titled = new Set([...series].flatMap(([name, all]) => (name && areTitled(all) ? [name] : [])));
  return read.map(({ occasion, series: name, title }) =>
    name && title && titled.has(name) ? { ...occasion, isTitled: true } : occasion,
  );
}

function titleOf({ statement: { text } }: Occasion): { series?: string; title?: string } {
  const numbered = NUMBERED.exec(text);
  const series = numbered?.groups?.series?.toLowerCase();
  const title = TITLE.exec(text.slice(numbered?.[0].length))?.groups?.title;
  return series ? { series, ...(title && { title }) } : {};
}

function areTitled(all: readonly { title?: string }[]): boolean {
  const titles = all.flatMap(({ title }) => title ?? []);
  const isOwn = new Set(titles.map((title) => title.toLowerCase())).size === titles.length;
  const unnumbered = titles.filter((title) => !/\d/.test(title));
  return (
    isOwn &&
    titles.length >= FEWEST &&
    titles.length >= MOSTLY * all.length &&
    unnumbered.length >= MOSTLY * titles.length
  );
}
