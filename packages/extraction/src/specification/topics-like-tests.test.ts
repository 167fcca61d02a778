import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

const TOPICS = [
  'Diagnostic tests',
  'Field tests',
  'Intelligence tests',
  'Standardized tests',
  'Placement of tests',
  'Unit tests and debugging',
  'Test-driven development',
  'Mental status exam',
  'The civil service examination',
  'Midterm elections',
  'Quiz shows of the fifties',
  'Quizzes as learning tools',
  'Data presentation',
  'Presentation software',
  'The presentation of self in everyday life',
  'Debates on empire',
];

const PLACES: Readonly<Record<string, (topic: string) => string[]>> = {
  'among the topics': (topic) => [
    '| Date | Topic |',
    '| Sept 8 | Rivers and the land between them |',
    `| Sept 15 | ${topic} |`,
    '| Sept 22 | Seas and what is in them |',
  ],
  'in a list of days': (topic) => [
    'Sept 8: Rivers and the land between them',
    `Sept 15: ${topic}`,
    'Sept 22: Seas and what is in them',
  ],
};

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  test.each(TOPICS)('"%s" is a topic', (topic) =>
    expect(work('Fall 2026', 'The course is about the water of the earth.', ...place(topic))).toEqual([]),
  );

  test.each([
    ['Diagnostic test', 'exam'],
    ['Unit test', 'exam'],
    ['Midterm', 'exam'],
    ['Debate', 'presentation'],
    ['Final presentations', 'presentation'],
  ])('"%s" is held', (name, kind) =>
    expect(work('Fall 2026', 'The course is about the water of the earth.', ...place(name))).toEqual([
      `${kind} 2026-09-15 ${name}`,
    ]),
  );
});

test.each([
  'Prueba Chi cuadrado',
  'Prueba de ji-cuadrado para dos casos',
  'Pruebas de medias',
  'Prueba ANOVA',
])('"%s" is one in Spanish', (topic) =>
  expect(
    work(
      'Otoño de 2026',
      'El curso trata de la estadística.',
      '| Fecha | Tema |',
      '| 8 de septiembre | Muestras |',
      `| 15 de septiembre | ${topic} |`,
      '| 22 de septiembre | Prueba 1 |',
    ),
  ).toEqual(['exam 2026-09-22 Prueba 1']),
);
