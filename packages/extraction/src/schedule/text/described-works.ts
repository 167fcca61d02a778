import type { DateBook, DateInPassage } from '../../dates/date-book.ts';
import { isGeneric, isPolicy, saysOnlyWhen } from '../../items/label-words.ts';
import { isTest, type Vocabulary } from '../../items/vocabulary.ts';
import { LONGEST_CLAUSE, toClauses } from '../../structure/clauses.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { eachMatch, without } from '../../text/patterns.ts';
import type { Occasion } from '../occasion.ts';
import { isDetail, isPartOfBrief } from './brief-lines.ts';
import { nameInFront } from './paragraph-names.ts';
import { namesOneWork } from './section-heading.ts';
import { SHARE } from './share-words.ts';
import { isTitleLine } from './title-above.ts';
import { withoutShare } from './without-share.ts';

interface Words {
  book: DateBook;
  words: Vocabulary;
}

/** A work with its title and, in a statement of its own, the day that it is due. */
interface Described {
  /** Where the day stands. */
  at: number;
  title: Passage;
  /** How the title is set apart from what is told of the work. */
  setting: Setting;
  /** What it counts stands behind the title. */
  hasShare: boolean;
  deadline: Passage;
  dates: readonly DateInPassage[];
}

type Setting = 'heading' | 'line' | 'bold' | 'share' | 'colon' | 'stop';

/**
 * Works that are described one after the other, each from its title to its deadline: "**Map** Draw the harbor. Name
 * three piers. (Due October 3)". Where several titles are set alike, they need no word that names work.
 */
export function describedWorks(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): [number, Occasion[]][] {
  const all = paragraphs.flatMap((_, at) => describedAt(paragraphs, at, { book, words }) ?? []);
  return all.flatMap((work): [number, Occasion[]][] => {
    const alike = all.filter(({ setting }) => setting === work.setting);
    const isNamed = work.hasShare || namesOneWork(work.title.text, words);
    const isSure = isNamed || alike.length >= FEWEST || (work.setting !== 'stop' && all.length >= FEWEST);
    return isSure ? [[work.at, [toOccasion(work)]]] : [];
  });
}

const FEWEST = 3;

const toOccasion = ({ title, deadline, dates }: Described): Occasion => ({
  statement: deadline,
  dates: dates.map(({ placed }) => placed),
  role: 'due',
  context: title,
  isHandedOver: true,
});

function describedAt(paragraphs: readonly Paragraph[], at: number, plan: Words): Described | undefined {
  const paragraph = paragraphs[at];
  const said = paragraph?.heading === undefined && paragraph && deadlineIn(paragraph.passage, plan);
  const titled = said && titleOf(paragraphs, at, plan);
  if (!titled || !mayTitle(titled.title)) return undefined;
  const { place, title, setting } = titled;
  if (place < at && isNamedItem(paragraph, said.deadline)) return undefined;
  const text = paragraphs.slice(place, at + 1).map(({ passage }) => passage.text.slice(0, LONGEST_CLAUSE));
  const hasShare = SHARE_BEHIND.test(text[0]?.split(title.text)[1] ?? '');
  const told = text.join(' ').replace(title.text, ' ').replace(said.deadline.text, ' ');
  return SENTENCE.test(told) && setsDay(said.deadline, title, plan.words)
    ? { at, title, setting, hasShare, ...said }
    : undefined;
}

/** "- Sheet 1 (due October 14)": a point of a list that names its own work. */
const isNamedItem = ({ passage: { text }, isListItem }: Paragraph, deadline: Passage): boolean =>
  isListItem && ITEM_NAME.test(text.slice(0, Math.max(0, text.indexOf(deadline.text))));

const ITEM_NAME = /^\W*\p{L}{2}[^.!?]{0,60}[([–—-]\s?$/u;

/** Fewer words may be a part of the name. */
const SENTENCE = /(?<!\S)(?:[^\s.!?]+\s+){4}[^.!?]{0,200}[.!?]/u;

function setsDay({ text }: Passage, title: Passage, words: Vocabulary): boolean {
  const saysDue = [words.due, words.refersUp].some((says) => says.test(text));
  return (saysDue || namesTest(title, words)) && !words.handedOut.test(text);
}

/** "Held October 15 at noon": beside the name of a test, its day needs no other word. */
const namesTest = ({ text }: Passage, { works }: Vocabulary): boolean => works(text).some(isTest);

/** In paragraphs. */
const FARTHEST = 4;

/** The nearest title, of the paragraph itself or of those above it that have no day. */
function titleOf(paragraphs: readonly Paragraph[], at: number, { book, words }: Words): TitledAt | undefined {
  for (let place = at; place >= Math.max(0, at - FARTHEST); place--) {
    const paragraph = paragraphs[place];
    if (!paragraph || (place < at && book.within(paragraph.passage).length > 0)) return undefined;
    const titled = (place < at ? titleLine(paragraph) : undefined) ?? titleIn(paragraph.passage, book);
    // "Interview a sailor. Ask …" below a title is none.
    const isWeak = titled?.setting === 'stop' && !namesOneWork(titled.title.text, words);
    const over = isWeak ? titleLine(paragraphs[place - 1]) : undefined;
    if (titled) return over ? { ...over, place: place - 1 } : { ...titled, place };
  }
  return undefined;
}

function titleLine(paragraph: Paragraph | undefined): Titled | undefined {
  if (!paragraph) return undefined;
  const { heading, passage } = paragraph;
  if (!mayTitle(passage) || (heading === undefined && !isTitleLine(passage))) return undefined;
  return { title: withoutShare(passage), setting: heading === undefined ? 'line' : 'heading' };
}

type Titled = Pick<Described, 'title' | 'setting'>;
type TitledAt = Titled & { place: number };

const MARKS = String.raw`^(?:[•●○◦▪■□*➢➤✓·–—-]\s{0,2})?(?:\d{1,2}[.)]\s)?`;
const TITLE = String.raw`\p{Lu}[^.:;!?()[\]]{2,45}?`;
const IN_BRACKETS = String.raw`\(?${SHARE}\)?`;
const RUN_IN: readonly [Setting, RegExp][] = [
  ['share', new RegExp(`${MARKS}(?<title>${TITLE})[\\s,–—-]{1,3}${IN_BRACKETS}[.:,–—-]?\\s`, 'u')],
  ['colon', new RegExp(`${MARKS}(?<title>${TITLE})(?:\\s\\([^()]{1,25}\\))?:\\s(?=\\p{Lu})`, 'u')],
  ['stop', new RegExp(`${MARKS}(?<title>${TITLE})\\.\\s(?=\\p{Lu})`, 'u')],
];
const MOST_WORDS = 6;
/** A verb makes it a sentence. */
const TELLS =
  /(?<!\p{L})(?:(?:you|we|they|students?|it|this|these|there|all|no|each|every|please)\s|(?:is|are|will|must|can|should|has|have|may)(?!\p{L}))/iu;

/** The few words with which a paragraph begins, apart from what it tells. */
function titleIn(passage: Passage, book: DateBook): Titled | undefined {
  const bold = nameInFront(passage);
  if (bold) return { title: withoutShare(bold), setting: 'bold' };
  for (const [setting, pattern] of RUN_IN) {
    const name = pattern.exec(passage.text)?.groups?.title;
    if (name === undefined) continue;
    const start = passage.text.indexOf(name);
    const title = slicePassage(passage, start, start + name.length);
    const isTitle = name.split(/\s+/u).length <= MOST_WORDS && mayTitle(title);
    return isTitle && book.within(title).length === 0 ? { title, setting } : undefined;
  }
  return undefined;
}

const SHARE_BEHIND = new RegExp(`^[\\s,:.–—-]{0,3}${IN_BRACKETS}`, 'iu');
const NO_TITLES: readonly ((text: string) => boolean)[] = [isPolicy, isGeneric, isDetail, isPartOfBrief];

const mayTitle = ({ text }: Passage): boolean =>
  /\p{L}{2}/u.test(text) && !TELLS.test(text) && NO_TITLES.every((isNone) => !isNone(text));

/** The one statement of a paragraph with a day, where it says only that something is due, and when. */
function deadlineIn(
  passage: Passage,
  { book, words }: Words,
): Pick<Described, 'deadline' | 'dates'> | undefined {
  if (passage.text.length > LONGEST_CLAUSE) return undefined;
  const dated = toClauses(passage).filter((clause) => book.within(clause).length > 0);
  const [clause, ...others] = dated;
  if (!clause || others.length > 0) return undefined;
  const deadline = setApart(clause, book) ?? clause;
  const dates = book.within(deadline);
  if (dates.length === 0 || dates.length < book.within(clause).length) return undefined;
  return saysOnlyWhen(deadline.text, dates) || words.refersUp.test(deadline.text)
    ? { deadline, dates }
    : undefined;
}

const APART = [/[([](?<words>[^()[\]]{3,60})[)\]]/gu, /\s[–—-]\s(?<words>[^–—]{3,60})$/gu];

/** "… three piers (due October 3)", "… three piers – due October 3": what stands apart from its sentence. */
const setApart = (clause: Passage, book: DateBook): Passage | undefined =>
  APART.flatMap((apart) => eachMatch(clause.text, apart))
    .map(({ start, text, groups: { words = '' } }) => {
      const from = start + text.indexOf(words);
      return slicePassage(clause, from, from + words.length);
    })
    .find((apart) => saysMoreThanDay(apart, book.within(apart)));

const saysMoreThanDay = ({ text }: Passage, dates: readonly DateInPassage[]): boolean =>
  dates.length > 0 && /\p{L}/u.test(without(text, dates));
