import { tidy } from './title.ts';
import type { Head, Vocabulary } from './vocabulary.ts';

const IN_BRACKETS = /\([^()]*\)/gu;
const SUBJECT =
  /^\W*(?:there|we|you|he|she|i|students?|everyone|all|each|il|elle|nous|vous|on|hay|habrá|tendremos|es\sgibt|wir|sie|haverá|teremos|ci|er)(?!\p{L})/iu;

const EXISTS =
  /^\W*(?:(?:on|le|el)\s(?:\p{L}+\s)?\d[^.;:]{2,25}?,?\s)?(?:there\s(?:is|are|will\sbe)|il\sy\sa(?:ura)?|(?:a|ont|aura|auront)\slieu|hay|habrá|ten(?:emos|dremos)|es\sgibt|haverá|c[’']è|ci\s(?:sarà|saranno)|se\s\p{L}{3,}(?:r[áa]n?|[ae]n?))\s/iu;

/** "The midterm will be given in class", "There is a quiz in section", "Se tomará el parcial": said of a work, which only some words name. */
export function isSaidOf(text: string, head: Head, { says }: Vocabulary): boolean {
  const [before, behind] = [text.slice(0, head.start), text.slice(head.end).replace(IN_BRACKETS, ' ')];
  return (
    says.test(/^[^:“"«]*/u.exec(behind)?.[0] ?? '') ||
    EXISTS.test(before) ||
    (SUBJECT.test(before) && says.test(before))
  );
}

/** "Final version is due at the close of the term" is a sentence, however short. */
export const SAYS_IS_DUE = /\s(?:is|are|will\sbe)\sdue\s/iu;

const DUE_SUBJECT =
  /^[\s,;•—–_]*(?:and\s)?["“«]?(?:(?:the|your|a|an)\s)?(?<subject>(?!(?:they|it|this|these|that|those|all|each|everything|is|are|was|will|now)\b)\p{L}[\p{L}\d’'-]*(?:\s(?:[–—]\s["“«]?)?[\p{L}\d’'-]+["”»]?){0,4}?)["”»]?\s(?:(?:(?:is|are|will\sbe|[–—-])\s(?:now\s)?)?due\b|(?:must|should|needs?\sto|ha(?:s|ve)\sto)\s(?:be\s(?:completed|finished|earned|done|taken)|reach\s(?:me|us)|arrive)\b)/iu;

/** ", final audit due November 25": what is due needs no word for work. */
export const dueSubject = (text: string): string | undefined =>
  (DUE_IN_BRACKETS.exec(text) ?? DUE_SUBJECT.exec(text))?.groups?.subject;

/** "A1: Persona (due Sept 12)", "Policy brief (3 pages, due Friday, 10/10)" */
const DUE_IN_BRACKETS =
  /^\W*(?:(?:the|your|a|an)\s)?(?<subject>\p{L}[^().;!?]{2,60}?)\s\((?:[^()]{1,20},\s)?due\b/iu;

const JOINED_NAME =
  /^\W*(?:\d{1,2}[.)]\s)?(?<name>\p{Lu}[\p{L}\d’'-]*(?:\s[\p{L}\d’'#&-]+){0,6}\s(?:and|&|et|y|und)\s[\p{L}\d’'-]+(?:\s[\p{L}\d’'-]+){0,3})\s?(?:\([^()]{1,30}\)\s?)?(?:[:–—]|\s-)\s(?:(?:is\s)?due\s(?:on\s|by\s)?)?$/u;

/** "Final report and drawings: Friday, December 5" names one thing, in front of its day. */
export function joinedName(text: string, head: Head | undefined, dateAt: number): string | undefined {
  const name = JOINED_NAME.exec(text.slice(0, dateAt))?.groups?.name;
  return head && name?.includes(head.text) ? tidy(name) : undefined;
}

const COLON_SUBJECT = /:\s(?<subject>\p{L}[^:;.,]{2,45}?)\s(?:(?:is|are|will\sbe)\s)?due\b/iu;

/** "A paper on a firm of your choice: industry analysis due October 7": what is due stands behind the colon. */
export function colonSubject(text: string, head: Head | undefined): string | undefined {
  const match = COLON_SUBJECT.exec(text);
  if (!match || !head || head.end > match.index) return undefined;
  // "Discussion 1: first post due …" is one of several.
  const subject = match.groups?.subject ?? '';
  return head.numbered ? `${text.slice(head.start, match.index)}: ${subject}` : subject;
}

/** "A talk in class and a paper submitted by May 4": right behind it stands that it is due. */
export const isHandedIn = (behind: string, due: RegExp): boolean =>
  due.exec(behind)?.index ===
  (/^\s(?:\([^()]{0,30}\)\s)?(?:(?:is|are|will\sbe)\s)?/u.exec(behind)?.[0].length ?? -1);

const LONG_LEAD = 30;

/** "The grade is made of a poster and a paper submitted by May 4" is a sentence, of which only the paper is due. */
export const isDueInSentence = (text: string, head: Head, { due }: Vocabulary): boolean =>
  head.start > LONG_LEAD &&
  !/[:;–—]/u.test(text.slice(0, head.start)) &&
  isHandedIn(text.slice(head.end), due);
