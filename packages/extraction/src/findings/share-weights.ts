import type { GradeComponent } from '../extraction.ts';
import { gradingVocabulary } from '../grading/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import type { Draft } from './draft.ts';
import { type GradePart, toGradePart } from './grade-part.ts';
import { toWorkName, toWorkNames, type WorkName } from './work-name.ts';

/** As much of a finding as its weight depends on. */
type Work = Pick<Draft, 'title' | 'weight' | 'assumed'>;

/** A piece of work that a part of the grade may be for. */
interface Claim<T> {
  part: GradePart;
  work: T;
  name: WorkName;
  /** How many words of the part the title has; 0 where it only leaves some of them out. */
  strength: number;
  /** No other part is as close. */
  isSure: boolean;
}

interface Share {
  weight: number;
  because: string;
}

/**
 * The weights of the grading, in per cent, on the work they are for where it states none of its own: a single piece
 * has all of it, the pieces of a plural equal shares (rounded to 0.1). What is in doubt gets nothing.
 *
 * @example
 * shareWeights([{ title: 'Quiz 1' }, { title: 'Quiz 2' }], [{ component: 'Quizzes', weight: 15, evidence }], english);
 * // [{ title: 'Quiz 1', weight: 7.5, assumed: [{ field: 'weight', because: 'Quizzes count 15% together, …' }] }, …]
 */
export function shareWeights<T extends Work>(
  works: readonly T[],
  grading: readonly GradeComponent[],
  locale: Locale,
): T[] {
  const parts = grading.map((component) => toGradePart(component, locale));
  const claims = works.flatMap((work) => claimsOn(work, parts, locale));
  const shares = new Map<T, Share>();
  for (const [part, group] of Map.groupBy(claims, (claim) => claim.part)) {
    const closest = closestOf(group);
    const share = shareOf(part, closest);
    if (share) for (const { work } of closest) shares.set(work, share);
  }
  return works.map((work) => withShare(work, shares.get(work)));
}

function withShare<T extends Work>(work: T, share: Share | undefined): T {
  if (!share) return work;
  const { weight, because } = share;
  return { ...work, weight, assumed: [...(work.assumed ?? []), { field: 'weight', because }] };
}

/** The parts closest to a title: "Reading quiz 2" is one of the reading quizzes, not of the quizzes. */
function claimsOn<T extends Work>(work: T, parts: readonly GradePart[], locale: Locale): Claim<T>[] {
  const { uncounted, bonus } = gradingVocabulary(locale);
  if (uncounted.test(work.title) || bonus.test(work.title)) return [];
  const called = parts.find((part) => isCalled(part, work));
  if (!called && namesSeveral(work.title, locale)) return [];
  const name = toWorkName(work.title, locale);
  const found = parts.flatMap((part) => {
    const strength = isCalled(part, work)
      ? MOST_WORDS
      : Math.max(...part.names.map((one) => closeness(one, name)));
    return strength === NONE ? [] : [{ part, work, name, strength }];
  });
  const most = Math.max(...found.map(({ strength }) => strength));
  const closest = found.filter(({ strength }) => strength === most);
  const isSure = closest.length === 1;
  return isSure || most > 0 ? closest.map((claim) => ({ ...claim, isSure })) : [];
}

const namesSeveral = (title: string, locale: Locale) =>
  toWorkNames(title, locale).filter(({ noun }) => noun !== undefined).length > 1;

const MOST_WORDS = 99;
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** "Team report: progress memo", in the grading and in the plan. */
const isCalled = ({ label }: GradePart, { title }: Work): boolean => letters(label) === letters(title);

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].every((word) => others.has(word));
const NONE = -1;

/** The words of the part that the work has: all of them or, where the work is named in fewer words, 0. */
function closeness(part: WorkName, work: WorkName): number {
  if (part.words.size === 0 || part.noun !== work.noun) return NONE;
  if (part.noun === undefined && part.words.size !== work.words.size) return NONE;
  if (isWithin(part.words, work.words)) return part.words.size;
  const isNumbered = part.number !== undefined;
  const unnumbered = new Set([...work.words].filter((word) => !/^\d+$/.test(word)));
  return !isNumbered && part.noun !== undefined && isWithin(unnumbered, part.words) ? 0 : NONE;
}

/** Work named in fewer words is meant only where none has all of them. */
function closestOf<T>(group: readonly Claim<T>[]): Claim<T>[] {
  const whole = group.filter(({ strength }) => strength > 0);
  return whole.length > 0 ? whole : [...group];
}

function shareOf<T extends Work>(part: GradePart, group: readonly Claim<T>[]): Share | undefined {
  const { names, label, count } = part;
  const isStated = group.some(({ work }) => work.weight !== undefined);
  const isOne = group.length === 1 && group.every(({ work }) => isCalled(part, work));
  const weight = isOne ? part.stated : part.weight;
  const [name] = names;
  if (weight === undefined || !name || isStated || group.some(({ isSure }) => !isSure)) return undefined;
  if (isOne) return { weight, because: `the grading says ${label} ${weight}%` };
  if (!name.isPlural && !name.isMass && count === undefined) {
    const isIt = group.length === 1 && group[0]?.name.number === name.number;
    return isIt ? { weight, because: `the grading says ${label} ${weight}%` } : undefined;
  }
  const pieces = Math.max(count ?? 0, group.length);
  if (pieces < 2 || !isSeries(group, pieces)) return undefined;
  const verb = name.isMass ? 'counts' : 'count';
  const because = `${label} ${verb} ${weight}% together, shared equally by ${pieces}`;
  return { weight: Math.round((10 * weight) / pieces) / 10, because };
}

/** Single pieces, each number once and none beyond how many there are: otherwise some are missing or found twice. */
function isSeries<T>(group: readonly Claim<T>[], pieces: number): boolean {
  if (group.some(({ name }) => name.isPlural)) return false;
  const numbers = group.flatMap(({ name }) => name.number ?? []);
  return new Set(numbers).size === numbers.length && Math.max(0, ...numbers) <= pieces;
}
