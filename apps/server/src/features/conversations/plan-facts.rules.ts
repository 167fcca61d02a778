import type { CourseBadge } from '../../vocabulary/courses.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';

/** Where in which syllabus something stands; nothing for what was added by hand. */
export interface Source {
  documentId: string;
  documentName: string;
  evidence: EvidenceView[];
}

/** A line of a computed answer, with where it comes from. */
export interface Fact {
  text: string;
  taskId: string | null;
  course: CourseBadge | null;
  source: Source | null;
}

export interface PlanAnswer {
  text: string;
  facts: Fact[];
}

/** Longer lists are not read; the pages they come from show the rest. */
export const MOST_FACTS = 8;

/** A computed answer: its facts one a line, after what is to be said before them. */
export const saying = (facts: readonly Fact[], before = ''): PlanAnswer => ({
  text: [before, ...facts.map(({ text }) => text)].filter(Boolean).join('\n'),
  facts: [...facts],
});
