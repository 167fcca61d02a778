import { tidyName } from './name.ts';
import type { Share } from './shares.ts';
import type { GradingVocabulary } from './vocabulary.ts';

/** A share with the words of its statement that name what it is for. */
export interface Segment {
  /** The words that name the component, as offsets into the statement. */
  start: number;
  end: number;
  shares: Share[];
}

/** "The other 10% is for participation."; "Final: 10%" is a name. */
const REMAINING = /^\W*(?:the\s)?(?:other|remaining|last|final|rest)[^\p{L}\p{N}:]*$/iu;

/** "Final 30% Closed book" is the final. */
const isRest = (lead: string, behind: string, words: GradingVocabulary): boolean =>
  REMAINING.test(lead) && (/\bthe\s/iu.test(lead) || words.namesPart(behind));

/** "…, and the remaining 25 percent comes from homework". */
const REST = /^[\s,;]*(?:and\s)?the\s(?:other|remaining|last|final)\W*$/iu;

/** `(25% report, 25% talk)`: the last name of a list in brackets. */
const NAMED_IN_BRACKETS = /^\s\p{L}{3}[^()\d]{0,40}\)/u;

/** "… made up 60% from exams and 40% from labs": a word in between leads to the name of a part. */
function isMadeFrom(behind: string, words: GradingVocabulary): boolean {
  const lead = words.comesFrom.exec(behind)?.[0] ?? '';
  return /\p{L}/u.test(lead) && words.namesPart(behind.slice(lead.length, lead.length + NEAR));
}

const NEAR = 25;

/** `20% Homework, 45% Labs`: the share stands first, or behind a colon that no component stands before. */
export function leads(text: string, shares: readonly Share[], words: GradingVocabulary): boolean {
  const [first, last] = [shares[0], shares.at(-1)];
  if (!first || !last) return false;
  const lead = text.slice(0, first.start);
  if (!/\p{L}{2}/u.test(text.slice(last.end).replace(words.ofGrade, '')))
    return first !== last && !/\p{L}/u.test(lead) && NAME_AND_BRACKET.test(text.slice(first.end, last.start));
  if (words.whole.test(tidyName(lead, words))) return true;
  if (shares.length > 1 && /\(\s*$/.test(lead) && NAMED_IN_BRACKETS.test(text.slice(last.end))) return true;
  if (!/\p{L}{2}/u.test(lead.replace(words.countsAtEnd, '')) || isRest(lead, text.slice(last.end), words))
    return true;
  if (
    shares.length > 1 &&
    !words.namesPart(lead) &&
    shares.every(({ end }) => isMadeFrom(text.slice(end), words))
  )
    return true;
  if (areAllNamed(text, shares, words) && !words.namesPart(lead)) return true;
  return /:[\s(]*$/.test(lead) && !words.namesPart(lead) && (shares.length > 1 || words.heading.test(lead));
}

/** "The grade consists of 30% homework, 20% quizzes and 50% final exam": behind each share, the last as well, its part. */
const areAllNamed = (text: string, shares: readonly Share[], words: GradingVocabulary): boolean =>
  shares.length > 1 &&
  shares.every(({ end }, index) => {
    const behind = text.slice(end, shares[index + 1]?.start);
    return /^\s\p{L}/u.test(behind) && words.namesPart(behind);
  });

/** "35% Final exam (1x, 175 points)" */
const NAME_AND_BRACKET = /^\s?\p{L}{3}[^(%]*\([^)]*$/u;

const NAME_ENDS =
  /[,;.](?:\s|$)|\)|\s\+\s|\s(?:that|which|in\swhich)\s|\s(?:and|et|y|und|en|e)(?:\s(?:zu|voor|à))?\s*$|\s[-–—]\s|\s\(/u;

export function namedBehind(text: string, shares: readonly Share[], words: GradingVocabulary): Segment[] {
  const segments: Segment[] = [];
  for (const [index, share] of shares.entries()) {
    const said = text.slice(0, shares[index + 1]?.start);
    const last = segments.at(-1);
    if (last && saysOnlyEach(said.slice(share.end), words)) last.shares.push(share);
    else segments.push(behindShare(said, share, words));
  }
  return segments;
}

/** "(60%) Two papers (30% each)": said of those in front of it. */
const saysOnlyEach = (behind: string, { eachAfter }: GradingVocabulary): boolean =>
  eachAfter.test(behind) && !/\p{L}{2}/u.test(behind.replace(eachAfter, ''));

function behindShare(text: string, share: Share, words: GradingVocabulary): Segment {
  const behind = text.slice(share.end);
  const lead = words.comesFrom.exec(behind)?.[0].length ?? 0;
  const length = NAME_ENDS.exec(behind.slice(lead))?.index ?? behind.length - lead;
  return { start: share.end + lead, end: share.end + lead + length, shares: [share] };
}

const ONLY_JOINS =
  /^(?:\W|\d|(?:x|each|total|of|for|a|points?|pts|in|or|at|worth|which|is|are|two|three|four|five|them|sept|chacune?|cada|une?|uma?|soit|de|en|to|out)(?!\p{L}))*$/iu;

/** `22.5% each, project 10%`: said of the share before. */
const EACH_BEHIND = /^\s*(?:each|apiece|chacune?|cada\su(?:ma?|n[ao]))\s*[,;]\s*/iu;

/** Opened behind the share before, and still open. */
const IN_BRACKETS = /^\s*\([^()]*$/;

/** Shares without words of their own between them belong to the component before: `Quizzes (8% each, 40%)`. */
export function namedBefore(text: string, shares: readonly Share[], words: GradingVocabulary): Segment[] {
  const segments: Segment[] = [];
  let from = headingEnd(text, words);
  for (const share of shares) {
    const last = segments.at(-1);
    from += words.ofGrade.exec(text.slice(from, share.start))?.[0].length ?? 0;
    from += EACH_BEHIND.exec(text.slice(from, share.start))?.[0].length ?? 0;
    const between = text.slice(from, share.start);
    if (last && REST.test(between) && /^\s\p{L}/u.test(text.slice(share.end)))
      segments.push(behindShare(text, share, words));
    else if (last && /^\s*\+\s*$/.test(between)) last.shares = addTo(last.shares, share);
    else if (last && (ONLY_JOINS.test(between) || IN_BRACKETS.test(between))) last.shares.push(share);
    else segments.push({ start: from, end: share.start, shares: [share] });
    from = share.end;
  }
  return segments;
}

/** "Grading policy:Final exam: 50%": what the line is about, without a space behind it. */
function headingEnd(text: string, words: GradingVocabulary): number {
  const label = /^[^:%]{3,30}:(?=\S)/u.exec(text)?.[0] ?? '';
  return words.heading.test(label) && !words.namesPart(label) ? label.length : 0;
}

/** `25% + 15%` is one share. */
const addTo = (shares: readonly Share[], share: Share): Share[] =>
  shares.map((one, index) =>
    index === shares.length - 1 ? { ...one, value: one.value + share.value } : one,
  );
