import { Temporal } from 'temporal-polyfill';

/** What two findings are compared by, one of each version. */
export interface Thing {
  key: string | null;
  place: string;
  kind: string;
  title: string;
  date: string;
  quote: string;
}

interface Known<T> {
  thing: T;
  words: string[];
  numbers: string;
  quoteWords: string[];
  day: number | undefined;
}

const LEAST_SCORE = 0.55;

/** Pairs each thing of one version with the same thing of the other; nothing is in two pairs. */
export function matchVersions<A extends Thing, B extends Thing>(before: A[], after: B[]): [A, B][] {
  const [left, right] = [before.map(know), after.map(know)];
  const pairs = new Pairs<A, B>();
  pairSameKeys(left, right, pairs);
  pairSeries(left, right, pairs);
  const candidates = left.flatMap((a) => right.map((b) => ({ a, b, score: scoreOf(a, b, pairs) })));
  const likely = candidates.filter(({ score }) => score >= LEAST_SCORE).sort((x, y) => y.score - x.score);
  for (const { a, b } of likely) pairs.add(a, b);
  return pairs.all;
}

class Pairs<A, B> {
  readonly all: [A, B][] = [];
  private readonly taken = new Set<unknown>();

  has(known: Known<unknown>): boolean {
    return this.taken.has(known);
  }

  add(a: Known<A>, b: Known<B>): void {
    if (this.has(a) || this.has(b)) return;
    this.taken.add(a).add(b);
    this.all.push([a.thing, b.thing]);
  }
}

/** The reader makes the key from what was found and where: the same key is the same words in the same place. */
function pairSameKeys<A extends Thing, B extends Thing>(a: Known<A>[], b: Known<B>[], pairs: Pairs<A, B>) {
  const byKey = new Map(b.map((known) => [known.thing.key, known]));
  for (const known of a) {
    const same = known.thing.key === null ? undefined : byKey.get(known.thing.key);
    if (same && isSameName(known, same)) pairs.add(known, same);
  }
}

/** Ten quizzes of one name that all move a week stay in their order; so does a work of its own with one name. */
function pairSeries<A extends Thing, B extends Thing>(a: Known<A>[], b: Known<B>[], pairs: Pairs<A, B>) {
  const [before, after] = [byName(a, pairs), byName(b, pairs)];
  for (const [name, series] of before) {
    const others = after.get(name);
    if (others?.length !== series.length) continue;
    series.forEach((known, index) => {
      const other = others[index];
      if (other) pairs.add(known, other);
    });
  }
}

function byName<T extends Thing>(
  things: Known<T>[],
  pairs: Pairs<unknown, unknown>,
): Map<string, Known<T>[]> {
  const left = things
    .filter((known) => !pairs.has(known))
    .toSorted((a, b) => a.thing.date.localeCompare(b.thing.date));
  return Map.groupBy(left, ({ thing, words, numbers }) =>
    [thing.place, words.toSorted().join(' '), numbers].join('|'),
  );
}

const isSameName = (a: Known<Thing>, b: Known<Thing>): boolean =>
  a.thing.place === b.thing.place && a.numbers === b.numbers && a.words.join() === b.words.join();

function scoreOf<A extends Thing, B extends Thing>(a: Known<A>, b: Known<B>, pairs: Pairs<A, B>): number {
  if (pairs.has(a) || pairs.has(b) || a.thing.place !== b.thing.place) return 0;
  // Quiz 3 is never quiz 4, however close they are.
  if (a.numbers && b.numbers && a.numbers !== b.numbers) return 0;
  const title = likeness(a.words, b.words);
  const score = 0.5 * title + 0.25 * nearness(a, b) + 0.2 * likeness(a.quoteWords, b.quoteWords);
  return title < 0.3 ? Math.min(score, 0.5) : score + (a.thing.kind === b.thing.kind ? 0.05 : 0);
}

/** 1 on the same day, a half after two weeks. */
const nearness = (a: Known<Thing>, b: Known<Thing>): number =>
  a.day === undefined || b.day === undefined ? 0.5 : 14 / (14 + Math.abs(a.day - b.day));

/** The share of words that both have (Dice). */
function likeness(a: string[], b: string[]): number {
  if (a.length + b.length === 0) return 0;
  const others = new Set(b);
  return (2 * a.filter((word) => others.has(word)).length) / (a.length + b.length);
}

const SMALL_WORDS = new Set([
  'the',
  'a',
  'an',
  'of',
  'on',
  'in',
  'for',
  'to',
  'and',
  'due',
  'is',
  'at',
  'by',
]);

function know<T extends Thing>(thing: T): Known<T> {
  const words = wordsOf(thing.title);
  return {
    thing,
    words: words.filter((word) => !/^\d+$/.test(word)),
    numbers: words.filter((word) => /^\d+$/.test(word)).join(' '),
    quoteWords: wordsOf(thing.quote).slice(0, 60),
    day: dayOf(thing.date),
  };
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    (
      text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/\p{L}+|\d+/gu) ?? []
    ).filter((word) => !SMALL_WORDS.has(word)),
  ),
];

/** Days since 1970; a date without a year counts within one year. */
function dayOf(date: string): number | undefined {
  try {
    const day = Temporal.PlainDate.from(date.replace(/^--/, '1972-'), { overflow: 'reject' });
    return Temporal.PlainDate.from('1970-01-01').until(day).days;
  } catch {
    return undefined;
  }
}
