import type { Candidate } from '../items/candidate.ts';
import { type Node, runningText } from '../structure/outline.ts';

/** "Write-ups are due by midnight on the day of the lab", "I will collect notebooks at the end of every lab session". */
const ON_DAY_OF_LAB =
  /\b(?:due|submit(?:ted)?|(?:turn|hand)(?:ed)?\sin|collect(?:ed)?)\b[^.;]{0,60}\s(?:(?:on\s)?the\s(?:same\s)?day\sof|at\sthe\send\sof)\s(?:the|each|every|your|that)\s(?:\p{L}+\s)?lab(?:oratory)?(?!\p{L}|\s(?:reports?|notebooks?|manual))/iu;

/** Whether what is written in a laboratory is handed in on its day. */
export const handsInLabs = (nodes: readonly Node[]): boolean =>
  runningText(nodes).some(({ text }) => ON_DAY_OF_LAB.test(text));

const NUMBERED_LAB = /^\W*lab(?:oratory)?\s?#?\d{1,2}(?!\d)/iu;

/** "Lab 3", where its report is due on its day: something to hand in, and no session alone. */
export function asLabOfDay(candidate: Candidate): Candidate {
  if (!NUMBERED_LAB.test(candidate.title)) return candidate;
  const signals = new Set(candidate.signals).add('due');
  signals.delete('lab-session');
  return { ...candidate, signals };
}
