import type { Locale } from '../locales/locale.ts';
import { capitalized, eachMatch } from '../text/patterns.ts';
import { tidy, toTitle } from './title.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

/** Also a day of the course or the year, unless it is said that the class does not meet. */
export const WEAK_DAY_OFF =
  /^(?:holidays?|break|recess|study\s+days?|reading\s+days?|passover|easter|mardi\s+gras|election\s+day)$/iu;
/** Says that there is no class, and not which day it is. */
const UNNAMED =
  /^(?:no\s|class|does\s|(?:university\s)?holidays?$|break$|recess$|day\soff$|(?:university|college|campus|school|offices?)\s.*closed$|pas\s|aucun|cours\s|jours?\s|congés?$|relâche$|sin\s|clases?\s|feriados?$|festivos?$|asuetos?$|receso$|puente$)/iu;
/** Whether a title says which day it is: "Fall break" does, "No class" does not. */
export const isNamed = (title: string): boolean => !UNNAMED.test(title);

/** "Founders’ Day": a name in capitals that no dictionary has. */
const OTHER_NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}’'.]{1,20}\s){1,4}(?:Day|Break|Recess|Holiday|Birthday|Eve|Weekend)(?!\p{L})/u;
const JOINS_NAMES = /^[\s,/&+–—-]*(?:(?:and|or|et|y)\s)?$/iu;
const LEAD_IN = /^(?:n\.?b\.?|(?:please\s)?note)\s?:\s|^there\s(?:is|are|will\sbe)\s/iu;
const BEFORE_BRACKET = /\s(?:on|for|le|el)\s(?=\()/giu;
const LONGEST = 60;

const BESIDE = /\b(?:after|before|après|avant|antes|después|depois|dopo|prima)\s(?:\p{L}{1,5}\s){0,2}$/iu;

/** "Before spring break", "après la relâche": the words in front say that the day is none of those off. */
export const isBesideDaysOff = (before: string): boolean => BESIDE.test(before);

interface Span {
  start: number;
  end: number;
}

/** "Labor Day" for "No class on September 7 (Labor Day)"; without a name, the words that say there is no class. */
export function nameDayOff(text: string, cuts: readonly Span[], locale: Locale): string {
  const all = eachMatch(text, vocabulary(locale).everyDayOff);
  const named = joinedNames(all, text) ?? otherName(all, text);
  if (named) return capitalized(tidy(text.slice(named.start, named.end)));
  const { start, end } = bracketAround(text, all[0]);
  const inside = cuts
    .filter((cut) => cut.start >= start && cut.end <= end)
    .map((cut) => ({ start: cut.start - start, end: cut.end - start }));
  const whole = toTitle(text.slice(start, end), inside)
    .replace(LEAD_IN, '')
    .replace(BEFORE_BRACKET, ' ')
    .replace(BECAUSE, '')
    .replace(/\.$/u, '');
  const said = all[0] ? text.slice(all[0].start, all[0].end) : whole;
  const isName = whole !== '' && whole.length <= LONGEST && !GOES_ON.test(whole);
  return capitalized(isName && !vocabulary(locale).namesWork(whole) ? whole : tidy(said));
}

/** "No class because I am away". */
const BECAUSE =
  /,?\s(?:on\s)?(?:because|since|as\s(?:i|we|the\s\p{L}+|\p{Lu}\p{L}+)\s(?:am|is|are|will))\s.*$/iu;

/** "Lakes [No class on Friday]": what stands in square brackets, where the words are there; else all of it. */
function bracketAround(text: string, said: Span | undefined): Span {
  const opened = said ? text.lastIndexOf('[', said.start) : -1;
  const closed = opened < 0 ? -1 : text.indexOf(']', opened);
  return said && closed >= said.end ? { start: opened + 1, end: closed } : { start: 0, end: text.length };
}

/** "(Monday 1/15 is a holiday.)", with its day cut out. */
const GOES_ON = /(?:^|\()\P{L}*(?:is|are|will\sbe)\s/iu;

/** The first name, with those joined to it: "Good Friday and Easter Monday". */
function joinedNames(all: readonly Span[], text: string): Span | undefined {
  const words = ({ start, end }: Span) => text.slice(start, end);
  const names = all.filter((span) => isNamed(words(span)));
  const sure = names.filter((span) => !WEAK_DAY_OFF.test(words(span)));
  const [first, ...others] = sure.length > 0 ? sure : names;
  return (
    first &&
    others.reduce((span, { start, end }) => {
      const isJoined = JOINS_NAMES.test(text.slice(span.end, start)) && end - span.start <= LONGEST;
      return isJoined ? { start: span.start, end } : span;
    }, first)
  );
}

function otherName(all: readonly Span[], text: string): Span | undefined {
  const blanked = all.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '|'.repeat(end - start) + rest.slice(end),
    text,
  );
  const match = OTHER_NAME.exec(blanked);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

const OF_HIM =
  /^(?:,?\s(?:jr|sr)\.?)?[’']s\s(?!\p{L}*\s?(?:day|birthday|holiday|weekend|week|break)(?!\p{L}))/iu;

/** "Martin Luther King's letters": behind the name of somebody who has a day, what is told of him. */
export const isAboutHim = (behind: string): boolean => OF_HIM.test(behind);

/** Whether words name a day off, and neither stand beside one nor tell of somebody who has a day. */
export function namesDayOff(text: string, { dayOff }: Pick<Vocabulary, 'dayOff'>): boolean {
  const match = dayOff.exec(text);
  if (match === null || isBesideDaysOff(text.slice(0, match.index))) return false;
  return !isAboutHim(text.slice(match.index + match[0].length));
}
