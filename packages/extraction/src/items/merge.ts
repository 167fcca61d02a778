import { daysBetween, toIso } from '../dates/civil.ts';
import { inAYear } from '../dates/date-book.ts';
import { remembered } from '../text/remembered.ts';
import type { Candidate } from './candidate.ts';
import { confidenceOf } from './weights.ts';

const STOP = new Set(
  'the a an of for to in on at and is are be due submit complete finish turn your by class week slot block period de la le les du des el los del und der die das il remise rendre remettre entrega abgabe consegna inleveren'.split(
    ' ',
  ),
);

/** "Reflection memos (2)" are two, and not the second. */
const HOW_MANY = /\((?:x\s?)?\d{1,2}(?:\s?x)?\)/gu;

/** "Proposal (414)": the number of the course whose students hand it in. */
const COURSE_NUMBER = /\((?:\p{L}{2,5}[\s-]?)?\d{3,4}(?:\s(?:only|students))?\)/giu;

/** "Exam 01" is exam 1. */
const LEADING_ZEROS = /^0+(?=\d)/u;

/** "Quizzes" and "essays". */
const PLURAL = /(?<=z)zes$|s$/u;

const NUMBERS = ['one|i', 'two|ii', 'three|iii', 'four|iv', 'five|v', 'six|vi'];

/** "Exam one" and "Exam I" are exam 1, "two exams" are two. */
const NUMBER_BEHIND = NUMBERS.map(
  (names) => new RegExp(`(?<=\\p{L}\\s)(?:${names})(?![\\s-]?\\p{L}|\\.\\p{L})`, 'gu'),
);

/** "Session A" and "Session B" differ as two numbers do. */
const LETTER_BEHIND = /(?<=\p{L}\s)[a-h](?=\W*$)/u;
const LETTERS_FROM = 100;

const withoutLetter = (title: string): string =>
  title.replace(LETTER_BEHIND, (letter) => String(LETTERS_FROM + letter.charCodeAt(0)));

const withDigits = (title: string): string =>
  NUMBER_BEHIND.reduce((text, pattern, at) => text.replace(pattern, String(at + 1)), withoutLetter(title));

/** "Second exam" is exam 2, as is "segundo parcial". */
const ORDINAL =
  /\b(?:(?<one>first|primer)|(?<two>second|segundo)|(?<three>third|tercer)|fourth) (?=(?:mid ?terms?|prelims?|exams?|examinations?|tests?|quiz(?:zes)?|parcial|examen)\b)/gu;

const withNumbers = (title: string): string =>
  title.replace(ORDINAL, (...match) => {
    const { one, two, three } = match.at(-1) as Record<string, string | undefined>;
    return one ? '1 ' : two ? '2 ' : three ? '3 ' : '4 ';
  });

/** The words that tell one title from another. */
export const titleWords = remembered(
  (title): ReadonlySet<string> =>
    new Set(
      withNumbers(withDigits(title.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')))
        .replace(HOW_MANY, ' ')
        .replace(COURSE_NUMBER, ' ')
        .replace(/mid-?\s?terms?/gu, 'midterm')
        .replace(/\bsemi[ -]finals?/gu, 'semifinal')
        .replace(/\bpre[ -]lab/gu, 'prelab')
        .replace(/\b(?:hw|hm?wk|home-work)(?=s?\b|\d)/gu, 'homework')
        .replace(/\b(?:ps|p-?set)(?=s?\b|\d)/gu, 'problem set')
        .replace(/\b(?:a(?=\d{1,2}\b)|as(?:sign|s?gn?mt|sg)\.?(?=\s?#?\d))/gu, 'assignment ')
        .replace(
          /\b(?:mid ?term|final) (?:exam|examination|test)s?\b/gu,
          (name) => name.split(/ (?=[et])/u)[0] ?? name,
        )
        .replace(/\bexaminations?\b/gu, 'exam')
        .replace(/\bpresent(?:s|ed|ing)?\b/gu, 'presentation')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .replace(/(\p{L})(\d)/gu, '$1 $2')
        .split(' ')
        .map((word) => (word.length > 3 ? word.replace(PLURAL, '') : word))
        .map((word) => word.replace(LEADING_ZEROS, ''))
        .filter((word) => word !== '' && !STOP.has(word)),
    ),
);

const COMMON = new Set(
  'assignment exercise online in written weekly individual group team first draft'.split(' '),
);

const withoutCommon = (words: ReadonlySet<string>): string[] =>
  [...words].filter((word) => !COMMON.has(word));

/** The words that are left when those that any title may have are taken away, as long as both keep a name. */
function distinctive(titles: readonly ReadonlySet<string>[]): ReadonlySet<string>[] {
  const rests = titles.map(withoutCommon);
  const areNamed = rests.every((rest) => rest.some((word) => !/^\d+$/.test(word)));
  return areNamed ? rests.map((rest) => new Set(rest)) : [...titles];
}

/** Whether two titles name the same thing: one's words are within the other's, and their numbers agree. */
export function isSameThing(a: string, b: string): boolean {
  const [first, second] = [titleWords(a), titleWords(b)];
  const numbersOf = (words: ReadonlySet<string>) => [...words].filter((word) => /^\d+$/.test(word));
  const [n, m] = [numbersOf(first), numbersOf(second)];
  if (n.length > 0 && m.length > 0 && !n.some((number) => m.includes(number))) return false;
  return !areOfOneUnit(a, b) && sharedPart(a, b) >= 0.6;
}

const UNIT = /(?<!\p{L})(?:modules?|units?|weeks?|lessons?|chapters?|ch\.?)\s?#?\d{1,2}(?!\d)/giu;

/** "Module 3 quiz" and "Module 3 discussion" share no more than their module. */
function areOfOneUnit(a: string, b: string): boolean {
  const [first, second] = [a, b].map((title) => titleWords(title.replace(UNIT, ' ')));
  if ([a, b].some((title) => title.search(UNIT) < 0) || !first?.size || !second?.size) return false;
  return ![...first].some((word) => second.has(word));
}

/** How much of the shorter title's words the longer one has. */
function sharedPart(a: string, b: string): number {
  const [first = new Set(), second = new Set()] = distinctive([titleWords(a), titleWords(b)]);
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}

const dayOf = ({ dates }: Candidate) => (dates[0] ? toIso(dates[0].date) : '');
const lastDayOf = ({ dates }: Candidate) => {
  const last = dates.at(-1);
  return last ? toIso(last.until ?? last.date) : '';
};

/** A reading less sure than this does not name anything. */
const LEAST_SURE = 0.35;

/** The same thing said twice, in the schedule and in the list of exams, is one: the surer reading, all evidence. */
export function mergeRepeated(
  candidates: readonly Candidate[],
  sureness: (candidate: Candidate) => number,
): Candidate[] {
  const merged: Candidate[] = [];
  for (const candidate of [...candidates].sort((a, b) => sureness(b) - sureness(a))) {
    const index = merged.findIndex((other) => isRepeated(candidate, other));
    const other = merged[index];
    if (!other) {
      merged.push(candidate);
      continue;
    }
    const isNamed = sureness(candidate) >= LEAST_SURE;
    const isItsDay =
      isNamed && ((isWeekOf(other, candidate) && isOfOneDay(candidate)) || isOneOfItsDays(other, candidate));
    const named = isNamed ? (isItsDay ? candidate : betterNamed(other, candidate)) : other;
    merged[index] = {
      ...(isItsDay ? { ...other, dates: candidate.dates, isWeek: false } : other),
      title: named.title,
      kind: named.kind,
      evidence: [...other.evidence, ...candidate.evidence],
      repeats: [...repeatsOf(other), ...repeatsOf(candidate), ...(isItsDay ? other : candidate).dates],
      ...hoursOf(other, candidate),
      ...(other.weight === undefined && candidate.weight !== undefined && { weight: candidate.weight }),
    };
  }
  return merged;
}

/** The hours of the surer one, unless the other tells more of them: the beginning of one and the end of the other are no stretch. */
function hoursOf(surer: Candidate, other: Candidate): Pick<Candidate, 'time' | 'endTime'> {
  const { time, endTime } =
    surer.time === undefined || (surer.time === other.time && surer.endTime === undefined) ? other : surer;
  return { ...(time !== undefined && { time }), ...(endTime !== undefined && { endTime }) };
}

const repeatsOf = ({ repeats = [] }: Candidate) => repeats;

const SHOWN = /present|show|perform|poster/iu;
const isShown = ({ kind, title }: Candidate) => kind === 'presentation' && SHOWN.test(title);

/** A project that is due on the day on which projects are presented is two things. */
const isWorkAndShow = (a: Candidate, b: Candidate) =>
  (placeOf(a) === placeOf(b) || isDueBesideTopic(a, b) || isDueBesideTopic(b, a)) &&
  isShown(a) !== isShown(b) &&
  ![a, b].every(({ title }) => SHOWN.test(title) && !WRITTEN.test(title)) &&
  [a.kind, b.kind].some((kind) => kind === 'project' || kind === 'assignment');

/** "Project due" beside the topic "Project presentations". */
const isDueBesideTopic = (due: Candidate, topic: Candidate): boolean =>
  topic.role === 'topic' && due.role === 'due' && (due.signals.has('due') || HANDED_OVER.test(due.title));

const HANDED_OVER = /\b(?:deliverables?|submissions?|materials|code|files|reports?|write-?ups?)\W*$/iu;

/** The line of a day and those below it are one place. */
const placeOf = ({ role, signals }: Candidate): string =>
  role === 'follower' || (role === 'due' && signals.has('due')) ? 'entry' : role;

/** "Charts lab report" and "Maps lab report" below one "Assignments due". */
const areListedBeside = (a: Candidate, b: Candidate): boolean =>
  a.listed !== undefined && a.listed.list === b.listed?.list && a.listed.item !== b.listed.item;

/** A number tells it from its like, and a name of its own from anything of its kind. */
function betterNamed(sure: Candidate, other: Candidate): Candidate {
  if (sure.signals.has('bare') && !other.signals.has('bare')) return other;
  return isNumbered(other.title) && !isNumbered(sure.title) ? other : sure;
}

const isNumbered = (title: string) => /\d/.test(title);

/** "Week of Sept. 22: review and Test 1" repeats the "Test 1 on September 24" of another page, or of the line below. */
function isWeekOf(week: Candidate, exact: Candidate): boolean {
  const [begins, day] = [week.dates[0]?.date, exact.dates[0]?.date];
  if (!isOverWeek(week) || isOverWeek(exact) || !begins || !day) return false;
  const days = daysBetween(inAYear(begins), inAYear(day));
  return days >= 0 && days <= NEAR_DAYS && week.kind === exact.kind && isSameThing(week.title, exact.title);
}

/** "Essay" in the row of a Tuesday and a Thursday is the one that the list of deadlines has on the Thursday. */
const isOneOfItsDays = (row: Candidate, exact: Candidate): boolean =>
  row.dates.length > 1 &&
  row.signals.has('window') &&
  exact.dates.length === 1 &&
  exact.dates[0]?.until === undefined &&
  row.kind === exact.kind;

/** The days of a row, "10/18, 10/20", are no surer than the week of a laboratory that meets on other days. */
const isOfOneDay = ({ dates }: Candidate): boolean => dates.length === 1;

const isOverWeek = ({ isWeek, dates: [first], signals }: Candidate): boolean =>
  isWeek === true || (first?.until !== undefined && !signals.has('own-date'));

function isRepeated(a: Candidate, b: Candidate): boolean {
  if (isWeekOf(a, b) || isWeekOf(b, a)) return true;
  const days = [dayOf(a), lastDayOf(a)];
  if (!days.includes(dayOf(b)) && !days.includes(lastDayOf(b))) return isBlurred(a, b);
  if (isWorkAndShow(a, b) || areListedBeside(a, b) || isTestAndWork(a, b) || isTestAndWork(b, a))
    return false;
  return (
    isSameThing(a.title, b.title) ||
    isSameNumberedTest(a, b) ||
    areSameTalks(a, b) ||
    isPassingMention(a, b) ||
    isUnnamedTest(a, b) ||
    isUnnamedTest(b, a)
  );
}

const EXAM = /\b(?:exam(?:ination)?|test|midterm)s?(?!\p{L}|\s(?:paper|project|report|essay)s?\W*$)/iu;
const MADE = /\b(?:reports?|papers?|essays?|projects?|portfolios?|drafts?|versions?)\W*$/iu;

/** "Final exam" and "Final paper", or "Final draft", of one day. */
const isTestAndWork = (test: Candidate, work: Candidate): boolean =>
  test.kind === 'exam' && work.kind !== 'exam' && EXAM.test(test.title) && MADE.test(work.title);

/** "Research presentations" and "Presentations I", of one day. */
function areSameTalks(a: Candidate, b: Candidate): boolean {
  if ([a, b].some(({ kind }) => kind !== 'presentation')) return false;
  const [first, second] = [a, b].map(({ title }) => titleWords(title));
  return (
    first !== undefined && second !== undefined && isNumberOf(first, second) !== isNumberOf(second, first)
  );
}

/** Has a number, and of the words of the other no more than it has. */
const isNumberOf = (numbered: ReadonlySet<string>, plain: ReadonlySet<string>): boolean => {
  const words = [...numbered].filter((word) => !/^\d+$/.test(word));
  return (
    words.length > 0 &&
    words.length < numbered.size &&
    words.every((word) => plain.has(word)) &&
    [...plain].every((word) => !/^\d+$/.test(word))
  );
};

const TESTS = new Set(['exam', 'test', 'midterm', 'prelim', 'final', 'examen', 'parcial']);

/** "First exam" and "Test #1", of one day. */
function isSameNumberedTest(a: Candidate, b: Candidate): boolean {
  const [number, ...others] = new Set([a, b].flatMap(({ title }) => numberOfTest(title) ?? ['', title]));
  return a.kind === 'exam' && b.kind === 'exam' && number !== undefined && others.length === 0;
}

/** The number of a title that has nothing but a word for a test and its number. */
function numberOfTest(title: string): string | undefined {
  const rest = [...titleWords(title)].filter((word) => !TESTS.has(word));
  return rest.length === 1 && /^\d+$/.test(rest[0] ?? '') ? rest[0] : undefined;
}

const NEAR_DAYS = 6;
const FIRM = 0.86;
const DOUBTFUL = 0.82;

/** The same numbered test some days beside a firm reading of it: its cell spans the rows of both days. */
function isBlurred(a: Candidate, b: Candidate): boolean {
  const [first, second] = [a.dates[0]?.date, b.dates[0]?.date];
  if (a.kind !== 'exam' || b.kind !== 'exam' || !first || !second) return false;
  if (!isNumbered(a.title) || a.title.toLowerCase() !== b.title.toLowerCase()) return false;
  const sure = [confidenceOf(a.signals), confidenceOf(b.signals)];
  return (
    Math.abs(daysBetween(inAYear(first), inAYear(second))) <= NEAR_DAYS &&
    Math.max(...sure) >= FIRM &&
    Math.min(...sure) < DOUBTFUL
  );
}

const UNNAMED =
  /^(?:(?:in-?class|in-person|take-?home|written)\s)?(?:exam(?:ination)?|test|midterm|examen|esame|exame|prueba|klausur|prüfung)s?(?:\s(?:presencial|escrit[oa]|écrit|scritt[oa])|\s(?:mon|tue|wed|thu|fri|sat)\p{L}*|\sin\s(?:the\s)?(?:class|lecture|lab|(?:quiz\s|discussion\s)?section)\p{L}*|\s(?:on|over|covering)\s(?:chapters?|chs?\.?|units?|modules?|weeks?|sections?)\s[\d\s,.&–-]+)?$/iu;

/** "EXAM Fri" in the timeline, "Exam in sections" or "Exam on chapters 4–6" is the "Midterm 2" that the list of exams has on that day. */
const isUnnamedTest = (unnamed: Candidate, named: Candidate) =>
  unnamed.kind === 'exam' && named.kind === 'exam' && UNNAMED.test(unnamed.title.trim());

/** "Remember the project on May 3" repeats what the schedule names better for that day. */
const isPassingMention = (a: Candidate, b: Candidate) =>
  a.role !== b.role && (isOnlyMentioned(a, b) || isOnlyMentioned(b, a) || isTopicOf(a, b) || isTopicOf(b, a));

const isOnlyMentioned = (passing: Candidate, named: Candidate) =>
  passing.role === 'sentence' &&
  passing.signals.has('bare') &&
  !passing.signals.has('from-context') &&
  !saysWhatIsDue(passing) &&
  passing.kind !== 'exam' &&
  named.kind !== 'exam' &&
  !(isShown(passing) && isWrittenBeside(named, passing));

/** "Research dossier due May 3" has a name of its own; "paper due May 3" has none. */
const saysWhatIsDue = ({ signals, noun = '' }: Candidate): boolean =>
  signals.has('due-thing') && /\p{L}{3}\s\p{L}{3}/u.test(noun);

/** "Poster session" as the topic of the day on which the poster presentation is due. */
const isTopicOf = (topic: Candidate, due: Candidate) =>
  topic.role === 'topic' &&
  due.role === 'due' &&
  !isNumbered(topic.title) &&
  (topic.kind === due.kind || (sharedPart(topic.title, due.title) >= 0.5 && !isWrittenBeside(due, topic)));

const WRITTEN = /\b(?:reports?|papers?|essays?|write-?ups?|memos?|summar(?:y|ies)|slides|reflections?)\W*$/iu;

/** The "Project report" that is due on the day of the "Project demonstrations", the slides on that of the talk. */
const isWrittenBeside = (due: Candidate, topic: Candidate): boolean =>
  WRITTEN.test(due.title) && !WRITTEN.test(topic.title);
