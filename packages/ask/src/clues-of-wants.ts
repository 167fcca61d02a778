import type { DocumentIndex } from './document-index.ts';
import type { Reading } from './reading.ts';
import { saysOf } from './wants.ts';

/** So many of the best lines, with those beside them, are where an answer would stand. */
const BEST = 3;
/** Lines so far apart speak of the same thing. */
const REACH = 2;
const MOST_COUNTED = 5;
const MOST_PARTS = 5;

/** How a question is put, by which the kind of its answer is known. */
const FORMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['when', /\bwhen\b|what (time|day|date)|deadline|which (day|date|week)/i],
  ['where', /\bwhere\b|which room|what room|location/i],
  ['who', /\bwho\b|name of/i],
  ['many', /how (many|much|long|often)/i],
  ['share', /worth|weight|percent|count (for|toward)|how much of/i],
  ['what', /^what/i],
  ['how', /^how (do|can|is|are|will|should|would)/i],
  ['whether', /^(is|are|do|does|did|can|could|will|would|may|should|must|has|have|am)\b/i],
  ['if', /\bif\b/i],
  ['why', /\bwhy\b/i],
  ['which', /^which/i],
];
const KINDS = ['date', 'time', 'weekday', 'place', 'person', 'percent', 'number', 'url', 'email', 'book'];

/**
 * What a question wants, each with whether the document has it: in its best lines (`!`), elsewhere (`+`) or nowhere (`-`),
 * behind a label of that name, below such a heading, how often, and in one line with what else is wanted or asked about.
 */
export function cluesOfWants(index: DocumentIndex, reading: Reading, bestLines: readonly number[]): string[] {
  const { postings } = index;
  const near = aroundOf(bestLines.slice(0, BEST), 1);
  const words = reading.subjects.filter(({ term }) => !term.startsWith('~')).map(({ term }) => term);
  const linesOf = (term: string): readonly number[] => postings.get(term) ?? [];
  const together = togetherIn(index);
  const each = reading.wants.flatMap((want) => {
    const lines = linesOf(saysOf(want));
    const isNear = lines.some((unit) => near.has(unit));
    return [
      want,
      `${want}${isNear ? '!' : lines.length > 0 ? '+' : '-'}`,
      ...standingOf(index, want),
      ...labelsOf(index, want),
      ...words.flatMap((word) => {
        const state = together(saysOf(want), word);
        return [`${want}/${state}`, `${want}${word}${state}`];
      }),
    ];
  });
  const both = reading.wants.flatMap((want, at) =>
    reading.wants.slice(at + 1).map((other) => `${want}${other}${together(saysOf(want), saysOf(other))}`),
  );
  const concepts = reading.subjects.filter(({ term }) => term.startsWith('~'));
  const ofConcepts = concepts.flatMap(({ term }) => standingOf(index, term));
  return [...each, ...both, ...ofConcepts, ...cluesOfForm(index, reading, words)];
}

/** Whether a heading speaks of it, and in about how many lines it stands. */
function standingOf({ postings, units }: DocumentIndex, asked: string): string[] {
  const lines = postings.get(saysOf(asked)) ?? [];
  const isHeaded = lines.some((unit) => units[unit]?.isHeading);
  return [
    `${asked}${isHeaded ? 'H' : 'h'}`,
    `${asked}n${Math.min(MOST_COUNTED, Math.floor(Math.log2(1 + lines.length)))}`,
  ];
}

/** "Office: Wexler 210": whether a label of that name stands somewhere, and what kinds of things behind it. */
function labelsOf({ labels }: DocumentIndex, want: string): string[] {
  const own = labels.filter(({ names }) => names.has(saysOf(want)) || names.has(want));
  if (own.length === 0) return [`${want}l`];
  return [`${want}L`, ...new Set(own.flatMap(({ kinds }) => kinds.map((kind) => `${want}L${kind}`)))];
}

/** How the question is put, with how much of it is known and what kinds of things stand beside its words. */
function cluesOfForm(
  { postings }: DocumentIndex,
  { subjects, text }: Reading,
  words: readonly string[],
): string[] {
  const named = FORMS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const forms = named.length > 0 ? named : ['none'];
  const known = words.filter((word) => postings.has(word));
  const beside = known.map((word) => aroundOf(postings.get(word) ?? [], 1));
  const ofKinds = KINDS.map((kind) => {
    const lines = postings.get(`#${kind}`) ?? [];
    const held = beside.filter((around) => lines.some((unit) => around.has(unit))).length;
    const share = held === 0 ? 'none' : held === beside.length ? 'all' : 'some';
    return `#${kind} ${beside.length === 0 ? 'nil' : share}`;
  });
  const parts = Math.min(words.length, MOST_PARTS);
  const unknown = Math.min(words.length - known.length, 3);
  const ofSubjects = subjects.map(
    ({ term, isKnown }) => `|${term.startsWith('~') ? term : 'word'}${isKnown ? '+' : '-'}`,
  );
  return forms.flatMap((form) => [
    `${form}/${parts}/${unknown}`,
    ...ofKinds.map((kind) => `${form}${kind}`),
    ...ofSubjects.map((subject) => `${form}${subject}`),
  ]);
}

/** Whether two things stand in one line (`=`), near each other (`+`) or apart (`-`). */
function togetherIn({ postings }: DocumentIndex): (one: string, other: string) => string {
  const around = new Map<string, Set<number>>();
  const nearTo = (term: string): Set<number> => {
    const known = around.get(term) ?? aroundOf(postings.get(term) ?? [], REACH);
    around.set(term, known);
    return known;
  };
  const linesOf = (term: string): readonly number[] => postings.get(term) ?? [];
  return (one, other) => {
    const lines = new Set(linesOf(one));
    if (linesOf(other).some((unit) => lines.has(unit))) return '=';
    return linesOf(other).some((unit) => nearTo(one).has(unit)) ? '+' : '-';
  };
}

function aroundOf(units: readonly number[], reach: number): Set<number> {
  const around = new Set<number>();
  for (const unit of units) for (let at = unit - reach; at <= unit + reach; at++) around.add(at);
  return around;
}
