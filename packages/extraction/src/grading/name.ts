import { findDates } from '../dates/find-dates.ts';
import { phraseAround } from '../items/phrase-around.ts';
import { vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import type { GradingVocabulary } from './vocabulary.ts';

const MARKS_BEFORE =
  /^(?:[\s\p{So}•●○◦▪■□*_#>|➢➤✓§Ø·,;:.!?=+~)/\]–—-]+|\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)]\s+|(?:plus|for|pour|e)\s)+/iu;
const MARKS_BEHIND =
  /(?:[\s*_#|,;:=([“"~∼≈–—-]|\.|(?:\s|(?<=\s)[–—-])\d{1,2}\s(?:by|at|x|@)|\s\d{1,2}\/\d{1,2}(?:th|rd)?|(?<!\baccounts?)\s(?:and|of|for|the|at|de|du|del)|\sN\/A)+$/iu;
/** "30% (Practice sets)" */
const IN_BRACKETS = /^\W*\((?<name>[^()]+)\)?\W*$/u;
const EMPTY_BRACKETS = /[([]\s*[,;:=x×–-]*\s*[)\]]/g;
/** "(3 assignments, 15% each) Final project": said of the part before. */
const ASIDE_BEFORE = /^\s*\(\d[^()]{0,60}\)\s+(?=\p{Lu})/u;
/** A bracket too long to belong to a name. */
const ASIDE = /\([^()]{31,}\)/gu;
const THAT_IS = /[\s(]*\b(?:i\.e\.|e\.g\.|that is|c['’]est-à-dire|es decir)[\s,(]*$/iu;
const LETTER_GRADE =
  /^(?:[A-F]\s?(?:[+−–-]|\s?(?:plus|minus))?|[A-F][+−–-]?\s?[/=:-].*|[A-D][+-]?\s[A-F][+-]?.*|cr|nc|p\/f|s\/u)$/iu;
/** "60 (12 responses)". */
const ONLY_COUNTS = /^\d+\s?\(\d/u;
/** "15 points each" says what each of them counts. */
const AMOUNT_OF_EACH = /^\d+(?:[.,]\d+)?\s?(?:%|points?|pts?|marks?)(?:\s(?:each|apiece|per\s\p{L}+))?\W*$/iu;
const MOST_WORDS = 12;
const LONGEST = 100;

/** The name without marks, numbering and the verbs that join it to its share. */
export function tidyName(text: string, words: GradingVocabulary): string {
  let name = withoutOpenBracket(
    withoutHeading(IN_BRACKETS.exec(text)?.groups?.name ?? text, words)
      .replace(/^[^(]*?\)/u, '')
      .replace(ASIDE_BEFORE, ''),
  )
    .replace(EMPTY_BRACKETS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let round = 0; round < 3; round++)
    name = name
      .replace(MARKS_BEFORE, '')
      .replace(words.lead, '')
      .replace(MARKS_BEHIND, '')
      .replace(words.countsAtEnd, '')
      .trim();
  return balanced(name);
}

/** "Grades: Quizzes" names the quizzes. */
function withoutHeading(text: string, words: GradingVocabulary): string {
  const label = /^\W*\p{L}[\p{L}\s]{3,30}:\s(?=\p{L})/u.exec(text)?.[0] ?? '';
  return words.heading.test(label) && !words.namesPart(label) ? text.slice(label.length) : text;
}

/** `Exams (3 at` names the exams; what stands in brackets goes on with the share. */
function withoutOpenBracket(text: string): string {
  const before = text.replace(/\([^()]*$/u, '');
  return /\p{L}{2}/u.test(before) ? before : text;
}

const count = (text: string, mark: string) => text.split(mark).length - 1;

function balanced(name: string): string {
  const missing = count(name, '(') - count(name, ')');
  if (missing > 0) return `${name})`;
  return missing < 0 ? name.replace(/^[^(]*?\)[\s,;]*/, '').trim() || name.replace(/\)/g, '') : name;
}

const BEFORE_DATE =
  /(?:[\s,;:(–—-]|(?<!\p{L})(?:on|by|at|in|am|bis|zum|spätestens|le|au|du|el|hasta|para|il|entro|em|até|op|vóór|before|class|due|available|from|opens|until|released|abgabe|remise|entrega|consegna|mon|tue|wed|thu|fri|sat|sun)(?!\p{L}))+$/iu;

const BEHIND_DATE = /\sdue(?:\sby\s[^,;]{3,12})?\W*$/iu;

/**
 * `Term paper (Monday, December 14, by noon)`: the name is what stands before its date, where that names a part, or
 * behind a date that leads: `Friday, October 16: Midterm, 15%`.
 */
export function besideDate(text: string, words: GradingVocabulary, locale: Locale): string {
  const [first] = findDates(text, locale);
  if (!first) return text;
  const name = text.slice(0, first.start).replace(BEFORE_DATE, '');
  const behind = text.slice(first.end).replace(BEHIND_DATE, '');
  if (!/\p{L}{2}/u.test(name) && words.namesPart(behind)) return behind;
  return words.namesPart(name) || !/\p{L}{2}/u.test(name) ? name : text;
}

/** Whether a name can be that of a component: no letter grade, no total, not a whole sentence. */
export const isComponentName = (name: string, words: GradingVocabulary): boolean =>
  /\p{L}{2}/u.test(name) &&
  name.length <= LONGEST &&
  !LETTER_GRADE.test(name) &&
  !ONLY_COUNTS.test(name) &&
  !AMOUNT_OF_EACH.test(name) &&
  !words.bounds.test(name) &&
  !words.ofGrade.test(name) &&
  !words.whole.test(name);

/** Where the last sentence or entry begins: "…; the report", "…, (2) the report". */
const LAST_BREAK = /^.*(?:[.;?!•]|[\s,]\(\d\))\s+(?=\S)/u;

/** A name out of running text: what stands before the share, cut to the noun phrase when it is a sentence. */
export function nameInText(text: string, words: GradingVocabulary, locale: Locale): string {
  const introduced = text
    .replace(ASIDE, ' ')
    .replace(THAT_IS, '')
    .replace(words.countsAtEnd, '')
    .replace(words.introduces, '');
  const name = tidyName(introduced.replace(LAST_BREAK, ''), words);
  const isPhrase = (phrase: string) => phrase.split(' ').length <= MOST_WORDS && !words.verbs.test(phrase);
  if (isPhrase(name) && !/:\s/.test(name)) return name;
  const afterColon = tidyName(name.replace(/^.*:\s/u, ''), words);
  if (afterColon !== '' && isPhrase(afterColon)) return afterColon;
  const heads = vocabulary(locale).heads(name);
  // A numbered entry names its work first; a sentence has most often come to it last.
  const head = /^\W*\d{1,2}[.)]\s/.test(text) ? heads[0] : heads.at(-1);
  if (!head) return '';
  const { start, end } = phraseAround(name, head);
  return tidyName(name.slice(start, end), words);
}
