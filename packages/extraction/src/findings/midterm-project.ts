import type { GradeComponent } from '../extraction.ts';
import type { Candidate } from '../items/candidate.ts';
import { isTest, type Vocabulary } from '../items/vocabulary.ts';

/** A test by its name, which in some courses is a project or a paper. */
const ONLY_WHEN_IN_TERM = /^\W*(?<name>mid-?\s?term|final)s?\W*$/iu;

/**
 * "Midterm due", where the grade has a midterm project and no midterm exam: it is handed in, and no examination. "Midterm" in
 * the plan stays one where nothing says that it is due.
 */
export function withMidtermProject(
  candidate: Candidate,
  grading: readonly GradeComponent[],
  words: Vocabulary,
): Candidate {
  const name = ONLY_WHEN_IN_TERM.exec(candidate.title)?.groups?.name;
  if (candidate.kind !== 'exam' || name === undefined || !candidate.signals.has('due')) return candidate;
  const begins = new RegExp(`^\\W*${name.replace(/\W+/gu, '\\W?')}`, 'iu');
  const [part, ...others] = grading.filter(({ component }) => begins.test(component));
  const head = part && words.heads(part.component).at(-1);
  if (!part || others.length > 0 || !head || isTest(head)) return candidate;
  return { ...candidate, kind: head.kind, title: part.component };
}
