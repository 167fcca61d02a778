import { dateWords } from '../dates/words.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import type { Occasion } from '../schedule/occasion.ts';
import { type Passage, slicePassage } from '../text/passage.ts';
import { eachMatch } from '../text/patterns.ts';
import { startOfLinks } from './is-link.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isTest } from './vocabulary.ts';

/** "HW 2 due Assign HW 3", "HW 2 due HW 3 out", "HW 2 due Midterm out": behind what is due stands what is given. */
const GIVEN_NEXT =
  /(?<=\bdue),?\s+(?=(?:assign|hand\sout|distribute|give\sout)\s|\p{L}+\s?(?:\p{L}+\s)?(?:#?\d{1,2}\s)?(?:out|assigned|given|released|posted)\W*$)/iu;
/** "HW 2 due / proposal follow-up". */
const DUE_BEFORE_SLASH = /(?<=\bdue)\s\/\s(?=\p{L})/iu;
/** "Final exam 2nd essay due": behind a test stands what is due on its day. */
const DUE_NEXT =
  /(?<=\b(?:final|mid-?term)\s(?:exam(?:ination)?|test)|\b(?:exam|test|quiz)\s#?\d{1,2})\s+(?=(?:\d(?:st|nd|rd|th)\s)?(?:\p{L}+\s(?:#?\d{1,2}\s)?){1,3}due\W*$)/iu;
/** "HW #2 DB #2": a number with its mark, and behind it the next. */
const NUMBERED_NEXT = /(?<=\p{L}\s?#\s?\d{1,2})\s+(?=\p{L}{2,12}\s?#\s?\d)/u;
const SEPARATORS = /\s\+\s|\s?;\s|(?:,|\s&|\s?,?\sand|\set|\sy)\s/iu;
const PARTS = new RegExp(
  [GIVEN_NEXT, DUE_BEFORE_SLASH, DUE_NEXT, NUMBERED_NEXT, SEPARATORS].map(({ source }) => source).join('|'),
  'giu',
);
const MOST_WORDS = 16;
/** "MCQ test 1, in the lab class" is one thing and its place. */
const SAYS_WHERE =
  /^\W*(?:(?:part|phase|stage|section|version|round)\s+(?:\d|\p{L}(?!\p{L})|[IVX]+(?!\p{L})).*|(?:in|at|during|before|after|until|with|including|im|mit|in\sder|en|dans|au|avant|durante|antes|nella?)\s)/iu;

const FORM =
  '(?:take-home|in-class|open-book|closed-book|open-note|written|oral|group|individual|cumulative|comprehensive)';
/** "Second midterm, a take-home due at noon", "Midterm, take-home style" say of one thing what it is. */
const APPOSITION = new RegExp(
  `^,\\s(?:an?\\s${FORM}\\b|${FORM}(?:\\s(?:style|format))?(?=\\s?(?:[,;:(.]|$)))`,
  'iu',
);

/** "Summary + a question for the speaker": what is handed in with it. */
const WITH_IT = /^\s\+\s(?:an?|one|two|your)\s/iu;

/** "Final story, draft" is one thing and how far it is. */
const STAGE =
  /^,\s(?:(?:(?:a|the|first|second|rough|full|complete|final|revised)\s)*(?:drafts?|outlines?|proposals?|versions?)(?:\s(?:is\s)?due\b.{0,40})?|(?:(?:primeir|primer|segund|tercer|últim|ultim|prim|second)[ao]?|première|deuxième|dernière|erste|zweite|letzte|eerste|tweede)\s(?:versi[oó]n[es]?|versão|vers[ia]e?|borrador|entrega|bozza|fassung|ébauche)|(?:versi[oó]ne?|versão|version)\sfinal[ea]?)\W*$/iu;

/** "Project 1, final" is its last version; "Midterm, final" are two. */
const FINAL = /^,\s(?:the\s)?final(?:\s(?:version|due))*\W*$/iu;

const namesTest = (text: string, words: Vocabulary): boolean => words.heads(text).some(isTest);

/** "Lab practical 1, work on collections": what is done besides. */
const OTHER_ACTIVITY =
  /^\s*(?:work(?:ing)?\son|discuss(?:ion)?(?:\sof)?|review(?:\sof)?|go\sover|practice)\s(?!(?:it|this|sessions?|days?|sheets?|guides?|class(?=\W*$))(?!\p{L}))\p{L}/iu;

/** "Post due Thursday, replies due Sunday", "Essay 1 due, deadline to form groups". */
const NEXT_DUE = /^\s*(?!\p{L}{3,9}\.?\s\d)(?:\p{L}[\p{L}\s]{2,30}?\sdue\b|deadline\s(?:to|for)\s\p{L})/iu;

/** "Due Sunday 10/4: Module 5 quiz, Discussion 5". */
const DUE_LIST = /^\W*due\b[^:]{0,30}(?::\d\d[^:]{0,10})?:\s/iu;

/** `Quiz 2 + Essay draft`, `HW 3, Lab 2`: several things in one statement, each with a head of its own. */
export function splitThings(occasion: Occasion, words: Vocabulary, locale: Locale): Passage[] {
  const { role } = occasion;
  const due = dueAtClose(dueInBrackets(addedInBrackets(withoutCompany(occasion), words), words), words);
  const statement = onItsDay(occasion, due, words, locale);
  const { text } = statement;
  const told = toldAsParts(statement, words);
  if (told) return told;
  if (occasion.isTitled || NAMED_PART.test(text) || CHANGES.test(text)) return [statement];
  if ((role === 'sentence' && !DUE_LIST.test(text)) || text.split(/\s+/).length > MOST_WORDS)
    return [statement];
  const parts: Passage[] = [];
  let start = 0;
  for (const match of eachMatch(text, PARTS)) {
    const [left, right] = [text.slice(start, match.start), text.slice(match.end)];
    if (isWithinName(match.start, text, words) || isOneThing(left, right, words)) continue;
    if (occasion.isOnePart && joinsOne(match.text, right, words)) continue;
    const beside = { left, joiner: match.text, right };
    if (!areTwo(beside, words) && !(role === 'due' && areTwoDue(beside, words, locale))) continue;
    if (!isTopicBeside(beside, words)) parts.push(slicePassage(statement, start, match.start));
    start = match.end;
  }
  return [...parts, slicePassage(statement, start)];
}

/** Things that brackets or a dash tell apart, which say of theirs that it is due. */
function toldAsParts(statement: Passage, words: Vocabulary): Passage[] | undefined {
  const closed = eachDueInBrackets(statement, words);
  if (closed.length > 1) return closed;
  return dueBehindDash(statement, words) ?? dueBesideTest(statement, words);
}

/** "Tango, Composition 1 due": what the day is about, and what is due. */
const isTopicBeside = ({ left, right }: Beside, words: Vocabulary): boolean =>
  words.due.test(right) && !words.due.test(left) && !isNamed(left, words);

interface Beside {
  left: string;
  joiner: string;
  right: string;
}

function areTwo({ left, joiner, right }: Beside, words: Vocabulary): boolean {
  const bothNamed =
    isNamed(left, words) &&
    isNamed(right, words) &&
    !SAYS_WHERE.test(right) &&
    !SHARE_FIRST.test(right) &&
    !ONLY_DUE.test(right) &&
    !STAGE.test(joiner + right) &&
    !WITH_IT.test(joiner + right) &&
    !areParts(left, right, words) &&
    !(FINAL.test(joiner + right) && !namesTest(left, words)) &&
    !APPOSITION.test(joiner + right);
  const bothDue = words.due.test(left) && (NEXT_DUE.test(right) || joiner.trim() === '/');
  const isBeside = isNamed(left, words) && OTHER_ACTIVITY.test(right);
  return bothNamed || bothDue || isBeside;
}

/** Where all that stands is due: `Map + legend`, `Q1, PS 2`, but not `Unit 1 + 2`. */
function areTwoDue({ left, joiner, right }: Beside, words: Vocabulary, locale: Locale): boolean {
  const isOfSeries = oneOfSeries(locale);
  const bothWritten = left.trim() !== '' && right.trim() !== '' && !OPEN_BRACKET.test(left);
  const isOneOfMany = (part: string) => CODE.test(part) || words.heads(part).some(({ numbered }) => numbered);
  const hasCode = CODE.test(left) || CODE.test(right);
  return (
    [left, right].every((part) => isOfSeries.test(part)) ||
    [left, right].every((part) => OF_MODULE.test(part)) ||
    (NAMED.test(left) && words.heads(right).some(({ numbered, start }) => numbered && start <= 2)) ||
    (/[+;]/.test(joiner) && bothWritten && !/^\s*\d/.test(right) && !areParts(left, right, words)) ||
    (hasCode && isOneOfMany(left) && isOneOfMany(right))
  );
}

/** "Report 2 (tables +" goes on up to the end of its brackets. */
const OPEN_BRACKET = /\([^()]*$/u;

/** "Module 3 quiz, Module 3 discussion" */
const OF_MODULE = /^\s*(?:module|unit|week|chapter|lesson)\s\d{1,2}\s\p{L}{4}/iu;
const NAMED = /\p{L}{4}/u;

/** "Pre-lab 2, Report 1", but not "Chapter 2, Section 1" or "Midterm 1, Wed Sep 30". */
const oneOfSeries = perLocale((locale) => {
  const { month, weekday } = dateWords(locale);
  const parts =
    'chap(?:ter)?|ch|sec(?:tion)?|unit|module|part|page|pp?|week|no|vol|act|book|lesson|lecture|problem|question|exercise|chapitre|capítulo|kapitel|semana|semaine|seite|página|leçon|tema|teil|aufgabe';
  return new RegExp(
    `^\\s*(?!(?:${parts})s?\\.?\\s)(?!(?:\\p{L}+\\s)?(?:${month}|${weekday})(?!\\p{L}))\\p{L}[\\p{L}-]{2,}(?:\\s\\p{L}[\\p{L}-]+)?\\s#?\\d{1,2}(?:\\s\\([^()]{3,20}\\))?\\s*(?:,|$)`,
    'iu',
  );
});

/** "Update the proposal and bibliography on your page": one task, with what is changed in it. */
const CHANGES = /^\W*(?:update|revise|expand|polish|improve)\s(?![^.;]*\bdue\b)(?![^.;]*\d)/iu;

/** ", due at noon for the peer review": said of what stands in front. */
const ONLY_DUE = /^\s*(?:is\s|are\s)?due\s(?!\p{Lu})/u;

/** "Oral exam, 40%: dates": how much it counts. */
const SHARE_FIRST = /^\s*\d{1,3}(?:[.,]\d)?\s?%/u;

/** "Assignment 7, Revision and reflection: 5%" is one part of the grade, and its name. */
const NAMED_PART = /^\W*\p{L}+\s#?\d{1,2},\s\p{Lu}[^,;:%]{2,50}(?:[:,]|\s?\()\s?\d{1,3}\s?%/u;

const isOneThing = (left: string, right: string, words: Vocabulary): boolean =>
  isInBrackets(left, words) || isCountedOn(left, right);

/** "Labs 2 and 3 report", "Exercises I.1-4; II.1-6" */
const isCountedOn = (left: string, right: string): boolean =>
  (/\p{L}s\s#?\d{1,2}$/u.test(left) && /^\s*#?\d{1,2}(?!\d)/u.test(right)) ||
  (/[.,–-]\s?\d{1,3}$/u.test(left) && /^\s*[IVX]{1,4}\.\d[^\p{L}]*(?:;|$)/u.test(right));

/** "Map + legend", where the course counts it as one part of its grade. */
const isWithinName = (at: number, text: string, { heads }: Vocabulary): boolean =>
  heads(text).some(({ start, end }) => start < at && at < end);

const JOINS = /^\s(?:and|&|et|y)\s?$/iu;

/** "Lesson plan 1 and reflection"; "Essay 1 and quiz 2" are two. */
const joinsOne = (joiner: string, right: string, { heads }: Vocabulary): boolean =>
  JOINS.test(joiner) && !heads(right).some(({ numbered }) => numbered);

/** "Quiz 3 (terms, short essay)": what stands in brackets behind a work is said of it. */
const isInBrackets = (left: string, words: Vocabulary): boolean =>
  left.lastIndexOf('(') > left.lastIndexOf(')') && isNamed(left.slice(0, left.lastIndexOf('(')), words);

/** "Gantt chart (alone, due Jan 22), Charter (in pairs, due Jan 29)": every name has its brackets. */
const NAME_AND_BRACKETS = /[^,;()]{3,60}\((?<inside>[^()]{4,60})\)(?:[\s,;]+|$)/gu;

function eachDueInBrackets(statement: Passage, words: Vocabulary): Passage[] {
  const { text } = statement;
  if (!text.includes('(')) return [];
  const parts = eachMatch(text, NAME_AND_BRACKETS);
  const isWhole = parts.reduce((length, part) => length + part.text.length, 0) === text.length;
  if (!isWhole || !parts.every(({ groups }) => words.due.test(groups.inside ?? ''))) return [];
  return parts.map(({ start, end }) => slicePassage(statement, start, end));
}

/** "Titration (+ Quiz 1)" */
const ADDED = /\(\s?\+\s?(?<inside>[^()]{4,60}?)\s?\)/u;

/** The topic of the day, and in brackets what there is besides. */
function addedInBrackets(statement: Passage, words: Vocabulary): Passage {
  const match = ADDED.exec(statement.text);
  const inside = match?.groups?.inside ?? '';
  if (!match || !isNamed(inside, words) || isNamed(statement.text.slice(0, match.index), words))
    return statement;
  const start = match.index + match[0].indexOf(inside);
  return slicePassage(statement, start, start + inside.length);
}

const IN_BRACKETS = /\(\s?(?<inside>[^()]{4,60}(?:\([^()]{2,30}\)\s?)?)\)[\s.]*$/u;

/** "Titration (report on density due)", "Titration (quiz)": the topic of the day, and in brackets what is due or taken. */
function dueInBrackets(statement: Passage, words: Vocabulary): Passage {
  const match = IN_BRACKETS.exec(statement.text);
  const inside = match?.groups?.inside ?? '';
  const before = statement.text.slice(0, match?.index);
  if (!match) return statement;
  const isTestAlone =
    namesOnlyTest(inside, words) &&
    startOfLinks(statement.text) > match.index &&
    !words.heads(before).some(({ numbered }) => numbered);
  if (!isTestAlone && (!words.due.test(inside) || isNamed(before, words))) return statement;
  if (!isNamed(inside, words) && !NAME_DUE.test(inside)) return statement;
  const start = match.index + match[0].indexOf(inside);
  return slicePassage(statement, start, start + inside.length);
}

/** "Gymnosperms and fossils (quiz)": a test besides; "Proposal (final)" is one thing, and "No labs (final exams)" says why. */
function namesOnlyTest(inside: string, { heads }: Vocabulary): boolean {
  const [head, ...others] = heads(inside);
  const isAlone = head?.start === 0 && others.length === 0 && /^[\s#\d]*$/u.test(inside.slice(head.end));
  return isAlone && isTest(head) && !/^final$|s\W*$/iu.test(inside);
}

/** "Op-Ed due", "due: Concept Map": a name of whatever words. */
const NAME_DUE =
  /^(?:(?:\p{Lu}[\p{L}’'-]*\s){1,4}(?:due|DUE)|(?:due|Due|DUE)\s?:?(?:\s\p{Lu}[\p{L}’'-]*){1,4})$/u;

/** "Practical 1 (lab reports due)": what is sat, and in brackets what is handed in on its day. */
function dueBesideTest(statement: Passage, words: Vocabulary): Passage[] | undefined {
  const match = IN_BRACKETS.exec(statement.text);
  const inside = match?.groups?.inside ?? '';
  if (!match || !IS_DUE.test(inside) || !namesTest(statement.text.slice(0, match.index), words))
    return undefined;
  if (!isNamed(inside, words) || namesTest(inside, words)) return undefined;
  const start = match.index + match[0].indexOf(inside);
  return [slicePassage(statement, 0, match.index), slicePassage(statement, start, start + inside.length)];
}

/** "Lab reports due", and nothing behind it. */
export const IS_DUE = /\sdue\W*$/iu;

const DUE_AT_CLOSE =
  /^[^:]{0,80}\p{L}{3}[^:]{0,20}[)\]”"?!]\s{1,3}(?=(?<due>\p{Lu}[^.;:()]{3,50}\s(?:due|DUE))\W{0,4}$)/u;

/** "Media (ch. 7) Opinion paper due": the topic of the day, and behind it what is due. */
function dueAtClose(statement: Passage, words: Vocabulary): Passage {
  const match = DUE_AT_CLOSE.exec(statement.text);
  const isOfTopic = match !== null && !isNamed(match[0], words) && isNamed(match.groups?.due ?? '', words);
  return isOfTopic ? slicePassage(statement, match[0].length) : statement;
}

const DUE_BEHIND_DASH = /^[^–—]{3,80}\s[–—]\s(?=(?<due>[^–—;:]{3,60}\sdue(?!\p{L})))/iu;

/** "Lab 4: Sand — Lab 4 report due": what is on that day, and behind the dash what is due; a test or a talk is another thing. */
function dueBehindDash(statement: Passage, words: Vocabulary): Passage[] | undefined {
  const match = DUE_BEHIND_DASH.exec(statement.text);
  const due = match?.groups?.due ?? '';
  if (!match || words.works(due).length === 0 || words.due.test(match[0])) return undefined;
  const others = words.works(match[0]);
  if (others.length > 0 && !/\d/.test(due)) return undefined;
  const isHeld = others.some((head) => isTest(head) || head.kind === 'presentation');
  const behind = slicePassage(statement, match[0].length);
  return isHeld ? [slicePassage(statement, 0, match[0].length), behind] : [behind];
}

/** "The new kingdom - Wednesday Quiz 1", among several days: the topic of them all, and what is on one of them. */
function onItsDay(
  { dates, isWeek }: Occasion,
  statement: Passage,
  words: Vocabulary,
  locale: Locale,
): Passage {
  if (dates.length < 2 && !isWeek) return statement;
  const { text } = statement;
  const dash = dashBeforeDay(locale).exec(text);
  if (!dash || isNamed(text.slice(0, dash.index), words)) return statement;
  const start = dash.index + dash[0].length;
  return isNamed(text.slice(start), words) ? slicePassage(statement, start) : statement;
}

const dashBeforeDay = perLocale(
  (locale) => new RegExp(`\\s[–—-]\\s?(?=${dateWords(locale).weekday}(?!\\p{L}))`, 'iu'),
);

/** "Map and legend due, along with the field notes": what comes with it. */
const COMPANY = /(?<=\sdue),?\s(?:along|together)\swith\s[^.;:]*$/iu;

const withoutCompany = ({ statement }: Occasion): Passage => {
  const at = statement.text.search(COMPANY);
  return at < 0 ? statement : slicePassage(statement, 0, at);
};

const LABEL = /^(?<label>[^:]{3,40}):\s\p{L}[^:]*$/u;

/** "Book project: proposal & bibliography", "Test 1: maps + coasts" are parts of one thing, save where the second has a number of its own. */
function areParts(left: string, right: string, words: Vocabulary): boolean {
  const label = LABEL.exec(left)?.groups?.label ?? '';
  return isNamed(label, words) && !words.heads(right).some(({ numbered }) => numbered);
}

/** `Q1`, `PA 2`, as courses call their quizzes and programs. */
const CODE = /^\s*\p{Lu}{1,4}\s?#?\d{1,2}\s*(?:[,;+&]|$)/u;

const isNamed = (text: string, words: Vocabulary) =>
  words.works(text).some((head) => !words.due.test(head.text));
