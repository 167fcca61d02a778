import { NUMBER_WORDS } from '../text/patterns.ts';
import type { Head, Vocabulary } from './vocabulary.ts';
import { isTest } from './vocabulary.ts';

const SHORT_WORDS = 6;

/** "HW 10: Gears", "Lab 3 (in pairs)" and "Quiz 2 due" name a work and say nothing else. */
export const isTitle = (text: string, { numbered, start, end }: Head): boolean =>
  numbered &&
  /^\W{0,4}(?:\p{Lu}\S*\s){0,2}$/u.test(text.slice(0, start)) &&
  NUMBER_ENDS.test(text.slice(end));

const NUMBER_ENDS = new RegExp(
  String.raw`^\s?[#–-]?\s?(?:\d{1,2}|[IVX]{1,4}|[A-E]|${NUMBER_WORDS})?\s?(?:$|[:(–—-]|due\b|\.(?:\s|$))`,
  'iu',
);

const NAME_BEGINS = /^\P{L}*(?!(?:an?|the|no)\s)(?:\p{L}[\p{L}’'-]*\s){0,2}$/iu;

/** A word or two in front of a head, "Second midterm"; more, as in "be ready for a quiz", say something of it. */
export const beginsName = (before: string): boolean => NAME_BEGINS.test(before);

/** "Research essay", "Lab 2": one of the works of the course, and nothing else. */
export const isNameOf = (text: string, { start, end, numbered }: Head): boolean =>
  (numbered || /\p{L}\s/u.test(text.slice(0, end))) &&
  beginsName(text.slice(0, start)) &&
  !PLURAL.test(text.slice(start, end)) &&
  NAME_ENDS.test(text.slice(end));

/** The work whose name a text is, and nothing else. */
export const workNamedBy = (text: string, { works }: Vocabulary): Head | undefined =>
  works(text).find((head) => isNameOf(text, head));

/** "Essay 1 (two pages)", "Response paper, one per group", "Essay 2: Dunes": the work, and what is said of it behind its name. */
export function workWithAside(text: string, words: Vocabulary): Head | undefined {
  const said = ASIDE.exec(text);
  const work = said ? workNamedBy(text.slice(0, said.index), words) : undefined;
  const isSure = work?.numbered || (/\s/u.test(work?.text ?? '') && !said?.groups?.title);
  return isSure ? work : undefined;
}

const ASIDE =
  /(?<=[\p{L}\p{N}]\s?)(?:[,;([]|(?<title>:))\s?|(?<=[\p{L}\p{N}])\s[–—-]\s|\s(?:on|about|to\s(?:be\s)?hand(?:ed)?)\s/iu;

/** "1", "2 final draft", "in class". */
const NAME_ENDS = new RegExp(
  String.raw`^\s?[#-]?\s?(?:\d{1,2}|[IVX]{1,4}|${NUMBER_WORDS})?(?:,?\s(?:(?:first|rough|second|revised|final)\s)?(?:draft|version)|\s(?:in|during)[\s-]class|\stoday)?\W*$`,
  'iu',
);

/** No "analysis", no "thesis" and no "PS". */
const PLURAL = /(?<![ey]si|^\p{L})s$/iu;

/** Words with letters: a date in front makes no statement long. */
export const countWords = (text: string) => text.match(/\p{L}[\p{L}\d’'-]*/gu)?.length ?? 0;

/** What stands in brackets only adds to what is said: "Midterm 1 (in class, one page of notes)". */
export const isShort = (text: string) =>
  countWords(
    text
      .replace(/\([^()]{0,50}\)/g, ' ')
      .replace(TITLE_OF_NUMBERED, '')
      .replace(BY_CLASS, ''),
  ) <= SHORT_WORDS;

/** And so does the title behind "HW 10:". */
const TITLE_OF_NUMBERED = new RegExp(
  String.raw`(?<=^\W{0,4}(?:\p{L}+\s){0,2}\p{L}+\s?#?(?:\d{1,2}|${NUMBER_WORDS})\s?:\s).*$`,
  'iu',
);

/** And so does by when it is wanted: "Outline in advance of class". */
const BY_CLASS =
  /\s(?:in\sadvance\sof|prior\sto|before|by|at\sthe\s(?:beginning|start|end)\sof)\s(?:the\s)?(?:class|lecture|seminar|session)(?:\stime)?\W*$/iu;

/** "Paper" alone may be any paper; "Midterm" alone is the midterm. */
export const isBare = (title: string, head: Head) =>
  !isTest(head) && !head.numbered && title.toLowerCase() === head.text.toLowerCase();
