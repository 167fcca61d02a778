import type { StatementRead } from './read-statement.ts';

const NOT = `(?:\\snot|n['’]t)`;
const TO = `(?:\\s(?:need|have|be\\s(?:required|expected)))?(?:\\sto)?`;

/** Behind these stands what is to be done with the work. */
const NEED_NOT = [
  'no\\sneed(?:\\sfor\\s(?:you|students|anyone|groups?))?(?:\\sto)?',
  `(?:do|does|will|need|wo|are|is)${NOT}${TO}`,
  'need\\snot',
  "(?:n['’]avez\\spas\\sà|pas\\s(?:besoin|nécessaire|requis)\\sde)",
  'no\\s(?:es\\snecesario|hay\\sque|hace\\sfalta|(?:tienen?|deben?)\\sque)',
  'não\\s(?:é\\snecessário|precisam?)',
  'non\\s(?:è\\snecessario|bisogna|dovete)',
];
const DO =
  '(?:submit|hand|turn|write|post|upload|do|prepare|complete|bring|have|take|send|give|hold|\\p{L}{2,}(?:er|re|ir|ar|are|ere|ire))';
const IN_FRONT = new RegExp(`(?<!\\p{L})(?:${NEED_NOT.join('|')})\\s${DO}(?!\\p{L})[^.;:]{0,40}$`, 'iu');

const BEHIND =
  /^(?:\s?#?\d{1,2})?,?\s(?:(?:(?:is|are|will\sbe)\s)?not|(?:is|are)n['’]t)\s(?:required|needed|necessary|due|collected|graded\sor\scollected)(?!\p{L})(?!\s(?:until|before|any))/iu;

const SKIPPED = /^\W*skip(?:ping)?\s(?:the|this|your|\p{L}+\s\d)/iu;

/** "HW 6 is cancelled", "Quiz 3: cancelled" */
const CANCELLED =
  /^\W*(?:\d{1,2}\W+)?(?:(?:is|are|was|has\sbeen|will\sbe)\scancell?ed|cancell?ed(?=\W*$)|(?:est|sont|a\sété)\sannulée?s?|(?:se|está|fue|queda)\s(?:cancela|cancelad[oa]|suspendid[oa]))(?!\p{L})/iu;

/** Whether a text says of a work in it that it need not be done: "There is no need to submit a reflection." */
export function saysExcused(text: string, { start, end }: { start: number; end: number }): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  return IN_FRONT.test(before) || BEHIND.test(behind) || SKIPPED.test(before);
}

/** "No need to submit a reflection", "Lab report not required", "Skip the response paper", "Quiz 3 cancelled". */
export const isExcused = ({ occasion: { statement }, own, dateAt }: StatementRead): boolean =>
  own !== undefined &&
  (CANCELLED.test(statement.text.slice(own.end)) ||
    (dateAt === undefined && saysExcused(statement.text, own)));
