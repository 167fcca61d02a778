import type { DateBook, DateInPassage } from '../../dates/date-book.ts';
import { isOnlyLabel } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { leadingGroup } from '../text/date-parts.ts';
import { takesUp } from '../text/taken-up.ts';
import { type ListTitle, toListTitle, underTitle } from './listed-under.ts';
import { isDeadlineTitle } from './work-lists.ts';

const LONGEST = 500;
const FEWEST_ITEMS = 2;
const LABEL = /^\W{0,4}(?<label>\p{L}[^:;!?]{2,60}?):\s/u;
/** ", progress report (", "; first chapter ", "and final report – ": the words of the next item, in front of its date. */
const NAME =
  /^[\s,;.•|/)]*(?:and\s)?(?<name>(?:\p{L}|#?\d)[^;:]{1,60}?)[\s(:,–—-]{1,4}(?:(?:on|by)\s)?(?:the\sweek\sof\s)?$/iu;

/** "Project milestones: proposal (Oct 3), report (Nov 7)": a list of dated work, written in one line with its title. */
export function inlineLists(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): Map<number, Occasion[]> {
  return new Map(
    paragraphs.flatMap(({ passage }, at): [number, Occasion[]][] => {
      const told = passage.text.length <= LONGEST ? inlineList(passage, book, words) : [];
      return told.length > 0 ? [[at, told]] : [];
    }),
  );
}

function inlineList(passage: Passage, book: DateBook, words: Vocabulary): Occasion[] {
  const match = LABEL.exec(passage.text);
  const [start, end] = [passage.text.search(/\p{L}/u), match?.[0].length ?? 0];
  const dates = book.within(passage);
  if (!match || dates.length < FEWEST_ITEMS || (dates[0]?.start ?? 0) < end) return [];
  const label = slicePassage(passage, start, end - 2);
  const isOfDeadlines = isDeadlineTitle(label.text);
  const title = isOfDeadlines ? undefined : toListTitle(label, words);
  const items = isOfDeadlines || title ? itemsOf(passage, end, dates, words) : undefined;
  return items?.flatMap((item) => onItsDay(item, title, words)) ?? [];
}

interface Item {
  statement: Passage;
  group: DateInPassage[];
}

/** The items, where each date has a name in front of it. */
function itemsOf(
  passage: Passage,
  from: number,
  dates: readonly DateInPassage[],
  words: Vocabulary,
): Item[] | undefined {
  const items: Item[] = [];
  let at = from;
  for (let rest = dates; rest.length > 0; ) {
    const group = leadingGroup(rest, passage.text);
    const name = NAME.exec(passage.text.slice(at, group[0]?.start))?.groups?.name;
    if (name === undefined || isOnlyLabel(name) || words.handedOut.test(name)) return undefined;
    rest = rest.slice(group.length);
    const end = group.at(-1)?.end ?? at;
    if (takesUp(passage.text.slice(at, end), words)) return undefined;
    const closing = CLOSING.exec(passage.text.slice(end, rest[0]?.start))?.[0].length ?? 0;
    const begin = at + beginOf(passage.text.slice(at, group[0]?.start));
    items.push({ statement: slicePassage(passage, begin, end + closing), group });
    at = end + closing;
  }
  return items.length >= FEWEST_ITEMS ? items : undefined;
}

/** "All are given in class. Final exam: …": the name is in the last of the sentences. */
function beginOf(lead: string): number {
  const sentence = [...lead.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].at(-1);
  const from = sentence ? sentence.index + sentence[0].length : 0;
  return from + (/[\p{L}\d#]/u.exec(lead.slice(from))?.index ?? 0);
}

/** ", 5 pm)", behind the date of an item. */
const CLOSING =
  /^(?:,?\s(?:at\s|by\s|from\s|@\s?)?(?:\d{1,2}(?::\d{2})?\s?(?:(?:[ap]\.?m\.?\s?)?(?:[–-]|to)\s?\d{1,2}(?::\d{2})?\s?)?[ap]\.?m\b\.?|noon|midnight))?\)?/iu;

function onItsDay({ statement, group }: Item, title: ListTitle | undefined, words: Vocabulary): Occasion[] {
  const dates = group.map(({ placed }) => placed);
  const own: Occasion = { statement, dates, role: title ? 'entry' : 'due' };
  return title ? underTitle([own], { ...title, dates }, words) : [own];
}
