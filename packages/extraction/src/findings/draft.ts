import { toIso } from '../dates/civil.ts';
import type { PlacedDate } from '../dates/date-book.ts';
import type { Assumption, Evidence, Finding, FindingKind } from '../extraction.ts';

/** A finding in the making, still holding the dates it was read from. */
export interface Draft {
  kind: FindingKind;
  title: string;
  dates: PlacedDate[];
  /** The same day, where the document says it again. */
  repeats?: PlacedDate[];
  /** The day on which the document has it elsewhere. */
  otherDay?: PlacedDate | undefined;
  confidence: number;
  evidence: Evidence[];
  /** The words it was read from: one of several works of a line has its own. */
  statement?: string;
  time?: string;
  endTime?: string;
  weight?: number;
  assumed?: Assumption[];
}

const MOST_EVIDENCE = 6;

/** A draft as the finding that leaves the engine, with its id. */
export function toFinding(draft: Draft, seen: Map<string, number>): Finding {
  const { kind, title, dates, confidence, time, endTime, weight } = draft;
  const [first, last] = [dates[0], dates.at(-1)];
  const date = first ? toIso(first.date) : '';
  const endDate = last ? toIso(last.until ?? last.date) : date;
  const evidence = distinctEvidence(draft.evidence);
  return {
    id: idOf(`${kind}|${title.toLowerCase()}|${date}|${evidence[0]?.quote ?? ''}`, seen),
    kind,
    title,
    date,
    ...(endDate > date && { endDate }),
    ...(time !== undefined && { time }),
    ...(endTime !== undefined && { endTime }),
    ...(weight !== undefined && { weight }),
    confidence: Math.round(confidence * 100) / 100,
    evidence,
    assumed: distinctAssumptions([...dates.flatMap(({ assumed }) => assumed), ...(draft.assumed ?? [])]),
  };
}

function distinctEvidence(evidence: readonly Evidence[]): Evidence[] {
  const byPlace = new Map(
    evidence.filter(({ quote }) => quote !== '').map((one) => [`${one.page} ${one.quote}`, one]),
  );
  return [...byPlace.values()].slice(0, MOST_EVIDENCE);
}

const distinctAssumptions = (assumed: readonly Assumption[]): Assumption[] => [
  ...new Map(assumed.map((one) => [`${one.field} ${one.because}`, one])).values(),
];

/** The same document gives the same ids (FNV-1a over what was found and where); twins are numbered. */
export function idOf(key: string, seen: Map<string, number>): string {
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  const text = count === 1 ? key : `${key}|${count}`;
  return `f${fnv1a(text, 0x811c9dc5)}${fnv1a(text, 0x01000193)}`;
}

function fnv1a(text: string, basis: number): string {
  let hash = basis;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
