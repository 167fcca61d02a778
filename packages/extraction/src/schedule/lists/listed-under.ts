import type { DateBook } from '../../dates/date-book.ts';
import { isAnyWork } from '../../findings/rule-words.ts';
import { isPolicy, saysOnlyWhen } from '../../items/label-words.ts';
import type { Head, Vocabulary } from '../../items/vocabulary.ts';
import { isTest } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { isSection } from '../columns/column-names.ts';
import type { Occasion } from '../occasion.ts';

/** Behind the items of a list, a sentence is none of them. */
const SENTENCE = /\s(?:is|are|will|must|should|may|can|has|have)\s.*[.!?]\W*$/iu;
const LONGEST_TITLE = 50;
const LONGEST_ITEM = 110;
const IN_BRACKETS = /\s*\([^()]*\)/gu;
const MOST_BEFORE = 3;
const FEWEST_ITEMS = 2;
/** No "analysis". */
const PLURAL = /\p{L}{2}(?:(?<![ey]si)(?<!\W|s)s|x|en|[^\Wi]i)$/iu;
const DATES = /^\s+dates?(?!\p{L})/iu;
const NO_LIST = /^(?:labs?|deadlines?|evaluations?|reviews?|discussions?|activit(?:y|ies))$/iu;

/** The line above a list, which says what kind of work its items are, or of what work they are the stages. */
export interface ListTitle {
  title: Passage;
  isStages?: boolean;
  /** One test, and below it when each section takes it. */
  isOfSections?: boolean;
}

/**
 * The lines that end or begin with a date below one that names nothing but a kind of work, each with that line:
 * "Exams:", and below it "September 30", or "Field trips:", and below it "Sept. 21 Cobble Creek".
 */
export function listTitles(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): Map<number, ListTitle> {
  const titles = testDays(paragraphs, book, words);
  let items: number[] = [];
  let title: ListTitle | undefined;
  const close = () => {
    if (title && items.length >= FEWEST_ITEMS) for (const at of items) titles.set(at, title);
    items = [];
  };
  paragraphs.forEach(({ passage, isListItem }, at) => {
    const isDated = book.within(passage).length > 0;
    const isBelowItems = !isListItem && items.some((item) => paragraphs[item]?.isListItem);
    if (
      isDated &&
      title &&
      !(isBelowItems && SENTENCE.test(passage.text)) &&
      passage.text.length <= LONGEST_ITEM &&
      isItemOf(title, passage, words)
    ) {
      items.push(at);
      return;
    }
    if (!isDated && isToldBetween(paragraphs, at) && title?.isStages && items.length === 0) return;
    close();
    const above = isListItem ? ofSections(passage, words) : toListTitle(passage, words);
    title = isDated || isOfDayAbove(paragraphs, at, book) ? undefined : above;
  });
  close();
  return titles;
}

/** "You will write four pages." between "Essay (15%)" and "Draft: October 2". */
const isToldBetween = (paragraphs: readonly Paragraph[], at: number): boolean => {
  const [above, line] = [paragraphs[at - 1], paragraphs[at]];
  return above?.heading !== undefined && line?.heading === undefined && TOLD.test(line?.passage.text ?? '');
};
const TOLD = /\p{L}\s\p{L}.*[.!]\s*$/u;

const LONGEST_LEAD = 12;

/** "Final paper" on the line below "Nov 25 – Floods" is what is due that day, and no title of the days below it. */
function isOfDayAbove(paragraphs: readonly Paragraph[], at: number, book: DateBook): boolean {
  const [above, line] = [paragraphs[at - 1], paragraphs[at]];
  if (!above || line?.heading !== undefined || above.heading !== undefined) return false;
  const [day] = book.within(above.passage);
  return day !== undefined && day.start <= LONGEST_LEAD && /\p{L}/u.test(above.passage.text.slice(day.end));
}

/** Days with nothing beside them but an hour or a place, below a heading that names nothing but tests: "Exams". */
function testDays(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): Map<number, ListTitle> {
  const days: { at: number; title: Passage }[] = [];
  let heading: Passage | undefined;
  paragraphs.forEach((paragraph, at) => {
    const { passage } = paragraph;
    if (paragraph.heading !== undefined) heading = isOfTests(passage, words) ? passage : undefined;
    else if (heading && words.namesWork(passage.text)) heading = undefined;
    const dates = book.within(passage);
    if (heading && dates.length > 0 && saysOnlyWhen(passage.text, dates)) days.push({ at, title: heading });
  });
  const lists = [...Map.groupBy(days, ({ title }) => title).values()];
  return new Map(
    lists
      .filter(({ length }) => length >= FEWEST_ITEMS)
      .flatMap((list) => list.map(({ at, title }) => [at, { title }] as const)),
  );
}

const isOfTests = ({ text }: Passage, words: Vocabulary): boolean =>
  namesKind(text, words) && !isPolicy(text) && words.heads(text).every(isTest);

/** A line that says of what kind, or of which work, the items are that follow it. */
export function toListTitle(passage: Passage, words: Vocabulary): ListTitle | undefined {
  if (namesKind(passage.text, words)) return { title: passage };
  return namesOneProject(passage.text, words)
    ? { title: passage, isStages: true }
    : ofSections(passage, words);
}

/** "Final exam", and below it "Section 1: May 4, 8 am". */
function ofSections(passage: Passage, words: Vocabulary): ListTitle | undefined {
  const name = passage.text.replace(/\W+$/u, '');
  const head = name.length <= LONGEST_TITLE ? words.heads(name).at(-1) : undefined;
  const isExam = head?.kind === 'exam' && head.end === name.length;
  return isExam && !words.aboutWork.test(name) ? { title: passage, isOfSections: true } : undefined;
}

/** A test is no stage of a paper; "Final" may be its last version. */
const isItemOf = ({ isOfSections, isStages }: ListTitle, { text }: Passage, { heads }: Vocabulary): boolean =>
  (!isOfSections || isSection(text)) &&
  !(isStages && heads(text).some((head) => isTest(head) && !/^finals?$/iu.test(head.text)));

/** "Term project (30%)": one work, and below it its stages. */
function namesOneProject(text: string, words: Vocabulary): boolean {
  const name = text
    .replace(IN_BRACKETS, '')
    .replace(/\s?:\s*$/u, '')
    .trim();
  if (name.split(/\s+/).length > MOST_BEFORE + 1) return false;
  const head = words.heads(name).at(-1);
  return (
    head !== undefined &&
    (ONE_PROJECT.test(head.text) || isWholeName(head, text)) &&
    (head.end === name.length || (ONLY_NUMBER.test(name.slice(head.end)) && HAS_SHARE.test(text))) &&
    !words.aboutWork.test(name)
  );
}

/** "Project 2" alone may head a part of the plan, "Essay 1 (15%)" does not. */
const ONLY_NUMBER = /^\s#?\d{1,2}$/u;
const HAS_SHARE = /\(\s?\d{1,3}\s?(?:%|points?|pts\.?)\s?\)/u;

/** "Insect collection", which the grading of the course names. */
const isWholeName = ({ kind, text }: Head, title: string): boolean =>
  kind === 'assignment' && /\p{L}\s\p{L}/u.test(text) && text === title.replace(/\s?:\s*$/u, '').trim();

const ONE_PROJECT = /(?:project|paper|essay|portfolio|capstone|thesis|study)$/iu;

/** "Labs 40%, essays 60%" is a line of the grading. */
const SHARES = /%.*%/u;

/** "Two midterm exams (in class):" with nothing behind the work. */
function namesKind(text: string, words: Vocabulary): boolean {
  const name = text.replace(IN_BRACKETS, '').trim();
  if (name.length > LONGEST_TITLE || /[.!?;]$/u.test(name) || words.dayOff.test(name)) return false;
  if (SHARES.test(name)) return false;
  if (words.countedSessions?.test(name)) return true;
  const head = words.heads(name).at(-1);
  if (!head || NO_LIST.test(head.text) || isAnyWork(head.text)) return false;
  const before = name.slice(0, head.start);
  const behind = name.slice(head.end);
  return (
    (PLURAL.test(head.text) || DATES.test(behind)) &&
    !/\p{L}/u.test(behind.replace(DATES, '')) &&
    before.split(/\s+/).length <= MOST_BEFORE + 1 &&
    !words.aboutWork.test(before)
  );
}

/** What stands below such a line is work of its kind, however it is called, or if nothing but its day stands there. */
export function underTitle(
  own: readonly Occasion[],
  { title, isStages, isOfSections, dates }: ListTitle & { dates: Occasion['dates'] },
  words: Vocabulary,
): Occasion[] {
  if (isOfSections)
    return own.slice(0, 1).map(({ statement }) => ({
      statement: title,
      dates,
      role: 'due',
      beside: statement.text,
    }));
  const named = own.filter(({ statement }) => /\p{L}{2}/u.test(statement.text));
  if (named.length === 0) return [{ statement: title, dates, role: 'due' }];
  return named.map((occasion) => {
    const { text } = occasion.statement;
    if (isStages)
      return words.dayOff.test(text) ? occasion : { ...occasion, context: title, role: 'due', isStage: true };
    if (words.namesWork(text) || words.dayOff.test(text)) return occasion;
    const { context: _context, ...rest } = occasion;
    return { ...rest, context: title, role: 'due', isListed: true };
  });
}
