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

/** "Due: Reading response", "Due by the end of class: Exercise 3". */
const LABELLED_DUE = /^\W{0,3}(?:Due|DUE)(?:\s(?:by|at|on|in|before)\s[^:;]{3,30})?:\s\p{L}/u;

/** "HW 7 Due", "HW 8 Out", "HW 1 Due (9AM)": below each other in a cell, each line is a statement of its own, as is one that a label begins. */
export const saysDueOrOut = (previous: Line, line: Line): boolean =>
  (LABELLED_DUE.test(line.text) && !/[,(]\s*$/u.test(previous.text)) ||
  (DUE_OR_OUT.test(previous.text.trim()) && beginsAnew(line));
