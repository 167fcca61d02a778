import type { AssessedKind, Evidence, Finding, RecurringObligation, UndatedItem } from '../extraction.ts';
import { isSameThing } from '../items/merge.ts';
import { type Head, vocabulary } from '../items/vocabulary.ts';
import { toClauses } from '../structure/clauses.ts';
import type { Node } from '../structure/outline.ts';
import { evidenceOf, type Passage, slicePassage } from '../text/passage.ts';
import type { CourseContext } from './context.ts';

/** What has no day in the document: the student asks, or waits for it to be announced. */
export function findUndated(
  context: CourseContext,
  findings: readonly Finding[],
  recurring: readonly RecurringObligation[],
): UndatedItem[] {
  const graded = findGraded(context, findings, recurring);
  const known = [...findings, ...graded].map(({ title }) => title);
  return [...graded, ...findAnnounced(context, known)];
}

const LATER =
  /\b(?:when|date|day|time)\b[^.]{0,60}\b(?:announced?|dictated?|determined?|assigned|decided?|published|posted|scheduled)\b|\b(?:announces?|dictates?|determines?|assigns?|decides?|schedules?|publish(?:es)?)\b[^.]{0,40}\b(?:when|date|day|time)\b|\b(?:TBA|TBD|to\sbe\s(?:announced|determined|scheduled|arranged))\b/iu;
/** The number that tells one of several: "Exam 3", "Midterm II". */
const NUMBER = /^\s?#?\s?(?:\d{1,2}|[IV]{1,3})(?![\w/.-])/u;
const LEADING = /^\W{0,4}/u;

/** Exams that head a statement which says that their day comes later: "Exam 3 (Chapters 7 to 9): the date will be announced". */
function findAnnounced({ locale, nodes }: CourseContext, known: readonly string[]): UndatedItem[] {
  const words = vocabulary(locale);
  const found: UndatedItem[] = [];
  const clauses = nodes.flatMap((node) => (node.type === 'paragraph' ? toClauses(node.passage) : []));
  for (const passage of clauses.flatMap(toStatements)) {
    const { text } = passage;
    if (text.length > LONGEST || !LATER.test(text)) continue;
    const [head] = words.heads(text);
    const isHeaded = head?.kind === 'exam' && head.start <= (LEADING.exec(text)?.[0].length ?? 0);
    if (!isHeaded) continue;
    const title = titleOf(text, head);
    if ([...known, ...found.map((one) => one.title)].some((one) => isSameThing(one, title))) continue;
    found.push({ kind: 'exam', title, when: whenOf(text), evidence: [evidenceOf(passage)] });
  }
  return found;
}

/** Of lines without a full stop each that begins with a capital is about its own. */
function toStatements(clause: Passage): Passage[] {
  const { text, pieces } = clause;
  const starts = pieces.map(({ at }) => at).filter((at) => at > 0 && /\p{Lu}/u.test(text.charAt(at)));
  return [0, ...starts].map((start, index) => slicePassage(clause, start, starts[index] ?? text.length));
}

/** "EXAM 3" is an "Exam 3" like the others. */
function titleOf(text: string, { start, end }: Pick<Head, 'start' | 'end'>): string {
  const name = text.slice(start, end);
  const number = NUMBER.exec(text.slice(end))?.[0] ?? '';
  const isShouted = name === name.toUpperCase();
  return `${isShouted ? name[0] + name.slice(1).toLowerCase() : name}${number}`;
}

/** What is said after the colon, or else the words that say that it comes later. */
const whenOf = (text: string): string =>
  /:\s*(?<said>[^:]{3,})$/u.exec(text)?.groups?.said?.trim() ?? LATER.exec(text)?.[0] ?? text;

function findGraded(
  { grading, locale, nodes }: CourseContext,
  findings: readonly Finding[],
  recurring: readonly RecurringObligation[],
): UndatedItem[] {
  const words = vocabulary(locale);
  const known = [
    ...findings.filter(({ kind }) => !['class', 'reading', 'holiday'].includes(kind)),
    ...recurring,
  ];
  const undated = grading.flatMap(({ component: title, evidence }) => {
    const kind: AssessedKind | undefined = words.heads(title)[0]?.kind;
    const isKnown = known.some((one) => isSameThing(one.title, title) || one.kind === kind);
    return kind && !isKnown ? [{ kind, title, evidence }] : [];
  });
  const places = undated.length > 0 ? placesOfWhen(nodes) : [];
  return undated.map(({ kind, title, evidence }): UndatedItem => {
    const said = whenSaid(title, places);
    return {
      kind,
      title,
      ...(said && { when: said.when }),
      evidence: [...evidence, ...(said ? [said.evidence] : [])],
    };
  });
}

const WHEN =
  /\b(?:TBA|TBD|to\sbe\s(?:announced|determined|scheduled|arranged)|(?:during\s)?finals?\sweek|(?:the\s)?(?:end|middle)\sof\s(?:the\s)?(?:term|semester|quarter|course)|(?:in\s)?weeks?\s\d{1,2}(?:\s?[-–&,]\s?\d{1,2}){0,3}|throughout\s(?:the\s)?(?:term|semester|quarter)|weekly|per\s(?:class\s)?schedule)\b/iu;
const LONGEST = 240;

interface Place {
  passage: Passage;
  /** All of its row. */
  beside: string;
}

/** Where the document says when something is. */
const placesOfWhen = (nodes: readonly Node[]): Place[] =>
  nodes
    .flatMap(placesOf)
    .filter(({ passage, beside }) => beside.length <= LONGEST && WHEN.test(passage.text));

function placesOf(node: Node): Place[] {
  if (node.type === 'paragraph')
    return toClauses(node.passage).map((passage) => ({ passage, beside: passage.text }));
  return node.rows.flatMap(({ cells }) => {
    const filled = [...new Set(cells)].flatMap((cell) => (cell?.passage.text ? [cell.passage] : []));
    const beside = filled.map(({ text }) => text).join(' | ');
    return filled.map((passage) => ({ passage, beside }));
  });
}

/** The document's own words about when: "Final exam: TBA", a row whose date cell says "Week 7". */
function whenSaid(title: string, places: readonly Place[]): { when: string; evidence: Evidence } | undefined {
  const place = places.find(({ beside }) => beside.toLowerCase().includes(title.toLowerCase()));
  const when = place && WHEN.exec(place.passage.text)?.[0];
  return place && when ? { when, evidence: evidenceOf(place.passage) } : undefined;
}
