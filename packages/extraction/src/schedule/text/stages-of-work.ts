import type { DateInPassage } from '../../dates/date-book.ts';
import { isTest, type Vocabulary } from '../../items/vocabulary.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { isWork, type NamedWork, NOWHERE, namesOf, workNamed } from './name-of-stages.ts';
import { SHARE } from './share-words.ts';
import { isStage, OF_WORK } from './stage-words.ts';

const LONGEST = 300;
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

interface Stage {
  /** What is handed in, as it is called. */
  text: string;
  /** The words that say it, with its day where that stands behind them. */
  from: number;
  to: number;
}

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
