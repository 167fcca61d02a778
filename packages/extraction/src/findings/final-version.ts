import type { Candidate } from '../items/candidate.ts';

const FINAL_OF = /^(?<work>\p{L}.{2,60}?)[\s:,–—-]{1,3}final$/iu;
const DRAFT = /(?<!\p{L})(?:drafts?|outlines?|proposals?)(?!\p{L})/iu;

/** "Group plan final", where a "Group plan draft" comes before, is no examination but the last version of the plan. */
export function withFinalVersions(candidates: readonly Candidate[]): Candidate[] {
  const drafts = candidates.filter(({ title }) => DRAFT.test(title));
  return candidates.map((candidate) => {
    const work = candidate.kind === 'exam' ? FINAL_OF.exec(candidate.title)?.groups?.work : undefined;
    const draft = work && drafts.find(({ title }) => title.toLowerCase().startsWith(work.toLowerCase()));
    return draft ? { ...candidate, kind: draft.kind } : candidate;
  });
}
