import type { Locale } from '../locales/locale.ts';
import { evidenceOf, type Passage, slicePassage } from '../text/passage.ts';
import { withoutBreakdowns } from './breakdowns.ts';
import { cappedBonus } from './capped-bonus.ts';
import type { Component } from './component.ts';
import { besideDate, isComponentName, nameInText, tidyName } from './name.ts';
import { findShares, type Share, wholeValue } from './shares.ts';
import { toStatements } from './statements.ts';
import { type GradingVocabulary, gradingVocabulary } from './vocabulary.ts';

interface Segment {
  /** The words that name the component, as offsets into the statement. */
  start: number;
  end: number;
  shares: Share[];
}

const LONGEST_STATEMENT = 700;
/** No paragraph of a syllabus is longer; what a broken file holds is not searched to its end. */
const LONGEST_PASSAGE = 20_000;

/** The components that lines and sentences name: `Homework: 30%`, `25% Labs, 30% Exams`, `worth 25% of the grade`. */
export function componentsInText(passage: Passage, at: number, locale: Locale): Component[] {
  const words = gradingVocabulary(locale);
  const head = passage.text.length > LONGEST_PASSAGE ? slicePassage(passage, 0, LONGEST_PASSAGE) : passage;
  const titled = fromRunIn(head, at, words, locale);
  return titled
    ? [titled]
    : toStatements(head).flatMap((statement) => inStatement(statement, at, words, locale));
}

const RUN_IN = /^\W*(?<title>\p{Lu}[^.:;!?,%]{2,40})\.\s/u;
const AT_END = 8;

/** "Food diary. Keep a record … Due September 18. 10%": the first words name what the one share at the end is for. */
function fromRunIn(
  passage: Passage,
  at: number,
  words: GradingVocabulary,
  locale: Locale,
): Component | undefined {
  const { text } = passage;
  const title = RUN_IN.exec(text)?.groups?.title;
  const [share, ...others] = title ? findShares(text, locale) : [];
  const isAtEnd = share !== undefined && text.trimEnd().length - share.end <= AT_END;
  if (!title || !share || !isAtEnd || others.length > 0 || share.unit !== 'percent' || share.each)
    return undefined;
  const name = tidyName(title, words);
  if (!isComponentName(name, words) || words.policies.test(text)) return undefined;
  return {
    name,
    weight: share.value,
    evidence: [evidenceOf(passage, 0, title.length), evidenceOf(passage, share.start, share.end)],
    at,
    form: 'label',
    ofGrade: share.ofGrade === true,
    named: words.namesPart(name),
    bonus: words.bonus.test(name),
    said: text,
  };
}

/** "Exams are based on about 70% lectures and 30% readings" says what is asked. */
const SAYS_CONTENT =
  /\b(?:exam(?:ination)?s?|tests?|quiz(?:zes)?|midterms?)\s(?:\p{L}+\s){0,2}(?:(?:based\son|drawn\sfrom|taken\sfrom)|covers?|consists?\sof)\s/iu;
const SAYS_GRADE = /\b(?:grades?|marks?|scores?)\b/iu;

function inStatement(statement: Passage, at: number, words: GradingVocabulary, locale: Locale): Component[] {
  const { text } = statement;
  if (text.length > LONGEST_STATEMENT || (SAYS_CONTENT.test(text) && !SAYS_GRADE.test(text))) return [];
  const shares = withoutBreakdowns(text, findShares(text, locale), locale);
  const named = shares.length === 0 ? [] : componentsOf(statement, { shares, at, words, locale });
  const bonus = cappedBonus(statement, { at, locale, found: named[0] });
  return bonus && (named.length !== 1 || isOtherThan(bonus, named[0])) ? [bonus] : named;
}

/** What its cap says of it is more than what its first share does. */
const isOtherThan = (bonus: Component, found: Component | undefined): boolean =>
  !found?.bonus || found.weight !== bonus.weight || found.points !== bonus.points;

interface SharesOf extends Omit<ToComponent, 'statement' | 'segment' | 'of'> {
  shares: readonly Share[];
}

function componentsOf(statement: Passage, { shares, at, words, locale }: SharesOf): Component[] {
  const { text } = statement;
  const segments = leads(text, shares, words)
    ? namedBehind(text, shares, words)
    : namedBefore(text, shares, words);
  return segments.flatMap(
    (segment) => toComponent({ statement, segment, at, words, locale, of: segments.length }) ?? [],
  );
}

/** "The other 10% is for participation." */
const REMAINING = /^\W*(?:the\s)?(?:other|remaining|last|final|rest)\W*$/iu;

/** `(25% report, 25% talk)`: the last name of a list in brackets. */
const NAMED_IN_BRACKETS = /^\s\p{L}{3}[^()\d]{0,40}\)/u;

/** `20% Homework, 45% Labs`: the share stands first, or behind a colon that no component stands before. */
function leads(text: string, shares: readonly Share[], words: GradingVocabulary): boolean {
  const [first, last] = [shares[0], shares.at(-1)];
  if (!first || !last || !/\p{L}{3}/u.test(text.slice(last.end))) return false;
  const lead = text.slice(0, first.start);
  if (shares.length > 1 && /\(\s*$/.test(lead) && NAMED_IN_BRACKETS.test(text.slice(last.end))) return true;
  if (!/\p{L}{2}/u.test(lead) || REMAINING.test(lead)) return true;
  return /:[\s(]*$/.test(lead) && !words.namesPart(lead) && (shares.length > 1 || words.heading.test(lead));
}

const NAME_ENDS = /[,;.](?:\s|$)|\)|\s(?:that|which|in\swhich)\s|\s(?:and|et|y)\s*$|\s[-–—]\s|\s\(/u;

function namedBehind(text: string, shares: readonly Share[], words: GradingVocabulary): Segment[] {
  return shares.map((share, index) => {
    const limit = shares[index + 1]?.start ?? text.length;
    const behind = text.slice(share.end, limit);
    const lead = words.comesFrom.exec(behind)?.[0].length ?? 0;
    const length = NAME_ENDS.exec(behind.slice(lead))?.index ?? behind.length - lead;
    return { start: share.end + lead, end: share.end + lead + length, shares: [share] };
  });
}

const ONLY_JOINS =
  /^(?:\W|\d|(?:x|each|total|of|for|a|points?|pts|in|or|at|worth|which|is|are|two|three|four|five|them|sept|chacune?|cada|une?|soit|de|en|to|out)(?!\p{L}))*$/iu;

/** `22.5% each, project 10%`: said of the share before. */
const EACH_BEHIND = /^\s*(?:each|apiece|chacune?|cada\sun[ao])\s*[,;]\s*/iu;

/** Opened behind the share before, and still open. */
const IN_BRACKETS = /^\s*\([^()]*$/;

/** Shares without words of their own between them belong to the component before: `Quizzes (8% each, 40%)`. */
function namedBefore(text: string, shares: readonly Share[], words: GradingVocabulary): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const share of shares) {
    const last = segments.at(-1);
    from += words.ofGrade.exec(text.slice(from, share.start))?.[0].length ?? 0;
    from += EACH_BEHIND.exec(text.slice(from, share.start))?.[0].length ?? 0;
    const between = text.slice(from, share.start);
    if (last && /^\s*\+\s*$/.test(between)) last.shares = addTo(last.shares, share);
    else if (last && (ONLY_JOINS.test(between) || IN_BRACKETS.test(between))) last.shares.push(share);
    else segments.push({ start: from, end: share.start, shares: [share] });
    from = share.end;
  }
  return segments;
}

/** `25% + 15%` is one share. */
const addTo = (shares: readonly Share[], share: Share): Share[] =>
  shares.map((one, index) =>
    index === shares.length - 1 ? { ...one, value: one.value + share.value } : one,
  );

interface ToComponent {
  statement: Passage;
  segment: Segment;
  at: number;
  words: GradingVocabulary;
  locale: Locale;
  of: number;
}

const LONGEST_LABEL = 90;
const NEAR_BEHIND = 20;

function toComponent({ statement, segment, at, words, locale, of }: ToComponent): Component | undefined {
  const { text } = statement;
  const lead = besideDate(text.slice(segment.start, segment.end), words, locale);
  const isLabel =
    of === 1 && lead.trim().length <= LONGEST_LABEL && !words.countsAtEnd.test(lead.replace(/[\s:(]+$/, ''));
  const end = Math.max(segment.end, ...segment.shares.map((share) => share.end));
  if (words.policies.test(isLabel ? lead + text.slice(end, end + NEAR_BEHIND) : text)) return undefined;
  const name = isLabel
    ? tidyName(lead.replace(/^.{12,}\.\s+(?=[\p{Lu}\d])/u, ''), words)
    : nameInText(lead, words, locale);
  const share = chooseShare(segment.shares);
  if (!share || !isComponentName(name, words)) return undefined;
  const [named, ofGrade] = [words.namesPart(name), segment.shares.some((one) => one.ofGrade)];
  // Other things than grades are told in per cent: a sentence has to speak of work or of the grade.
  if (!isLabel && !named && (of === 1 ? !ofGrade : share.unit === 'points')) return undefined;
  const points = share.each ? undefined : segment.shares.find(({ unit, each }) => unit === 'points' && !each);
  const value = wholeValue(share, `${lead}${text.slice(segment.end, share.start)}`, locale);
  const written = text.slice(segment.start, segment.end);
  const trimmed = segment.start + written.length - written.trimStart().length;
  return {
    name,
    ...(share.unit === 'percent' ? { weight: value } : { points: value }),
    ...(share.each && !share.total && value === share.value && { isOfEach: true }),
    ...(share.unit === 'percent' && points && { points: points.value }),
    ...rateOf(segment.shares),
    evidence: [
      evidenceOf(
        statement,
        Math.min(trimmed, share.start),
        Math.min(text.length, end + (/^\)/.test(text.slice(end)) ? 1 : 0)),
      ),
    ],
    at,
    form: isLabel ? 'label' : of > 1 ? 'listed' : 'sentence',
    ofGrade,
    named,
    bonus: words.bonus.test(name),
    said: of === 1 ? text : text.slice(segment.start, end),
  };
}

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
