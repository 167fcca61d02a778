import type { CourseBadge } from '../../vocabulary/courses.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import type { WEEKDAYS } from '../../vocabulary/kinds.ts';
import { type CourseFact, isAboutPlace, isAboutTime, peopleAskedIn } from './course-questions.rules.ts';
import { clock } from './days.rules.ts';
import { type Fact, MOST_FACTS, type PlanAnswer, type Source, saying } from './plan-facts.rules.ts';

/** When and where the class of a course meets each week. */
export interface ClassTime {
  days: (typeof WEEKDAYS)[number][];
  startTime: string | null;
  endTime: string | null;
  kind: string;
  location: string | null;
  source: Source | null;
}

/** What is known of a course, beside its plan and its grading. */
export interface KnownCourse {
  course: CourseBadge;
  termName: string | null;
  instructors: { name: string; email?: string }[];
  classTimes: ClassTime[];
}

/** A syllabus by its lines, to find where in it something stands. */
export interface SyllabusText {
  documentId: string;
  documentName: string;
  courseId: string | undefined;
  lines: EvidenceView[];
}

interface Asked {
  fact: CourseFact;
  question: string;
  courses: readonly KnownCourse[];
  syllabi: readonly SyllabusText[];
  nameOf: (course: CourseBadge) => string;
}

type Answering = (known: KnownCourse, asked: Asked) => Fact[];

/** What the courses themselves answer, each fact with the line of the syllabus that says it; nothing where none knows. */
export function answerFromCourses(asked: Asked): PlanAnswer | undefined {
  const facts = asked.courses.flatMap((known) => ANSWERING[asked.fact](known, asked));
  return facts.length > 0 ? saying(facts.slice(0, MOST_FACTS)) : undefined;
}

const ANSWERING: Record<CourseFact, Answering> = {
  instructor({ course, instructors }, asked) {
    const [first, ...others] = peopleOf(instructors, asked);
    if (!first) return [];
    const names = listOf([first, ...others].map(({ name }) => name));
    return [
      toFact(`${asked.nameOf(course)} is taught by ${names}.`, course, standing(first.name, course, asked)),
    ];
  },
  email({ course, instructors }, asked) {
    return peopleOf(instructors, asked).flatMap(({ name, email }) =>
      email
        ? [toFact(`${asked.nameOf(course)}: ${name}, ${email}.`, course, standing(email, course, asked))]
        : [],
    );
  },
  meetings({ course, classTimes }, { question, nameOf }) {
    return classTimesAskedIn(question, classTimes).map((one) =>
      toFact(`${nameOf(course)}, ${one.kind}: ${describe(one)}.`, course, one.source),
    );
  },
  term({ course, termName }, asked) {
    if (!termName) return [];
    return [toFact(`${asked.nameOf(course)}: ${termName}.`, course, standing(termName, course, asked))];
  },
};

const toFact = (text: string, course: CourseBadge, source: Source | null): Fact => ({
  text,
  taskId: null,
  course,
  source,
});

/** Somebody who is called by name teaches one course of many. */
function peopleOf(
  instructors: KnownCourse['instructors'],
  { question, courses }: Asked,
): KnownCourse['instructors'] {
  const asked = new Set(
    peopleAskedIn(
      question,
      courses.flatMap((known) => known.instructors),
    ),
  );
  return instructors.filter((person) => asked.has(person));
}

/** Those of the kind that is asked for, as far as they say when, or where. */
function classTimesAskedIn(question: string, classTimes: readonly ClassTime[]): ClassTime[] {
  const [kind] =
    /\b(lecture|lab|section|seminar|recitation|discussion|tutorial)(?=s?\b)/i.exec(question) ?? [];
  const ofKind = classTimes.filter((one) => !kind || one.kind.toLowerCase().includes(kind.toLowerCase()));
  const isOnlyPlace = isAboutPlace(question) && !isAboutTime(question);
  return ofKind.filter(({ location }) => !isOnlyPlace || location !== null);
}

const DAYS = { MO: 'Mon', TU: 'Tue', WE: 'Wed', TH: 'Thu', FR: 'Fri', SA: 'Sat', SU: 'Sun' } as const;

function describe({ days, startTime, endTime, location }: ClassTime): string {
  const hours = [startTime, endTime].flatMap((time) => (time ? [clock(time)] : [])).join(' to ');
  return [listOf(days.map((day) => DAYS[day])), hours, location].filter(Boolean).join(', ');
}

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/** The first line of a syllabus of the course that holds the words; nothing where they were written by hand. */
function standing(words: string, { id }: CourseBadge, { syllabi }: Asked): Source | null {
  for (const { documentId, documentName, courseId, lines } of syllabi) {
    const line = courseId === id && lines.find(({ quote }) => plain(quote).includes(plain(words)));
    if (line) return { documentId, documentName, evidence: [line] };
  }
  return null;
}
