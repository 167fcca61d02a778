import type { DateBook, DateInPassage } from '../../dates/date-book.ts';
import { isGeneric, isOnlyLabel, saysOnlyWhen } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { without } from '../../text/patterns.ts';
import type { Occasion } from '../occasion.ts';
import { isDetail } from './brief-lines.ts';
import { type DatePart, partsByDate } from './date-parts.ts';
import type { Head } from './entry.ts';
import { LONGEST_HEAD, LONGEST_TITLE_ABOVE } from './line-lengths.ts';
import { clausesOfDays } from './listed-days.ts';
import {
  gradedAbove,
  nameInFront,
  nameOfStages,
  paragraphSubject,
  runInTitle,
  taskOfLabel,
  tellsWhere,
  withoutStop,
  workAsked,
  workTold,
} from './paragraph-names.ts';
import { isAboutIt, namesOneWork } from './section-heading.ts';
import { SHARE } from './share-words.ts';
import { FINAL, STAGE } from './stage-words.ts';
import { stagesOfWork } from './stages-of-work.ts';
import { takenUp, takesUp } from './taken-up.ts';

const SAYS_DUE = /\b(?:due|deadline|submission|submit|remise|rendre|entrega|abgabe)\b/iu;

const isWhenDue = (clause: Passage, book: DateBook): boolean =>
  SAYS_DUE.test(clause.text) && isWhenAlone(clause, book.within(clause));

/** "Posted March 27 at 5 p.m." below the name of a work */
const GIVEN =
  /^\W*(?:posted|released|assigned|distributed|available|opens?|(?:handed|given)\sout)\s[^.;\d]{0,30}\d[^;]{0,20}$/iu;

/** "Take-home exam, 30%." in front of "Due 15 January" names it; "10 pts" does not. */
function namingClause(clause: Passage, above: Passage | undefined): Passage | undefined {
  if (saysOnlyWhen(clause.text, []) || GIVEN.test(clause.text) || SAYS_WHERE.test(clause.text)) return above;
  const labelled = LABELLED_SENTENCE.exec(clause.text)?.groups?.name;
  if (labelled) return slicePassage(clause, 0, labelled.length);
  return withoutStop(clause);
}

/** "Map exercises: there are five" */
const LABELLED_SENTENCE = /^(?<name>[^:.]{3,50}):\s(?:there|you|we|students)\s/iu;

/** "Details on the web" says where to read of it. */
const SAYS_WHERE =
  /^\W*(?:(?:more\s|further\s)?(?:details|information|instructions|guidelines)\s(?:are\s|is\s|will\sbe\s)?(?:on|in|at|via|to\sfollow|available|posted)|see)\b/iu;

const OPENS =
  /\b(?:opens?|available(?:\sfrom)?|released|distributed|assigned|posted|(?:handed|given)\sout)\b[^.;]{0,20}$/iu;

/** "The midterm opens Thursday, 9/17; closes Sunday, 9/20": the first part names what the second one is said of. */
function opened(clause: Passage, dates: readonly DateInPassage[]): Passage | undefined {
  const lead = slicePassage(clause, 0, dates[0]?.start ?? 0);
  const at = OPENS.exec(lead.text)?.index ?? 0;
  return at > 3 ? slicePassage(lead, 0, at) : undefined;
}

const LONGEST_NAMING = 50;
interface SentenceContext {
  book: DateBook;
  words: Vocabulary;
  context: Passage | undefined;
  /** The nearest heading above. */
  heading: Passage | undefined;
  /** The title of the section, of whatever words. */
  section: Passage | undefined;
  head: Head | undefined;
}

/** In clauses of a paragraph without end. */
const FARTHEST = 40;

/** A sentence for each date in it: what stands before it, or behind it where it leads. */
export function sentenceOccasions(
  passage: Passage,
  { book, words, context, heading, section, head }: SentenceContext,
): Occasion[] {
  let previous: Passage | undefined = context;
  const clauses = clausesOfDays(passage, book).filter((clause) => !tellsWhere(clause, book));
  const inFront = nameInFront(passage);
  const runIn = runInTitle(clauses, book);
  const drafted = runIn ?? nameOfStages(clauses, book) ?? context;
  const above = { heading, context, words };
  const isNamed = [inFront, runIn].some((name) => name && namesOneWork(name.text, words));
  const ofSection = isNamed ? new Map<Passage, Passage>() : deadlineOfSection(clauses, above, book);
  const ofNoName = isNamed ? undefined : section;
  const graded = isNamed ? undefined : gradedAbove(clauses, heading, book);
  const isUnnamed =
    !runIn && !inFront && ![heading, context].some((name) => name && namesOneWork(name.text, words));
  return clauses.flatMap((clause, index): Occasion[] => {
    const dates = outsideBrackets(clause, book.within(clause), words);
    const told = toldInItself(clause, dates, words);
    if (told) return [told];
    // A clause with a date of its own says nothing of the next.
    const isOnlyWhen = isWhenAlone(clause, dates);
    const ofHeading = ofSection.get(clause) ?? workAbove(clause, namesAbove(previous, above), words);
    const ofTitle = saysWhen(clause, dates, words)
      ? (titleToldOf(previous, [inFront, runIn, nameIn(context, words), heading], words) ??
        titleBehindDay(clauses[index - 1], clause, [inFront, runIn], { book, words }))
      : undefined;
    const near = clauses.slice(Math.max(0, index - FARTHEST), index);
    const ofPlace = ofHeading ?? sectionToldOf(clause, ofNoName, [context, ...near], words);
    const named =
      ofTitle ??
      toldInFront(clause, { dates, near, words, isUnnamed }) ??
      ofPlace ??
      (isWhenDue(clause, book) ? (inFront ?? graded) : undefined);
    const title = named ?? nearestName(clauses, { clause, near, previous, runIn, isOnlyWhen, words });
    previous = dates.length === 0 ? namingClause(clause, title) : isOnlyWhen ? title : opened(clause, dates);
    if (dates.length === 0) return [];
    const around = [...near, ...clauses.slice(index, index + FARTHEST)];
    const isBesideDue = isOtherDay(clause, around, { isOnlyWhen, book, words });
    const role = roleOf(clause, { head, isNamed: named !== undefined, isBesideDue });
    const asParts = () =>
      partsByDate(clause, dates, words).map((one) =>
        onItsDates(one, {
          ...{ role, title, drafted, passage, context, words },
          isOfHeading: ofPlace !== undefined,
        }),
      );
    return stagesOfWork(clause, dates, words) ?? asParts();
  });
}

interface Near extends Pick<Before, 'near' | 'words'> {
  dates: readonly DateInPassage[];
  /** Neither what stands above nor the first words name a work. */
  isUnnamed: boolean;
}

/** "You will write an essay on a river. It is due on October 3.", "Assignment: Write an essay … Due October 3." */
function toldInFront(clause: Passage, { dates, near, words, isUnnamed }: Near): Passage | undefined {
  if (!saysWhen(clause, dates, words)) return undefined;
  const task = taskOfLabel(near, words);
  if (task || !isUnnamed || dates.length !== 1) return task;
  return workAsked(clause, near, words) ?? workTold(near, words);
}

/** "It is due on October 5", where nothing in front of it names a work: that of the section. */
const sectionToldOf = (
  { text }: Passage,
  section: Passage | undefined,
  before: readonly (Passage | undefined)[],
  words: Vocabulary,
): Passage | undefined =>
  words.refersUp.test(text) && before.every((one) => !names(one, words)) ? section : undefined;

const names = (passage: Passage | undefined, { works }: Vocabulary): boolean =>
  passage !== undefined && works(passage.text).length > 0;

/** "Due: May 4 (moved from May 2)": the day behind the label, and what is told of it. */
function outsideBrackets(
  { text }: Passage,
  dates: readonly DateInPassage[],
  { label }: Vocabulary,
): readonly DateInPassage[] {
  if (dates.length < 2 || !label.test(text)) return dates;
  const isOutside = ({ start }: DateInPassage) => {
    const before = text.slice(0, start);
    return before.lastIndexOf('(') <= before.lastIndexOf(')');
  };
  return dates[0] && isOutside(dates[0]) ? dates.filter(isOutside) : dates;
}

/** A clause that names its work itself, in front of what it tells of it. */
const toldInItself = (
  clause: Passage,
  dates: readonly DateInPassage[],
  words: Vocabulary,
): Occasion | undefined => toldBehindName(clause, dates, words) ?? dueBehindTitle(clause, dates, words);

const NAME_AND_SHARE = new RegExp(String.raw`^(?<name>[^:.!?]{3,50}?),?(?:\s\(?${SHARE}\)?)?:\s`, 'u');

/** "Research paper (25%): It is due on December 4": what stands in front of the colon is due. */
function toldBehindName(
  clause: Passage,
  dates: readonly DateInPassage[],
  words: Vocabulary,
): Occasion | undefined {
  const match = NAME_AND_SHARE.exec(clause.text);
  if (!match || dates.length === 0) return undefined;
  const context = slicePassage(clause, 0, match.groups?.name?.length ?? 0);
  const statement = slicePassage(clause, match[0].length);
  const isOfName = words.refersUp.test(statement.text) || tellsOfIt(statement.text, context, words);
  if (!isOfName || !namesOneWork(context.text, words)) return undefined;
  return { statement, dates: dates.map(({ placed }) => placed), role: 'due', context };
}

const TITLE_AND_DUE =
  /^\W*(?<title>\p{Lu}[^.:!?;([]{2,70}?)\s?[,:([–—-]{1,2}\s?(?:\(?\d{1,3}\s?(?:%|points?|pts)\)?[\s,–—-]{1,4})?(?=(?:is\s)?due\s)/iu;

/** "Mapping the shore, 20%, due Friday, October 23 at 5 pm": a title of whatever words, and nothing but when behind it. */
function dueBehindTitle(
  clause: Passage,
  dates: readonly DateInPassage[],
  words: Vocabulary,
): Occasion | undefined {
  const match = TITLE_AND_DUE.exec(clause.text);
  const title = match?.groups?.title ?? '';
  if (
    !match ||
    dates.length !== 1 ||
    names(clause, words) ||
    isGeneric(title) ||
    isDetail(title) ||
    TELLS.test(title)
  )
    return undefined;
  const statement = slicePassage(clause, match[0].length);
  const rest = without(clause.text, dates).slice(match[0].length).replace(SHARES, ' ');
  if (!saysOnlyWhen(rest, [])) return undefined;
  const from = clause.text.indexOf(title);
  const context = slicePassage(clause, from, from + title.length);
  return { statement, dates: dates.map(({ placed }) => placed), role: 'due', context };
}

const SHARES = new RegExp(SHARE, 'giu');

const isWhenAlone = ({ text }: Passage, dates: readonly DateInPassage[]): boolean =>
  dates.length > 0 && saysOnlyWhen(text, dates);

/** "Due May 4", "Turn it in by May 4". */
const saysWhen = (clause: Passage, dates: readonly DateInPassage[], { refersUp }: Vocabulary): boolean =>
  isWhenAlone(clause, dates) || (dates.length > 0 && refersUp.test(clause.text));

interface Before {
  clause: Passage;
  /** Those in front of it, not further away than anybody remembers. */
  near: readonly Passage[];
  previous: Passage | undefined;
  /** The few words with which the paragraph begins. */
  runIn: Passage | undefined;
  isOnlyWhen: boolean;
  words: Vocabulary;
}

/** What the clauses in front of it tell of, unless the last one is a name itself. */
function nearestName(clauses: readonly Passage[], { near, runIn, ...before }: Before): Passage | undefined {
  const { clause, previous, isOnlyWhen, words } = before;
  // "Food diary. Keep a record of … Due September 18." is named by its first words.
  const isTitle = runIn && (isTooLong(previous) || namesOneWork(runIn.text, words));
  if (isTitle && isOnlyWhen && !takesUp(clause.text, words)) return runIn;
  const isName = previous && !TELLS.test(previous.text) && namesOneWork(previous.text, words);
  const asked = isName ? undefined : workAsked(clause, near, words);
  return asked ?? paragraphSubject(clauses, before) ?? previous;
}

/** Of which name the sentence in front of a deadline tells: "Essay (15%)" above "You will write an essay of four pages." */
function titleToldOf(
  previous: Passage | undefined,
  names: readonly (Passage | undefined)[],
  words: Vocabulary,
): Passage | undefined {
  const isTold = previous !== undefined && (isTooLong(previous) || TELLS.test(previous.text));
  return isTold ? names.find((name) => name && isAboutIt(name, previous.text, words)) : undefined;
}

/** "Essay 1. We talk about it on October 3. Due October 10": the day of the sentence between them is another one. */
function titleBehindDay(
  before: Passage | undefined,
  clause: Passage,
  names: readonly (Passage | undefined)[],
  { book, words }: Pick<SentenceContext, 'book' | 'words'>,
): Passage | undefined {
  const isBehindDay = before !== undefined && book.within(before).length > 0 && !isWhenDue(before, book);
  return isBehindDay && saysItIsDue(clause, book, words)
    ? names.find((name) => name && namesOneWork(name.text, words))
    : undefined;
}

/** Whether another clause of the paragraph says when the work is due, which this one tells of. */
const isOtherDay = (
  clause: Passage,
  clauses: readonly Passage[],
  { isOnlyWhen, book, words }: Pick<SentenceContext, 'book' | 'words'> & { isOnlyWhen: boolean },
): boolean =>
  (isOnlyWhen && isAmongDays(clause, clauses, book)) ||
  (clause === clauses[0] && isDueLater(clauses, { book, words }));

/** "Available from Jan 18 · Due Jan 22 · Until Jan 24": one of them is when it is due. */
const isAmongDays = (clause: Passage, clauses: readonly Passage[], book: DateBook): boolean =>
  !isWhenDue(clause, book) && clauses.some((other) => isWhenDue(other, book));

/** "Essay 1: we talk about it on October 3. Due October 10": the first day is not when it is due; a test is held on it. */
function isDueLater(
  [first, ...others]: readonly Passage[],
  { book, words }: Pick<SentenceContext, 'book' | 'words'>,
): boolean {
  const name = first && nameOfStages([first], book);
  if (!name || words.due.test(first.text) || STAGE.test(first.text)) return false;
  const heads = words.works(name.text);
  return (
    heads.length > 0 &&
    heads.every(({ kind }) => kind === 'assignment' || kind === 'project') &&
    others.some((clause) => book.within(clause).length > 0 && saysItIsDue(clause, book, words))
  );
}

const saysItIsDue = (clause: Passage, book: DateBook, { refersUp }: Vocabulary): boolean =>
  isWhenDue(clause, book) || refersUp.test(clause.text);

const TELLS = /(?<!\p{L})(?:you|we|students|everyone|each\sof|it|this|will|must|should|is|are)\s/iu;

/** A sentence, rather than a name. */
const isTooLong = (passage: Passage | undefined): boolean => (passage?.text.length ?? 0) > LONGEST_NAMING;

interface Beside {
  head: Head | undefined;
  /** The heading, or the first words of the paragraph, say what is due. */
  isNamed: boolean;
  /** Another clause says when it is due. */
  isBesideDue: boolean;
}

function roleOf({ text }: Passage, { head, isNamed, isBesideDue }: Beside): Occasion['role'] {
  if (isBesideDue) return 'handedOut';
  if (isNamed) return 'due';
  return head && text.length <= LONGEST_HEAD ? 'entry' : 'sentence';
}

interface PartContext {
  role: Occasion['role'];
  title: Passage | undefined;
  drafted: Passage | undefined;
  passage: Passage;
  context: Passage | undefined;
  words: Vocabulary;
  isOfHeading: boolean;
}

/** A part of a sentence with the dates in it, and what names it. */
function onItsDates(
  { part, group, opening, isAside, isListed, goesOn }: DatePart,
  { role, title, drafted, passage, context, words, isOfHeading }: PartContext,
): Occasion {
  const names = opening && (namesOneWork(opening.text, words) || saysMoreThanWhen(opening.text));
  const above = names ? opening : title;
  const dated = { statement: part, dates: group.map(({ placed }) => placed) };
  if (drafted && isFinalOfDraft(part, passage))
    return { ...dated, role: 'due', context: drafted, isStage: true };
  const one = takenUp(part, passage, context, words);
  return {
    ...(one && { takenUp: one }),
    ...dated,
    role: isAside ? 'handedOut' : isListed ? 'due' : role,
    ...(isListed && { isListed }),
    ...(goesOn && { isDueAsWell: true }),
    ...(isOfHeading && { isHandedOver: true }),
    ...(above && { context: above }),
  };
}

/** "Deadline: May 4", once in the paragraph: that of the section, whatever the clause in front of it names. */
function deadlineOfSection(
  clauses: readonly Passage[],
  { heading, words }: Above,
  book: DateBook,
): Map<Passage, Passage> {
  const labelOf = ({ text }: Passage) => words.label.exec(text)?.[0];
  const [deadline, ...others] = clauses.filter(
    (clause) => labelOf(clause) !== undefined && book.within(clause).length > 0,
  );
  const isOfSection =
    heading !== undefined &&
    deadline !== undefined &&
    others.length === 0 &&
    namesOneWork(heading.text, words) &&
    !words.namesWork(labelOf(deadline) ?? '');
  return isOfSection ? new Map([[deadline, heading]]) : new Map();
}

type Above = Pick<SentenceContext, 'heading' | 'context' | 'words'>;

/** What may name the work of a clause from above the paragraph, where no clause in front of it does. */
const namesAbove = (
  previous: Passage | undefined,
  { heading, context, words }: Above,
): readonly (Passage | undefined)[] =>
  previous !== context && words.namesWork(previous?.text ?? '')
    ? []
    : [nameIn(context, words), heading, context];

/** "Harbor observation (15%)", on the line above: nearer than the heading "Assignments". */
const nameIn = (context: Passage | undefined, words: Vocabulary): Passage | undefined =>
  context && !IS_SENTENCE.test(context.text) && namesOneWork(context.text, words) ? context : undefined;
const IS_SENTENCE = /\p{Ll}{2}[.!?]["”)]?\s*$/u;

/** The work that the heading names, where a sentence only says when to hand it in, or what to hand in of it. */
const workAbove = (
  clause: Passage,
  above: readonly (Passage | undefined)[],
  words: Vocabulary,
): Passage | undefined => above.find((heading) => heading && isOfWork(clause, heading, words));

/** "The exam takes place on October 16" below "Midterm exam". */
const THE_WORK = /^\W*the\s\p{L}+\s(?:is|are|will\sbe|(?:will\s)?takes?\splace|must\sbe|should\sbe)\s/iu;

const tellsOfIt = (text: string, name: Passage, words: Vocabulary): boolean =>
  THE_WORK.test(text) && words.works(text).length === 1 && isAboutIt(name, text, words);

function isOfWork({ text }: Passage, heading: Passage, words: Vocabulary): boolean {
  const { heads, works, handedOver, refersUp } = words;
  const [first, ...others] = works(heading.text);
  if (refersUp.test(text)) return first !== undefined;
  if (tellsOfIt(text, heading, words)) return true;
  const isOne = first?.numbered === true && others.length === 0 && heading.text.length <= LONGEST_TITLE_ABOVE;
  return isOne && handedOver.test(text) && !namesOther(text, heads);
}

/** "The first draft of the report must be submitted" is another thing to hand in. */
const namesOther = (text: string, heads: Vocabulary['heads']): boolean =>
  heads(text).some(({ kind, numbered }) => numbered || (kind !== 'assignment' && kind !== 'other')) ||
  STAGE.test(text);

/** "Draft due March 20; final due March 27": no examination, but the last version of what was drafted. */
const isFinalOfDraft = (part: Passage, { text }: Passage): boolean =>
  FINAL.test(part.text) && /\bdrafts?\b/iu.test(text.slice(0, Math.max(0, text.indexOf(part.text))));

/** "Given: Sep 16, due: Sep 30" names nothing. */
const saysMoreThanWhen = (text: string): boolean => !ONE_WORD.test(text) && !isOnlyLabel(text);
const ONE_WORD = /^\W*\p{L}+\W*$/u;
