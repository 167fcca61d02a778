import type { DateInPassage } from '../../dates/date-book.ts';
import { isGeneric } from '../../items/label-words.ts';
import { isTest, type Vocabulary } from '../../items/vocabulary.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { SHARE } from './share-words.ts';
import { MAYBE_STAGE, OF_WORK, STAGE } from './stage-words.ts';

const LONGEST = 300;
const LONGEST_NAME = 80;
const MOST_WORDS = 4;

/**
 * The stages of one work, each on its day and all in one line: "Term paper 20% (outline 10/2, draft 11/6, final 12/4)",
 * "Essay 1: September 4 (draft), September 18 (final)", "The draft of Essay 1 is due on September 4 and the final
 * version on September 18", or no more than the stages where `above` names the work. Nothing where a part of it may be
 * something else.
 */
export function stagesOfWork(
  line: Passage,
  dates: readonly DateInPassage[],
  words: Vocabulary,
  above?: Passage,
): Occasion[] | undefined {
  const [first] = dates;
  if (!first || dates.length < 2 || line.text.length > LONGEST) return undefined;
  const own = namesOf(line.text, first, words).map((work) => ({
    ...work,
    name: slicePassage(line, ...work.at),
  }));
  const named = above && workNamed(above, words);
  return [...own, ...(named ? [{ name: named, at: NOWHERE, from: 0 }] : [])]
    .map((work) => readStages(line, dates, work, words))
    .find((stages) => stages !== undefined);
}

/** The stage that a line with one day tells of the work above it: "Draft: September 4". */
export function stageOfWork(
  line: Passage,
  date: DateInPassage,
  words: Vocabulary,
  above: Passage,
): Occasion[] | undefined {
  const name = workNamed(above, words);
  const stages = name && readStages(line, [date], { name, at: NOWHERE, from: 0 }, words);
  return stages && isStage(stages[0]?.statement.text ?? '') ? stages : undefined;
}

const BEFORE_NAME = /^\W*(?:\d{1,2}[.)]\s+)?/u;
const BEHIND_NAME = new RegExp(String.raw`\s*(?:[(,–—:-]+\s*${SHARE}\W*|\([^()]*\)\W*|[:.]\s*)*$`, 'iu');

/** "Essay 1" of "2. Essay 1 (20%)". */
function workNamed(title: Passage, words: Vocabulary): Passage | undefined {
  const start = BEFORE_NAME.exec(title.text)?.[0].length ?? 0;
  const end = BEHIND_NAME.exec(title.text)?.index ?? title.text.length;
  const name = slicePassage(title, start, Math.max(start, end));
  return name.text.length <= LONGEST_NAME && !IS_SENTENCE.test(name.text) && isName(name.text, words)
    ? name
    : undefined;
}

const IS_SENTENCE = /[.:!?]/u;

function readStages(
  line: Passage,
  dates: readonly DateInPassage[],
  work: NamedWork & { name: Passage },
  words: Vocabulary,
): Occasion[] | undefined {
  const stages = stagesBefore(line.text, dates, work) ?? stagesBehind(line.text, dates, work);
  if (!stages || !areStages(stages, work.name.text, words)) return undefined;
  return stages.flatMap(({ from, to }, index): Occasion[] => {
    const date = dates[index];
    const statement = slicePassage(line, from, to);
    const hour = line.text.slice(date?.end, endOf(date, line.text));
    const shared = { role: 'due', context: work.name, isStage: true, isHandedOver: true } as const;
    return date ? [{ ...shared, statement, dates: [date.placed], ...(hour && { beside: hour }) }] : [];
  });
}

/** From where to where in the line. */
type Span = [start: number, end: number];

const NOWHERE: Span = [0, 0];

interface NamedWork {
  /** Where the line names it. */
  at: Span;
  /** Where the stages begin. */
  from: number;
}

interface Stage {
  /** What is handed in, as it is called. */
  text: string;
  /** The words that say it, with its day where that stands behind them. */
  from: number;
  to: number;
}

const IN_FRONT = new RegExp(
  String.raw`^\W{0,3}(?<name>[^()]{3,${LONGEST_NAME}}?)[\s,]*(?:\(?${SHARE}\)?)?\s?(?:\(|:\s|\s[–—-]\s|\.\s(?=\p{Lu}))`,
  'iu',
);
const STAGE_OF = new RegExp(
  String.raw`^\W{0,3}(?:(?:the|your|an?|les?|la|el|der|die|das|o|il|het)\s)?(?<stage>[\p{L}\s-]{4,40}?)\s${OF_WORK}\s(?:(?:the|your)\s)?(?=\S)`,
  'iu',
);
/** "Essay 1 is due in two parts:" */
const TELLS = /\s(?:is|are|has|will\sbe|comes|consists)\s.*$/iu;
const ENDS_NAME = /\s(?:is|are|due|will|by|on|est|sont|à|se|es|debe|ist|wird|é|è|deve|wordt)\s|\s?[(,:–—]/iu;

/** What the line may call the work: in front of its stages, or behind the first of them. */
const namesOf = (text: string, { start }: DateInPassage, words: Vocabulary): NamedWork[] =>
  [nameBehindStage, nameInFront, nameBeforeStage].flatMap((read) => read(text, start, words) ?? []);

/** "The draft of Essay 1 is due". */
function nameBehindStage(text: string, day: number, words: Vocabulary): NamedWork | undefined {
  const match = STAGE_OF.exec(text.slice(0, day));
  if (!match || !isStage(match.groups?.stage ?? '')) return undefined;
  const at = match[0].length;
  const length = text.slice(at, day).search(ENDS_NAME);
  return length > 2 && isName(text.slice(at, at + length), words)
    ? { at: [at, at + length], from: 0 }
    : undefined;
}

/** "Essay 1 (20%):", "Shore atlas (". */
function nameInFront(text: string, day: number, words: Vocabulary): NamedWork | undefined {
  const match = IN_FRONT.exec(text.slice(0, day));
  const name = match?.groups?.name?.replace(TELLS, '') ?? '';
  const isSentence = match?.[0].trimEnd().endsWith('.') === true;
  if (!match || !(isSentence ? isWork(name, words) : isName(name, words))) return undefined;
  const at = text.indexOf(name);
  return { at: [at, at + name.length], from: match[0].length };
}

const STAGE_BEHIND_NAME = new RegExp(String.raw`\s(?:(?:rough|first|full)\s)?${STAGE.source}`, 'iu');

/** "Essay 1 draft (September 4) and final (September 18)". */
function nameBeforeStage(text: string, day: number, words: Vocabulary): NamedWork | undefined {
  const at = text.slice(0, day).search(STAGE_BEHIND_NAME);
  return at > 2 &&
    at <= LONGEST_NAME &&
    !IS_SENTENCE.test(text.slice(0, at)) &&
    isName(text.slice(0, at), words)
    ? { at: [0, at], from: at }
    : undefined;
}

const isWork = (name: string, { works, handedOut }: Vocabulary): boolean =>
  works(name).length > 0 && !works(name).some(isTest) && !SEVERAL.test(name) && !handedOut.test(name);

const SEVERAL = /[,;&+]|\s(?:and|or|et|y|und|e|en)\s/iu;

const isName = (text: string, words: Vocabulary): boolean => isWork(text, words) || isTitle(text, words);

const TITLE = /^\p{Lu}[^.!?;:]*$|^\p{L}+\d*_/u;

/** "Shore atlas": no word for work, and no "Due dates" or "Week 3" either. */
const isTitle = (name: string, { namesWork, dayOff, due, label }: Vocabulary): boolean =>
  TITLE.test(name) &&
  name.split(/\s+/u).length <= MOST_WORDS &&
  !isGeneric(name) &&
  ![due, dayOff, label, NO_TITLE].some((pattern) => pattern.test(name)) &&
  !namesWork(name);

const NO_TITLE =
  /(?<!\p{L})(?:weeks?|dates?|deadlines?|schedule|class(?:es)?|session|lecture|module|unit|chapter|topics?|readings?|term|semester|course|assignments?)(?!\p{L})/iu;

/** "draft due Sept 4, final due Sept 18": what is handed in stands in front of its day. */
function stagesBefore(
  text: string,
  dates: readonly DateInPassage[],
  { at, from }: NamedWork,
): Stage[] | undefined {
  const stages = dates.map((date, index): Stage => {
    const begin = Math.max(from, endOf(dates[index - 1], text));
    const isNamed = at[1] > at[0] && at[0] >= begin && at[1] <= date.start;
    // "The draft" of "The draft of Essay 1 is due May 4".
    const called = isNamed ? text.slice(begin, at[0]).replace(JOINS_NAME, '') : text.slice(begin, date.start);
    return {
      text: told(called),
      from: begin,
      to: isNamed ? begin + called.length : date.end,
    };
  });
  return stages.every(({ text: stage }) => stage !== '') ? stages : undefined;
}

const JOINS_NAME = new RegExp(String.raw`\s${OF_WORK}\s(?:the\s|your\s)?$`, 'iu');

/** "September 4 (draft), September 18 (final)". */
function stagesBehind(
  text: string,
  dates: readonly DateInPassage[],
  { from }: NamedWork,
): Stage[] | undefined {
  const [first] = dates;
  if (first && told(text.slice(from, first.start)) !== '') return undefined;
  const stages = dates.map(({ end }, index): Stage => {
    const until = dates[index + 1]?.start ?? text.length;
    const behind = BEHIND.exec(text.slice(end, until))?.groups;
    const at = end + (behind?.lead?.length ?? 0);
    return { text: told(behind?.stage ?? ''), from: at, to: at + (behind?.stage?.length ?? 0) };
  });
  return stages.every(({ text: stage }) => stage !== '') ? stages : undefined;
}

const BEHIND = /^(?<lead>[\s:,–—(-]*)(?<stage>[^();,.]{3,40}?)[\s)]*(?:[;,.)]|\sand)*\s*$/iu;

/** An hour belongs to the day that it stands behind. */
const endOf = (date: DateInPassage | undefined, text: string): number =>
  date ? date.end + (HOUR_BEHIND.exec(text.slice(date.end))?.[0].length ?? 0) : 0;

const CLOCK = String.raw`(?:\d{1,2}(?::\d{2})?\s?(?:[ap]\.?m\.?|h)(?!\p{L})|\d{1,2}:\d{2}|noon|midnight)`;
const HOUR_BEHIND = new RegExp(
  String.raw`^[\s,]{1,2}(?:at\s|by\s|@\s?)?(?:\d{1,2}(?::\d{2})?\s?[–-]\s?)?${CLOCK}`,
  'iu',
);
/** What is said of a stage besides. */
const FILLER = new RegExp(
  String.raw`(?<!\p{L})(?:${CLOCK}|${SHARE}|due|is|are|will\sbe|must\sbe|est|se|à|le|la|el|am|bis|il|op|em|até|entro|uiterlijk|und|et|y|e|en|die|der|entrega|remettre|remise|abzugeben|submitted|handed\sin|turned\sin|by|on|at|before|the|an?|your|and|in\sclass|online|then)(?!\p{L})`,
  'giu',
);

const told = (text: string): string =>
  text
    .replace(FILLER, ' ')
    .replace(/[^\p{L}\p{N}'’-]+/gu, ' ')
    .trim();

const isStage = (text: string): boolean => STAGE.test(text) || MAYBE_STAGE.test(text);

/** At least half of them are called stages, or all where the name is no word for work, and none is a work or a test of its own. */
function areStages(stages: readonly Stage[], name: string, words: Vocabulary): boolean {
  const called = stages.filter(({ text }) => isStage(text));
  const fewest = isWork(name, words) ? stages.length / 2 : stages.length;
  return called.length >= fewest && stages.every(({ text }) => isCalledStage(text, name, words));
}

function isCalledStage(text: string, name: string, { heads, dayOff }: Vocabulary): boolean {
  // "An abstract of the paper is due on May 4, the paper itself on May 18".
  const ofName = name.toLowerCase().split(/\s+/u);
  if (
    !isStage(text) &&
    text
      .toLowerCase()
      .split(' ')
      .some((word) => ofName.includes(word))
  )
    return false;
  const isOther = heads(text).some(
    (head) => (head.numbered && /\d/u.test(text)) || (isTest(head) && !/^finals?$/iu.test(head.text)),
  );
  const most = isStage(text) ? MOST_WORDS + 1 : MOST_WORDS - 1;
  return !isOther && !dayOff.test(text) && text.split(' ').length <= most;
}
