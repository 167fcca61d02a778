import type { Extraction } from '@syllabi/extraction';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import type { CorrectionLabels } from './corrections.schemas.ts';
import { type FindingFields, placeInPlan } from './findings.rules.ts';
import type { ReviewState } from './findings.schemas.ts';

interface Reviewed extends FindingFields {
  review: ReviewState;
  evidence: EvidenceView[];
}

/** What the person made of the class times and the grading of a document. */
export interface CorrectedFacts {
  meetings: {
    days: string[];
    start: string | null;
    end: string | null;
    kind: string;
    location: string | null;
  }[];
  components: { name: string; weight: number | null; points: number | null }[];
}

interface ToLabels {
  id: string;
  findings: Reviewed[];
  extraction: Extraction;
  facts: CorrectedFacts;
}

/** What a person made of a document, as labels that the reader can be measured on. */
export function toLabels({ id, findings, extraction, facts }: ToLabels): CorrectionLabels {
  const { language, course, recurring, undated } = extraction;
  const kept = findings.filter(({ review }) => review !== 'dismissed').toSorted(byDay);
  return {
    id,
    language,
    term: {
      name: course.term?.name ?? null,
      start: course.term?.start ?? null,
      end: course.term?.end ?? null,
    },
    course: { code: course.code ?? null, title: course.title ?? null },
    timeZone: course.timeZone ?? null,
    meetings: facts.meetings,
    items: kept.filter(({ kind }) => placeInPlan(kind) === 'task').map(toItem),
    noClass: kept.filter(({ kind }) => placeInPlan(kind) === 'dayOff').map(toDayOff),
    recurring: recurring.map(({ kind, title, days, time, evidence }) => ({
      kind,
      title,
      days,
      time: time ?? null,
      ...placeOf(evidence),
    })),
    undated: undated.map(({ kind, title, when, evidence }) => ({
      kind,
      title,
      when: when ?? null,
      ...placeOf(evidence),
    })),
    grading: facts.components.map(({ name, weight, points }) => ({
      component: name,
      ...(weight !== null && { weight }),
      ...(weight === null && points !== null && { points }),
    })),
    notes: notesOn(findings),
  };
}

const byDay = (a: Reviewed, b: Reviewed): number =>
  a.date.localeCompare(b.date) || a.title.localeCompare(b.title);

const toItem = ({ kind, title, date, endDate, time, endTime, evidence, review }: Reviewed) => ({
  kind,
  title,
  date,
  endDate,
  time,
  endTime,
  ...placeOf(evidence),
  ...unlessReviewed(review),
});

const toDayOff = ({ title, date, endDate, evidence, review }: Reviewed) => ({
  date,
  endDate,
  title,
  ...placeOf(evidence),
  ...unlessReviewed(review),
});

/** Nobody has looked at it: neither a miss nor an error. */
const unlessReviewed = (review: ReviewState) => (review === 'open' ? { optional: true as const } : {});

const placeOf = ([first]: EvidenceView[]) => ({ page: first?.page ?? 1, quote: first?.quote ?? '' });

function notesOn(findings: Reviewed[]): string {
  const open = findings.filter(({ review }) => review === 'open').length;
  return open === 0
    ? 'Made from a review in Syllabi; every finding was looked at.'
    : `Made from a review in Syllabi; ${open} of ${findings.length} findings were not looked at and are optional.`;
}

/** As the reader found them, where nobody took them over. */
export const factsAsRead = ({ meetings, grading }: Extraction): CorrectedFacts => ({
  meetings: meetings.map(({ days, start, end, kind, location }) => ({
    days,
    kind,
    start: start ?? null,
    end: end ?? null,
    location: location ?? null,
  })),
  components: grading.map(({ component, weight, points }) => ({
    name: component,
    weight: weight ?? null,
    points: points ?? null,
  })),
});
