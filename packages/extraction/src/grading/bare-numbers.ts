import type { Locale } from '../locales/locale.ts';
import type { Node } from '../structure/outline.ts';
import { evidenceOf } from '../text/passage.ts';
import { type Bare, bareLists } from './bare-lists.ts';
import type { Component } from './component.ts';
import { isComponentName } from './name.ts';
import { totalsIn } from './totals.ts';
import { type GradingVocabulary, gradingVocabulary } from './vocabulary.ts';

const WHOLE = 100;
const FEWEST = 3;
const MOST_WORKS = 6;
const MOST_UNKNOWN = 0.5;

/**
 * Shares without a sign, "Midterm 25, Final 35, Homework 40": only where one sentence, the lines of a list or a column
 * of a table names three or more that make a hundred, or the total that stands below them, most of them usual parts of
 * a grade.
 */
export function componentsInBareNumbers(nodes: readonly Node[], locale: Locale): Component[] {
  const words = gradingVocabulary(locale);
  const totals = totalsIn(nodes);
  const lists = nodes.flatMap((_, at) => bareLists(nodes, at, words).map((bare) => ({ at, bare })));
  const whole = lists.flatMap(({ at, bare }) => {
    const named = bare.filter(({ name }) => name !== '');
    const counted = upToTotal(bare, words) ?? makeWhole(named) ?? makeTotal(named, totals);
    return counted && isGrading(counted, words) ? [{ at, bare: counted }] : [];
  });
  const [first] = whole;
  return first ? first.bare.map((one) => toComponent(one, first.at, words)) : [];
}

/** "Exam I 200, Exam II 200, Homework 150, Total 550": the parts in front of the total that they make; it needs no name. */
function upToTotal(bare: readonly Bare[], words: GradingVocabulary): Bare[] | undefined {
  const last = bare.findIndex(({ name }) => name === '' || words.whole.test(name));
  const { value: total = 0, saysPoints = false } = bare[last] ?? {};
  let sum = 0;
  for (let first = last - 1; first >= 0 && sum < total; first--) {
    sum += bare[first]?.value ?? 0;
    if (sum === total && last - first >= FEWEST)
      return bare.slice(first, last).map((one) => ({ ...one, saysPoints, isPoints: total !== WHOLE }));
  }
  return undefined;
}

/** The last of the parts, if they make a total that is stated elsewhere. */
function makeTotal(bare: readonly Bare[], totals: ReadonlySet<number>): Bare[] | undefined {
  let sum = 0;
  for (let first = bare.length - 1; first >= 0; first--) {
    sum += bare[first]?.value ?? 0;
    if (sum !== WHOLE && totals.has(sum) && bare.length - first >= FEWEST)
      return bare.slice(first).map((one) => ({ ...one, isPoints: true }));
  }
  return undefined;
}

/** The parts, if they make a hundred: where they do not, by as many of what is said "each" as are missing. */
function makeWhole(all: readonly Bare[]): Bare[] | undefined {
  const bare = all.filter(({ value }) => value < WHOLE);
  if (bare.length < FEWEST) return undefined;
  const sum = bare.reduce((total, { value }) => total + value, 0);
  if (sum === WHOLE) return [...bare];
  const [each, ...others] = bare.filter(({ isOfEach }) => isOfEach);
  const works = each ? (WHOLE - sum) / each.value + 1 : 0;
  if (others.length > 0 || !Number.isInteger(works) || works < 2 || works > MOST_WORKS) return undefined;
  return bare.map((one) => (one === each ? { ...one, value: one.value * works } : one));
}

/** Most are usual parts of a grade; of what makes "Total 900 points" one has to be. */
function isGrading(bare: readonly Bare[], words: GradingVocabulary): boolean {
  const known = bare.filter(({ name }) => words.namesPart(name)).length;
  const fewest = bare.some(({ saysPoints }) => saysPoints) ? 1 : (1 - MOST_UNKNOWN) * bare.length;
  return known >= fewest && bare.every(({ name }) => isComponentName(name, words));
}

const toComponent = (
  { name, value, passages, form, isPoints }: Bare,
  at: number,
  words: GradingVocabulary,
): Component => ({
  name,
  ...(isPoints ? { points: value } : { weight: value }),
  evidence: passages.map((passage) => evidenceOf(passage)),
  at,
  form,
  ofGrade: false,
  named: words.namesPart(name),
  bonus: words.bonus.test(name),
});
