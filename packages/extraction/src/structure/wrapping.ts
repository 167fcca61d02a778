import type { Document, Line } from '../document.ts';
import { placeOf } from './place-of.ts';
import { percentile, rightEdges } from './right-edges.ts';

/** How lines are set in a document, measured once: where they end and how close they stand. */
export interface Setting {
  /** The right edges of its pages, by their lines. */
  edges: ReadonlyMap<Line, { page: number; column: number }>;
  /** The right edge that most pages keep: the last line of a page of short ones may be short as well. */
  usualRight: number;
  /** The usual space between two lines of a paragraph, in line heights. */
  leading: number;
  /** Characters of the longest line, for formats without boxes. */
  longest: number;
}

/** How wide the text of a document is set: what tells a broken line from a short one. */
export function measureSetting(document: Document): Setting {
  const edges = new Map<Line, { page: number; column: number }>();
  const ofPages: number[] = [];
  const gaps: number[] = [];
  let longest = 0;
  const pages = document.pages.map(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'table' || block.line.furniture ? [] : [block.line])),
  );
  const widest = Math.max(0, ...pages.flat().map((line) => placeOf(line)?.[2] ?? 0));
  for (const lines of pages) {
    const { page, of } = rightEdges(lines, widest, goesOn);
    ofPages.push(page);
    for (const [line, column] of of) edges.set(line, { page, column });
    lines.forEach((line, index) => {
      longest = Math.max(longest, line.text.length);
      const gap = gapBetween(lines[index - 1], line);
      if (gap !== undefined && gap > -0.5 && gap < 2) gaps.push(gap);
    });
  }
  const usualRight = percentile(ofPages, 0.75);
  return { edges, usualRight, leading: percentile(gaps, 0.4), longest };
}

/** The white between two lines, in heights of the upper one. */
export function gapBetween(above: Line | undefined, below: Line): number | undefined {
  const [upper, lower] = [above && placeOf(above), placeOf(below)];
  if (!upper || !lower || above?.page !== below.page) return undefined;
  return (lower[1] - upper[3]) / (upper[3] - upper[1]);
}

/** Source lines of a text file are wrapped when none is longer than this. */
const LONGEST_WRAPPED_LINE = 120;
const FULL = 0.84;
const MORE_THAN_LEADING = 0.3;
const NEW_ITEM =
  /^(?:\(?\d{1,2}[.)]\s|\d{1,2}\s[–—-]\s(?=\p{Lu})|\p{Lu}[.)]\s|[a-h][.)]\s(?=\p{Lu})|\(\d{1,2}\)|[•●○◦▪■□➢➤✓*])/u;
/** "due: Essay 1" below "reading: chapter 3", all in small letters. */
const LABELLED =
  /^(?:due(?:\stoday|\sin\sclass)?|readings?|read|watch|assignments?|homework|hw|topics?|in\sclass|à\s(?:lire|remettre|rendre)|remises?|lecturas?|tareas?|entregas?|leer):\s/u;
const ENDS_SENTENCE = /[.:;!?%]["”)]?$/;

/** Whether a line goes on with the sentence of the line above it, as wrapped text does. */
export function continues(previous: Line, line: Line, setting: Setting): boolean {
  if (NEW_ITEM.test(line.text.trim()) || LABELLED.test(line.text.trim())) return false;
  if (placeOf(previous) && placeOf(line)) return continuesOnPage(previous, line, setting);
  if (setting.longest > LONGEST_WRAPPED_LINE) return false;
  if (ENDS_WITH_WEEKDAY.test(previous.text.trim())) return true;
  if (previous.text.length < 40) return false;
  if (line.afterBlank && !endsOpen(previous)) return false;
  if (startsLower(line)) return true;
  if (isEntry(line.text) && (isEntry(previous.text) || isShortEntry(line)) && !endsOpen(previous))
    return false;
  // The number of the next week, which stands alone above its days.
  if (/^\d{1,2}$/.test(line.text.trim()) && !endsOpen(previous)) return false;
  return previous.text.length > 0.8 * setting.longest && !ENDS_SENTENCE.test(previous.text.trim());
}

/** "… or on Tuesday," has its day on the next line. */
const ENDS_WITH_WEEKDAY = /\bon\s\p{L}{3,6}day,$/iu;

const NO_EDGES = { page: 0, column: 0 };
const rightOf = (line: Line): number => placeOf(line)?.[2] ?? 0;

/** In the middle of a sentence. */
const goesOn = (line: Line, above: Line | undefined) =>
  startsLower(line) || (above !== undefined && endsOpen(above));

const startsLower = (line: Line) => /^\p{Ll}/u.test(line.text.trim());
/** As near to the edge of its column as to that of the page it would have to end. */
function isFull(line: Line, { edges }: Setting): boolean {
  const { page, column } = edges.get(line) ?? NO_EDGES;
  return rightOf(line) >= column - (1 - FULL) * page;
}
const isUsuallyFull = (line: Line, { usualRight }: Setting) => rightOf(line) >= FULL * usualRight;

const ENTRY = /^\p{Lu}[^:.!?]{1,45}(?:\(\d{1,3}\s?%\)\s?)?:\s/u;

/** "Essay (20 %): due …" below "Homework (30 %): every …" is the next entry of a list. */
const isEntry = (text: string) => ENTRY.test(text.trim());

/** Few words and a colon at the beginning of a line. */
const SHORT_ENTRY = /^\p{Lu}[\p{L}\d’'-]*(?:\s[\p{L}\d’'#-]+){0,3}(?:\s?\(\d{1,3}\s?%\))?:\s/u;

const isShortEntry = ({ text }: Line) => SHORT_ENTRY.test(text.trim());
const endsSentence = ({ text }: Line) => ENDS_SENTENCE.test(text.trim());

/** "Assignments given:" below "Documents lab report" heads the lines below it. */
const LABEL_ALONE = /^\p{Lu}[^.:!?]{3,30}:$/u;
const SHORT_LINE = 50;

const ROOM = 1.3;

/** The first word would have had room on the line above, so the line was ended on purpose. */
function wordWouldFit(previous: Line, line: Line, { edges }: Setting): boolean {
  const [upper, lower] = [placeOf(previous), placeOf(line)];
  if (!upper || !lower) return false;
  const text = line.text.trim();
  const perCharacter = (lower[2] - lower[0]) / Math.max(1, text.length);
  const word = (text.split(/\s/, 1)[0]?.length ?? 0) + 1;
  return (edges.get(previous) ?? NO_EDGES).column - upper[2] > ROOM * word * perCharacter;
}

/** The line above goes to the edge in the middle of its sentence: a date may stand first below by chance. */
export const isCutByEdge = (previous: Line, line: Line, setting: Setting): boolean =>
  placeOf(previous) !== undefined &&
  isFull(previous, setting) &&
  !wordWouldFit(previous, line, setting) &&
  (!endsSentence(previous) || LABEL_IN_LINE.test(previous.text.trim()));

/** "… counts 25%. Final exam:" is cut in front of its date. */
const LABEL_IN_LINE = /[.!?;]\)?\s+\p{Lu}[^.:!?;]{2,40}:$/u;

/** In characters: narrower than this no text is set. */
const SHORTEST_WRAPPED = 25;

function continuesOnPage(previous: Line, line: Line, setting: Setting): boolean {
  if (previous.page !== line.page)
    return (
      isFull(previous, setting) &&
      isUsuallyFull(previous, setting) &&
      (startsLower(line) || !(endsSentence(previous) || isShortEntry(line)))
    );
  const gap = gapBetween(previous, line) ?? 0;
  if (gap > setting.leading + MORE_THAN_LEADING || gap < -1) return false;
  const text = previous.text.trim();
  if (startsLower(line)) return isFull(previous, setting) || !ENDS_SENTENCE.test(text);
  if (isEntry(line.text) && (isEntry(previous.text) || isShortEntry(line))) return false;
  if (LABEL_ALONE.test(line.text.trim()) && !endsOpen(previous) && text.length <= SHORT_LINE) return false;
  if (!endsOpen(previous) && wordWouldFit(previous, line, setting)) return false;
  // A short line behind the end of a sentence is a title of its own more often than a last word.
  const isOver = ENDS_SENTENCE.test(text) && !LABEL_IN_LINE.test(text);
  const isWrapped = text.length >= SHORTEST_WRAPPED || endsOpen(previous);
  return isWrapped && isFull(previous, setting) && (!isOver || isFull(line, setting));
}

const OPEN_END =
  /(?:\b(?:by|on|before|until|from|to|and|or|the|of|at|through|is|are|due|after|in|(?<!\b(?:no|last|first|final)\s|,\sin\s)class|le|du|au|el|del|al)|,|\s[–—]|\d[–—-])$/i;

/** "… is due by" cannot be the end of a statement, even where the next line begins like one. */
export const endsOpen = ({ text }: Line): boolean => OPEN_END.test(text.trim());

/** "Essay 1 due" and "due at the start of class" may end there, where the next line begins with the next day of a schedule. */
export const endsDue = ({ text }: Line): boolean => /\b(?:due|class)$/i.test(text.trim());

const WEEK_OF =
  /^\W{0,3}(?:week|wk|session|unit|module|class|lecture|semaine|séance|semana|sesión|woche|sitzung|settimana)\s?#?\d{1,2}(?:\s?[:.(–—|-]|,?\s(?:\d{1,2}\/\d{1,2}|\p{Lu}\p{L}{2,8}\.?\s\d{1,2})(?!\d))/iu;

/** "Week 13 (Apr. 6): …" begins an entry, whatever the line above ends with. */
export const headsWeek = ({ text }: Line): boolean => WEEK_OF.test(text);
