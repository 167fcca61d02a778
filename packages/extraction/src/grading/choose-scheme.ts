import type { Locale } from '../locales/locale.ts';
import { oneOf } from '../text/patterns.ts';
import type { Component } from './component.ts';
import { detailWords } from './detail-words.ts';
import { isSameName } from './same-name.ts';
import {
  isWhole,
  MOST_PARTS,
  type Scheme,
  shareOf,
  sumOf,
  WHOLE,
  withoutParts,
  withoutRepeats,
  withoutTotal,
} from './scheme-parts.ts';

const FARTHEST = 40;

/**
 * Documents state their grading more than once, and other things in per cent too: the group of alike statements that
 * names the most usual parts and comes closest to a whole is the scheme; what it leaves open is filled from elsewhere.
 * No weight is ever changed to make the sum come out.
 */
export function chooseScheme(
  said: readonly Component[],
  locale: Locale,
  totals: ReadonlySet<number>,
): Component[] {
  const all = withoutUmbrellas(said, locale);
  const weighed = all.filter(({ weight }) => weight !== undefined);
  const counted = all.filter(({ points }) => points !== undefined);
  const byWeight = best(weighed);
  const byPoints = best(counted.map(({ weight: _, ...component }) => component));
  const isByWeight =
    byWeight &&
    (!byPoints || (scoreOf(byWeight) >= scoreOf(byPoints) && !breaksDown(byWeight, byPoints, totals)));
  if (isByWeight) return complete(byWeight, weighed);
  return byPoints ? inPercent(byPoints, all) : [];
}

/** "Attendance (35%), discussion (25%), questions (40%)" in one sentence beside points that make the stated total: what one of them consists of. */
const breaksDown = (byWeight: Scheme, byPoints: Scheme, totals: ReadonlySet<number>): boolean =>
  byPoints.length >= FEWEST_OF_WHOLE &&
  totals.has(sumOf(byPoints)) &&
  byWeight.every(({ form, ofGrade, at }) => form === 'listed' && !ofGrade && at === byWeight[0]?.at);

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

/** Where the text says what a point is worth and the points then make a whole, or make a hundred, they are per cent as well. */
function inPercent(scheme: Scheme, all: readonly Component[]): Component[] {
  const said = all.find(({ percentPerPoint }) => percentPerPoint !== undefined)?.percentPerPoint;
  const rate = said ?? (scheme.length >= FEWEST_OF_WHOLE ? 1 : undefined);
  if (rate === undefined || Math.abs(sumOf(scheme) * rate - WHOLE) > 0.5) return scheme;
  return scheme.map((component) => ({
    ...component,
    weight: Math.round(shareOf(component) * rate * 100) / 100,
  }));
}

function best(components: readonly Component[]): Scheme | undefined {
  return groups(withoutTotal([...components]))
    .map((group) => withoutParts(withoutRepeats(group)))
    .flatMap((scheme) => [scheme, ...wholeStretches(scheme)])
    .filter((scheme) => scoreOf(scheme) > 0)
    .sort((a, b) => scoreOf(b) - scoreOf(a))[0];
}

/** Parts in a row that make the whole, where a share of something else stands beside them. */
function wholeStretches(scheme: Scheme): Scheme[] {
  if (scheme[0]?.weight === undefined || sumOf(scheme) <= WHOLE + 0.6) return [];
  const stretches = scheme.flatMap((_, first) => {
    for (let last = first + 2; last <= Math.min(scheme.length, first + MOST_PARTS); last++) {
      const parts = scheme.slice(first, last);
      if (isWhole(sumOf(parts)) && parts.every(({ named }) => named))
        return [{ parts, beside: [scheme[first - 1], scheme[last]] }];
    }
    return [];
  });
  const isOneList = stretches.some(({ parts, beside }) => beside.some((one) => isTwin(one, parts)));
  return isOneList ? [] : stretches.map(({ parts }) => parts);
}

const stemOf = (name: string) => name.replace(/\W*\d{1,2}\W*$/u, '').toLowerCase();

/** "Exam 2" beside what holds "Exam 1": shares that make more than a whole are shown as they are. */
const isTwin = (beside: Component | undefined, stretch: Scheme): boolean =>
  beside !== undefined &&
  stretch.some(({ name }) => name !== beside.name && stemOf(name) === stemOf(beside.name));

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
  const together = isLongList(scheme) ? 2 : isOneTable(scheme) || isWholeInLines(scheme) ? 0.5 : 0;
  return wholeness(scheme) + likely + early + ofGrade + together + Math.min(scheme.length, 6) / 6 - single;
}

/** Rows of one table are told together; those of several may make a whole by chance. */
const isOneTable = (scheme: Scheme): boolean =>
  scheme.every(({ form, at }) => form === 'row' && at === scheme[0]?.at);

/** "Exam I: 20%" to "Quizzes: 20%", one line below the other: a sentence elsewhere that gathers the exams says no more. */
const isWholeInLines = (scheme: Scheme): boolean => isWhole(sumOf(scheme)) && isLineByLine(scheme);

const FEWEST_OF_LIST = 6;

/** Lines of a list that make a whole, none of them far from the others: sentences that say as much of the grade are the shorter account of it. */
const isLongList = (scheme: Scheme): boolean =>
  scheme.length >= FEWEST_OF_LIST &&
  isWhole(sumOf(scheme)) &&
  cut(scheme, FARTHEST / 2).length === 1 &&
  scheme.every(({ form, named }) => form === 'label' && named);

const FEWEST_OF_WHOLE = 3;

/** Rows or lines that make a whole are a scheme, also where the course has names of its own for all of them. */
const isWholeList = (scheme: Scheme): boolean =>
  scheme.length >= FEWEST_OF_WHOLE &&
  scheme.every(({ form, weight }) => form !== 'sentence' && weight !== undefined) &&
  (Math.abs(sumOf(scheme) - WHOLE) < 0.01 || areRounded(scheme));

/** "33%" three times: equal parts, each of which the nearest whole number stands for. */
const areRounded = (scheme: Scheme): boolean =>
  scheme.every((component) => shareOf(component) === Math.round(WHOLE / scheme.length));

/** How close the weights come to a hundred; points may add up to anything, most often to a round number. */
function wholeness(scheme: Scheme): number {
  const sum = sumOf(scheme);
  if (scheme[0]?.weight === undefined) return scheme.length < 3 ? -2 : sum % 50 === 0 ? 3 : 2;
  if (Math.abs(sum - WHOLE) < 0.6) return 6;
  if (sum > WHOLE) return sum <= 1.15 * WHOLE ? 3 : isLineByLine(scheme) ? 1 : -2 - sum / WHOLE;
  return (4 * sum) / WHOLE - 1;
}

/** A list whose lines stand one below the other: more than a whole where the lowest share is dropped. */
const isLineByLine = (scheme: Scheme): boolean =>
  scheme.length >= FEWEST_OF_WHOLE &&
  sumOf(scheme) <= 1.5 * WHOLE &&
  scheme.every(
    ({ at, form, named }, index) => named && form === 'label' && at === (scheme[0]?.at ?? 0) + index,
  );

/** What exactly makes the whole is a part of it, whatever it is called. */
const fills = (component: Component, room: number): boolean => Math.abs(shareOf(component) - room) < 0.01;

/** Adds what stands elsewhere: bonus work, and parts that the scheme still has room for. */
function complete(scheme: Scheme, all: readonly Component[]): Component[] {
  let room = WHOLE - sumOf(scheme);
  const added: Component[] = [];
  const known = () => [...scheme, ...added];
  for (const component of all) {
    const fits = component.bonus ? shareOf(component) <= 20 : shareOf(component) <= room + 0.01;
    const isApart = component.form === 'label' || component.form === 'row';
    const sure = component.named
      ? component.bonus || component.ofGrade || isApart
      : isApart && fills(component, room);
    if (!fits || !sure || known().some(({ name }) => isSameName(name, component.name))) continue;
    added.push(component);
    if (!component.bonus) room -= shareOf(component);
  }
  return [...scheme, ...added].sort((a, b) => a.at - b.at);
}
