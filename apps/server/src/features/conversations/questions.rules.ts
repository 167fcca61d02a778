import type { CourseBadge } from '../../vocabulary/courses.ts';
import { mentionsIn, type Named, withoutMentions } from './course-mentions.rules.ts';
import type { AskedCourse } from './course-names.rules.ts';
import { factAskedIn } from './course-questions.rules.ts';
import { termsOf } from './terms.rules.ts';

const tight = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The courses a question names, by code or by words of their title. */
function coursesNamedIn<C extends CourseBadge>(question: string, named: Named<C>): C[] {
  const said = tight(question);
  const byTitle = new Set(mentionsIn(question, named).map(({ course }) => course));
  const isByCode = ({ code }: C) => code !== null && tight(code).length >= 4 && said.includes(tight(code));
  return named.courses.filter((course) => isByCode(course) || byTitle.has(course));
}

/**
 * The courses that a question is about: those it names, else those chosen for the conversation, else all that are not
 * archived. One that goes on is meant rather than one of the same name that is archived.
 */
export function scopeOf(
  question: string,
  { courses, chosen, tasks }: Named<AskedCourse> & { chosen: string[] },
): { scope: AskedCourse[]; isWhole: boolean } {
  const inReach = courses.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const named = coursesNamedIn(question, { courses: inReach, tasks });
  const going = (those: AskedCourse[]) => those.filter(({ isArchived }) => !isArchived);
  if (named.length > 0) return { scope: going(named).length > 0 ? going(named) : named, isWhole: false };
  return chosen.length > 0 ? { scope: inReach, isWhole: false } : { scope: going(inReach), isWhole: true };
}

/** The question without the names of courses: every passage of a syllabus is about its course. */
export function withoutCourses<C extends CourseBadge>(question: string, named: Named<C>): string {
  return named.courses.reduce(
    (text, { code }) => {
      if (!code) return text;
      const parts = code.match(/\p{L}+|\p{N}+/gu) ?? [];
      const pattern = parts.map((part) => part.replace(/[^\p{L}\p{N}]/gu, '')).join('[\\s-]*');
      return pattern ? text.replace(new RegExp(pattern, 'giu'), ' ') : text;
    },
    withoutMentions(question, named),
  );
}

/** "And in CHEM 122?" asks again what was asked before, of another course; "when is class?" and "where is CHEM 122?" do not. */
export const isFollowUp = (question: string): boolean =>
  termsOf(question).length === 0 && factAskedIn(question) === undefined;

const LONGEST_TITLE = 60;

/** A conversation is called by its first question. */
export function titleOf(question: string): string {
  const text = question.replace(/\s+/g, ' ').trim();
  if (text.length <= LONGEST_TITLE) return text;
  const cut = text.slice(0, LONGEST_TITLE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 20))}…`;
}
