import type { CourseFacts } from '@syllabi/extraction';

/** What two courses are compared by. */
export interface CourseIdentity {
  code: string | null;
  title: string;
  section: string | null;
  termName: string | null;
  termStart: string | null;
  termEnd: string | null;
}

/** The course a syllabus is of: the same code in the same term, else the same title in the same term. */
export function matchCourse<C extends CourseIdentity>(courses: C[], facts: CourseFacts): C | undefined {
  const candidates = courses.filter((course) => isSameTerm(course, facts) && isSameSection(course, facts));
  const code = normalize(facts.code);
  if (code) {
    const sameCode = candidates.find((course) => normalize(course.code) === code);
    if (sameCode) return sameCode;
  }
  const title = normalize(facts.title);
  return title
    ? candidates.find((course) => normalize(course.title) === title && !(code && course.code))
    : undefined;
}

/** `BIO 101`, `bio-101` and `Bio101` are one code. */
const normalize = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What one of the two does not say is no difference. */
function isSameTerm(course: CourseIdentity, { term }: CourseFacts): boolean {
  if (course.termStart && course.termEnd && term?.start && term.end)
    return course.termStart <= term.end && term.start <= course.termEnd;
  if (course.termName && term?.name) return normalize(course.termName) === normalize(term.name);
  return true;
}

const isSameSection = (course: CourseIdentity, { section }: CourseFacts): boolean =>
  !course.section || !section || normalize(course.section) === normalize(section);

interface TimeSlot {
  days: string[];
  startTime: string | null;
  endTime: string | null;
  kind: string;
}

/** A second version of a syllabus names the same class times again. */
export const isSameMeeting = (a: TimeSlot, b: TimeSlot): boolean =>
  a.startTime === b.startTime &&
  a.endTime === b.endTime &&
  a.kind.toLowerCase() === b.kind.toLowerCase() &&
  a.days.toSorted().join() === b.days.toSorted().join();

/**
 * Which class time was which before: the same one, else one of the same kind, in their order, so that a moved lecture is
 * the lecture still.
 */
export function pairMeetings<B extends TimeSlot, A extends TimeSlot>(
  before: B[],
  after: A[],
): Map<A, B | undefined> {
  const left = new Set(before);
  const pairs = new Map<A, B | undefined>();
  const isAlike = [isSameMeeting, (a: TimeSlot, b: TimeSlot) => normalize(a.kind) === normalize(b.kind)];
  for (const isPair of isAlike)
    for (const one of after.filter((slot) => !pairs.get(slot))) {
      const other = [...left].find((slot) => isPair(one, slot));
      pairs.set(one, other);
      if (other) left.delete(other);
    }
  return pairs;
}

interface Weighted {
  name: string;
  weight: number | null;
  points: number | null;
}

export const isSameComponent = (a: Weighted, b: Weighted): boolean =>
  hasSameName(a, b) && a.weight === b.weight && a.points === b.points;

export const hasSameName = (a: { name: string }, b: { name: string }): boolean =>
  normalize(a.name) === normalize(b.name);

/**
 * Which part of the grade was which before: by name, and one that was renamed by what it counts, where only one of each
 * counts so much.
 */
export function pairComponents<B extends Weighted, A extends Weighted>(
  before: B[],
  after: A[],
): Map<A, B | undefined> {
  const pairs = new Map<A, B | undefined>();
  const left = new Set(before);
  const pair = (one: A, other: B | undefined) => {
    pairs.set(one, other);
    if (other) left.delete(other);
  };
  for (const one of after)
    pair(
      one,
      [...left].find((other) => hasSameName(one, other)),
    );
  for (const one of after.filter((part) => !pairs.get(part))) {
    const countsTheSame = (other: Weighted) => other.weight === one.weight && other.points === one.points;
    const [renamed, ...others] = [...left].filter(countsTheSame);
    const isAlone = after.filter((part) => !pairs.get(part) && countsTheSame(part)).length === 1;
    if (isAlone && others.length === 0 && (one.weight ?? one.points) !== null) pair(one, renamed);
  }
  return pairs;
}

interface Detailed {
  works: number | null;
  dropLowest: number;
  isBonus: boolean;
}

/** How many works there are and how they count is filled in where it is not set; what a person set stays. */
export const keepSetDetail = <C extends Detailed>(found: C, before: Detailed): C => ({
  ...found,
  works: before.works ?? found.works,
  dropLowest: before.dropLowest || found.dropLowest,
  isBonus: before.isBonus || found.isBonus,
});
