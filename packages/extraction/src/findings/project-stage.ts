import type { Line } from '../document.ts';
import type { GradeComponent } from '../extraction.ts';
import type { Candidate } from '../items/candidate.ts';
import { titleWords } from '../items/merge.ts';
import { PROJECT } from './project-course.ts';

/** Work that is often handed in on the way to something larger. */
const STAGE =
  /\b(?:report|draft|proposal|outline|plan|abstract|prototype|milestone|deliverable|literature\sreview|methods|results|topics?|write-?up|feedback|rapport|ébauche|informe|borrador|propuesta|bericht|entwurf|relazione|relatório|verslag)s?\b/iu;
/** `Projektbericht` is one word. */
const COMPOUND =
  /\bprojekt(?:bericht|skizze|plan|abgabe|arbeit|entwurf|thema|antrag|verslag|voorstel)\p{L}*/iu;
/** One of several of its kind stands for itself: `Report 3`. */
const NUMBERED = /\b(?<!draft\s)(?<!stage\s)#?\d{1,2}$/iu;

/** Stages as well, but of a paper as often as of a project. */
const WEAK_STAGE =
  /\b(?:(?:annotated\s)?bibliograph(?:y|ies)|prospectus|(?:first|final|revised|second|full|complete)\s(?:version|paper|submission|code|product|document)|introduction(?=\s(?:due|draft|section)|$)|peer\s(?:reviews?|feedback|critiques?)|progress\s(?:update|memo)|team\s(?:contract|formation|list|charter)|group\s(?:formation|list)|mock-?ups?|wireframes?|data\s?sets?)\b/iu;
const NUMBERED_STAGE = /^(?:project\s)?(?:phase|stage|step|checkpoint|increment|release|delivery)\s?#?\d/iu;
/** Parts of a grade that such a stage may belong to. */
const WRITTEN =
  /\b(?:papers?|essays?|writ(?:ing|ten)|assignments?|home-?work|exercises?|thesis|mémoire|ensayos?|aufgaben?)\b/iu;
/** Work of other kinds has its own name wherever it stands. */
const OTHER_WORK =
  /\b(?:home-?works?|hws?|labs?|problem\ssets?|p-?sets?|exercises?|worksheets?|quiz(?:zes)?|exams?|readings?|tests?(?!\s(?:plans?|reports?|cases?|results?)\b)|journals?|discussions?|blogs?)\b/iu;
const LONGEST_HEADING = 60;
/** Of several projects each has a name of its own. */
const ONE_PROJECT = /\b(?:project|capstone|projet|proyecto|projekt|progetto|projeto)\b/iu;
/** A part of the grade for what is handed in on the way. */
const DELIVERABLES = /\bdeliverables?\b/iu;

interface Course {
  grading: readonly GradeComponent[];
  /** What stands above each line. */
  headings: ReadonlyMap<Line, readonly string[]>;
  /** Two other works are called a project, and nothing says what counts. */
  isOfProjects: boolean;
  isProjectCourse: boolean;
}

/** In a course that is one project too, this is work beside the project. */
const BESIDE_PROJECT =
  /\b(?:reflections?|surveys?|evaluations?|attendance|participation|essays?|responses?|resumes?)\b/iu;

/**
 * The stages of a project are part of it: "Interim report", where the grade has a project and no reports, or below the
 * heading "Term project". The words themselves may say so as well: "Project draft 1".
 */
export function withProjectStage(candidate: Candidate, course: Course): Candidate {
  const { kind, title } = candidate;
  const isStage =
    kind === 'assignment' &&
    (COMPOUND.test(title) ||
      (STAGE.test(title) && PROJECT.test(title)) ||
      isBelowProject(candidate, course) ||
      (course.isProjectCourse && !OTHER_WORK.test(title) && !BESIDE_PROJECT.test(title)) ||
      isPartOfProject(title, course));
  return isStage ? { ...candidate, kind: 'project' } : candidate;
}

/** Under the heading "Group project", with no word for other work in its own title. */
function isBelowProject({ title, dates }: Candidate, { headings }: Course): boolean {
  const above = dates[0] ? (headings.get(dates[0].line) ?? []) : [];
  return (
    !OTHER_WORK.test(title) &&
    above.some(
      (text) =>
        text.length <= LONGEST_HEADING &&
        ONE_PROJECT.test(text) &&
        !OTHER_WORK.test(text) &&
        !WRITTEN.test(text),
    )
  );
}

function isPartOfProject(title: string, { grading, isOfProjects: areProjects }: Course): boolean {
  const isNumberedStage = NUMBERED_STAGE.test(title);
  if (NUMBERED.test(title) && !isNumberedStage) return false;
  const isStage = STAGE.test(title) || isNumberedStage;
  if (!isStage && !WEAK_STAGE.test(title)) return false;
  if (areProjects) return isStage && !OTHER_WORK.test(title);
  const isProject = ({ component }: GradeComponent) =>
    PROJECT.test(component) || DELIVERABLES.test(component);
  if (!grading.some(isProject)) return false;
  const others = grading.filter((part) => !isProject(part));
  const words = titleWords(title);
  const hasPart = others.some(({ component }) => [...titleWords(component)].some((word) => words.has(word)));
  return !hasPart && (isStage || !others.some(({ component }) => WRITTEN.test(component)));
}
