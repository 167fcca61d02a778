import type { Occasion } from '../schedule/occasion.ts';
import { titleOf } from '../schedule/text/taken-up.ts';
import type { Passage } from '../text/passage.ts';
import type { Action } from './action.ts';
import { isGeneric, isOnlyLabel, isPolicy, isTermName } from './label-words.ts';
import type { StatementRead } from './read-statement.ts';
import { saysNothing } from './says-nothing.ts';
import {
  colonSubject,
  dueSubject,
  isDueInSentence,
  isSaidOf,
  joinedName,
  SAYS_IS_DUE,
} from './sentence-subject.ts';
import type { DaySentence } from './sets-day.ts';
import { cutBefore, isWholeTitle, shortened, tidy, toTitle } from './title.ts';
import type { Head, Vocabulary } from './vocabulary.ts';
import { headsOfName, isTest } from './vocabulary.ts';
import { behindTopic, ownPhrase, phraseOf, singular } from './work-phrase.ts';

export interface Named {
  title: string;
  head?: Head;
  /** Where the title stands, when it is not in the statement. */
  passage?: Passage;
}

/** A statement with what it names. */
export interface NamedStatement extends StatementRead {
  named: Named;
  /** How it sets the day of what it is about, where it does. */
  sentence: DaySentence | undefined;
}

interface Part {
  start: number;
  end: number;
}

interface Naming {
  occasion: Occasion;
  head: Head | undefined;
  action: Action | undefined;
  cuts: readonly Part[];
  words: Vocabulary;
  isDueAlone: boolean;
  /** The form of the sentence, where it sets the day. */
  told: DaySentence | undefined;
}

/** A name for what a statement is about: its own words, the phrase around the head, or the words above it. */
export function nameThing(naming: Naming): Named | undefined {
  return namedByPlace(naming) ?? namedByKind(naming) ?? namedByWords(naming);
}

/** What only the place of the statement names: below the head of a column, or below the name of a project. */
function namedByPlace(naming: Naming): Named | undefined {
  const { takenUp, isStage, numberOf } = naming.occasion;
  if (takenUp) return { ...takenUp, head: { ...takenUp.head, numbered: true }, title: titleOf(takenUp) };
  if (numberOf) return numbered(numberOf, naming);
  return isStage ? stageName(naming) : undefined;
}

/** "GP1": of which kind it is, the column of kinds says. */
const IS_CODE = /^\p{Lu}{1,4}\d{1,2}$/u;

/** "2. Tides" */
const LEADING_NUMBER = /^\W*(?<number>\d{1,2})[.):]\s/u;

/** "Unit 1" below "Quiz" is a quiz. */
function namedByKind(naming: Naming): Named | undefined {
  const { occasion, head, cuts, words } = naming;
  const { kindOf } = occasion;
  const isCode = head !== undefined && IS_CODE.test(head.text);
  const isOpen = head === undefined || head.kind === 'other' || isCode;
  const kind = kindOf && isOpen ? headsOfName(words, kindOf.text.trim()).at(-1) : undefined;
  const own = toTitle(occasion.statement.text, cuts);
  if (!kind || own.length < 2 || isGeneric(own) || saysNothing(own) || !isWholeTitle(own)) return undefined;
  const number = occasion.numberOfKind ?? LEADING_NUMBER.exec(occasion.statement.text)?.groups?.number ?? '';
  const title = `${[singular(kind.text), number.replace(/^0+/u, '')].filter(Boolean).join(' ')}: ${own}`;
  return { title, passage: kindOf, head: { ...kind, text: kindOf?.text ?? '', numbered: isCode } };
}

function namedByWords(naming: Naming): Named | undefined {
  const { occasion, head, cuts, words } = naming;
  const { text } = occasion.statement;
  const labelled = namedByLabel(naming);
  if (labelled) return labelled;
  const told = namedBySentence(naming);
  if (told) return told;
  if (head === undefined && LENGTH_FIRST.test(text)) {
    const above = fromContext(occasion, words);
    if (above?.head) return above;
  }
  const own = ownName(naming);
  const listed = listedName(naming, own) ?? nameOfSubject(naming);
  if (listed) return listed;
  if (own !== undefined && own.length >= 2 && !isGeneric(own)) return { title: own };
  const behind = behindColon(text, cuts);
  if (behind && !isGeneric(behind)) return { title: behind };
  return aboveOrOwn(naming, own);
}

/** "First test" of "The first test is held on May 4", where the language tells what belongs to the name. */
function namedBySentence({ occasion, head, cuts, told }: Naming): Named | undefined {
  if (told?.which === undefined) return undefined;
  const title = phraseOf(occasion.statement.text, head, cuts, told);
  return title && !isGeneric(title) ? { title } : undefined;
}

/** What "Due: May 4" is said of: what stands behind its day, or the words above. */
function namedByLabel({ occasion, head, cuts, words }: Naming): Named | undefined {
  const { text } = occasion.statement;
  const label = words.label.exec(text)?.[0];
  if (label === undefined) return undefined;
  const own =
    head === undefined ? (nameBehindDate(text, cuts) ?? namedBetween(text, label, cuts)) : undefined;
  if (own) return { title: own };
  const above = fromContext(occasion, words);
  // "Deadline: May 4" below "Term paper" is that of the paper.
  const isLabel =
    head !== undefined &&
    head.end < label.length &&
    !namesSeveral(occasion, words) &&
    !isKindOf(above, head, words) &&
    !isOfOther(head, above?.head, text);
  const isBehindDate = head !== undefined && head.start > (cuts[0]?.start ?? Infinity);
  if (above?.head && (head === undefined || isLabel || isBehindDate)) return above;
  return head === undefined && ONLY_WHEN.test(text.slice(label.length)) ? above : undefined;
}

const NAME = /^\s*(?:\p{Lu}[\p{L}’'-]+\s){2,}\p{L}/u;

/** "Team Action Plan Analysis" of "Due: Team Action Plan Analysis, Friday, May 4", though no word of it is one for work. */
function namedBetween(text: string, label: string, cuts: Naming['cuts']): string | undefined {
  const between = text.slice(label.length, Math.max(label.length, cuts[0]?.start ?? text.length));
  if (!NAME.test(between)) return undefined;
  const title = toTitle(between, []);
  return isGeneric(title) || saysNothing(title) ? undefined : title;
}

/** "Exams", above "Final exam date: May 4": one of them is named. */
const isKindOf = (above: Named | undefined, { kind }: Head, { pluralsInS }: Vocabulary): boolean =>
  pluralsInS && above?.head?.kind === kind && !above.head.numbered && /s$/iu.test(above.head.text);

/** "5–7 pages, double-spaced, due …" below "Policy memo" says how long it is. */
const LENGTH_FIRST =
  /^\W*(?:about\s|at\sleast\s)?(?:\d[\d,]{0,5}|one|two|three|four|five|six|eight|ten)(?:\s?(?:[–-]|to)\s?(?:\d[\d,]{0,5}|two|three|four|five))?[\s-](?:(?:double|single)-spaced\s|typed\s)?(?:pages?|pp|words?|paragraphs?|minutes?)(?!\p{L})/iu;

/** "Midterm and final", above "Midterm date: May 4", is no name of either. */
const namesSeveral = ({ context }: Occasion, { works }: Vocabulary): boolean =>
  works(context?.text ?? '').length > 1;

/** "Written reports due: May 4" below "Team presentations" is another work, "Exam date: May 4" below "Assignments"; "Report due: May 4" below "Field trip" is not. */
const isOfOther = (head: Head, above: Head | undefined, text: string): boolean =>
  above !== undefined &&
  above.kind !== head.kind &&
  (isGeneric(above.text) ||
    isTest(head) !== isTest(above) ||
    /\p{L}{3,}\s$/u.test(text.slice(0, head.start))) &&
  !isGeneric(text.slice(0, head.end));

/** "Deadline: after the break, by May 4": what stands behind the colon begins with when. */
const ONLY_WHEN =
  /^\s(?:no\slater\sthan|after|before|by|après|avant|au\splus\stard|después|antes|nach|vor|spätestens|dopo|prima|entro|uiterlijk|vóór)\s/iu;

/** The words above a statement name it, save where they name no work and the statement does. */
function aboveOrOwn({ occasion, head, words, isDueAlone }: Naming, own = ''): Named | undefined {
  const above = fromContext(occasion, words);
  const ownTitle = own.length >= 2 ? { title: own } : undefined;
  if (above && ownTitle && isOfSeveral(head, above, occasion)) return ownTitle;
  // "There are three exams, on …" below the name of a teacher.
  return (isTest(head) || isDueAlone) && !above?.head ? (ownTitle ?? above) : (above ?? ownTitle);
}

/** "Papers: May 4, May 18" below "Course work": several of a kind, which the words above do not name. */
const isOfSeveral = (head: Head | undefined, above: Named, { dates }: Occasion): boolean =>
  head !== undefined &&
  dates.length > 1 &&
  singular(head.text) !== head.text &&
  !above.title.toLowerCase().includes(singular(head.text).toLowerCase());

/** "Shore atlas", of which a draft is due. */
const UNKNOWN_WORK = { kind: 'assignment', start: 0, numbered: false } as const;

/** "Final" below "Term project" is that of the project. */
function stageName({ occasion, cuts, words }: Naming): Named | undefined {
  const above = fromContext(occasion, words);
  const own = toTitle(occasion.statement.text, cuts);
  if (!above || own.length < 3 || !isWholeTitle(own)) return undefined;
  if (!above.head && !occasion.isHandedOver) return undefined;
  const head = above.head ?? { ...UNKNOWN_WORK, text: above.title, end: above.title.length };
  return { ...above, head, title: `${above.title}: ${own}` };
}

/** "3" below "Problem sets" is problem set 3. */
function numbered(passage: Passage, { occasion, words }: Naming): Named {
  const head = words.heads(passage.text).at(-1);
  const title = `${singular(head?.text ?? passage.text.trim())} ${occasion.statement.text.trim()}`;
  const kind = head?.kind ?? 'assignment';
  return { title, passage, head: { kind, start: 0, end: title.length, text: title, numbered: true } };
}

const BRACKETED = /^\((?<inner>[^()]*)\)$/u;

/** "Field trips: Cobble Creek": the title of the list with what its item adds. */
function listedName({ occasion, head, words }: Naming, own: string | undefined): Named | undefined {
  const listed = head === undefined && occasion.isListed ? fromContext(occasion, words) : undefined;
  if (!listed?.head) return undefined;
  return own && !isGeneric(own)
    ? { ...listed, title: `${listed.title}: ${own.replace(BRACKETED, '$<inner>')}` }
    : listed;
}

const PRONOUN =
  /^\W*(?:you|we|they|it|this|these|everyone|each\s(?:student|team|group)|all\sstudents|students|teams|groups)\s(?:will|must|should|is|are|present|submit|takes?\splace|occurs?|falls?)\b/iu;

/** "Remise du rapport (via Moodle)" beside "Labo 2": what is handed in of it, and how. */
const HANDS_IN =
  /^\W*(?:remise|dépôt|entrega|submission)\s(?:du|des|de\sla|del?|of\s(?:the|your))\s(?:\d{1,2}\s)?(?:rapports?|travaux|travail|documents?|fichiers?|informes?|reports?|files?|work)(?!\p{L})/iu;

/** "You will present on April 7": whatever the words above name. */
function nameOfSubject({ occasion, head, words }: Naming): Named | undefined {
  const above =
    (head === undefined && PRONOUN.test(occasion.statement.text)) ||
    occasion.isHandedOver ||
    (occasion.role === 'due' && HANDS_IN.test(occasion.statement.text)) ||
    words.refersUp.test(occasion.statement.text)
      ? fromContext(occasion, words)
      : undefined;
  return above?.head || occasion.isHandedOver ? above : undefined;
}

/** What the statement itself calls it: all of it where it is short, else the words around what is due. */
function ownName({ occasion, head, action, cuts, words }: Naming): string | undefined {
  const { text } = occasion.statement;
  const whole = toTitle(text, cuts);
  const isTold = action !== undefined && (action.opens || MODAL.test(text.slice(0, action.start)));
  const subject = head === undefined && SAYS_IS_DUE.test(whole) ? dueSubject(text) : undefined;
  if (subject) return subject;
  if (isWholeTitle(whole) && occasion.role !== 'sentence' && !isTold)
    return (
      (head &&
        (isSaidOf(text, head, words) || isDueInSentence(text, head, words)) &&
        (isTest(head) ? phraseOf(text, head, cuts) : ownPhrase(text, head, cuts))) ||
      behindTopic(text, head, cuts, words) ||
      whole
    );
  if (action && isAboutAction(action, head)) return action.title;
  const joined = joinedName(text, head, cuts[0]?.start ?? 0);
  const named = joined ?? colonSubject(text, head) ?? phraseOf(text, head, cuts) ?? dueSubject(text);
  return named ?? (head === undefined && occasion.role === 'due' ? shortened(whole) : undefined);
}

/** "Students must submit …" tells what to do, however short. */
const MODAL =
  /\b(?:must|will|should|shall|needs?\sto|ha(?:ve|s)\sto|are\s(?:asked|required|expected)\sto|doi(?:s|t|vent)|dev(?:ez|rez|ra|ront)|deben?|deber(?:á|ás|án)|tienen?\sque|hay\sque|il\sfaut)\s$/iu;

/** The action names the thing when the head is within it, or there is no head. */
const isAboutAction = ({ start, end }: Action, head: Head | undefined) =>
  head === undefined || (head.start >= start && head.start < end);

/** "Due: Thursday, April 16 – Complete draft". */
const nameBehindDate = (text: string, cuts: readonly Part[]): string | undefined => {
  const name = /^\s?[–—-]\s?\p{Lu}/u.test(text.slice(cuts.at(-1)?.end)) ? behindColon(text, cuts) : undefined;
  return name && !isGeneric(name) && !saysNothing(name) ? name : undefined;
};

const LONGEST_BEHIND = 80;

/** "Assignment due May 4: Draw a map of …": what it is stands behind the date. */
function behindColon(text: string, cuts: readonly Part[]): string | undefined {
  const last = cuts.at(-1);
  const behind = last
    ? /^[^\p{L}]{0,3}[:–—-]\s(?<words>\p{L}.{3,})/u.exec(text.slice(last.end))?.groups?.words
    : undefined;
  if (behind === undefined) return undefined;
  return tidy(behind.length <= LONGEST_BEHIND ? behind : cutBefore(behind, LONGEST_BEHIND));
}

const LONGEST_CONTEXT = 110;

/** "Lab 3" is one of several labs, whatever "lab" says in front of a day. */
const namesNothing = (title: string, { heads }: Vocabulary): boolean =>
  (isOnlyLabel(title) && !heads(title).some(({ numbered }) => numbered)) ||
  isTermName(title) ||
  isPolicy(title) ||
  NOTE.test(title);

const NOTE = /^\W*(?:note|nota|n\.?\s?b\.?|remarque|hinweis|opmerking)\s?:/iu;

/** Says something of a thing, rather than naming it. */
const SENTENCE = /\s(?:is|are|was|will|must|should|can|may|has|have)\s/iu;
const OWN_SUBJECT =
  /^\W*(?!(?:it|this|these|they|that|due|you|we|and|but|which|or|then)\b)\p{L}[\p{L}-]+(?:\s[\p{L}-]+){0,3}\s(?:is|are|will)\s/iu;

const NUMBER = /^\W*\d{1,2}[.)]\s+/u;
const NUMBERED = /^(?<name>\W*\p{Lu}[\p{L}\s]{1,30}\d{1,2})\.(?=\s)/u;

/** "2. Field report" is item 2 of a list, "Assignment 2. Field report" the second one. */
const unnumbered = (name: string): string => name.replace(NUMBER, '').replace(NUMBERED, '$<name>:');

function fromContext(
  { statement, context, dates, isListed }: Occasion,
  words: Vocabulary,
): Named | undefined {
  if (context && SENTENCE.test(context.text) && OWN_SUBJECT.test(statement.text)) return undefined;
  if (!context || /[.!?]\s\p{Lu}/u.test(unnumbered(context.text)) || /[.!?]$/.test(context.text))
    return undefined;
  if (
    dates.some(({ line }) => context.pieces.some((piece) => piece.line === line)) &&
    context.text.length > 60
  )
    return undefined;
  const title = tidy(unnumbered(context.text)).replace(/[:.]$/, '');
  if (title.length < 3 || title.length > LONGEST_CONTEXT || namesNothing(title, words)) return undefined;
  const head = words.heads(title).find(({ kind }) => isListed || kind !== 'other');
  const said = head && isSaidOf(title, head, words) ? ownPhrase(title, head, []) : undefined;
  return { title: said ?? title, passage: context, ...(head && { head }) };
}
