import type { DateInPassage } from '../dates/date-book.ts';
import { findTimes, type TimeMention } from '../dates/find-times.ts';
import type { Occasion } from '../schedule/occasion.ts';
import { dueWeekIn } from '../schedule/relative/said-week.ts';
import { without } from '../text/patterns.ts';
import { type Action, findAction } from './action.ts';
import { dayLabels, dueLabels } from './day-labels.ts';
import type { CandidateContext } from './find-candidates.ts';
import { isDueAlone, isOnlyLabel } from './label-words.ts';
import { type Named, nameThing } from './name-thing.ts';
import { dueSubject, isHandedIn } from './sentence-subject.ts';
import { daySentence } from './sets-day.ts';
import { withSignUps } from './sign-ups.ts';
import type { Head, Vocabulary } from './vocabulary.ts';

/** Everything a statement says, before it is decided whether it is about work. */
export interface StatementRead {
  occasion: Occasion;
  words: Vocabulary;
  dates: DateInPassage[];
  /** Where the first date stands in the statement. */
  dateAt: number | undefined;
  times: readonly TimeMention[];
  action: Action | undefined;
  /** The head among the statement's own words. */
  own: Head | undefined;
  /** The head that counts: that of the words which name the thing. */
  head: Head | undefined;
  hasDue: boolean;
  /** It says that something is due, and nothing else: "Papers due". */
  isDueAlone: boolean;
  named: Named | undefined;
}

/** All that the signals of a statement ask for: its heads, dates, hours, and what is to be done. */
export function readStatement(
  occasion: Occasion,
  words: Vocabulary,
  { book, locale }: CandidateContext,
): StatementRead {
  const { statement } = occasion;
  const { text } = statement;
  const dates = book.within(statement);
  // "1.27-1.35" below "Homework" is no hour.
  const times = occasion.numberOf ? [] : findTimes(text, locale);
  const dateAt = dates[0]?.start;
  const action = findAction(text, dates[0], locale);
  const heads = withSignUps(words.heads(blanked(text, dates)), text, words)
    .filter(({ start }, _index, all) => all.length === 1 || !NEGATED.test(text.slice(0, start)))
    .filter(({ start }) => !isPurpose(text, start, dates[0]))
    .filter(({ start }) => !(occasion.role === 'due' && explains(text, start, words)));
  const hasDue = words.due.test(text) || occasion.isDueAsWell === true;
  const chosen =
    heads.find((head) => isRepeatedInSentence(head, { text, dates, words }, heads)) ??
    chooseHead({ heads, text, dateAt, action, due: words.due });
  const own = chosen?.numbered
    ? chosen
    : (codeHead(text, dates, hasDue || occasion.role === 'due') ?? chosen);
  const when = [...dates, ...times];
  const cuts = [
    ...when,
    ...dayLabels(text, when, locale),
    ...dueWeekIn(text, locale),
    ...dueLabels(text, dates, locale),
  ];
  const saysDue = own !== undefined && isDueAlone(without(text, cuts));
  const told = daySentence({ text, head: own, dates, words });
  const named = nameThing({ occasion, head: own, action, cuts, words, isDueAlone: saysDue, told });
  const head = (named?.passage && named.head) ?? own ?? named?.head;
  return { occasion, words, dates, dateAt, times, action, own, head, hasDue, isDueAlone: saysDue, named };
}

const CODE =
  /(?:^|:)[\s,;:and]*(?<code>(?!CH|PP|SEC|UNIT|WK|WEEK|RM|LEC)(?:\p{Lu}{2,4}\s?|\p{Lu}|Q\s)\d{1,2})(?:[\s,:().–-]*(?:due)?[\s,:().–-]*)$/u;

/** `WS3 March 6`, `A2 due`, `Q1` below "Due": a short name that the document made up, with nothing but its date. */
function codeHead(text: string, dates: readonly DateInPassage[], isDue: boolean): Head | undefined {
  const code = dates.length > 0 || isDue ? CODE.exec(blanked(text, dates))?.groups?.code : undefined;
  if (code === undefined) return undefined;
  const start = text.indexOf(code);
  const kind = /^Q\s?\d/u.test(code) ? 'quiz' : 'assignment';
  return { kind, start, end: start + code.length, text: code, numbered: true };
}

/** The number behind "appelli 9 giugno" is that of a day. */
const blanked = (text: string, dates: readonly DateInPassage[]): string =>
  dates.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ','.padEnd(end - start) + rest.slice(end),
    text,
  );

const LONG_STATEMENT = 60;
const BESIDE = /^[\s,(:]{1,3}(?:on\s)?$/u;
/** "No lab – turn in your notebook" is about the notebook, "a week after the midterm" about what is due then. */
const NEGATED =
  /(?<!\p{L})(?:no|(?:after|before|following|since|until)\s(?:the|your|our|each)\s(?:(?:first|second|third|last|next|final)\s)?)\s?$/iu;

const FOR = /^[^.;:]*\sfor\s(?:\p{L}+\s){0,3}$/iu;

/** "Revisions due May 4 for evaluation by the instructor": what is due is not what it is for. */
const isPurpose = (text: string, start: number, date: DateInPassage | undefined): boolean =>
  date !== undefined &&
  start > date.end &&
  dueSubject(text.slice(0, date.start)) !== undefined &&
  FOR.test(text.slice(date.end, start));

const EXPLAINED = /^\W*(?:\p{L}+day:\s)?\p{Lu}\p{L}+\s\p{L}+(?:\s\p{L}+)?:\s(?=\p{Ll})/u;

/** "Revision plan: turning the proposal into a draft" is no draft: behind its name it says what it is for. */
function explains(text: string, start: number, { heads }: Vocabulary): boolean {
  const name = EXPLAINED.exec(text);
  return name !== null && start >= name[0].length && heads(name[0]).length === 0 && !isOnlyLabel(name[0]);
}

/** "Papers (30%): There are three papers, on May 4, …": the one whose sentence sets the days, of two of a kind. */
const isRepeatedInSentence = (
  head: Head,
  { text, dates, words }: Pick<StatementRead, 'dates' | 'words'> & { text: string },
  [first]: readonly Head[],
): boolean =>
  first !== undefined &&
  first !== head &&
  first.text.toLowerCase() === head.text.toLowerCase() &&
  daySentence({ text, head, dates, words }) !== undefined;

interface Heads {
  heads: readonly Head[];
  text: string;
  dateAt: number | undefined;
  action: Action | undefined;
  due: RegExp;
}

/** "Describe it in your response journal, which will be handed in on …" is about the journal. */
const WHICH_IS_DUE =
  /,\s(?:which|that)\s(?:is|are|will\sbe|must\sbe|should\sbe)\s(?:\p{L}+ly\s)?(?:due|handed\sin|turned\sin|submitted|collected)\b/iu;
const FAR_BEHIND = 30;
/** Between a work and what is handed in of it on a day: "Essay: rough draft Oct 25". */
const STAGE_OF = /^\s?:\s(?:\p{L}+\s){0,2}$/u;

/** In a long sentence the head of what is to be done, or the one before the date; else a numbered one or the first. */
function chooseHead({ heads, text, dateAt, action, due }: Heads): Head | undefined {
  const real = heads.filter((head) => head.kind !== 'other');
  // "Ensayo: entrega lunes 14": the word that says it is due names nothing beside one that does.
  const naming = real.filter((head) => head.numbered || !due.test(head.text));
  const pool = [naming, real, heads].find((some) => some.length > 0) ?? [];
  const isLong = text.length > LONG_STATEMENT;
  const said = WHICH_IS_DUE.exec(text);
  const antecedent = said && pool.findLast(({ end }) => end <= said.index && said.index - end <= FAR_BEHIND);
  if (antecedent) return antecedent;
  const told =
    isLong && action ? pool.filter(({ start }) => start >= action.start && start < action.end) : [];
  const before = isLong ? pool.filter(({ end }) => dateAt !== undefined && end <= dateAt) : [];
  const candidates = [told, before, pool].find((some) => some.length > 0) ?? [];
  const handedIn = isLong
    ? before.findLast(({ end }) => isHandedIn(text.slice(end, dateAt), due))
    : undefined;
  const beside = candidates.findLast(({ end }) => BESIDE.test(text.slice(end, dateAt)));
  const isStage =
    beside && !candidates[0]?.numbered && STAGE_OF.test(text.slice(candidates[0]?.end, beside.start));
  if (!isLong && isStage) return beside;
  return (
    candidates.find(({ numbered }) => numbered) ?? handedIn ?? (isLong ? beside : undefined) ?? candidates[0]
  );
}
