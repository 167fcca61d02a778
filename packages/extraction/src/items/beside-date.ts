import { IN_SECTION } from './about-work.ts';
import type { NamedStatement } from './name-thing.ts';
import type { Head } from './vocabulary.ts';
import { isTest } from './vocabulary.ts';

const LONGEST_BETWEEN = 45;

/** "Progress report: April 19", "Final paper ..... May 4", with the date cut off. */
const CLOSES = /^\s?#?\s?(?:\d{0,2}|[IVX]{1,4})\s?(?:[:,–—-]|\.(?:\s?\.){2,80})\s*$/u;

/** "Research paper (10 pages)", "Research paper, final draft": between a work and its date, what it is of the work. */
const OF_WORK =
  /^(?:\s\([^()]{1,30}\)|,\s(?:(?:first|second|third|rough|full|complete|final|revised)\s)*(?:drafts?|versions?|outlines?|proposals?)(?!\p{L}))(?=\s?[:–—-]\s)/iu;

/** "Final exam: per the schedule of the college, Monday, April 27". */
const SET_BY =
  /^[\s:,(–—-]{0,3}(?:(?:is|will\sbe)\s)?(?:(?:given|held|scheduled)\s)?(?:(?:as\s)?(?:per|according\sto|(?:set|scheduled|assigned|determined)\sby)|(?:on|at|during)\sthe\s(?:date|day|time|slot|period)\s(?:set|scheduled|assigned|determined|announced|published))\s[^.;]{3,70}$/iu;

/** "Skill checks happen in class, on paper, on these Thursdays: Sept 10, Sept 24": one on each of the days. */
const EACH_ON =
  /^(?:\s\([^()]{1,30}\))?(?:,?\s(?!(?:and|or|but|if|after|before|until|from|posted|returned|graded)\s)[\p{L}-]+){0,12}(?:,?\s(?:on|are|dates)|\son\s(?:these|the\sfollowing)(?:\s\p{L}+)?)?\s?:?\s$/iu;

const OPENS_WITH = /^\W*(?:there\s(?:are|will\sbe)\s)?(?:the\s|our\s)?(?:[\p{L}-]+\s){0,2}$/iu;

const areTests = (text: string, head: Head): boolean =>
  isTest(head) &&
  (/s$/iu.test(head.text) || /^\sdates\s/iu.test(text.slice(head.end))) &&
  OPENS_WITH.test(text.slice(0, head.start));

/** "Final report and drawing package: December 5" */
const AND_OTHER = /^\s(?:and|&)(?:\s[\p{L}-]+){1,4}\s?[:–—-]\s$/iu;

/** "two midterms, given in the quiz section on …" */
const HELD_ON =
  /^,?\s(?:given|held|taken|administered|written|scheduled|in|during|at)(?:\s\p{L}+){0,5}\son\s$/iu;

const TO_PLACE =
  /^\s(?:to|at|in|al?|au|del?|du|de\sla|à\sla|zum|zur|ins|naar)\s[^.;:]{3,40}(?:,|\s?:)\s(?:\p{L}+day,\s)?$/iu;

/** "Field trip to the harbor museum, Saturday, October 4" */
const isTripOn = ({ dates, occasion: { statement } }: NamedStatement, head: Head, between: string): boolean =>
  head.kind === 'other' &&
  head.start < 4 &&
  TO_PLACE.test(between) &&
  !/\p{L}{3}/u.test(statement.text.slice(dates.at(-1)?.end));

const BY = /^\s?#?\d{0,2}\sby\s(?:\p{L}+day\s)?$/iu;

/** "Initial post by Thursday, February 6", and no more than that. */
const isOnlyBy = ({ occasion: { statement }, dates }: NamedStatement, between: string): boolean =>
  BY.test(between) && !/\p{L}{3}/u.test(statement.text.slice(dates.at(-1)?.end));

/** The dots that lead from a name to its day, across the page. */
const LEADERS = /\s?(?:\.\s?){3,120}/u;

/** `Final exam: May 6`, `Quiz 2 (Feb 9)`, `the midterm will be held on May 6`: the date is said of the thing itself. */
export function isBesideDate(read: NamedStatement): boolean {
  const { occasion, head, dateAt, dates, words } = read;
  // "… and the second on November 9"
  if (occasion.takenUp) return dateAt !== undefined;
  const { text } = occasion.statement;
  if (head && dateAt === undefined)
    return occasion.isClosedByDate === true && CLOSES.test(text.slice(head.end).replace(OF_WORK, ''));
  if (!head || dateAt === undefined) return false;
  // "February 24 (Assignment 2)"
  if (head.start > dateAt) return /^\s?\($/u.test(text.slice(dates[0]?.end, head.start));
  const between = text
    .slice(head.end, dateAt)
    .replace(LEADERS, ': ')
    .replace(OF_WORK, '')
    .replace(IN_SECTION, '');
  if (head.kind === 'exam' && SET_BY.test(between)) return true;
  if (dates.length > 1 && areTests(text, head) && EACH_ON.test(between)) return true;
  if (between.length > LONGEST_BETWEEN) return false;
  return (
    /^\s?#?\s?(?:\d{0,2}|[IVX]{1,4}|[A-E])(?:\s(?:is|are|will\sbe|falls|est|es|ist|è)(?=\s))?[\s:=,(–—-]{0,4}(?:(?:on|for|les?|du|el|los|am|vom|il|op|em)\s)?$/u.test(
      between,
    ) ||
    HELD_ON.test(between) ||
    isOnlyBy(read, between) ||
    isTripOn(read, head, between) ||
    AND_OTHER.test(between) ||
    /^[^.;,:]{0,40}\((?:(?:on|les?|el|am|il|op)\s)?$/u.test(between) ||
    words.announced.test(between) ||
    words.due.test(between)
  );
}
