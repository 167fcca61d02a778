import type { DateInPassage } from '../dates/date-book.ts';
import type { Occasion } from '../schedule/occasion.ts';
import type { StatementRead } from './read-statement.ts';
import type { Head, Vocabulary } from './vocabulary.ts';
import { isTest } from './vocabulary.ts';

/** "HW 2 out" is the day on which it is given, not the day on which it is due. */
export function isHandedOut(read: StatementRead): boolean {
  const { occasion, own, hasDue } = read;
  if (hasDue) return false;
  if (occasion.role === 'handedOut' || isGiven(occasion, own)) return true;
  const { text } = occasion.statement;
  if (own && (ASSIGNS.test(text) || BY_TEACHER.test(text))) return true;
  if (!own || introducesOneself(text)) return false;
  if (INTRODUCES.test(text.slice(0, own.start))) return true;
  // Presentations that begin are held.
  if (own.kind === 'presentation') return OF_PRESENTATIONS.test(text.slice(own.end));
  return (!isTest(own) && isWorkGiven(read, own)) || saysBehind(read, own);
}

/** What is said of work alone: the beginning of a test is when it is taken. */
function isWorkGiven({ occasion, words, dates }: StatementRead, { start, end }: Head): boolean {
  const { text } = occasion.statement;
  const before = text.slice(0, start);
  return (
    isSaid(words, WILL_BE.exec(text.slice(end, dates[0]?.start))) ||
    isSaid(words, GIVEN_BEHIND.exec(text.slice(dates.at(-1)?.end))) ||
    BEGINS.test(before) ||
    saysHandedOut(before, words)
  );
}

/** "2 out", "prompt distributed" behind the work. */
function saysBehind({ occasion, words, dates }: StatementRead, own: Head): boolean {
  const { text } = occasion.statement;
  const rest = text
    .slice(own.end, dates.find(({ start }) => start >= own.end)?.start)
    .replace(/^\s?#?\s?\d{0,2}\s?/, '')
    .replace(LINKS, '');
  if (isOpenUntil(rest, dates) || (isTest(own) && ON_BEGINNINGS.test(rest))) return false;
  return (
    (rest.replace(ASIDE, '').length <= SHORT_REST && words.handedOut.test(rest)) ||
    [BEFORE_DATE, IN_BRACKETS, SHEET, GIVEN_TITLED, GIVEN_WITH_TOPIC].some((pattern) =>
      isSaid(words, pattern.exec(rest)),
    )
  );
}

/** "Presentations introduced" */
const OF_PRESENTATIONS =
  /^\s(?:introduced|introduction|explained|assigned|handed\sout|posted|announced)\W*$/iu;

/** "Lab exam 1 – Introduction" is on the first chapter. */
const ON_BEGINNINGS = /^\s?[:–—-]\s?intro/iu;

const AVAILABLE = /(?:open|available|accessible)(?:\son(?:line)?)?(?:\sfrom)?\s*$/iu;

/** "Final exam: available May 4 through May 6" says when it is taken. */
const isOpenUntil = (rest: string, dates: readonly DateInPassage[]): boolean =>
  AVAILABLE.test(rest) && (dates.length > 1 || dates.some(({ placed }) => placed.until !== undefined));

const isSaid = ({ handedOut }: Vocabulary, match: RegExpExecArray | null): boolean =>
  handedOut.test(match?.groups?.said ?? '');

/** "Sketch 2 given"; a test that is given is taken. */
const isGiven = ({ statement }: Occasion, own: Head | undefined): boolean =>
  !isTest(own) && GIVEN.test(statement.text);
const GIVEN = /(?<!\b(?:be|is|are|was)\s)\bgiven\W{0,4}$/iu;

/** "Assign HW 2", "Assign: videos of last year's talks". */
const ASSIGNS = /^\W*(?:assign|asigna|hand\sout|distribute|give\sout)\s?:?\s/iu;
/** "I will post a list of topics by April 1." */
const BY_TEACHER =
  /^\W*(?:I|(?:your|the)\s(?:instructor|professor|TAs?|staff))(?:[’']ll|\swill)\s(?:post|upload|release|share|send|publish|distribute)\s/iu;
/** "Introduction to the term project". */
const INTRODUCES =
  /^\W*(?:intro(?:duction|ducción|dução|duzione)?|overview|einführung)\s(?:to|of|au?x?|à|al?|ao|alla|in)(?:\s\p{L}+){0,2}\s$/iu;
const INTRODUCES_ONESELF =
  /^\W*(?:(?:self-?\s?)?introduct(?:ions?|ory)\s(?:posts?|videos?|letters?|discussions?|threads?)|introduce\syourself)(?!\p{L})/iu;

/** "Introduction post", "Introduce yourself": of those who take the course, and nothing that is handed out. */
export const introducesOneself = (text: string): boolean => INTRODUCES_ONESELF.test(text);

/** "Begin self-study project", "Continue term paper": worked on, in class or from that day on. */
const BEGINS =
  /^\W*(?:begin|start|continue|introduce|launch|work\son|keep\sworking\son|commencer|empezar|continuar|beginn)\s(?:\p{L}[\p{L}’'-]*(?:\s|(?<=-))){0,4}$/iu;
const OF = /^(?:of|the|d[aeiou]?s?|de[lmrs]|dell[aeo]?|[eo]|el|l[ae]?s?|los|het|van)$/iu;

/** "Énoncé Plan du projet": a label, and behind it the name of a thing. */
const LABEL = /^\P{L}{0,4}(?<said>\p{Lu}\p{L}+)\s(?=\p{Lu})/u;

/** "Lancement du projet 1", "Énoncé : TP 2", "Publicación del enunciado de la tarea 3". */
function saysHandedOut(before: string, { handedOut }: Vocabulary): boolean {
  if (handedOut.test(LABEL.exec(before)?.groups?.said ?? '')) return true;
  const said = (before.match(/\p{L}+/gu) ?? []).filter((word) => !OF.test(word));
  return said.length > 0 && said.every((word) => handedOut.test(word));
}

/** "Assignments for October will be posted by September 20." */
const WILL_BE =
  /\s(?:will\sbe|is|are|est|sont|sera|seront|es|son|será|serán|è|sono|sarà|saranno|é|são|serão|wird|werden|wordt|worden)\s(?<said>\p{L}+(?:\sout)?)(?:\sto\s(?:\p{L}+\s)?\p{L}+)?(?:\s(?:on|by|in|at|before|around|about|during|le|el|il|em|am|op)(?:\s\p{L}+){0,3})?\s*(?:$|(?:week|class|session)\s?\d)/iu;
/** "Reflection handed out: …" */
const GIVEN_TITLED = /^\s?#?\d{0,2}\s(?<said>\p{L}+(?:\sout)?)\s?:\s/u;
/** "Problem set 2 out (rotations)". */
const GIVEN_WITH_TOPIC = /^\s?(?<said>\p{L}+(?:\sout)?)\s\([^()]*\)\W*$/iu;
/** "Das Thema der Hausarbeit wird am 24. September ausgegeben." */
const GIVEN_BEHIND = /^\s(?<said>\p{L}+)\W*$/iu;
/** "[PDF] [Solution]" behind what is told. */
const LINKS = /(?:\s?\[[^\][]{1,30}\])+\W*$/u;
const SHORT_REST = 14;
/** "(final paper)" in front of "assigned". */
const ASIDE = /^\([^()]*\)\s?/u;
/** "Take-home final (30%): distributed on …". */
const BEFORE_DATE = /^[\s\d#]*(?:\([^()]*\))?\s?[:,–—-]\s?(?<said>\p{L}+(?:\sout)?)(?:\son)?\s*$/iu;
/** "Project 1: Index (assigned: 9/16)". */
const IN_BRACKETS = /\((?<said>\p{L}+(?:\sout)?)(?::|\son)?\s*$/iu;
/** "Essay 1 prompt distributed". */
const SHEET =
  /^\s*(?:prompts?|topics?|questions?|sheets?|instructions?|guidelines?|handouts?|description)\s(?<said>\p{L}+(?:\sout)?)/iu;
