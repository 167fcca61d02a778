import type { Locale } from '../locales/locale.ts';
import { evidenceOf, type Passage, slicePassage } from '../text/passage.ts';
import { withoutBreakdowns } from './breakdowns.ts';
import { cappedBonus } from './capped-bonus.ts';
import type { Component } from './component.ts';
import { componentOfEntry } from './described-entry.ts';
import { eachOfThose } from './each-alone.ts';
import { componentsInFormula } from './formula.ts';
import { namesInOrder } from './in-order.ts';
import { besideDate, isComponentName, nameInText, tidyName } from './name.ts';
import { piecesOf } from './pieces.ts';
import { leads, namedBefore, namedBehind, type Segment } from './segments.ts';
import { findShares, type Share, wholeValue } from './shares.ts';
import { toStatements } from './statements.ts';
import { type GradingVocabulary, gradingVocabulary } from './vocabulary.ts';

const LONGEST_STATEMENT = 700;
/** No paragraph of a syllabus is longer; what a broken file holds is not searched to its end. */
const LONGEST_PASSAGE = 20_000;

/** The components that lines and sentences name: `Homework: 30%`, `25% Labs, 30% Exams`, `worth 25% of the grade`. */
export function componentsInText(passage: Passage, at: number, locale: Locale): Component[] {
  const words = gradingVocabulary(locale);
  const head = passage.text.length > LONGEST_PASSAGE ? slicePassage(passage, 0, LONGEST_PASSAGE) : passage;
  const titled = componentOfEntry(head, at, locale);
  if (titled) return [titled];
  const formula = componentsInFormula(head, at, words);
  if (formula.length > 0) return formula;
  const statements = toStatements(head);
  return statements.flatMap((statement, index) => {
    const ofThose = eachOfThose(statement, statements[index - 1], { at, locale });
    return ofThose ? [ofThose] : inStatement(statement, at, words, locale);
  });
}

/** "Exams are based on about 70% lectures and 30% readings" says what is asked. */
const SAYS_CONTENT =
  /\b(?:exam(?:ination)?s?|tests?|quiz(?:zes)?|midterms?)\s(?:\p{L}+\s){0,2}(?:(?:based\son|drawn\sfrom|taken\sfrom)|covers?|consists?\sof)\s/iu;
const SAYS_GRADE = /\b(?:grades?|marks?|scores?)\b/iu;

/** "In each talk, your slides are worth 1/4 of the grade": that of the talk. */
const OF_ONE = /^\W*(?:for|in|on)\s(?:each|every)\s\p{L}+(?:\s\p{L}+)?,/iu;

function inStatement(statement: Passage, at: number, words: GradingVocabulary, locale: Locale): Component[] {
  const { text } = statement;
  if (
    text.length > LONGEST_STATEMENT ||
    OF_ONE.test(text) ||
    (SAYS_CONTENT.test(text) && !SAYS_GRADE.test(text))
  )
    return [];
  const shares = withoutBreakdowns(text, findShares(text, locale), locale);
  const named = shares.length === 0 ? [] : componentsOf(statement, { shares, at, words, locale });
  const bonus = cappedBonus(statement, { at, locale, found: named[0] });
  return bonus && (named.length !== 1 || isOtherThan(bonus, named[0])) ? [bonus] : named;
}

/** What its cap says of it is more than what its first share does. */
const isOtherThan = (bonus: Component, found: Component | undefined): boolean =>
  !found?.bonus || found.weight !== bonus.weight || found.points !== bonus.points;

interface SharesOf extends Omit<ToComponent, 'statement' | 'segment' | 'of' | 'isOfParts'> {
  shares: readonly Share[];
}

function componentsOf(statement: Passage, { shares, at, words, locale }: SharesOf): Component[] {
  const { text } = statement;
  const inOrder = namesInOrder(text, shares, words, locale).map(({ share, ...name }) => ({
    ...name,
    shares: [share],
  }));
  const segments =
    inOrder.length > 0
      ? inOrder
      : leads(text, shares, words)
        ? namedBehind(text, shares, words)
        : namedBefore(text, shares, words);
  const single = segments.flatMap((segment) => oneForEach(text, segment, words));
  const isOfParts = namesMostly(text, single, words);
  return single.flatMap(
    (segment) => toComponent({ statement, segment, at, words, locale, of: single.length, isOfParts }) ?? [],
  );
}

const FEWEST_PARTS = 4;
const MOSTLY = 0.75;

/**
 * "Map exam=50 points, Midterm=125 points, Final=150 points, Genealogy=50 points": its last name is a part as well, as
 * are all of "10% sketches, 15% races, 35% teamwork, 40% final exam", which make a whole.
 */
function namesMostly(text: string, segments: readonly Segment[], words: GradingVocabulary): boolean {
  if (segments.length < FEWEST_PARTS) return false;
  const named = segments.filter(({ start, end }) => words.namesPart(tidyName(text.slice(start, end), words)));
  return named.length >= MOSTLY * segments.length || (named.length > 0 && makeWhole(segments));
}

const WHOLE = 100;

const makeWhole = (segments: readonly Segment[]): boolean =>
  segments.every(({ shares: [share] }) => share?.unit === 'percent') &&
  segments.reduce((sum, { shares: [share] }) => sum + (share?.value ?? 0), 0) === WHOLE;

/** "Essays and reports, 10% each": the share is that of each part named in front of it. */
function oneForEach(text: string, segment: Segment, words: GradingVocabulary): Segment[] {
  const share = chooseShare(segment.shares);
  if (!share?.each || share.total) return [segment];
  const lead = text.slice(segment.start, segment.end).replace(/^.*:\s(?=.*\p{L})/u, '');
  const from = segment.end - lead.length;
  const pieces = piecesOf(lead).filter(({ start, end }) => /\p{L}/u.test(lead.slice(start, end)));
  if (pieces.length < 2 || !pieces.every(({ start, end }) => words.namesPart(lead.slice(start, end))))
    return [segment];
  return pieces.map(({ start, end }) => ({ ...segment, start: from + start, end: from + end }));
}

interface ToComponent {
  statement: Passage;
  segment: Segment;
  at: number;
  words: GradingVocabulary;
  locale: Locale;
  of: number;
  /** Most of what the statement lists are parts of a grade. */
  isOfParts: boolean;
}

const LONGEST_LABEL = 90;
const NEAR_BEHIND = 20;

function toComponent({
  statement,
  segment,
  at,
  words,
  locale,
  of,
  isOfParts,
}: ToComponent): Component | undefined {
  const { text } = statement;
  const lead = besideDate(text.slice(segment.start, segment.end), words, locale);
  const isLabel =
    of === 1 && lead.trim().length <= LONGEST_LABEL && !words.countsAtEnd.test(lead.replace(/[\s:(]+$/, ''));
  const end = Math.max(segment.end, ...segment.shares.map((share) => share.end));
  const share = chooseShare(segment.shares);
  if (!share || words.policies.test(aroundShare({ text, lead, end, isLabel, isOfParts }))) return undefined;
  const value = wholeValue(share, `${lead}${text.slice(segment.end, share.start)}`, locale);
  const named = isLabel ? nameOfLabel(lead, words) : nameInText(lead, words, locale);
  const name = value === share.value ? named : withoutSum(named, value);
  if (!isComponentName(name, words)) return undefined;
  const [isNamed, ofGrade] = [words.namesPart(name), segment.shares.some((one) => one.ofGrade)];
  // Other things than grades are told in per cent: a sentence has to speak of work or of the grade.
  const isOther = of === 1 ? !ofGrade : share.unit === 'points' && !isOfParts;
  if (!isLabel && !isNamed && isOther) return undefined;
  const points = share.each ? undefined : segment.shares.find(({ unit, each }) => unit === 'points' && !each);
  const written = text.slice(segment.start, segment.end);
  const trimmed = segment.start + written.length - written.trimStart().length;
  return {
    name,
    ...(share.unit === 'percent' ? { weight: value } : { points: value }),
    ...(share.each && !share.total && value === share.value && { isOfEach: true }),
    ...(share.unit === 'percent' && points && { points: points.value }),
    ...rateOf(segment.shares),
    evidence: [evidenceOf(statement, Math.min(trimmed, share.start), endOfShare(text, end))],
    at,
    form: isLabel ? 'label' : of > 1 ? 'listed' : 'sentence',
    ofGrade,
    named: isNamed,
    bonus: words.bonus.test(name),
    said: of === 1 ? text : text.slice(segment.start, end),
  };
}

interface Around {
  text: string;
  lead: string;
  end: number;
  isLabel: boolean;
  isOfParts: boolean;
}

/** The words that may say of a share that it is no part of the grade: of a sentence all, of a label or a part its own. */
function aroundShare({ text, lead, end, isLabel, isOfParts }: Around): string {
  const near = text.slice(end, end + NEAR_BEHIND).replace(/\(.*$/su, '');
  if (isLabel) return lead + near;
  return isOfParts ? lead : text;
}

const nameOfLabel = (lead: string, words: GradingVocabulary): string =>
  tidyName(lead.replace(/^.{12,}\.\s+(?=[\p{Lu}\d])/u, ''), words);

/** Behind the bracket that closes there. */
const endOfShare = (text: string, end: number): number => end + (text.startsWith(')', end) ? 1 : 0);

/** "Blog posts 120 (12 posts, 10 points each)": the number says what they come to. */
const withoutSum = (name: string, sum: number): string =>
  name.endsWith(` ${sum}`) ? name.slice(0, -` ${sum}`.length) : name;

/** Of `8% each, 40%` the whole counts; a percentage counts before points. */
function chooseShare(shares: readonly Share[]): Share | undefined {
  const percents = shares.filter(({ unit }) => unit === 'percent');
  const pool = percents.length > 0 ? percents : shares;
  return pool.find(({ total }) => total) ?? pool.find(({ each }) => !each) ?? pool[0];
}

function rateOf(shares: readonly Share[]): Pick<Component, 'percentPerPoint'> {
  const percent = shares.find(({ unit }) => unit === 'percent')?.value;
  const points = shares.find(({ unit }) => unit === 'points')?.value;
  return percent && points ? { percentPerPoint: percent / points } : {};
}
