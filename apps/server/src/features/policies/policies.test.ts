import { describe, expect, test } from 'vitest';
import { aReading, enrol, fakeReader, testApp } from '../../testing/index.ts';
import { findPolicies } from './policies.rules.ts';

const piece = (heading: string | null, text: string, documentId = 'a') => ({ documentId, heading, text });

describe('a policy is known', () => {
  test.each([
    ['late-work', 'Late work', 'Ten percent a day.'],
    ['late-work', 'Course policies', 'Late submissions lose a letter grade.'],
    ['late-work', 'Policies', 'Late lab reports lose 10% a day.'],
    ['late-work', 'Assignments', 'You lose 5 points for each day late.'],
    ['attendance', 'Attendance & Participation', 'Be here.'],
    ['attendance', null, 'More than two unexcused absences lower the grade.'],
    ['make-up', 'Exams', 'There are no make-up exams without a note.'],
    ['make-up', 'Policies', 'A missed quiz cannot be made up.'],
    ['ai', 'Use of AI', 'Cite what you used.'],
    ['ai', 'Writing', 'Text made by ChatGPT has to be marked.'],
    ['integrity', 'Academic honesty', 'Do your own work.'],
    ['accommodations', 'Students with disabilities', 'Talk to us.'],
    ['regrading', 'Regrade requests', 'Within a week.'],
    ['late-work', 'Évaluation', 'Les travaux remis en retard perdent un point par jour.'],
    ['attendance', 'Normas', 'La asistencia es obligatoria.'],
  ])('as %s by "%s: %s"', (kind, heading, text) => {
    expect(findPolicies([piece(heading, text)])).toMatchObject([{ kind, heading }]);
  });

  test.each([
    ['Schedule', 'Feb 12 · Quiz 1 · Chapter 3'],
    ['Instructor', 'Office hours Tuesdays, later by appointment.'],
    ['Materials', 'The textbook is available at the bookstore.'],
  ])('but not in "%s: %s"', (heading, text) => {
    expect(findPolicies([piece(heading, text)])).toEqual([]);
  });
});

test('passages below one heading are one policy, and what matters most comes first', () => {
  const policies = findPolicies([
    piece('Academic integrity', 'Cite your sources.'),
    piece('Academic integrity', 'Cheating fails the course.'),
    piece('Late work', 'A day costs ten percent.'),
  ]);
  expect(policies.map(({ kind, passages }) => [kind, passages.length])).toEqual([
    ['late-work', 1],
    ['integrity', 2],
  ]);
});

describe('below a heading that names none', () => {
  test('each policy is quoted by itself, with what is said on', () => {
    const text =
      'Late reports lose 10% a day. Nothing is accepted after three days. Attendance is required! Bring a pen. Plagiarism fails the course.';
    const found = findPolicies([piece('Policies', text)]);
    expect(found.map(({ kind, passages }) => [kind, passages.map((passage) => passage.text)])).toEqual([
      ['late-work', ['Late reports lose 10% a day. Nothing is accepted after three days.']],
      ['attendance', ['Attendance is required! Bring a pen.']],
      ['integrity', ['Plagiarism fails the course.']],
    ]);
  });

  test('what was run together before it is left out', () => {
    const head = 'MATH 1: Numbers, Mondays and Wednesdays 9:30-10:45 am, Fir Hall 120, with Dr. Ana Lund ';
    const grading =
      'Grading Problem sets (6): 30% Quizzes (2): 10% Midterm exam: 25% Final exam: 35% Policies ';
    const text = `${head}${grading}Late work: it loses 20% a day. Then it is not read.`;
    expect(findPolicies([piece(null, text)])).toMatchObject([
      { kind: 'late-work', passages: [{ text: 'Late work: it loses 20% a day. Then it is not read.' }] },
    ]);
  });

  test('a point within a number or an address ends no sentence', () => {
    const text = 'Late work loses 2.5 points, see north.example/late. Ask before.';
    expect(findPolicies([piece(null, text)])).toMatchObject([{ passages: [{ text }] }]);
  });
});

test('a course quotes the policies of its syllabus with their place', async () => {
  const evidence = { page: 2, quote: 'A day costs ten percent.' };
  const passages = [{ heading: 'Late work', text: evidence.quote, evidence }];
  const server = await testApp({ reader: fakeReader(aReading({ passages })) });
  const ada = await enrol(server);
  const { id, course } = await ada.dropAndRead({ name: 'bio.txt', bytes: 'a' });
  expect(await ada.get(`/courses/${course.id}/policies`)).toEqual({
    items: [
      {
        kind: 'late-work',
        heading: 'Late work',
        documentId: id,
        documentName: 'bio.txt',
        passages: [{ text: evidence.quote, evidence }],
      },
    ],
  });
  await ada.delete(`/documents/${id}`);
  expect(await ada.get(`/courses/${course.id}/policies`)).toEqual({ items: [] });
});
