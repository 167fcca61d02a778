import { describe, expect, test } from 'vitest';
import { COURSE } from '../../testing/course-lines.ts';
import { work, workIn } from '../../testing/read-lines.ts';
import { extract } from '../extract.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { readHtml } from '../readers/html/read-html.ts';

// Groups of a class with days of their own.

test.each([
  ['HIST 210, fall 2026', 'Exam 1: Sept 22 (group A), Sept 24 (group B)', 'Exam 1', 'group A', 'group B'],
  [COURSE.fr, 'Examen 1 : 22 septembre (gr1), 24 septembre (gr2)', 'Examen 1', 'gr1', 'gr2'],
  [
    COURSE.es,
    'Parcial 1: 22 de septiembre (grupo A), 24 de septiembre (grupo B)',
    'Parcial 1',
    'grupo A',
    'grupo B',
  ],
  [
    COURSE.de,
    'Klausur 1: 22. September (Gruppe 1), 24. September (Gruppe 2)',
    'Klausur 1',
    'Gruppe 1',
    'Gruppe 2',
  ],
  [COURSE.pt, 'Prova 1: 22 de setembro (turma A), 24 de setembro (turma B)', 'Prova 1', 'turma A', 'turma B'],
  [
    COURSE.it,
    'Esonero 1: 22 settembre (gruppo 1), 24 settembre (gruppo 2)',
    'Esonero 1',
    'gruppo 1',
    'gruppo 2',
  ],
  [
    COURSE.nl,
    'Tentamen 1: 22 september (groep 1), 24 september (groep 2)',
    'Tentamen 1',
    'groep 1',
    'groep 2',
  ],
])('each has its day and keeps its name: %s', (course, line, title, first, second) =>
  expect(work(course, line)).toEqual([
    `exam 2026-09-22 ${title} (${first})`,
    `exam 2026-09-24 ${title} (${second})`,
  ]),
);

test('in a cell as well', () =>
  expect(
    work(
      COURSE.fr,
      '| Évaluation | Date |',
      '| Examen 1 | 22 septembre (gr1), 24 septembre (gr2) |',
      '| Examen 2 | 20 octobre (gr1), 22 octobre (gr2) |',
    ),
  ).toEqual([
    'exam 2026-09-22 Examen 1 (gr1)',
    'exam 2026-09-24 Examen 1 (gr2)',
    'exam 2026-10-20 Examen 2 (gr1)',
    'exam 2026-10-22 Examen 2 (gr2)',
  ]));

test('an aside that names no group says nothing of it', () =>
  expect(work('HIST 210, fall 2026', 'Exam 1: Sept 22 (room 4)')).toEqual(['exam 2026-09-22 Exam 1']));

describe('a page with groups in columns', () => {
  const page = (link: string) =>
    readHtml(
      `<p>Le plan de cours est donné en français et la présence est obligatoire pour tous.</p>
      <ul><li><a href="${link}">Calendrier</a></li></ul>
      <table>
        <tr><th></th><th>Groupe 1<br>(lundi 15h)</th><th>Groupe 2<br>(mercredi 8h)</th></tr>
        <tr><td>Cours 1</td><td>25 août</td><td>27 août</td></tr>
        <tr><td>Cours 2</td><td>8 septembre</td><td>10 septembre</td></tr>
        <tr><td>Cours 3</td><td colspan="2">Évaluation #1 (25 %)<br>15 septembre (gr1)<br>17 septembre (gr2)</td></tr>
        <tr><td>Cours 4</td><td>22 septembre</td><td>24 septembre</td></tr>
      </table>`,
      DEFAULT_LIMITS,
    );
  const read = (link: string) =>
    extract(page(link), { referenceDate: '2026-09-01' })
      .findings.filter(({ kind }) => kind === 'exam')
      .map(({ date, title, assumed }) => [
        date,
        title,
        assumed.find(({ field }) => field === 'date')?.because,
      ]);

  test('has its year from the name of a file it links to', () =>
    expect(read('https://college.example/files/Calendrier_Automne2025.pdf')).toEqual([
      [
        '2025-09-15',
        'Évaluation #1 (gr1)',
        'year from the name of a linked file or folder, Calendrier_Automne2025',
      ],
      [
        '2025-09-17',
        'Évaluation #1 (gr2)',
        'year from the name of a linked file or folder, Calendrier_Automne2025',
      ],
    ]));

  test('has none from one that the weekdays of its groups contradict', () =>
    expect(read('Calendrier_Automne2023.pdf').map(([date]) => date)).toEqual(['--09-15', '--09-17']));
});

test('a year that the document states is that of its days, whatever it links to', () =>
  expect(
    workIn('# HIST 210, fall 2026', 'See [the plan](Plan_Fall2020.pdf).', 'Exam 1: Sept 22')[0]?.date,
  ).toBe('2026-09-22'));

test('what is handed in on a day for each group, named with its number, is due on each', () =>
  expect(
    work(COURSE.fr, 'Remise du projet 28 septembre (grp1) 30 septembre (grp2)', 'Examen : 9 octobre').map(
      (found) => found.split(' ', 2).join(' '),
    ),
  ).toEqual(['project 2026-09-28', 'project 2026-09-30', 'exam 2026-10-09']));
