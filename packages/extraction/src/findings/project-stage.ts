import type { GradeComponent } from '../extraction.ts';
import type { Candidate } from '../items/candidate.ts';
import { titleWords } from '../items/merge.ts';

/** Work that is often handed in on the way to something larger. */
const STAGE =
  /\b(?:report|draft|proposal|outline|plan|abstract|prototype|milestone|deliverable|literature\sreview|methods|results|topics?|write-?up|feedback|rapport|ébauche|informe|borrador|propuesta|bericht|entwurf|relazione|relatório|verslag)s?\b/iu;
const PROJECT = /\b(?:projects?|capstone|projets?|proyectos?|projekt\p{L}*|progett[oi]|projetos?)\b/iu;
/** `Projektbericht` is one word. */
const COMPOUND =
  /\bprojekt(?:bericht|skizze|plan|abgabe|arbeit|entwurf|thema|antrag|verslag|voorstel)\p{L}*/iu;
/** One of several of its kind stands for itself: `Report 3`. */
const NUMBERED = /\b(?<!draft\s)(?<!stage\s)#?\d{1,2}$/iu;

/**
 * The stages of a project are part of it: "Interim report", where the grade has a project and no reports. The words
 * themselves may say so as well: "Project draft 1".
 */
export function withProjectStage(candidate: Candidate, grading: readonly GradeComponent[]): Candidate {
  const { kind, title } = candidate;
  if (kind !== 'assignment') return candidate;
  if (COMPOUND.test(title)) return { ...candidate, kind: 'project' };
  if (!STAGE.test(title)) return candidate;
  if (PROJECT.test(title)) return { ...candidate, kind: 'project' };
  if (NUMBERED.test(title) || !grading.some(({ component }) => PROJECT.test(component))) return candidate;
  const words = titleWords(title);
  const hasPart = grading.some(
    ({ component }) => !PROJECT.test(component) && [...titleWords(component)].some((word) => words.has(word)),
  );
  return hasPart ? candidate : { ...candidate, kind: 'project' };
}
