import { expect, test } from 'vitest';
import { read, work, workOf } from '../../testing/read-lines.ts';
import { drawPdf } from '../../testing/write-pdf.ts';
import { readDocument } from '../node.ts';

// What the columns of a table tell of each other.

test('beside the days of the class, the due dates are those of the work alone', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Chapters | Type of assessment | Due date |',
      '| Sep 8 | Open hearths | 1 | Lab 1 | Sep 12 |',
      '| Sep 15 | Flues and draught | 2 | Quiz 1 | Sep 15 in class |',
      '| Sep 22 | Chimneys | 3 | Lab 2 | Sep 26 |',
      '| Sep 29 | Bellows | 4 | Quiz 2 | |',
    ),
  ).toEqual(['assignment 2025-09-12 Lab 1', 'quiz 2025-09-15 Quiz 1', 'assignment 2025-09-26 Lab 2']));

test('the names below a heading of several columns are those of the columns', () =>
  expect(
    work(
      'Fall 2025',
      '| Class | Topic | Graded | Graded |',
      '| Class | Topic | Type of assessment | Due date |',
      '| Sep 8 | Open hearths | Lab 1 | Sep 12 |',
      '| Sep 15 | Flues and draught | Lab 2 | Sep 19 |',
    ),
  ).toEqual(['assignment 2025-09-12 Lab 1', 'assignment 2025-09-19 Lab 2']));

test('the last line of a heading names the columns below it', () =>
  expect(
    work(
      'Fall 2026',
      '| Week | Dates | Topic | Problem sets / Assign Due | |',
      '| 1 | Aug 25 | Dough | | |',
      '| 2 | Sep 1 | Leaven | 1 | |',
      '| 3 | Sep 8 | Ovens | 2 | 1 |',
      '| 4 | Sep 15 | Crust | | 2 |',
    ),
  ).toEqual(['assignment 2026-09-08 Problem set 1', 'assignment 2026-09-15 Problem set 2']));

test('where a share counts the work of a row, its topic is not what is due', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Assessment | % |',
      '| Sep 8 | Open hearths | Plan of a kitchen | 10 |',
      '| Sep 15 | Flues and draught | | |',
      '| Sep 22 | Chimneys | Drawing of a stack | 20 |',
    ),
  ).toEqual(['assignment 2025-09-08 Plan of a kitchen', 'assignment 2025-09-22 Drawing of a stack']));

test('a column that says of its work that it is due has readings besides', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Due |',
      '| Sep 8 | Hearths | Read 1.1 – 1.3 |',
      '| Sep 10 | Flues | 2.4 (2.4.1 optional) |',
      '| Sep 15 | Draught | Skim chapter 3; Assignment 1 due |',
      '| Sep 17 | Chimneys | The Builder: Chapter 2 |',
      '| Sep 22 | Bellows | Assignment 2 due |',
    ),
  ).toEqual(['assignment 2025-09-15 Assignment 1', 'assignment 2025-09-22 Assignment 2']));

test('work that is named in class and due some weeks later is due then', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Notes |',
      '| Sep 8 | Assignment 1: Measuring a hearth | |',
      '| Sep 15 | Flues | |',
      '| Sep 22 | Draught; test explained | Assignment 1 due |',
    ),
  ).toEqual(['assignment 2025-09-22 Assignment 1']));

test('a column of kinds is none of work', () =>
  expect(
    work(
      'Segundo cuatrimestre 2025',
      '| Instancia | Fecha | Tipo |',
      '| Primer parcial | 12/9 | Escrito y breve |',
      '| Recuperatorio | 26/9 | — |',
      '| Segundo parcial | — | Informe sobre una obra |',
      '| Defensa | 5/12 | — |',
      '| Final | 12/12 | Examen integrador |',
    ).filter((line) => /escrito/iu.test(line)),
  ).toEqual([]));

test('a room that stands behind the date does not name what is due', () =>
  expect(
    work(
      'Automne 2025',
      '| Activité | % | Date de remise |',
      '| Examen intra | 40 % | Vendredi 17 octobre 2025 9 h 00 à 12 h 00 au B-2041 |',
      '| Rapport | 60 % | Vendredi 5 décembre 2025 |',
    ),
  ).toEqual(['exam 2025-10-17 09:00 Examen intra', 'assignment 2025-12-05 Rapport']));

test('a name above several dates of its cell has them all', async () => {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    const edges = [60, 160, 280, 400];
    const rows: string[][] = [
      ['', 'Group A', 'Group B'],
      ['1', '8 Sept. 2025', '10 Sept. 2025'],
      ['2', 'Test 1\n15 Sept. (A)\n17 Sept. (B)'],
      ['3', '22 Sept. 2025', '24 Sept. 2025'],
    ];
    pdf.fontSize(10);
    rows.forEach((cells, row) => {
      cells.forEach((text, column) => {
        const right = edges[cells.length < 3 && column === 1 ? 3 : column + 1] ?? 0;
        const left = edges[column] ?? 0;
        pdf.rect(left, 80 + 60 * row, right - left, 60).stroke();
        text.split('\n').forEach((line, at) => {
          pdf.text(line, left + 6, 88 + 60 * row + 15 * at, { lineBreak: false });
        });
      });
    });
  });
  expect(workOf(await readDocument({ bytes, fileName: 'groups.pdf' }))).toEqual([
    'exam 2025-09-15 Test 1',
    'exam 2025-09-17 Test 1',
  ]);
});

test('each of two columns of deadlines says when the work of its row is due', () =>
  expect(
    work(
      'Fall 2026',
      '| Unit | Deadline first version | Deadline revision |',
      '| Unit 0 | Thu Sep 10 17:00 | - |',
      '| Unit 1 | Thu Sep 17 17:00 | Mon Sep 21 10:00 |',
      '| Unit 2 | Thu Sep 24 17:00 | Mon Sep 28 10:00 |',
    ),
  ).toEqual([
    'assignment 2026-09-10 17:00 Unit 0',
    'assignment 2026-09-17 17:00 Unit 1',
    'assignment 2026-09-21 10:00 Unit 1',
    'assignment 2026-09-24 17:00 Unit 2',
    'assignment 2026-09-28 10:00 Unit 2',
  ]));

test('what stands below "to do" is given out, where another column names what is handed in', () =>
  expect(
    work(
      'Automne 2026',
      '| Cours | Date | Matière | Travail à faire | Remises |',
      '| 1 | 8 sept | Les cartes | Atelier 1 | |',
      '| 2 | 15 sept | Les échelles | Atelier 2 | Atelier 1 |',
      '| 3 | 22 sept | Les courbes | | Atelier 2 |',
      '| 4 | 29 sept | Les ombres | Atelier 3 | |',
      '| 5 | 6 oct | Les couleurs | | Atelier 3 |',
    ),
  ).toEqual([
    'assignment 2026-09-15 Atelier 1',
    'assignment 2026-09-22 Atelier 2',
    'assignment 2026-10-06 Atelier 3',
  ]));

test('exercises in a column of their own are work, where a column of their days stands beside', () =>
  expect(
    work(
      'Autunno 2026',
      '| # | Esercitazioni | Data esercitazione |',
      '| 1 | Esercitazione sulle carte | 30 Ottobre 2026 |',
      '| 2 | Esercitazione sulle coste | 20 Novembre 2026 |',
      '| 3 | Esercitazione sulle isole | |',
    ),
  ).toEqual([
    'assignment 2026-10-30 Esercitazione sulle carte',
    'assignment 2026-11-20 Esercitazione sulle coste',
  ]));

test('what stands behind the name of a test is what it is on, and no second thing', () =>
  expect(
    work(
      'Otoño 2026',
      '| Semana | Fecha | Evento | Porcentaje |',
      '| 4 | 22/09/2026 | Quiz 1: Mapas | 15% |',
      '| 7 | 13/10/2026 | Parcial 1: Mapas + Costas | 20% |',
    ),
  ).toEqual(['quiz 2026-09-22 Quiz 1: Mapas', 'exam 2026-10-13 Parcial 1: Mapas + Costas']));

test('a counted row without a date is no header of those below it', () =>
  expect(
    work(
      'Fall 2026',
      '| Week | Date | Topic | Chapter | Quiz | Reading |',
      '| 1 | Mon Oct 5 | Cells | Chapter 3 | | Paper by the botanists |',
      '| 2 | to be set | Joints | Chapter 4 | Quiz 1 | Homework |',
      '| 3 | Mon Oct 19 | Roots | Chapter 5 | Quiz 2 | Sections of roots |',
      '| 4 | Mon Oct 26 | Stems | Chapter 6 | | Sections of stems |',
    ),
  ).toEqual(['quiz 2026-10-19 Quiz 2']));

test('the names of the columns hold where the table goes on without them', () =>
  expect(
    work(
      'Fall 2026',
      '| Week | Date | Topic | Homework |',
      '| 1 | Sep 8 | Tides | 1 |',
      '| 2 | Sep 15 | Waves | 2 |',
      '',
      'The second half is taught by the sea.',
      '',
      '| 3 | Sep 22 | Reefs | 3 |',
      '| 4 | Sep 29 | Dunes | 4 |',
    ),
  ).toEqual([
    'assignment 2026-09-08 Homework 1',
    'assignment 2026-09-15 Homework 2',
    'assignment 2026-09-22 Homework 3',
    'assignment 2026-09-29 Homework 4',
  ]));

test('what is said beside a lab makes no work of it, and what is due before it has its own name', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic and materials | Assessment | Notes |',
      '| Th 9/10 | Coasts | Quiz 1 | Bring your notes |',
      '| Th 9/17 | Lab 2: Sorting the sand | | We will be indoors |',
      '| Th 9/24 | Lab 3: Peer review of the posters | Draft poster due before lab | We will be indoors |',
    ),
  ).toEqual(['quiz 2026-09-10 Quiz 1', 'project 2026-09-24 Draft poster']));

test('the slides that are due on the day of a presentation are no second name of it', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic |',
      '| Nov 9 / Due: Presentation slides | Questions |',
      '| Nov 11 | Questions |',
      '- Research Presentation (Nov 9 & 11) - Ask for questions',
    ),
  ).toEqual([
    'presentation 2025-11-09 Presentation slides',
    'presentation 2025-11-09 Research Presentation',
    'presentation 2025-11-11 Research Presentation',
  ]));

test('the last version of a work is no final examination', () =>
  expect(
    work(
      'Fall 2026',
      '| Name | Deadline |',
      '| Project 1, draft | 2026-10-24 |',
      '| Project 1, final | 2026-10-31 |',
    ),
  ).toEqual(['project 2026-10-24 Project 1, draft', 'project 2026-10-31 Project 1, final']));

test('the title of a numbered work may go on in a second sentence', () =>
  expect(
    work(
      'Fall 2026',
      '| Title | Points | Date |',
      '| HW 1 - Lists of tides. Sorting. | 100 | Sep 7 |',
      '| HW 2: Ports. Ships and docks. | 100 | Sep 14 |',
      '| HW 3 - Winds. Quiz 1 | 100 | Sep 21 |',
    ),
  ).toEqual([
    'assignment 2026-09-07 HW 1 - Lists of tides',
    'assignment 2026-09-14 HW 2: Ports',
    'quiz 2026-09-21 Quiz 1',
    'assignment 2026-09-21 HW 3 - Winds',
  ]));

test('the list of a learning platform says of each entry what kind it is, which is no part of its name', () =>
  expect(
    read(
      'Fall 2026',
      '| Date | Details | Due |',
      '| Thu Oct 1, 2026 | Assignment HW 1 | due by 11:59pm |',
      '| Wed Oct 7, 2026 | Calendar Event Office Hour | 1pm to 2pm |',
      '| Thu Oct 8, 2026 | Assignment Drawing 2 | due by 11:59pm |',
      '| Fri Oct 9, 2026 | Quiz Clouds and rain | due by 11:59pm |',
      '| Sun Oct 11, 2026 | Discussion: Lightning | due by 11:59pm |',
    ).findings.map(({ kind, date, title }) => `${kind} ${date} ${title}`),
  ).toEqual([
    'assignment 2026-10-01 HW 1',
    'assignment 2026-10-08 Drawing 2',
    'quiz 2026-10-09 Quiz Clouds and rain',
    'assignment 2026-10-11 Discussion: Lightning',
  ]));

test('a day whose parts have columns of their own is a day', () =>
  expect(
    work(
      'Spring 2026',
      '| Day | Month | Date | Topic |',
      '| Tue | Feb | 03 | 5 Light (1/2) |',
      '| Thu | Feb | 05 | In Class Exam 1 (Ch. 1-5) |',
      '| Tue | Feb | 10 | Stars |',
      '| Thu | Mar | 05 | Quiz 2 |',
    ),
  ).toEqual(['exam 2026-02-05 In Class Exam 1 (Ch. 1-5)', 'quiz 2026-03-05 Quiz 2']));

test('a column that says "Lab" of most rows makes no work of their topics', () =>
  expect(
    work(
      'Fall 2026',
      '| Week | Contents | Date | Note |',
      '| 1 | Letters | Sept 8 | |',
      '| 2 | Tables | Sept 15 | Lab* |',
      '| 3 | Tables (cont.) | Sept 22 | Lab* |',
      '| 4 | Review of tables and Exam 1 | Sept 29 | Lab* |',
      '| 5 | Charts | Oct 6 | |',
    ),
  ).toEqual(['exam 2026-09-29 Exam 1']));

test('in front of what is told of it stands the name of a work', () =>
  expect(
    work(
      'Fall 2026',
      '| Points | Assignment | Due date |',
      '| 15 | Coast essay - Everyone will write about a stretch of coast that can be reached on foot. | September 15 |',
      '| 20 | Atlas page - Everyone will draw one page of the atlas, with at least ten sources. | October 6 |',
    ),
  ).toEqual(['assignment 2026-09-15 Coast essay', 'assignment 2026-10-06 Atlas page']));

test('numbers of weeks in front of their days are no days', () =>
  expect(
    work(
      'GEO 1200, automne 2026. Le cours est donné en français et la présence est obligatoire.',
      '| Semaine | Thème | Travaux |',
      '| 1 – 9 sept. | Sable | |',
      '| 2 – 16 sept. | Dunes | Devoir 1 |',
      '| 3 – 23 sept. | Falaises | |',
      '| 4 – 30 sept. | Marais | Devoir 2 |',
    ),
  ).toEqual(['assignment 2026-09-16 Devoir 1', 'assignment 2026-09-30 Devoir 2']));

test('a later weekday of the week in the row of its classes', () =>
  expect(
    work(
      'Fall 2026',
      '| Dates | Topic | Due |',
      '| 9/8, 9/10 | Sand | |',
      '| 9/15, 9/17 | Dunes | Essay 1 (Fri) |',
      '| 9/22, 9/24 | Rivers | |',
    ),
  ).toEqual(['assignment 2026-09-18 Essay 1']));

test('rows of work that go on with the week above begin no table of their own', () =>
  expect(
    work(
      'Spring 2027',
      '| Week | Tuesday | Thursday | Other |',
      '| 1: Jan 10–15 | 1.1 Sand | 1.2 Silt | |',
      '| 2: Jan 17–22 | 1.3 Clay | 1.4 Loam | Wed: Soil map due |',
      '| | HW 1 due | Quiz 1 | |',
      '| 3: Jan 24–29 | 2.1 Peat | 2.2 Marl | |',
      '| | HW 2 due | Quiz 2 | |',
    ),
  ).toEqual([
    'assignment 2027-01-19 HW 1',
    'assignment 2027-01-20 Soil map',
    'quiz 2027-01-21 Quiz 1',
    'assignment 2027-01-26 HW 2',
    'quiz 2027-01-28 Quiz 2',
  ]));

test('a question mark in place of a day is not the day above', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Day | Topic | Due |',
      '| 2-Sep | Wed | Sand | |',
      '| 7-Oct | Wed | Exam 1 | |',
      '| 2-Dec | Wed | Project presentations | Project Lit. summary due |',
      '| ? | ? | Comprehensive exam | |',
    ),
  ).toEqual([
    'exam 2026-10-07 Exam 1',
    'project 2026-12-02 Project Lit. summary',
    'presentation 2026-12-02 Project presentations',
  ]));

test('a column of topics and readings tells what the class is about, and what is read for it', () => {
  const { findings } = read(
    'Fall 2026',
    '| Date | Topics and readings | Due |',
    '| Sep 3 | Springs; Read: Harbor, chapter 1 | Essay 1 |',
    '| Sep 10 | Ponds | |',
  );
  expect(findings.map(({ kind, date, title }) => `${kind} ${date} ${title}`)).toEqual(
    expect.arrayContaining([
      'class 2026-09-03 Springs',
      'reading 2026-09-03 Read: Harbor, chapter 1',
      'class 2026-09-10 Ponds',
    ]),
  );
});

test('a row that begins a week heads no columns, whatever work it names', () =>
  expect(
    work(
      'Winter 2027',
      '| Date | Topics | Due (before class) | Assigned (after class) |',
      '| Week 1 | Setup | | |',
      '| Jan 4 | Rivers | | HW1 |',
      '| Jan 6 | Lakes | HW1 | HW2 |',
      '| Week 2 | Final project and advanced shores | | |',
      '| Jan 11 | Final project discussion | Final project proposal | |',
      '| Jan 13 | Arrays of dunes | HW2 | |',
      '| Jan 15 | Inheritance | | |',
    ),
  ).toEqual([
    'assignment 2027-01-06 HW1',
    'project 2027-01-11 Final project proposal',
    'assignment 2027-01-13 HW2',
  ]));

test('where every cell begins with its day, each tells of its own day', () =>
  expect(
    work(
      ...[
        'Spring 2025',
        '| M | W | F | | M | W | F |',
        '| 1/13 Welcome! | 1/15 | 1/17 | | 3/17 | 3/19 Exam 2 | 3/21 |',
      ],
      ...[
        '| 1/20 | 1/22 | 1/24 HW 1 | | 3/24 | 3/26 | 3/28 HW 7 |',
        '| 1/27 | 1/29 | 1/31 HW 2 | | 3/31 | 4/2 | 4/4 HW 8 |',
      ],
      '| 2/3 | 2/5 | 2/7 HW 3 | | 4/7 | 4/9 | 4/11 HW 9 |',
    )
      .map((said) => said.split(' ').slice(1).join(' '))
      .sort(),
  ).toEqual([
    ...['2025-01-24 HW 1', '2025-01-31 HW 2', '2025-02-07 HW 3', '2025-03-19 Exam 2'],
    ...['2025-03-28 HW 7', '2025-04-04 HW 8', '2025-04-11 HW 9'],
  ]));

test.each(['October 14 (in class)', 'Oct 14 (Week 7)'])(
  'what stands beside the day in "%s" is no class',
  (day) =>
    expect(
      read('Fall 2026', '| Assessment | Weight | Due date |', `| Essay 1 | 40% | ${day} |`).findings.map(
        ({ title }) => title,
      ),
    ).toEqual(['Essay 1']),
);

test('"Due" on the last line of a cell is said of the line above', () =>
  expect(
    work(
      'Spring 2024',
      '| Week | Tuesday | Thursday | Other |',
      '| 2: Jan 14-19 | Springs | Wells | Wed: Field safety / Due |',
      '| 3: Jan 21-26 | Deltas | Quiz 1 | Mon: Report 1 / Due |',
      '| 4: Jan 28-Feb 2 | Tides | Reefs | Wed: Report 2 / Due |',
    ),
  ).toEqual([
    'assignment 2024-01-17 Field safety',
    'assignment 2024-01-22 Report 1',
    'quiz 2024-01-25 Quiz 1',
    'assignment 2024-01-31 Report 2',
  ]));

test('a pre-lab is no laboratory of the same number, nor what is taught of it', () =>
  expect(
    work(
      'Fall 2026',
      '| Wk | Dates | Pre-lab / report due | Monday theory | Section |',
      '| 3 | Sep. 21-25 | Pre-lab 1: before section | Mon: Lab 1 theory | Lab 1 - all sections |',
      '| 4 | Sep. 28-Oct. 2 | Pre-lab 2: before section | Mon: Lab 2 theory | Lab 2 - all sections |',
      '| 5 | Oct. 5-9 | Lab 1 report: Mon Oct. 5 | Mon: No class | No laboratory |',
    ),
  ).toEqual([
    'assignment 2026-09-21 Pre-lab 1',
    'assignment 2026-09-28 Pre-lab 2',
    'assignment 2026-10-05 Lab 1 report',
  ]));

test.each(['TBA', '12/XX', '12/??', '12.x', 'N/A', '?'])('a row with "%s" for its date has none', (open) =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| 11/24 | Lakes | Essay 2 |',
      '| 12/1 | Seas | |',
      `| ${open} | FINAL EXAM | |`,
    ),
  ).toEqual(['assignment 2026-11-24 Essay 2']),
);
