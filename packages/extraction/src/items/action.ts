import { dateWords } from '../dates/words.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { WHERE_AND_WHEN } from '../text/hand-in-words.ts';
import { oneOf } from '../text/patterns.ts';
import { closed, tidy } from './title.ts';

/** Something the reader is told to do: "record a short tour" of "… and record a short tour by noon". */
export interface Action {
  title: string;
  start: number;
  end: number;
  /** The statement begins with it. */
  opens: boolean;
}

const MOST_WORDS = 9;

const patternsOf = perLocale((locale) => {
  const verbs = oneOf([...locale.actions, ...locale.handOver]);
  return {
    anywhere: new RegExp(
      `(?<![\\p{L}])${verbs}(?!\\s\\p{L}+ing\\b)(?:\\s(?!${WHERE_AND_WHEN}|and(?!\\p{L}))[^\\s.;:()]{1,40}){1,${MOST_WORDS}}`,
      'giu',
    ),
    opens: new RegExp(
      `^\\W{0,6}(?:\\[[^\\][]{0,30}\\]\\s?)?(?:(?:by|for|on|before|until)\\s${dateWords(locale).weekday}(?:['’]s\\s(?:class|lecture|meeting))?[,:]?\\s)?(?:(?:please|then|also|veuillez|por\\sfavor)\\s)?$`,
      'iu',
    ),
    handOver: new RegExp(
      `^${oneOf(locale.handOver)}\\s(?:(?:in|your|the|a|an|all|both|le|la|les|el|los|un|una|votre|vos|sus?)\\s){0,2}`,
      'iu',
    ),
  };
});

/** "A complete draft must reach me …": the word names the thing. */
const AS_NOUN =
  /(?<!\p{L})(?:an?|the|your|our|each)\s(?:(?:complete|full|final|rough|first|second|polished|revised|working|good)\s)?$/iu;

/** "Complete draft of the survey": what kind of draft it is. */
const COMPLETE = /^complete\s(?:rough\s|first\s|final\s)?(?:drafts?|versions?|manuscripts?)(?!\p{L})/iu;

/** "Complete them all", "upload it as a file" say of something named before what is done with it. */
const PRONOUNS =
  /^(?:(?:them|it|this|these|those|all|both|everything|each)(?:\s(?:all|both|online|in|up))*|(?:them|it|this|these|those)\s(?:as|at|by|in|into|on|to|via|with)\s.*)$/iu;

/** "Post a brief introduction including", in front of a colon. */
const INTRODUCES = /\sincluding$/iu;

interface Part {
  start: number;
  end: number;
}

/** In front of a date that leads: "By October 12, choose a topic". */
const LEADS = /^\W*(?:(?:on|by|before|until|no\slater\sthan)\s)+(?:\p{L}+day,?\s)?$/iu;

/** "Submit via PDF" says how. */
const HOW =
  /^(?:via|through|using|by\s(?:e-?mail|mail|hand)|(?:online|electronically|digitally)(?=\W*$|\s(?:by|at|to|on|in|via|through)\s))(?!\p{L})/iu;

/** The last thing told before a date, or the first of a statement without one. */
export function findAction(text: string, date: Part | undefined, locale: Locale): Action | undefined {
  const leads = date !== undefined && LEADS.test(text.slice(0, date.start));
  const dateAt = leads ? undefined : date?.start;
  const { anywhere, opens, handOver } = patternsOf(locale);
  const all = [...text.matchAll(anywhere)].filter(
    ({ index }) =>
      (dateAt === undefined || index < dateAt) &&
      !AS_NOUN.test(text.slice(0, index)) &&
      !COMPLETE.test(text.slice(index)),
  );
  const match = dateAt === undefined ? all[0] : all.at(-1);
  if (!match) return undefined;
  const end = Math.min(match.index + match[0].length, dateAt ?? text.length);
  const words = text.slice(match.index, end);
  // "Submit your essay" hands over an essay; "post your comments" and "record a video" say what the thing is.
  const isCut = /^\s\p{L}/u.test(text.slice(end)) || INTRODUCES.test(words);
  const title = tidy(isCut ? closed(words.replace(handOver, '')) : words.replace(handOver, ''));
  const isFirst = opens.test(text.slice(leads ? date.end : 0, match.index));
  // "Teams present on December 2" tells nothing to make.
  const isVerbAlone = words.toLowerCase().startsWith(title.toLowerCase()) && !/\s/.test(title);
  return title.length >= 3 && !isVerbAlone && !PRONOUNS.test(title) && !HOW.test(title)
    ? { title, start: match.index, end, opens: isFirst }
    : undefined;
}
