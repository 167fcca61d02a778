import type { Component } from './component.ts';
import { isEqualName, isSameName } from './same-name.ts';

/** The components of one scheme, as one place of the document lists them. */
export type Scheme = Component[];

export const WHOLE = 100;

export const MOST_PARTS = 12;

/** Whether shares make up the whole grade, roundings aside. */
export const isWhole = (sum: number): boolean => Math.abs(sum - WHOLE) < 0.6;

/** What a component counts, in per cent or points. */
export const shareOf = ({ weight, points }: Component): number => weight ?? points ?? 0;

/** What the components count together, bonus work left aside. */
export const sumOf = (scheme: readonly Component[]): number =>
  scheme.filter(({ bonus }) => !bonus).reduce((sum, component) => sum + shareOf(component), 0);

/** The same name again is said twice; a name within a name (`Quizzes`, `Reading quizzes`) only where the sum says so. */
export function withoutRepeats(scheme: Scheme): Scheme {
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

/** A hundred per cent beside other parts is their sum. */
export const withoutTotal = (scheme: Scheme): Scheme =>
  scheme.length > 1 ? scheme.filter(({ weight }) => weight !== WHOLE) : scheme;

/** Where the whole is exceeded, the parts that a component is broken down into do not count beside it. */
export function withoutParts(scheme: Scheme): Scheme {
  if (scheme[0]?.weight === undefined || sumOf(scheme) <= WHOLE + 0.5) return scheme;
  const parts = partsOfAll(scheme) ?? withoutAllParts(scheme);
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

/** "Participation 24%" above its three parts and "Exams 36%" above its two: where the whole is made without any of them. */
function withoutAllParts(scheme: Scheme): Scheme | undefined {
  const tops: Scheme = [];
  for (let at = 0; at < scheme.length; at++) {
    const top = scheme[at] as Component;
    tops.push(top);
    const lengths = Array.from({ length: MOST_PARTS }, (_, index) => index + 2);
    const own = lengths.find(
      (length) =>
        at + length < scheme.length &&
        Math.abs(sumOf(scheme.slice(at + 1, at + 1 + length)) - shareOf(top)) < 0.01,
    );
    at += own ?? 0;
  }
  return tops.length < scheme.length && isWhole(sumOf(tops)) ? tops : undefined;
}

/** `Homework total 30%` below the homework it adds up. */
const withoutSubtotals = (scheme: Scheme): Scheme =>
  scheme.filter((component, index) => {
    if (!/(?<!\p{L})(?:sub-?)?total(?!\p{L})/iu.test(component.name)) return true;
    return !scheme
      .slice(0, index)
      .some((_, first) => Math.abs(sumOf(scheme.slice(first, index)) - shareOf(component)) < 0.01);
  });
