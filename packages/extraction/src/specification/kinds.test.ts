import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';
import { extract } from '../extract.ts';
import { readDocument } from '../node.ts';

const ASSESSED = new Set(['exam', 'quiz', 'assignment', 'project', 'presentation', 'other']);

async function planned(text: string): Promise<string[]> {
  const document = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'syllabus.md' });
  return extract(document, { referenceDate: '2026-09-01' })
    .findings.filter(({ kind }) => ASSESSED.has(kind))
    .map(({ date, kind, title }) => `${date} ${kind} ${title}`)
    .sort();
}

const table = (...rows: string[]) =>
  [rows[0], (rows[0] ?? '').replace(/[^|]+/g, ' --- '), ...rows.slice(1)].join('\n');

describe('of what kind a work is', () => {
  test.each([
    [
      'says the head of its column',
      `# BIO 120, Fall 2024\n\n${table(
        '| Date | Topic | Quiz |',
        '| Sep 3 | Cells | |',
        '| Sep 10 | Membranes | Unit 1 |',
        '| Sep 17 | Energy | 12 pages |',
        '| Sep 24 | Genes | Units 1+2 |',
      )}`,
      ['2024-09-10 quiz Quiz: Unit 1', '2024-09-24 quiz Quiz: Units 1+2'],
    ],
    [
      'says the cell below "Type"',
      `# BIO 120, Fall 2024\n\n${table(
        '| Type | Title | Due |',
        '| Exam | Cells and energy | Sep 24 |',
        '| Project | Garden survey | Oct 15 |',
        '| Quiz | Leaves | Oct 22 |',
      )}`,
      [
        '2024-09-24 exam Exam: Cells and energy',
        '2024-10-15 project Project: Garden survey',
        '2024-10-22 quiz Quiz: Leaves',
      ],
    ],
    [
      'say the initials of a part of the grade',
      `# BIO 120, Fall 2024\n\n## Grading\n\n- Mini-Projects 40%\n- Exams 60%\n\n${table(
        '| Date | Topic | Due |',
        '| Sep 10 | Cells | |',
        '| Sep 17 | Membranes | M-P 1 |',
        '| Sep 24 | Energy | |',
        '| Oct 1 | Genes | MP 2 |',
      )}`,
      ['2024-09-17 project M-P 1', '2024-10-01 project MP 2'],
    ],
    [
      'says the part of the grade whose phases are numbered',
      `# BIO 120, Fall 2024\n\n## Grading\n\n- Project 40%\n- Exams 60%\n\n${table(
        '| Due | What |',
        '| Sep 17 | Phase 1 |',
        '| Oct 1 | Phase 2 |',
      )}`,
      ['2024-09-17 project Phase 1', '2024-10-01 project Phase 2'],
    ],
    [
      'says the heading above the stages of a project',
      '# BIO 120, Fall 2024\n\n## Term project\n\n### Sketch of the garden\n\nDue date: October 4, 2024\n\n### Final version\n\nDue date: December 6, 2024\n\n## Essays\n\n### Essay on moss\n\nDue date: November 1, 2024',
      [
        '2024-10-04 project Sketch of the garden',
        '2024-11-01 assignment Essay on moss',
        '2024-12-06 project Final version',
      ],
    ],
    [
      'says the only part of the grade that it can belong to',
      '# BIO 120, Fall 2024\n\n## Grading\n\n- Project 40%\n- Exams 60%\n\n## Schedule\n\n- Sep 26: Annotated bibliography due\n- Oct 10: Midterm exam\n- Dec 5: Final paper due',
      [
        '2024-09-26 project Annotated bibliography',
        '2024-10-10 exam Midterm exam',
        '2024-12-05 project Final paper',
      ],
    ],
    [
      'is not that of a project where papers count by themselves',
      '# BIO 120, Fall 2024\n\n## Grading\n\n- Project 20%\n- Papers 20%\n- Exams 60%\n\n## Schedule\n\n- Sep 26: Annotated bibliography due\n- Oct 10: Midterm exam\n- Dec 5: Final paper due',
      [
        '2024-09-26 assignment Annotated bibliography',
        '2024-10-10 exam Midterm exam',
        '2024-12-05 assignment Final paper',
      ],
    ],
    [
      'says the name of a course that is one project',
      '# EE 490 Senior Design II, Fall 2024\n\n- Sep 26: Requirements document due\n- Oct 10: Quiz 1\n- Dec 5: Test plan due\n- Dec 6: Reflection essay due',
      [
        '2024-09-26 project Requirements document',
        '2024-10-10 quiz Quiz 1',
        '2024-12-05 project Test plan',
        '2024-12-06 assignment Reflection essay',
      ],
    ],
    [
      'is an examination, where evaluations are numbered and nobody evaluates himself',
      '# BIO 120, Fall 2024\n\n- Evaluation 1: September 24, 2024\n- Evaluation 2: October 24, 2024\n- Self-evaluation 1 is due on December 12, 2024',
      ['2024-09-24 exam Evaluation 1', '2024-10-24 exam Evaluation 2', '2024-12-12 other Self-evaluation 1'],
    ],
    [
      'is told by words that other languages borrow',
      `# Cours de programmation pour débutants, printemps 2025\n\nLe cours est donné en français et la présence est obligatoire pour tous.\n\n${table(
        '| Évaluation | Date | Pourcentage |',
        '| Midterm | 17 avril, 9h15-11h | 40 % |',
        '| Final | 22 mai, 9h15-11h | 60 % |',
      )}`,
      ['2025-04-17 exam Midterm', '2025-05-22 exam Final'],
    ],
    [
      'is told by its number in Spanish',
      `# Cronograma de la materia, ciclo lectivo 2024\n\n${table(
        '| Semana | Fecha | Teoría | Práctica |',
        '| 1 | 05/08 al 10/08 | Presentación de la materia | |',
        '| 2 | 12/08 al 17/08 | Unidad 1 | |',
        '| 3 | 19/08 al 24/08 | Suspensión de clases | |',
        '| 4 | 26/08 al 31/08 | Unidad 2 | 1° Parcial |',
      )}`,
      ['2024-08-26 exam 1° Parcial'],
    ],
  ])('%s', async (_how, text, expected) => expect(await planned(text)).toEqual(expected));
});

describe('what is called by its name alone', () => {
  test.each([
    [
      'and not with the work that is given behind it',
      `# BIO 120, Fall 2024\n\n${table(
        '| Date | Topic | Assignments |',
        '| Sep 3 | Cells | Assign HW1 |',
        '| Sep 10 | Membranes | HW1 due; Assign HW2 |',
        '| Sep 17 | Energy | HW2 due Assign Paper 1 |',
        '| Sep 24 | Genes | Paper 1 due HW3 out |',
      )}`,
      ['2024-09-10 assignment HW1', '2024-09-17 assignment HW2', '2024-09-24 assignment Paper 1'],
    ],
    [
      'with a number that is a word',
      '# BIO 120, Fall 2024\n\n- EXAM ONE (tentatively scheduled for Tuesday, October 1, 2024)\n- EXAM TWO: Tuesday, October 29, 2024',
      ['2024-10-01 exam EXAM ONE', '2024-10-29 exam EXAM TWO'],
    ],
    [
      'with those to whom it is due',
      `# BIO 120, Fall 2024\n\n${table(
        '| Date | Topic | To do |',
        '| Sep 10 | Cells | Pond sketch due to partner |',
        '| Sep 17 | Membranes | Quiz 1 |',
        '| Sep 24 | Energy | Moss sketch due to instructor |',
      )}`,
      [
        '2024-09-10 assignment Pond sketch due to partner',
        '2024-09-17 quiz Quiz 1',
        '2024-09-24 assignment Moss sketch due to instructor',
      ],
    ],
    [
      'behind the word that it is due',
      '# BIO 120, Fall 2024\n\nWed 9/18 Ponds\n\nDue Field sketch of a pond\n\nFri 9/20 Marshes\n\nMon 9/23 Rivers',
      ['2024-09-18 assignment Field sketch of a pond'],
    ],
  ])('%s', async (_how, text, expected) => expect(await planned(text)).toEqual(expected));
});

test.each(['Examen oral : défense du site', 'Examen oral: defensa del sitio'])('%j is an exam', (line) =>
  expect(work('Automne 2027', `7 septembre 2027: ${line}`)[0]?.split(' ')[0]).toBe('exam'),
);

test('a talk about a stage of the project is given, a talk about a chapter is heard', () =>
  expect(
    work(
      'Automne 2027',
      '| Date | Rencontres |',
      '| 14 sept. | Présentation Étape 1 |',
      '| 21 sept. | Présentation du cadre |',
      '| 28 sept. | Présentation intermédiaire |',
    ),
  ).toEqual([
    'presentation 2027-09-14 Présentation Étape 1',
    'presentation 2027-09-28 Présentation intermédiaire',
  ]));

test('a skill that is checked is a test, the log of a practicum is none', () =>
  expect(
    work(
      'Fall 2026',
      'Sept 9: Skills lab validation: vital signs',
      'Sept 16: Return demonstration of wound care',
      'Sept 23: Competency validation',
      'Sept 30: Skills check 3',
      'Oct 7: Practicum check-off 2',
      'Oct 14: Practicum journal due',
    ).map((line) => line.split(' ').slice(0, 2).join(' ')),
  ).toEqual([
    'exam 2026-09-09',
    'exam 2026-09-16',
    'exam 2026-09-23',
    'quiz 2026-09-30',
    'exam 2026-10-07',
    'assignment 2026-10-14',
  ]));

test('what is written about a test is handed in', () =>
  expect(
    work('Fall 2026', 'Oct 5: Exam 1 corrections due', 'Oct 9: Exam wrapper due', 'Oct 12: Midterm'),
  ).toEqual([
    'assignment 2026-10-05 Exam 1 corrections',
    'assignment 2026-10-09 Exam wrapper',
    'exam 2026-10-12 Midterm',
  ]));

test('a competency with its number, and a final of one kind, are tests', () =>
  expect(
    work(
      'Fall 2026',
      '- Lab competencies 40%',
      '- Written final 60%',
      '| Date | Lab |',
      '| Sept 9 | Lab competency 1: skull |',
      '| Sept 16 | Lab: sinuses |',
      '| Dec 2 | Written final |',
      '| Dec 4 | Hands-on final |',
    ).map((line) => line.split(' ').slice(0, 2).join(' ')),
  ).toEqual(['exam 2026-09-09', 'exam 2026-12-02', 'exam 2026-12-04']));

test.each([
  ['Printemps 2027', '- 22/03 : #07 - démo intermédiaire', 'presentation 2027-03-22 Démo intermédiaire'],
  ['Printemps 2027', '- 22/03 : démonstration finale', 'presentation 2027-03-22 Démonstration finale'],
  ['Primavera 2027', '- 22/03: #07 - demo intermedia', 'presentation 2027-03-22 Demo intermedia'],
  ['Anno 2027', '- 22/03: dimostrazione finale', 'presentation 2027-03-22 Dimostrazione finale'],
  ['Spring 2027', '- 3/22: #07 - interim demo', 'presentation 2027-03-22 Interim demo'],
])('%s, session by session: %s', (term, line, expected) => expect(work(term, line)).toEqual([expected]));

test('what is handed in after a test is an assignment', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Oct 6 | Clouds | Exam 1 |',
      '| Oct 13 | Rain | Exam 1 corrections |',
      '| Oct 20 | Hail | Midterm reflection |',
    ),
  ).toEqual([
    'exam 2026-10-06 Exam 1',
    'assignment 2026-10-13 Exam 1 corrections',
    'assignment 2026-10-20 Midterm reflection',
  ]));

test.each([
  ['Project proposal (presentation)', 'presentation'],
  ['River project final (paper and slides)', 'project'],
  ['Final (closed book)', 'exam'],
])('%s is a work of kind %s', (title, kind) =>
  expect(work('Fall 2026', '| Date | Due |', `| Oct 6 | ${title} |`, '| Oct 13 | Essay 1 |')[0]).toMatch(
    new RegExp(`^${kind} 2026-10-06 `),
  ),
);

test.each(['Final Critique', 'Midterm Crit', 'Crit 1', 'Group critique'])(
  '"%s" is shown and talked of',
  (name) =>
    expect(work('Fall 2026', '| Date | Topic |', '| Sep 14 | Type |', `| Sep 21 | ${name} |`)).toEqual([
      `presentation 2026-09-21 ${name}`,
    ]),
);
