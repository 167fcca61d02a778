import { LOCALES } from '../locales/detect.ts';
import { DUE_BEFORE_TITLE } from '../text/due-before-title.ts';
import { NUMBER_WORDS, oneOf, without } from '../text/patterns.ts';
import { remembered } from '../text/remembered.ts';
import { inAnyLanguage } from './title-words/of-all-languages.ts';
import { withoutPlace } from './without-place.ts';

const LONGEST_WHOLE = 90;
const LIST_MARK =
  '[\\s\\p{So}•●○◦▪■□*_#>|➢➤✓·¶※†‡◆◇…,;:.!?–—-]+|§+\\s(?!\\s?\\d)|\\((?:\\d{1,3}|[a-z])\\)\\s|o\\s|&\\s|[Nn]\\/[Aa]\\s|\\d{1,2}[.)]\\s|[ivx]{1,4}[.)]\\s|\\)\\s*';
const LIST_MARKS = new RegExp(`^(?:${LIST_MARK})+`, 'u');
const MARKS_BEFORE = new RegExp(
  `^(?:${inAnyLanguage('units')}\\s?#?(?:\\d{1,2}|${NUMBER_WORDS})\\s?[:–—-]\\s|(?<=#)\\d{1,2}\\s?[:–—-]\\s|\\[[^\\][]{0,30}\\]\\s|${LIST_MARK}|by\\s?:|${inAnyLanguage('leading')}(?:\\s|(?=:)))+`,
  'iu',
);
const WORD_BEHIND = `\\s${inAnyLanguage('trailing')}(?![\\p{L}\\p{N}])|\\bdue(?:\\s+(?:date|by|on|at))?(?![\\p{L}\\p{N}])`;
/** A step once taken is not tried another way: a long row of marks and words costs one pass, and not two to its length. */
const MARKS_BEHIND = new RegExp(
  `(?:(?=(?<step>${WORD_BEHIND}|(?<!\\b\\p{L})\\.|[\\s•*_#|,;:=!@([“"–—-]))\\k<step>)+$`,
  'iu',
);
/** "à remettre à la fin du cours". */
const IN_WHICH_CLASS = oneOf(LOCALES.flatMap((locale) => [...locale.beforeClass, ...locale.atEndOfClass]));
const HAND_IN_BEHIND = new RegExp(
  `(?<=[\\p{L}\\d)"”])[\\s,:;–—-]+${inAnyLanguage('behind')}(?:\\s${IN_WHICH_CLASS})?$`,
  'iu',
);
const DEADLINE_OF = new RegExp(`^${inAnyLanguage('deadlineOf')}\\s(?=\\p{L})`, 'iu');
/** "Papers each", "Papers – each (May 4, May 18)", with the shares cut off. */
const EACH_BEHIND = /(?<=s)(?:,|\s[–—-])?\s+each\s?\)?(?=\s?(?:,|$|taking\s|\((?:[\s,;]|and\s)*\)))/giu;
const HOW_MANY_POINTS = '\\d{1,4}\\s?(?:points?|pts?\\.?|marks?|puntos|pontos|punti|punten|punkte)';
/** "(20 points)", and " – 20 points" behind a name. */
const POINTS = new RegExp(
  `\\(\\s?${HOW_MANY_POINTS}\\s?\\)|(?<=\\p{L}\\S*(?:\\s#?\\d{1,2})?)\\s?[–—,:-]\\s?${HOW_MANY_POINTS}(?=\\s*(?:$|[,;:(–—-]))`,
  'giu',
);
const OPEN_MARKS = /(?:[\s•*_#|,;:([“"–—-]|(?<!\b\p{L})\.)+$/u;
const WHEN_IN_BRACKETS = new RegExp(`\\(\\s*${inAnyLanguage('brackets')}\\s*\\)`, 'giu');
/** The date was cut out of it: "(in pairs, due )". */
const DUE_AT_CLOSE = /[\s,;:–—-]*\bdue(?:\s(?:on|by|at))?\s*\)/giu;
/** "Exam 3 covers" above what it covers, "Exam I up to and including the lecture on". */
const COVERS_AT_CLOSE =
  /(?<=\p{L}[\s#]*\d{0,2})\s(?:covers|up\sto\s(?:and\sincluding\s)?(?:the\s|our\s)?(?:lectures?|class(?:es)?|sessions?)(?:\s(?:on|of))?)\W*$/iu;
/** "Essay 3 due F": the day of its week. */
const DUE_INITIAL_AT_CLOSE = /\s(?:due|Due|DUE)\s(?:(?:by|on)\s)?(?:M|Tu?|W|Th|R|F)\W*$/u;
/** "Exercise due (two copies)". */
const DUE_BEFORE_BRACKET = /\sdue(?=\s\([^()]{3,40}\)\W*$)/iu;
/** "Paper #2 due: Reflect on …", with its day cut out: what is done for it stands behind. */
const DUE_BEFORE_TASK = /(?<=\p{L}[^:.;]{3,60})\s(?:is\s)?due\s{0,3}:\s\p{Lu}(?:\S*\s){6}.*$/u;
/** "Essay 1 [due ]", without its date. */
const DUE_IN_BRACKETS = /\[\s*due(?:\s(?:on|by|at))?[\s.,:]*\]/giu;
const EMPTY_BRACKETS = /\((?:[\s.,;:–-]|and\s)*\)|\[\s*\]/g;
const WEIGHT =
  /\(?\s*\b\d{1,3}(?:[.,]\d{1,2})?\s?%(?:\s+of\s+(?:the\s+|your\s+)?(?:final\s+|course\s+|total\s+)*grade|\s+(?:in\s+)?total(?=\s*\)))?\s*\)?/gi;
/** "Friday: Essay 1", "Also Monday: Essay 1"; "mar" is short for a month as well. */
const WEEKDAYS = LOCALES.flatMap(({ weekdays }) => Object.values(weekdays).flat()).filter(
  (name) => name.length >= 5,
);
const LABEL = new RegExp(
  `^(?:(?:${inAnyLanguage('labels')}(?:\\s?(?::|–(?!\\d))|\\s-(?!\\d)|-(?![\\d\\p{L}]))|(?:(?:also|by|for|on|before|until)\\s){0,2}${oneOf(WEEKDAYS)}(?:['’]s\\s(?:class|lecture|meeting))?\\.?(?:\\s?:|,(?=\\s)))\\s?)+(?=\\S)`,
  'iu',
);
/** In front of a name: "Due Field sketch", "Due report 2", "Assign full draft (due Sunday)". */
const DUE_BEFORE =
  /^(?:(?:Due|DUE)(?:\stoday)?:?\s(?=\p{Lu}|(?!dates?\s)\p{L}+\s#?\d{1,2}$)|Assign:?\s(?=\p{L}))/u;

/** "Exam one (chapters 2-7) Exam one": from another column, which has it as well. */
const SAID_TWICE = new RegExp(
  `^(?<first>(?<name>\\p{L}+\\s#?(?:\\d{1,2}|${NUMBER_WORDS}))(?![\\p{L}\\d]).*?)\\s\\k<name>(?![\\p{L}\\d]).*$`,
  'iu',
);

/** `"Literature review"`; the mark at its end may be cut off with those of the sentence. */
const IN_QUOTES = /^(?:"(?<inner>[^"“”]{3,})"?|“(?<inner>[^"“”]{3,})”?)$/u;

/** "3 hr final exam". */
const DURATION = /^\d{1,3}[\s-]?(?:hrs?|hours?|min(?:ute)?s?)\.?\s(?=\p{L}{3})/iu;

interface Cut {
  start: number;
  end: number;
}

/** A statement as the title of a thing: without its date, its time, its weight and the words that join them. */
export const toTitle = (statement: string, cuts: readonly Cut[]): string => tidy(without(statement, cuts));

/** The words of a statement as they stand, "The cell cycle" with its article: only dates and marks are left out. */
export function asWritten(statement: string, cuts: readonly Cut[]): string {
  const last = Math.max(0, ...cuts.map(({ end }) => end));
  const endsWithDate = cuts.length > 0 && !/[\p{L}\p{N}]/u.test(statement.slice(last));
  const rest = without(statement, cuts);
  const words = cleaned(cuts.length > 0 ? rest.replace(WHEN_IN_BRACKETS, ' ') : rest).replace(LIST_MARKS, '');
  return quoted(balanced(words.replace(endsWithDate ? MARKS_BEHIND : OPEN_MARKS, '').trim()), words);
}

/** The mark that closes what is quoted at the end of a title is one of its own. */
const quoted = (title: string, words: string): string =>
  title.split('"').length % 2 === 0 && words.startsWith(`${title}"`) ? `${title}"` : title;

/** Words as a title: "– the essay 2 (" is "essay 2". */
export const tidy = remembered((text: string): string => {
  let title = cleaned(
    text
      .replace(WEIGHT, ' ')
      .replace(POINTS, ' ')
      .replace(EACH_BEHIND, ' ')
      .replace(WHEN_IN_BRACKETS, ' ')
      .replace(DUE_AT_CLOSE, ')')
      .replace(COVERS_AT_CLOSE, '')
      .replace(DUE_INITIAL_AT_CLOSE, '')
      .replace(DUE_BEFORE_BRACKET, '')
      .replace(DUE_BEFORE_TASK, '')
      .replace(DUE_BEFORE_TITLE, '$<name>')
      .replace(WHEN_IN_BRACKETS, ' '),
  );
  for (let round = 0; round < 3; round++)
    title = title
      .replace(MARKS_BEFORE, '')
      .replace(DUE_BEFORE, '')
      .replace(LABEL, '')
      .replace(DEADLINE_OF, '')
      .replace(HAND_IN_BEHIND, '')
      .replace(MARKS_BEHIND, '')
      .trim();
  const once = tidyEnd(title.replace(SAID_TWICE, '$<first>')).replace(DURATION, '');
  return withoutPlace(balanced(once.replace(IN_QUOTES, '$<inner>')));
});

/** Without the gaps that a date leaves behind, marks for bold text and rows of dots. */
const cleaned = (text: string): string =>
  text
    .replace(DUE_IN_BRACKETS, ' ')
    .replace(EMPTY_BRACKETS, ' ')
    .replace(/[*_]{2,}|(?:\.\s?){4,}/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\(\s?[,;:–—-]{1,3}\s?/g, '(')
    .replace(/\s?[,;:–—-]{1,3}\s?\)/g, ')')
    .replace(/^\s?\[(?<inner>[^\][]*)\]\s?$/, '$<inner>')
    .replace(/\s[–—-]{1,2}\s(?=\()/g, ' ')
    .replace(/\s(?=[),.;:!?])/g, '')
    // "Midterm 1, [Wed Sep 30], in class": the marks on both sides of what was cut out are one.
    .replace(/[,;:](?:\s?[,;])+/g, ',')
    .replace(/,\s?(?=:)/g, '')
    .trim();

const tidyEnd = (title: string) => title.replace(MARKS_BEHIND, '').trim();

function balanced(title: string): string {
  const opened = title.split('(').length;
  const closed = title.split(')').length;
  if (opened > closed) return tidyEnd(`${title})`.replace(WHEN_IN_BRACKETS, ' ').trim());
  return closed > opened ? title.replace(/\)(?=[^)]*$)/, '').trim() : title;
}

/** How it is done, and what comes then: "Build a model as described in chapter 3, then test it". */
const FURTHER =
  /(?:,\s(?:then|and|which|so)\s|\s(?:as\s(?:described|discussed|outlined|explained|shown)|according\sto|in\sorder\sto|so\sthat|which|because)\s|[;:]\s|\.\s).*$/isu;
/** Words that end no title. */
const OPEN_END =
  /(?:[\s,]+(?:an?|the|for|of|to|in|on|with|and|or|by|from|as|at|your|our|their|its|each|any|including|comparing))+$/iu;

/** What is to be done, where it takes too many words for a title: as far as the first thing that is said of it. */
export function shortened(text: string): string {
  const first = text.replace(FURTHER, '');
  return tidy(first.length <= LONGEST_WHOLE ? first : cutBefore(first, LONGEST_WHOLE));
}

/** "… a budget for a specific": the last words of what was cut lack their noun. */
const WITHOUT_NOUN = /\s(?:for|of|in|on|with|from|about|to)\s(?:an?|the|your|our|its|their)\s\p{Ll}+$/iu;

/** The words of a text up to a length, without those that only go on to others. */
export const cutBefore = (text: string, length: number): string =>
  closed(text.slice(0, text.lastIndexOf(' ', length)).replace(WITHOUT_NOUN, ''));

/** Without the words that only go on to others: "a memo comparing the" is "a memo". */
export const closed = (title: string): string => title.replace(OPEN_END, '');

export const isWholeTitle = (title: string): boolean => title.length <= LONGEST_WHOLE;
