import type { Line } from '../document.ts';

const NAMES_DUE = /\p{L}\s(?<!\b(?:is|are|be|was|were|when|what|work|items?)\s)due$/iu;
const WHEN =
  /^\W*(?:(?:by|on|at|in|before|every|each|the|next|this|week|weeks|class|canvas|noon|midnight|\p{L}{2,6}day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b|\d)/iu;

const beginsAnew = ({ text }: Line): boolean => /^\W{0,3}\p{Lu}/u.test(text) && !WHEN.test(text);

/** "Paper topic due" says all of it, where the next line begins with other words than those for when. */
export const saysDueAndEnds = (previous: Line, line: Line): boolean =>
  NAMES_DUE.test(previous.text.trim()) && beginsAnew(line);

const DUE_OR_OUT =
  /\p{L}.*\s(?<!\b(?:is|are|be|was|were|when|what)\s)(?:[Dd]ue|DUE|[Oo]ut(?<=\d\s.{3})|Out|OUT)(?:\s?\([^()]{1,12}\))?$/u;

/** "HW 7 Due", "HW 8 Out", "HW 1 Due (9AM)": below each other in a cell, each line is a statement of its own. */
export const saysDueOrOut = (previous: Line, line: Line): boolean =>
  DUE_OR_OUT.test(previous.text.trim()) && beginsAnew(line);
