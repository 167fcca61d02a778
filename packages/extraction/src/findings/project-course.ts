import type { GradeComponent } from '../extraction.ts';
import type { Candidate } from '../items/candidate.ts';
import { titleWords } from '../items/merge.ts';
import type { Node } from '../structure/outline.ts';

/** The name of a course that is one project. */
const OF_ONE_PROJECT =
  /\b(?:capstone\s(?:design|projects?)|senior\s(?:design|projects?)|(?:final-?\s?year|graduation|degree|bachelor[’']?s?|master[’']?s?|diploma)\sprojects?|projects?\s(?:course|studio|seminar|practicum)|TCC|trabalho\sde\sconclus[aã]o|proje[ct]?to\s(?:final|integrador)|proyecto\s(?:final|integrador|de\s(?:grado|título))|projet\sde\sfin|projekt(?:seminar|arbeit|kurs|praktikum))\b/iu;
const TITLE_LINES = 4;
const LONGEST_TITLE = 90;

/** Whether the title of the document names a course that is one project: "Senior design II". */
export const isProjectCourse = (nodes: readonly Node[]): boolean =>
  nodes
    .slice(0, TITLE_LINES)
    .flatMap((node) => (node.type === 'paragraph' ? [node.passage] : []))
    .some(({ text }) => text.length <= LONGEST_TITLE && OF_ONE_PROJECT.test(text));

const FEWEST_NAMED = 2;

/** Whether two works are called a project, where nothing says what counts. */
export const isOfProjects = (candidates: readonly Candidate[], grading: readonly GradeComponent[]): boolean =>
  grading.length === 0 &&
  new Set(
    candidates
      .filter(({ title }) => PROJECT.test(title))
      .map(({ title }) => [...titleWords(title)].join(' ')),
  ).size >= FEWEST_NAMED;

export const PROJECT = /\b(?:projects?|capstone|projets?|proyectos?|projekt\p{L}*|progett[oi]|projetos?)\b/iu;
