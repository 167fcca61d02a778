import type { Occasion } from '../schedule/occasion.ts';
import type { Passage } from '../text/passage.ts';
import type { Action } from './action.ts';
import { isWholeTitle, phraseAround, tidy, toTitle } from './title.ts';
import type { Head, Vocabulary } from './vocabulary.ts';

export interface Named {
  title: string;
  head?: Head;
  /** Where the title stands, when it is not in the statement. */
  passage?: Passage;
}

interface Part {
  start: number;
  end: number;
}

const wordSet = (words: string) => new Set(words.split(' '));

/** Words that say when and where to hand in, but not what. */
const LABEL_WORDS = wordSet(
  'due date dates deadline deadlines when day days time submit submitted submission submissions upload uploaded online on to in at by the pm am a p m midnight noon class classes moodle canvas dropbox courselink blackboard gradescope brightspace tba tbd via email and or of est et pt edt pst is are be will before beginning end monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs thur fri sat sun remise rendre à le la du entrega fecha el de zoom room turnitin hard copy lab period your start through until from open opens opened close closes closed available',
);
const GENERIC_WORDS = wordSet(
  'assignment assignments upload submit post reading readings turn hand bring complete completed work for this that it with all any each every next no item items week weekly last day must reports papers projects essays exams assigned finish read',
);

const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the words only say when and where: "Due: online, by noon". */
export const isOnlyLabel = (text: string): boolean =>
  tokens(text).every((word) => LABEL_WORDS.has(word) || /^\d+$/.test(word));

/** Whether a title names nothing that could be told from the other things of the course: "upload assignment". */
export const isGeneric = (title: string): boolean =>
  tokens(title).every((word) => LABEL_WORDS.has(word) || GENERIC_WORDS.has(word));

interface Naming {
  occasion: Occasion;
  head: Head | undefined;
  action: Action | undefined;
  cuts: readonly Part[];
  words: Vocabulary;
}

/** A name for what a statement is about: its own words, the phrase around the head, or the words above it. */
export function nameThing({ occasion, head, action, cuts, words }: Naming): Named | undefined {
  const { statement, role } = occasion;
  const labelled = words.label.test(statement.text) ? fromContext(occasion, words) : undefined;
  const isBehindDate = head !== undefined && head.start > (cuts[0]?.start ?? Infinity);
  if (labelled?.head && (head === undefined || isBehindDate)) return labelled;
  const whole = toTitle(statement.text, cuts);
  const isSentence = !isWholeTitle(whole) || role === 'sentence' || action?.opens === true;
  const told = isSentence && action && isAboutAction(action, head) ? action.title : undefined;
  const own = told ?? (isSentence ? phraseOf(statement.text, head, cuts) : whole);
  if (own !== undefined && own.length >= 2 && !isGeneric(own)) return { title: own };
  const behind = behindColon(statement.text, cuts);
  if (behind && !isGeneric(behind)) return { title: behind };
  return fromContext(occasion, words) ?? (own !== undefined && own.length >= 2 ? { title: own } : undefined);
}

/** The action names the thing when the head is within it, or there is no head. */
const isAboutAction = ({ start, end }: Action, head: Head | undefined) =>
  head === undefined || (head.start >= start && head.start < end);

function phraseOf(text: string, head: Head | undefined, cuts: readonly Part[]): string | undefined {
  if (!head) return undefined;
  const { start, end } = phraseAround(text, head);
  const inside = cuts.filter((cut) => cut.start >= start && cut.end <= end);
  return toTitle(
    text.slice(start, end),
    inside.map((cut) => ({ start: cut.start - start, end: cut.end - start })),
  );
}

const LONGEST_BEHIND = 80;

/** "Assignment due May 4: Draw a map of …": what it is stands behind the date. */
function behindColon(text: string, cuts: readonly Part[]): string | undefined {
  const last = cuts.at(-1);
  const behind = last
    ? /^[^\p{L}]{0,3}[:–—-]\s(?<words>\p{L}.{3,})/u.exec(text.slice(last.end))?.groups?.words
    : undefined;
  if (behind === undefined) return undefined;
  const short =
    behind.length <= LONGEST_BEHIND ? behind : behind.slice(0, behind.lastIndexOf(' ', LONGEST_BEHIND));
  return tidy(short);
}

const LONGEST_CONTEXT = 110;

function fromContext({ context, dates }: Occasion, words: Vocabulary): Named | undefined {
  if (!context || /[.!?]\s\p{Lu}/u.test(context.text) || /[.!?]$/.test(context.text)) return undefined;
  if (
    dates.some(({ line }) => context.pieces.some((piece) => piece.line === line)) &&
    context.text.length > 60
  )
    return undefined;
  const title = tidy(context.text).replace(/[:.]$/, '');
  if (title.length < 3 || title.length > LONGEST_CONTEXT || isOnlyLabel(title)) return undefined;
  const head = words.heads(title).find(({ kind }) => kind !== 'other');
  return { title, passage: context, ...(head && { head }) };
}
