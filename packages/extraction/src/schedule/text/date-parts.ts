import type { DateInPassage } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { takesUp } from './taken-up.ts';

export interface DatePart {
  part: Passage;
  group: DateInPassage[];
  /** The words before the first date, which name the later dates too: "Essay: outline May 3, draft May 10". */
  opening?: Passage;
  /** One more day of a list that is due: the second of "Case notes due: Sept 17 (Maps), Oct 8 (Tides)". */
  isListed: boolean;
  /** The sentence goes on with another thing that is due: "…, and the paper itself on December 12". */
  goesOn: boolean;
  /** Another date of the sentence is the one by which the work is due. */
  isAside: boolean;
}

const CLOCK = '(?:(?:at\\s|@\\s?)?\\d{1,2}(?::\\d{2})?\\s?[ap]\\.?m\\.?|noon|midnight)';
const JOINS_DATES = new RegExp(
  `^[\\s,]{0,2}(?:${CLOCK})?[\\s,;&/+–—-]{0,4}(?:(?:and|or|et|ou|y|o|e|ed|und|oder|en|of|to|until|through)(?:\\s(?:on|le|el|am|il|op|em))?|(?:le|el|am|il|op|em))?(?:\\s${CLOCK}(?:\\son)?)?\\s{0,2}$`,
  'iu',
);
const DUE_BEFORE =
  /\b(?:due|deadline|submit|turn(?:ed)?\sin|closes?|no\slater\sthan|remettre|rendre|remise|remis|rendus?|entrega|entregad[oa]s?)\b[^.;]{0,30}$/iu;

/** "Test 1 covers January 13 to February 5", "up to and including the class on February 5" say what is asked, not when. */
const COVERS_BEFORE =
  /\b(?:cover(?:s|ed|ing)?(?!\s(?:letters?|pages?|sheets?)\b)|material|up\sto\s(?:and\sincluding\s)?(?:the\s|our\s)?(?:lectures?|class(?:es)?|sessions?))\b[^.;)]{0,80}$(?<!\b(?:is|are|be|takes?\splace|held|given|scheduled)\s(?:on\s|for\s|from\s)?)/iu;

/** `Oct 9 & 11` or `9/21 and 9/22`: the dates at the beginning that belong together. */
export function leadingGroup(dates: readonly DateInPassage[], text: string): DateInPassage[] {
  const group: DateInPassage[] = [];
  for (const date of dates) {
    const last = group.at(-1);
    if (last && !JOINS_DATES.test(text.slice(last.end, date.start))) break;
    group.push(date);
  }
  return group;
}

/** `Exam 1: Oct 3, Exam 2: Nov 5` is two statements; `between Oct 3 and Oct 5` is one. */
export function partsByDate(clause: Passage, dates: readonly DateInPassage[], words: Vocabulary): DatePart[] {
  const groups = toGroups(dates, clause.text);
  const [first] = groups;
  const covers = groups.map((group, index) =>
    COVERS_BEFORE.test(leadOf(clause.text, groups[index - 1], group)),
  );
  if (groups.length < 2 || !first || (clause.text.length <= LONGEST_REPEATED && isOneDay(dates)))
    return [
      {
        part: clause,
        group: [...dates],
        isListed: false,
        goesOn: false,
        isAside: covers[0] === true && !DUE_BEFORE.test(clause.text),
      },
    ];
  const lead = slicePassage(clause, 0, first[0]?.start ?? 0);
  const colon = TITLE_OF_PARTS.exec(lead.text)?.[0].length;
  const opening = colon === undefined ? lead : slicePassage(clause, 0, colon);
  const isNamed = /\p{L}{3}/u.test(opening.text) || words.namesWork(opening.text);
  const datesLead = (first[0]?.start ?? 0) < 12 && IN_FRONT.test(lead.text);
  const parts = groups.map((group, index) =>
    slicePassage(clause, ...edges({ groups, index, group, datesLead, clause })),
  );
  const isDue: boolean[] = [];
  const isAnother = groups.map((group, index) =>
    AND_ANOTHER.test(leadOf(clause.text, groups[index - 1], group)),
  );
  for (const [index, group] of groups.entries()) {
    const lead = leadOf(clause.text, groups[index - 1], group);
    const goesOn =
      isDue[index - 1] === true &&
      (ONLY_ASIDE.test(lead) ||
        isAnother[index] === true ||
        takesUp(lead, words) ||
        namesAnother(lead, words));
    isDue.push(DUE_BEFORE.test(lead) || goesOn);
  }
  return groups.map((group, index) => ({
    part: parts[index] ?? clause,
    group,
    ...(index > 0 && isNamed && { opening }),
    isListed:
      index > 0 && isDue[index] === true && ONLY_ASIDE.test(leadOf(clause.text, groups[index - 1], group)),
    goesOn: isDue[index] === true && isAnother[index] === true,
    isAside: covers[index] === true || (isDue.includes(true) && !isDue[index]),
  }));
}

/** "Field project (30%): proposal" in front of the first of several dates: only the title holds for the others. */
const TITLE_OF_PARTS = /^[^:]{3,60}(?=:\s(?:\p{L}[\p{L}-]{0,20}\s){1,3}$)/u;

/** "Due dates: HW 1 Sept 15, HW 2 Sept 22", "reports (due 9/20), two problem sets (10/4)". */
const namesAnother = (lead: string, { namesWork, handedOut }: Vocabulary): boolean =>
  (ONLY_CODE.test(lead) || namesWork(lead)) && !handedOut.test(lead);

/** " (Maps), ", " (group 9)": what is due on the date before, or for whom. */
const ONLY_ASIDE = /^\s*\((?:[^()\d]{1,40}|\p{L}{2,10}\.?\s?#?\d{1,2})\)[\s,;]*(?:and\s)?$/u;

/** ", WA2" */
const ONLY_CODE = /^\W*\p{Lu}{1,4}\s?\d{1,2}\W*$/u;

/** "The draft is due May 3 and the final version May 20." */
const AND_ANOTHER =
  /^[\s,;]*(?:and|et|y|und|e)\s(?:the|your|a|le|la|el|die|der|das)\s(?!\p{L}+(?:ed|ing)\b)\p{L}[^.;,]{2,40}$/iu;

/** Nothing but numbers, marks and words for a session; "Quiz 1: Oct 2, Quiz 2: Oct 9" has its words in front of each date. */
const IN_FRONT =
  /^[\W\d]*(?:(?:weeks?|wk|class|session|lecture|meeting|day|module|unit|part|semaine|séance|semana|sesión|clase|woche|on|by|le|el|the|am|den|du|il)(?!\p{L})[\W\d]*)*$/iu;

const LONGEST_REPEATED = 120;

/** "May 3 – Papers are due on Sunday, May 3": said twice, it is one date. */
const isOneDay = (dates: readonly DateInPassage[]) =>
  new Set(dates.map(({ placed: { date, until } }) => (until ? Symbol() : `${date.month}-${date.day}`)))
    .size === 1;

function toGroups(dates: readonly DateInPassage[], text: string): DateInPassage[][] {
  const groups: DateInPassage[][] = [];
  let rest = dates;
  while (rest.length > 0) {
    const group = leadingGroup(rest, text);
    groups.push(group);
    rest = rest.slice(group.length);
  }
  return groups;
}

const leadOf = (text: string, previous: DateInPassage[] | undefined, group: DateInPassage[]) =>
  text.slice(previous?.at(-1)?.end ?? 0, group[0]?.start ?? 0);

interface Cut {
  groups: readonly DateInPassage[][];
  index: number;
  group: DateInPassage[];
  datesLead: boolean;
  clause: Passage;
}

/** A date that leads has its words behind it, a date that follows has them before it. */
function edges({ groups, index, group, datesLead, clause }: Cut): [number, number] {
  const [before, after] = [groups[index - 1], groups[index + 1]];
  const whole = clause.text.length;
  const endOf = (dates: DateInPassage[]) => endWithAside(dates.at(-1)?.end ?? whole, clause.text);
  if (datesLead) return [group[0]?.start ?? 0, after?.[0]?.start ?? whole];
  return [before ? endOf(before) : 0, after ? endOf(group) : whole];
}

const ASIDE = /^\s?\((?:[^()\d]{1,60}|\p{L}[^()/%:]{1,40})\)/u;

/** "January 18 (Foundation Day), and …": what stands in brackets behind a date is said of it. */
const endWithAside = (end: number, text: string) =>
  end + (TIME_BEHIND.exec(text.slice(end))?.[0].length ?? ASIDE.exec(text.slice(end))?.[0].length ?? 0);

const TIME_BEHIND =
  /^,?\s?(?:at\s|from\s|by\s|@\s?)?(?:\d{1,2}(?::\d{2})?\s?(?:[ap]\.?m\.?\s?)?(?:(?:[–-]|to)\s?\d{1,2}(?::\d{2})?\s?)?(?:[ap]\.?m\b\.?)|noon|midnight)\)?/iu;
