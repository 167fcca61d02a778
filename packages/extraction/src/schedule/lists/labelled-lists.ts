import { isGeneric } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Occasion } from '../occasion.ts';
import { LONGEST_TITLE_ABOVE } from '../text/line-lengths.ts';
import { asDue } from './work-lists.ts';

/** The list at whose label or item a paragraph stands. */
export interface LabelledList {
  label: number;
  /** Due, or handed out, on the day of the entry. */
  role: 'due' | 'handedOut';
}

const SEVERAL = /\((?:e?s|x|en)\)/giu;
const GIVEN = /\bgiven\W*$/iu;
const ANY_WORK = /\b(?:home|class|course)work\b/giu;

/**
 * The lists below "Assignments due:" and "Assignment(s) given:", which say nothing of the day: it is that of their entry.
 * Behind a colon the items may have lost their marks.
 */
export function labelledLists(
  paragraphs: readonly Paragraph[],
  words: Vocabulary,
): Map<number, LabelledList> {
  const lists = new Map<number, LabelledList>();
  let open: LabelledList | undefined;
  paragraphs.forEach((paragraph, at) => {
    const next = paragraphs[at + 1];
    const isLabel = next !== undefined && (next.isListItem || (endsInColon(paragraph) && isItem(next)));
    const role = isLabel ? roleOfLabel(paragraph.passage.text, words) : undefined;
    if (role) open = { label: at, role };
    else if (!paragraph.isListItem && !(open && isUnmarked(paragraphs, open.label) && isItem(paragraph)))
      open = undefined;
    if (open) lists.set(at, open);
  });
  return lists;
}

const endsInColon = ({ passage }: Paragraph): boolean => /:\s*$/u.test(passage.text);

const isUnmarked = (paragraphs: readonly Paragraph[], label: number): boolean =>
  paragraphs[label + 1]?.isListItem === false;

/** A few words in a line of their own. */
const isItem = ({ passage: { text }, heading }: Paragraph): boolean =>
  heading === undefined && text.length <= LONGEST_TITLE_ABOVE && !/[.:!?]\s*$/u.test(text);

/** Says that some work is due, or given, and not which. */
export function roleOfLabel(label: string, { due, handedOut }: Vocabulary): LabelledList['role'] | undefined {
  const text = label.replace(SEVERAL, '').replace(ANY_WORK, 'work');
  if (text.length > LONGEST_TITLE_ABOVE) return undefined;
  if (due.test(text) && isGeneric(text)) return 'due';
  const rest = text.replace(handedOut, ' ').replace(GIVEN, ' ');
  return rest !== text && isGeneric(rest) ? 'handedOut' : undefined;
}

/** What an item says, of which the label has the role; the label itself says nothing. */
export function listedOccasions(own: Occasion[], { label, role }: LabelledList, at: number): Occasion[] {
  if (at === label) return [];
  return role === 'handedOut'
    ? own.map((occasion) => ({ ...occasion, role }))
    : own.map((occasion) => ({ ...asDue(occasion), listed: { list: label, item: at } }));
}
