import { without } from '../text/patterns.ts';
import type { Head } from './vocabulary.ts';

const LONGEST_WHOLE = 90;
const LIST_MARK =
  '[\\s•●○◦▪■□*_#>|➢➤✓·,;:.!?–—-]+|\\((?:\\d{1,3}|[a-z])\\)\\s|o\\s|\\d{1,2}[.)]\\s|[ivx]{1,4}[.)]\\s|\\)\\s*';
const LIST_MARKS = new RegExp(`^(?:${LIST_MARK})+`, 'u');
const MARKS_BEFORE = new RegExp(
  `^(?:(?:week|session|class|lecture|séance|semaine|cours|sesión|semana|clase|aula|sitzung|woche|lezione|incontro|settimana|college|les)\\s?#?\\d{1,2}\\s?[:–—-]\\s|(?<=#)\\d{1,2}\\s?[:–—-]\\s|\\[[^\\][]{0,30}\\]\\s|${LIST_MARK}|(?:(?:a\\s)?las\\s)?(?:hrs?|horas|uhr|uur)\\.?(?=[\\s:])|by\\s?:|(?:and|or|et|y|the|an?|your|our|votre|vos|sus?|le|la|el|die|der|das|eine?|il|gli|het|een|une?|una|on|by|at|is|are|du|el)\\s)+`,
  'iu',
);
const MARKS_BEHIND =
  /(?:[\s•*_#|,;:!(“"–—-]+|(?<!\b\p{L})\.|\s(?:is|are|will\s+be|due|on(?:\s(?:mon|tues|wednes|thurs|fri|satur|sun)day)?|by|at|from|to|and|the|of|in|for|le|el(?:\s+d[ií]a)?|les|los|du|des|dell?|dal|vom|von|van|d[aei]|et|y|und|pour|para|soit|sem(?:aine|ana)\s(?:du|del?)|au\splus\stard|a\smás\stardar|antes\sdel?|hasta(?:\s+el)?|até(?:\s+o)?|no\s+dia|em|am|bis(?:\s+zum)?|op|uiterlijk(?:\s+op)?|avant|au|entro(?:\s+il)?|no\s+later\s+than|before|was|be|due(?:\s(?:by|on))?\s(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\s(?:by|at))?|beginning|held|given|(?:during\s+)?the\s+week|scheduled|opens?|starting|out|during)|\bdue(?:\s+(?:date|by|on|at))?)+$/iu;
/** "Essay 1: due in class", "Lab report due one week after the lab". */
const DUE_BEHIND =
  /(?<=[\p{L}\d)])[\s,:;–—-]+due(?:\s(?:in|at|by|before|on|with|within|during|via|through|one|two|a|the|online|today|e[sd]t)\b[^:;]*)?$/iu;
/** "Essay to hand in", "Coursework 1 submission", "Exam dates": how or when it is handed in or sat. */
const HAND_IN_BEHIND =
  /(?<=[\p{L}\d)])[\s,:;–—-]+(?:to\s(?:be\s)?)?(?:(?:hand|turn)(?:ed)?\sin|(?<=to\sbe\s)(?:hand|turn)ed|submit(?:ted)?|collected|returned|submission|à\s(?:rendre|remettre|déposer)|(?:a\s)?entregar|se\sentregan?|abzugeben|da\sconsegnare|(?:submission\s|due\s)?(?:deadlines?|dates?))$/iu;
const DEADLINE_OF =
  /^(?:(?:submission\s|due\s)?(?:deadlines?|dates?)|date(?:\slimite)?|fecha(?:\sl[ií]mite)?|plazo)\s(?:for|of|de|du|del|para)\s(?:(?:the|your|all|la|le|el|los|las)\s)?(?=\p{L})/iu;
/** "Essay (Friday)", "Papers each", with the shares cut off. */
const WHICH_DAY =
  /\((?:(?:by|on|due)\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)day\s*\)|(?<=s)\s+each\s?\)?(?=\s?(?:,|$))/giu;
/** "PS2 (out, due)", "Problem Set 2: posted", with the days cut off. */
const OUT_BEHIND =
  /\(\s*(?:out|posted|assigned|released|available)[\s,]*(?:due\s*)?\)|:\s(?:posted|assigned|released|out)\b[^:]*$/giu;
const POINTS = /\(\s?\d{1,4}\s?(?:points?|pts?\.?|marks?)\s?\)/giu;
const OPEN_MARKS = /(?:[\s•*_#|,;:(“"–—-]+|(?<!\b\p{L})\.)+$/u;
const DUE_IN_BRACKETS = /\(\s*(?:due|opens?|closes?|deadline)\b[^()]{0,40}\)/giu;
/** The date was cut out of it: "(in pairs, due )". */
const DUE_AT_CLOSE = /[\s,;:–—-]*\bdue(?:\s(?:on|by|at))?\s*\)/giu;
/** The date was cut out of it: "(units from A until )". */
const CUT_BRACKETS =
  /\((?:tentative(?:ly)?|scheduled|planned)\b[^()]{0,30}\)|\([^()]{0,60}\b(?:through|from|until|till|to|of|since|between|on|by|after|before)\s*\)/giu;
const EMPTY_BRACKETS = /\(\s*[,;:–-]*\s*\)|\[\s*\]/g;
const WEIGHT =
  /\(?\s*\b\d{1,3}(?:\.\d{1,2})?\s?%(?:\s+of\s+(?:the\s+|your\s+)?(?:final\s+|course\s+|total\s+)*grade)?\s*\)?/gi;
const LABEL =
  /^(?:(?:(?:assignments?|work|homework|tasks?|items?|readings?|due(?:\s+dates?)?|date|deadlines?|when|à\s+rendre|remise|entrega|in[-\s]class|hw)(?:\s?(?:\/|&|\sand\s)\s?)?){1,3}(?:\s+(?:due|le|el))?(?:\s+(?:today|this\s+week|in\s+class|before\s+(?:class|seminar|section|lab|lecture)))?\s?(?::|[–-](?!\d))\s?)+(?=\S)/iu;
/** In front of a name: "Due Field sketch", "Assign full draft (due Sunday)". */
const DUE_BEFORE = /^(?:(?:Due|DUE)(?:\stoday)?:?\s(?=\p{Lu})|Assign:?\s(?=\p{L}))/u;

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
  const words = cleaned(cuts.length > 0 ? rest.replace(CUT_BRACKETS, ' ') : rest).replace(LIST_MARKS, '');
  return balanced(words.replace(endsWithDate ? MARKS_BEHIND : OPEN_MARKS, '').trim());
}

/** Words as a title: "– the essay 2 (" is "essay 2". */
export function tidy(text: string): string {
  let title = cleaned(
    text
      .replace(WEIGHT, ' ')
      .replace(POINTS, ' ')
      .replace(OUT_BEHIND, ' ')
      .replace(WHICH_DAY, ' ')
      .replace(DUE_IN_BRACKETS, ' ')
      .replace(DUE_AT_CLOSE, ')')
      .replace(CUT_BRACKETS, ' '),
  );
  for (let round = 0; round < 3; round++)
    title = title
      .replace(MARKS_BEFORE, '')
      .replace(DUE_BEFORE, '')
      .replace(LABEL, '')
      .replace(DEADLINE_OF, '')
      .replace(DUE_BEHIND, '')
      .replace(HAND_IN_BEHIND, '')
      .replace(MARKS_BEHIND, '')
      .trim();
  return withoutPlace(balanced(title));
}

/** Behind the name, where it takes place. */
const PLACE_BEHIND =
  /,\s(?:in[-\s]class|(?:(?:in|at)\s)?(?:\p{Lu}\p{L}+\s){0,3}(?:[Rr]oom|[Rr]m\.?|Hall|Building|Bldg\.?|Auditorium)\s?\p{Lu}?\d{1,4}\p{L}?)$/u;

/** And in front of it: "401 Carver Hall Quiz 2", "Room 12: Midterm". */
const PLACE_BEFORE =
  /^(?:(?:in|at)\s)?(?:[Rr](?:oom|m\.?)\s?\p{Lu}?\d{1,4}\p{L}?|\d{1,4}\p{Lu}?\s(?:\p{Lu}\p{L}+\s){1,3}(?:Hall|Building|Bldg\.?|Auditorium)|(?:\p{Lu}\p{L}+\s){1,3}(?:Hall|Building|Bldg\.?|Auditorium)\s\d{1,4}\p{Lu}?)(?:[\s,:;–—-]+(?=\p{Lu})|\W*$)/u;

export const withoutPlace = (title: string): string =>
  title.replace(PLACE_BEHIND, '').replace(PLACE_BEFORE, '');

/** Without the gaps that a date leaves behind, marks for bold text and rows of dots. */
const cleaned = (text: string): string =>
  text
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
    .trim();

const tidyEnd = (title: string) => title.replace(MARKS_BEHIND, '').trim();

function balanced(title: string): string {
  const opened = title.split('(').length;
  const closed = title.split(')').length;
  if (opened > closed) return tidyEnd(`${title})`.replace(CUT_BRACKETS, ' ').trim());
  return closed > opened ? title.replace(/\)(?=[^)]*$)/, '').trim() : title;
}

const WORDS_BEFORE = /(?:(?:[\p{L}\d][\p{L}\d’'./&-]*|#\d)\s){0,4}(?:(?:self|mini|peer)-)?$/iu;
const STARTS_PHRASE =
  /^(?:.*\b(?:two|three|four|five|six|several|deux|trois|quatre|dos|tres|cuatro|aura|habrá|the|a|an|your|our|this|each|every|submit|complete|turn|in(?!\sclass\s)|of|for|and|to|on|will|with|have|is|are|bring|that|take|by|post|upload|during|its|their|his|her|gives?|holds?|does|do|makes?|writes?|begin|de|la|le|el|un|una|une|due|at|be|no|if|all|from)\s)+/iu;
/** "… 2:15 pm", at the end of the line above. */
const CLOCK_BEFORE = /^.*\b\d{1,2}\s?[ap]\.?m\.?\s/iu;
const BEHIND =
  /^(?:\s?(?:#|n[°º]|no\.)?\s?\d{1,2}(?:\.\d)?(?![\d/%]|:\d)|\s[IVX]{1,4}(?!\p{L})|\s[A-E](?![\p{L}’'])|\s(?:one|two|three|four|five)(?!\p{L}))?(?:\s(?:draft|proposal|outline|report|presentation|paper|project|exam|essay|topic|plan|part\s\d)s?)?(?:\s(?:final(?:e|es)?|parcial(?:es)?|partiels?|oral(?:e|es)?|grupal(?:es)?|intra|intermédiaires?|écrite?s?|escrit[oa]s?|individuel(?:le)?s?|individual(?:es)?|(?:de(?:\sla|\sl['’]|\slos|\slas)?|du|des|del|d['’])\s?\p{L}{3,})(?!\p{L})){0,2}(?:(?<=\p{Ll})\s\d{1,2}(?![\d/%]|[:.]\d))?/iu;

/** The noun phrase around a head, out of a sentence: "second midterm exam" of "The second midterm exam will be …". */
export function phraseAround(text: string, head: Head): { start: number; end: number } {
  const lead = text.slice(0, head.start);
  const words = WORDS_BEFORE.exec(lead)?.[0] ?? '';
  const own = words.replace(STARTS_PHRASE, '').replace(CLOCK_BEFORE, '');
  const behind = BEHIND.exec(text.slice(head.end))?.[0] ?? '';
  return { start: head.start - own.length, end: head.end + behind.length };
}

export const isWholeTitle = (title: string): boolean => title.length <= LONGEST_WHOLE;
