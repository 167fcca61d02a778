import type { DateBook, DateInPassage } from '../../dates/date-book.ts';
import { saysOnlyWhen } from '../../items/label-words.ts';
import { isOnlyTest } from '../../items/only-test.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { listedOccasions } from '../lists/labelled-lists.ts';
import { underTitle } from '../lists/listed-under.ts';
import { asDue, inWorkList } from '../lists/work-lists.ts';
import type { Occasion } from '../occasion.ts';
import { type Entry, endsEntry, followers, type Head, toEntry } from './entry.ts';
import { headOccasions } from './head-occasions.ts';
import { nameAbove } from './name-above.ts';
import { headingAbove, sectionAbove, workHeadingAbove } from './section-heading.ts';
import { sentenceOccasions } from './sentence-occasions.ts';
import { type TextPlan, toTextPlan } from './text-plan.ts';
import { titleAbove } from './title-above.ts';

/** Every dated statement of the running text: schedule entries led or closed by a date, and sentences. */
export function textOccasions(paragraphs: readonly Paragraph[], book: DateBook, locale: Locale): Occasion[] {
  const plan = toTextPlan(paragraphs, book, locale);
  const occasions: Occasion[] = [];
  let entry: Entry | undefined;
  paragraphs.forEach((paragraph, at) => {
    const told = readParagraph(paragraph, { at, entry, plan });
    occasions.push(...told.occasions);
    entry = told.entry;
  });
  return occasions;
}

interface Place {
  at: number;
  /** The entry that the paragraph stands below. */
  entry: Entry | undefined;
  plan: TextPlan;
}

interface Told {
  occasions: readonly Occasion[];
  /** The entry that the next paragraph stands below. */
  entry?: Entry | undefined;
}

function readParagraph(paragraph: Paragraph, place: Place): Told {
  const { at, entry, plan } = place;
  const whole = plan.whole.get(at);
  if (whole) return { occasions: whole };
  const head = plan.heads.get(at);
  if (head && plan.scheduled.includes(head)) return atHead(paragraph, head, place);
  const dates = plan.book.within(paragraph.passage);
  if (dates.length > 0) return { entry, occasions: inSentence(paragraph, { head, dates }, place) };
  const isBelow =
    entry &&
    !plan.listNames.has(paragraph.passage) &&
    !isAboveItsDay(paragraph, { at, entry, plan }) &&
    (plan.weekTitles.has(at) ||
      isTestOfDay(paragraph, { at, entry, plan }) ||
      !endsEntry(paragraph, { at, entry, head: plan.paragraphs[entry.since] }));
  return isBelow ? { entry, occasions: belowEntry(paragraph, entry, place) } : { occasions: [] };
}

/** "Final exam", set larger than the last day of the plan right above it. */
const isTestOfDay = ({ passage }: Paragraph, { at, entry, plan }: Place): boolean =>
  entry?.isBare === true && at === entry.since + 1 && isOnlyTest(passage.text, plan.words);

/** "Final exam" in the section of a week, and "May 12, 8:00-9:50" on the line below it: of that day, and not of the week. */
function isAboveItsDay(
  { passage }: Paragraph,
  { at, entry, plan: { paragraphs, heads, book, words } }: Place,
) {
  const [next, head] = [paragraphs[at + 1], heads.get(at + 1)];
  return (
    entry?.heading !== undefined &&
    head?.isLeading === true &&
    next?.heading === undefined &&
    isOnlyTest(passage.text, words) &&
    saysOnlyWhen(next?.passage.text ?? '', next ? book.within(next.passage) : [])
  );
}

function atHead(paragraph: Paragraph, found: Head, { at, entry, plan }: Place): Told {
  const { paragraphs, book, words, scheduled, isWeekly } = plan;
  const isDayTitle = plan.dayTitles.has(at);
  const isOfWork = plan.deadlines.get(at) === 'work';
  const head = isOfWork ? asNamed(found, paragraph) : found;
  const isNamed = isDayTitle || isAboveOwnDay(paragraph, head, entry);
  const context = isNamed ? undefined : nameAbove(paragraphs, at, plan);
  const own = headOccasions(paragraph, { head, context, book, words, isOfWork });
  // "- Due: Survey (Friday, January 14)" is one of the items below the day of its week, as are those behind it.
  const isItemBelow = entry?.heading !== undefined && paragraph.isListItem && !head.isLeading && !isDayTitle;
  const below = toEntry(paragraph, { ...head, isLast: isLastOfList(head, scheduled) });
  // "Date: October 3" below "Essay 1 (20%)" heads nothing.
  const isOfTitle =
    words.label.test(paragraph.passage.text) && titleAbove(paragraphs, at, plan) !== undefined;
  return {
    entry: isOfTitle ? undefined : isItemBelow ? entry : isDayTitle ? { ...below, ...LEADS_BELOW } : below,
    occasions: inList(isWeekly && head.isLeading ? own.map(inItsWeek) : own, head.dates, { at, plan }),
  };
}

/** As where the day stands in front of what it is about. */
const LEADS_BELOW = { isLeading: true, hasTopic: true, hasWords: true };

/** In a list of work that is due, "Lesson 3--June 24" is a name and its day. */
const asNamed = (head: Head, { passage }: Paragraph): Head => {
  const behind = passage.text.slice(head.dates.at(-1)?.end);
  const isNamed = /\p{L}/u.test(passage.text.slice(0, head.dates[0]?.start));
  return isNamed && !/\p{L}/u.test(behind) ? { ...head, isLeading: false } : head;
};

function inSentence(
  { passage }: Paragraph,
  { head, dates }: { head: Head | undefined; dates: readonly DateInPassage[] },
  { at, plan }: Place,
): Occasion[] {
  const { paragraphs, book, words } = plan;
  const context = nameAbove(paragraphs, at, plan);
  const heading =
    titleAbove(paragraphs, at, plan) ??
    workHeadingAbove(paragraphs, at, plan) ??
    headingAbove(paragraphs, at);
  const section = sectionAbove(paragraphs, at);
  const own = sentenceOccasions(passage, { book, words, context, heading, section, head });
  const isListed = plan.deadlines.get(at) === 'work' && isNameAndHour(passage, dates);
  return inList(isListed ? own.map(asEntry) : own, dates, { at, plan });
}

/** "Logbook: 15 October, 4 pm", in a list of deadlines. */
function isNameAndHour({ text }: Passage, [date, ...others]: readonly DateInPassage[]): boolean {
  if (!date || others.length > 0) return false;
  const [name, behind] = [text.slice(0, date.start), text.slice(date.end)];
  return NAME_IN_FRONT.test(name) && saysOnlyWhen(behind, []);
}

const NAME_IN_FRONT = /^\W*\p{L}[^.;!?]{2,60}[:,(–—-]\s*(?:(?:due|by|on)\s(?:\p{L}+,?\s)?)?$/iu;

const asEntry = (occasion: Occasion): Occasion =>
  occasion.role === 'sentence' ? { ...occasion, role: 'entry' } : occasion;

/** What a paragraph with a day says, in the light of the list in which it stands. */
function inList(
  own: Occasion[],
  found: readonly DateInPassage[],
  { at, plan: { titles, deadlines, words } }: Pick<Place, 'at' | 'plan'>,
): Occasion[] {
  const [title, list] = [titles.get(at), deadlines.get(at)];
  const told = list ? inWorkList(own, list, words) : own;
  return title ? underTitle(told, { ...title, dates: found.map(({ placed }) => placed) }, words) : told;
}

/** What a line without a date says, for the day above it or for the next one. */
function belowEntry(paragraph: Paragraph, entry: Entry, { at, plan }: Place): Occasion[] {
  const next = plan.nextTime.get(at);
  const list = plan.lists.get(at);
  const below = followers(paragraph, next ? { ...entry, dates: next } : entry, {
    below: at - entry.since,
    words: plan.words,
  });
  if (next) return below.map(asDue);
  const isListed = plan.deadlines.get(at) === 'work' && entry.isBare;
  const told = list ? listedOccasions(below, list, at) : isListed ? below.map(asDue) : below;
  return plan.isWeekly && entry.isLeading ? told.map(inItsWeek) : told;
}

const FARTHEST_NEXT = 30;

/** What is dated at the head of a document is no part of the schedule far below. */
const isLastOfList = ({ at }: Head, scheduled: readonly Head[]): boolean =>
  !scheduled.some((next) => next.at > at && next.at - at <= FARTHEST_NEXT);

/** Where every entry is a week after the last, "on Wednesday" is a day of the week that the entry begins. */
const inItsWeek = (occasion: Occasion): Occasion =>
  occasion.dates.length === 1 && occasion.dates[0]?.until === undefined
    ? { ...occasion, isWeek: true }
    : occasion;

/**
 * "Jan 24 We are stardust" needs no name from the line above, which belongs to the day before; nor does
 * "Feb 5 (12 noon)" below another day that stands alone above its words.
 */
function isAboveOwnDay({ passage }: Paragraph, head: Head, entry: Entry | undefined): boolean {
  const behind = passage.text.slice(head.dates.at(-1)?.end);
  const isBelowOther = entry?.isLeading === true && entry.since < head.at - 1;
  if (!isBelowOther || !head.isLeading) return false;
  return saysOnlyWhen(behind, []) ? IN_BRACKETS.test(behind) : /\p{L}{2}/u.test(behind);
}

const IN_BRACKETS = /^\s?\([^()]*\)\W*$/u;
