import type { Evidence, Extraction, Finding } from '../extraction.ts';
import { type Segment, type SourceLine, toSegments } from './source.ts';

/** What a second reading is asked about: a finding that is unsure, a date that was set aside, work without a date. */
export type Subject =
  | { type: 'finding'; findingId: string }
  | { type: 'date'; entry: number }
  | { type: 'undated'; title: string };

export interface Doubt {
  about: Subject;
  /** The words of the document that it is about. */
  words: string;
  /** The lines around them: what is quoted has to stand here. */
  passage: Segment[];
}

export interface SecondReadingSource {
  extraction: Extraction;
  lines: readonly SourceLine[];
  /** All of the document; the spans of lines point into it. */
  text: string;
  /** Findings that somebody has decided about, or is asked about: by id. */
  settled?: ReadonlySet<string>;
}

/** Below this a finding is doubtful. */
export const DOUBTFUL_BELOW = 0.7;
/** What was set aside for want of a name beside it may have one that the rules do not know. */
const UNSURE_REASONS = ['nothing due or held is named with it', 'registrar’s date'];
const LINES_BEFORE = 3;
const LINES_BEHIND = 2;
/** More is not a matter of doubt: such a document was not understood at all. */
const MOST_DOUBTS = 60;

/**
 * What the rules left doubtful, in the order of the document's findings and dates.
 *
 * @example
 * collectDoubts({ extraction, lines, text: document.text });
 */
export function collectDoubts({
  extraction,
  lines,
  text,
  settled = new Set(),
}: SecondReadingSource): Doubt[] {
  const segments = toSegments(lines, text);
  const toDoubt = (about: Subject, evidence: Evidence | undefined): Doubt[] => {
    const passage = evidence ? passageAround(evidence, { lines, segments }) : [];
    return evidence && passage.length > 0 ? [{ about, words: evidence.quote, passage }] : [];
  };
  const asked = new Set(extraction.warnings.flatMap(({ findingIds = [] }) => findingIds));
  const isDoubtful = ({ id, confidence }: Finding) =>
    confidence < DOUBTFUL_BELOW && !settled.has(id) && !asked.has(id);
  return [
    ...extraction.findings
      .filter(isDoubtful)
      .flatMap(({ id, evidence }) => toDoubt({ type: 'finding', findingId: id }, evidence[0])),
    ...extraction.ledger.flatMap(({ outcome, reason = '', evidence }, entry) =>
      outcome === 'dismissed' && UNSURE_REASONS.includes(reason)
        ? toDoubt({ type: 'date', entry }, evidence)
        : [],
    ),
    ...extraction.undated.flatMap(({ title, evidence }) => toDoubt({ type: 'undated', title }, evidence[0])),
  ].slice(0, MOST_DOUBTS);
}

interface Among {
  lines: readonly SourceLine[];
  segments: readonly Segment[];
}

/** The lines around a place, and the heading above them, which often names what the dates below it are of. */
function passageAround(evidence: Evidence, { lines, segments }: Among): Segment[] {
  const at = lines.findIndex((line) => isThere(line, evidence));
  if (at < 0) return [];
  const first = Math.max(0, at - LINES_BEFORE);
  const heading = lines.slice(0, first).findLastIndex(({ isHeading }) => isHeading);
  return segments.filter(({ line }) => line === heading || (line >= first && line <= at + LINES_BEHIND));
}

function isThere({ page, boxes = [], span, text }: SourceLine, evidence: Evidence): boolean {
  if (page !== evidence.page) return false;
  if (span && evidence.span) return span[0] < evidence.span[1] && evidence.span[0] < span[1];
  const [place] = evidence.boxes ?? [];
  if (!place) return text.includes(evidence.quote);
  return boxes.some(
    ([x0, y0, x1, y1]) => x0 < place[2] && place[0] < x1 && y0 < middleOf(place) && middleOf(place) < y1,
  );
}

const middleOf = ([, top, , bottom]: readonly [number, number, number, number]) => (top + bottom) / 2;
