import { expect, test } from 'vitest';
import { answerFromCourses, type KnownCourse, type SyllabusText } from './course-facts.rules.ts';
import type { CourseFact } from './course-questions.rules.ts';

const bio = { id: 'bio', code: 'BIO 101', title: 'Biology', color: 'fern' as const };
const chem = { id: 'chem', code: 'CHEM 122', title: 'Chemistry', color: 'plum' as const };
const aTime = { startTime: '10:00', endTime: '11:15', location: null, source: null };
const courses: KnownCourse[] = [
  {
    course: bio,
    termName: 'Spring 2027',
    instructors: [{ name: 'Ida Moss', email: 'moss@wexler.example' }, { name: 'Leo Park' }],
    classTimes: [
      { ...aTime, days: ['TU', 'TH'], kind: 'lecture' },
      { ...aTime, days: ['FR'], kind: 'lab', location: 'Harlow Hall 3' },
    ],
  },
  { course: chem, termName: null, instructors: [{ name: 'Petra Voss' }], classTimes: [] },
];
const syllabi: SyllabusText[] = [
  { documentId: 'c', documentName: 'chem.pdf', courseId: 'chem', lines: [{ page: 1, quote: 'Ida  Moss' }] },
  {
    documentId: 'b',
    documentName: 'bio.pdf',
    courseId: 'bio',
    lines: [
      { page: 1, quote: 'Biology' },
      { page: 2, quote: 'Instructors: ida  moss, Leo Park' },
    ],
  },
];
const ask = (fact: CourseFact, question: string) =>
  answerFromCourses({ fact, question, courses, syllabi, nameOf: ({ code, title }) => code ?? title });

test('all who teach are named, of each course', () => {
  expect(ask('instructor', 'Who are my instructors?')?.text).toBe(
    'BIO 101 is taught by Ida Moss and Leo Park.\nCHEM 122 is taught by Petra Voss.',
  );
});

test('a person who is named is told with their own courses', () => {
  expect(ask('instructor', 'Who is Petra Voss?')?.text).toBe('CHEM 122 is taught by Petra Voss.');
});

test('the line is one of a syllabus of that course, however its blanks and capitals are', () => {
  expect(ask('instructor', 'Who is Ida Moss?')?.facts).toMatchObject([
    { source: { documentId: 'b', evidence: [{ page: 2 }] } },
  ]);
});

test('where no address is known, nothing is said', () => {
  expect(ask('email', "What is Leo Park's email?")).toBeUndefined();
  expect(ask('email', "What is the instructor's email?")?.text).toBe(
    'BIO 101: Ida Moss, moss@wexler.example.',
  );
});

test('class times are those of the kind that is asked for', () => {
  expect(ask('meetings', 'When is the lab?')?.text).toBe(
    'BIO 101, lab: Fri, 10:00 am to 11:15 am, Harlow Hall 3.',
  );
  expect(ask('meetings', 'When does the class meet?')?.facts).toHaveLength(2);
  expect(ask('meetings', 'When is the seminar?')).toBeUndefined();
});

test('where a class is held is only told by what names a place', () => {
  expect(ask('meetings', 'Where does the class meet?')?.facts).toHaveLength(1);
  expect(ask('meetings', 'Where is the lecture?')).toBeUndefined();
});
