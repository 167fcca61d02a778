import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Work that a schedule names to say that it need not be done.

describe('what need not be done', () => {
  const PLACES: Readonly<Record<string, (said: string) => string[]>> = {
    'in a column of work': (said) => [
      '| Date | Topic | Assignments |',
      `| Sept 7 | Dunes | ${said} |`,
      '| Sept 14 | Marshes | Essay 1 |',
      '| Sept 21 | Cliffs | |',
    ],
    'in a list below a day': (said) => [
      ...['### September 7', '- Dunes', `- ${said}`, '### September 14', '- Marshes', '- Essay 1 due'],
      ...['### September 21', '- Cliffs', '### September 28', '- Reefs'],
    ],
  };

  describe.each(Object.entries(PLACES))('%s', (_, place) => {
    test.each([
      'No need to submit a reflection this week',
      '[There is no need for you to submit reflections on the reading.]',
      'You don’t have to turn in the homework this week',
      'You need not hand in a response paper',
      'Reflections are not required this week',
      'Lab report 2 is not collected',
      'Lab report not due',
      'We will not have a quiz',
      'Skip the response paper this week',
      'Quiz 3 cancelled',
    ])('"%s"', (said) =>
      expect(work('Fall 2026', 'The course is about the coasts of the sea.', ...place(said))).toEqual([
        'assignment 2026-09-14 Essay 1',
      ]),
    );

    test.each([
      ['Lab report 2 not due until September 18', 'assignment 2026-09-18 Lab report 2'],
      ['Response paper due, not on paper', 'assignment 2026-09-07 Response paper'],
    ])('"%s" is work', (said, found) =>
      expect(
        work('Fall 2026', 'The course is about the coasts of the sea.', ...place(said)).join(', '),
      ).toContain(found),
    );
  });
});

test.each([
  [
    'Automne 2026',
    [
      '| Date | Thème | Travaux à remettre |',
      '| 7 septembre | Dunes | Vous n’avez pas à remettre de rapport |',
    ],
    '| 14 septembre | Marais | Rapport 1 |',
    'Rapport 1',
  ],
  [
    'Otoño de 2026',
    ['| Fecha | Tema | Entregas |', '| 7 de septiembre | Dunas | No es necesario entregar el informe |'],
    '| 14 de septiembre | Marismas | Informe 1 |',
    'Informe 1',
  ],
])('in a plan of %s', (term, excused, due, name) =>
  expect(work(term, ...excused, due)).toEqual([`assignment 2026-09-14 ${name}`]),
);

test('in the week of a term', () =>
  expect(
    work(
      'Fall 2026',
      'Classes begin on September 7.',
      'Week 1: Dunes',
      'In week 1 there is no need for you to submit a reflection on the reading.',
    ),
  ).toEqual([]));
