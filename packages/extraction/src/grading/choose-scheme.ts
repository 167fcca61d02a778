import type { Locale } from '../locales/locale.ts';
import { oneOf } from '../text/patterns.ts';
import type { Component } from './component.ts';
import { detailWords } from './detail-words.ts';

/** The components of one scheme, as one place of the document lists them. */
type Scheme = Component[];

const FARTHEST = 40;
const WHOLE = 100;
const MOST_PARTS = 12;

/**
 * Documents state their grading more than once, and other things in per cent too: the group of alike statements that
 * names the most usual parts and comes closest to a whole is the scheme; what it leaves open is filled from elsewhere.
 * No weight is ever changed to make the sum come out.
 */
export function chooseScheme(said: readonly Component[], locale: Locale): Component[] {
  const all = withoutUmbrellas(said, locale);
  const weighed = all.filter(({ weight }) => weight !== undefined);
  const counted = all.filter(({ points }) => points !== undefined);
  const byWeight = best(weighed);
  const byPoints = best(counted.map(({ weight: _, ...component }) => component));
  if (byWeight && (!byPoints || scoreOf(byWeight) >= scoreOf(byPoints))) return complete(byWeight, weighed);
  return byPoints ? inPercent(byPoints, all) : [];
}

/** `Contrôle continu (60 %) : un dossier (40 %) et un exposé (20 %)`: the parts say more than the name that gathers them. */
function withoutUmbrellas(all: readonly Component[], locale: Locale): readonly Component[] {
  const { umbrellas } = detailWords(locale.language);
  if (umbrellas.length === 0) return all;
  const gathers = new RegExp(`^\\W*(?:les?\\s|la\\s|the\\s)?${oneOf(umbrellas)}\\W*$`, 'iu');
  return all.filter((component, index) => {
    if (component.weight === undefined || !gathers.test(component.name)) return true;
    const parts = all.slice(index + 1).filter(({ at }) => at === component.at);
    return !parts.some((_, last) => Math.abs(sumOf(parts.slice(0, last + 1)) - shareOf(component)) < 0.01);
  });
}

/** Where the text says what a point is worth and the points then make a whole, they are per cent as well. */
function inPercent(scheme: Scheme, all: readonly Component[]): Component[] {
  const rate = all.find(({ percentPerPoint }) => percentPerPoint !== undefined)?.percentPerPoint;
  if (rate === undefined || Math.abs(sumOf(scheme) * rate - WHOLE) > 0.5) return scheme;
  return scheme.map((component) => ({
    ...component,
    weight: Math.round(shareOf(component) * rate * 100) / 100,
  }));
}

function best(components: readonly Component[]): Scheme | undefined {
  return groups(components)
    .map((group) => withoutParts(withoutRepeats(withoutTotal(group))))
    .flatMap((scheme) => [scheme, ...wholeStretches(scheme)])
    .filter((scheme) => scoreOf(scheme) > 0)
    .sort((a, b) => scoreOf(b) - scoreOf(a))[0];
}

const isWhole = (sum: number): boolean => Math.abs(sum - WHOLE) < 0.6;

/** Parts in a row that make the whole, where a share of something else stands beside them. */
function wholeStretches(scheme: Scheme): Scheme[] {
  if (scheme[0]?.weight === undefined || sumOf(scheme) <= WHOLE + 0.6) return [];
  return scheme.flatMap((_, first) => {
    for (let last = first + 2; last <= Math.min(scheme.length, first + MOST_PARTS); last++) {
      const stretch = scheme.slice(first, last);
      if (isWhole(sumOf(stretch)) && stretch.every(({ named }) => named)) return [stretch];
    }
    return [];
  });
}

/** Tables by themselves; lines and sentences of one form that follow each other; all that is said in one stretch. */
function groups(components: readonly Component[]): Scheme[] {
  const rows = components.filter(({ form }) => form === 'row');
  const texts = components.filter(({ form }) => form !== 'row');
  const forms = (['label', 'listed', 'sentence'] as const).map((form) =>
    texts.filter((component) => component.form === form),
  );
  return [
    ...[...Map.groupBy(rows, ({ at }) => at).values()],
    ...[...Map.groupBy(texts, ({ at }) => at).values()],
    ...[rows, texts, components, ...forms].flatMap(runs),
    ...forms.flatMap(close),
  ];
}

const runs = (components: readonly Component[]) => cut(components, FARTHEST);
const close = (components: readonly Component[]) => cut(components, 3);

function cut(components: readonly Component[], farthest: number): Scheme[] {
  const found: Scheme[] = [];
  for (const component of components) {
    const run = found.at(-1);
    const last = run?.at(-1);
    if (run && last && component.at - last.at <= farthest) run.push(component);
    else found.push([component]);
  }
  return found;
}

const shareOf = ({ weight, points }: Component): number => weight ?? points ?? 0;

const sumOf = (scheme: readonly Component[]): number =>
  scheme.filter(({ bonus }) => !bonus).reduce((sum, component) => sum + shareOf(component), 0);

const share = (scheme: Scheme, is: (component: Component) => boolean) =>
  scheme.filter(is).length / scheme.length;

function scoreOf(scheme: Scheme): number {
  if (!scheme.some(({ named, ofGrade }) => named || ofGrade) && !isWholeList(scheme)) return 0;
  const single = scheme.length === 1 ? 3 : 0;
  const likely =
    4 * share(scheme, ({ named }) => named) +
    share(scheme, ({ form }) => form !== 'sentence') +
    0.5 * share(scheme, ({ form }) => form === 'row');
  const early = 1 / (1 + (scheme[0]?.at ?? 0) / 50);
  const ofGrade = 2 * share(scheme, ({ ofGrade: is }) => is);
  const together = isOneTable(scheme) ? 0.5 : 0;
  return wholeness(scheme) + likely + early + ofGrade + together + Math.min(scheme.length, 6) / 6 - single;
}

/** Rows of one table are told together; those of several may make a whole by chance. */
const isOneTable = (scheme: Scheme): boolean =>
  scheme.every(({ form, at }) => form === 'row' && at === scheme[0]?.at);

const FEWEST_OF_WHOLE = 3;

/** Rows or lines that make a whole are a scheme, also where the course has names of its own for all of them. */
const isWholeList = (scheme: Scheme): boolean =>
  scheme.length >= FEWEST_OF_WHOLE &&
  scheme.every(({ form, weight }) => form !== 'sentence' && weight !== undefined) &&
  Math.abs(sumOf(scheme) - WHOLE) < 0.01;

/** How close the weights come to a hundred; points may add up to anything, most often to a round number. */
function wholeness(scheme: Scheme): number {
  const sum = sumOf(scheme);
  if (scheme[0]?.weight === undefined) return scheme.length < 3 ? -2 : sum % 50 === 0 ? 3 : 2;
  if (Math.abs(sum - WHOLE) < 0.6) return 6;
  if (sum > WHOLE) return sum <= 1.15 * WHOLE ? 3 : -2 - sum / WHOLE;
  return (4 * sum) / WHOLE - 1;
}

const wordsOf = (name: string): string[] =>
  (
    name
      .toLowerCase()
      .normalize('NFKD')
      .match(/[\p{L}\d]{2,}|\d/gu) ?? []
  ).map((word) => word.replace(/(?<=\p{L}{3})(?:es|s|zes)$/u, ''));

/** One name holds all words of the other. */
export function isSameName(a: string, b: string): boolean {
  const [first, second] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > 0 && shared === Math.min(first.size, second.size);
}

/** The same name again is said twice; a name within a name (`Quizzes`, `Reading quizzes`) only where the sum says so. */
function withoutRepeats(scheme: Scheme): Scheme {
  const said = scheme.filter(
    (component, index) => !scheme.slice(0, index).some(({ name }) => isEqualName(name, component.name)),
  );
  if (sumOf(said) <= WHOLE + 0.5) return said;
  return said.filter(
    (component, index) =>
      !said
        .slice(0, index)
        .some(
          (earlier) => shareOf(earlier) === shareOf(component) && isSameName(earlier.name, component.name),
        ),
  );
}

const isEqualName = (a: string, b: string) => wordsOf(a).join(' ') === wordsOf(b).join(' ');

/** A hundred per cent beside other parts is their sum. */
const withoutTotal = (scheme: Scheme): Scheme =>
  scheme.length > 1 ? scheme.filter(({ weight }) => weight !== WHOLE) : scheme;

/** Where the whole is exceeded, the parts that a component is broken down into do not count beside it. */
function withoutParts(scheme: Scheme): Scheme {
  if (scheme[0]?.weight === undefined || sumOf(scheme) <= WHOLE + 0.5) return scheme;
  const parts = partsOfAll(scheme);
  if (parts) return parts;
  const open = withoutSubtotals(scheme);
  if (open.length < scheme.length) return withoutParts(open);
  const bonus = scheme.findIndex((component) => component.bonus);
  if (bonus >= 0 && Math.abs(sumOf(scheme.slice(0, bonus)) - WHOLE) < 0.5) return scheme.slice(0, bonus + 1);
  for (let index = 0; index < scheme.length - 2; index++) {
    const whole = shareOf(scheme[index] as Component);
    for (let last = index + 2; last < Math.min(scheme.length, index + MOST_PARTS); last++) {
      const parts = scheme.slice(index + 1, last + 1);
      const rest = [...scheme.slice(0, index + 1), ...scheme.slice(last + 1)];
      if (Math.abs(sumOf(parts) - whole) < 0.01 && Math.abs(sumOf(rest) - WHOLE) < 15) return rest;
    }
  }
  return scheme;
}

/** "Coursework (50%)" and "Examination (50%)", each with the parts that make it: where all are broken down, the parts. */
function partsOfAll(scheme: Scheme): Scheme | undefined {
  const parts: Scheme = [];
  let [total, at, gathered] = [0, 0, 0];
  while (at < scheme.length) {
    const whole = shareOf(scheme[at] as Component);
    let last = at + 1;
    while (last < scheme.length && sumOf(scheme.slice(at + 1, last)) < whole - 0.01) last++;
    const own = scheme.slice(at + 1, last);
    if (own.length < 2 || Math.abs(sumOf(own) - whole) > 0.01) return undefined;
    parts.push(...own);
    [total, at, gathered] = [total + whole, last, gathered + 1];
  }
  return gathered > 1 && isWhole(total) ? parts : undefined;
}

/** `Homework total 30%` below the homework it adds up. */
const withoutSubtotals = (scheme: Scheme): Scheme =>
  scheme.filter((component, index) => {
    if (!/(?<!\p{L})(?:sub-?)?total(?!\p{L})/iu.test(component.name)) return true;
    return !scheme
      .slice(0, index)
      .some((_, first) => Math.abs(sumOf(scheme.slice(first, index)) - shareOf(component)) < 0.01);
  });

/** Adds what stands elsewhere: bonus work, and parts that the scheme still has room for. */
function complete(scheme: Scheme, all: readonly Component[]): Component[] {
  let room = WHOLE - sumOf(scheme);
  const added: Component[] = [];
  const known = () => [...scheme, ...added];
  for (const component of all) {
    const fits = component.bonus ? shareOf(component) <= 20 : shareOf(component) <= room + 0.01;
    const sure =
      component.named &&
      (component.bonus || component.ofGrade || component.form === 'label' || component.form === 'row');
    if (!fits || !sure || known().some(({ name }) => isSameName(name, component.name))) continue;
    added.push(component);
    if (!component.bonus) room -= shareOf(component);
  }
  return [...scheme, ...added].sort((a, b) => a.at - b.at);
}
