import { expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';
import { german } from '../locales/de.ts';
import { english } from '../locales/en.ts';
import { spanish } from '../locales/es.ts';
import { french } from '../locales/fr.ts';
import { readCourse } from './read-course.ts';

const read = (...lines: string[]) => readCourse(sketch(...lines), english);

test.each([
  [['# HIST 210: The Atlantic World', 'Spring 2027'], 'HIST 210', 'The Atlantic World'],
  [
    ['Lakeside University', 'Department of Biology', '# BIO101', '# Cells and Genes'],
    'BIO101',
    'Cells and Genes',
  ],
  [['# Songs of the Northern Coast / MUSC 317H Fall 2026'], 'MUSC 317H', 'Songs of the Northern Coast'],
  [['FORS*2450', 'Timber and Trails II'], 'FORS*2450', 'Timber and Trails II'],
  [['Course Syllabus: Astronomy 7 Comets and Moons'], 'Astronomy 7', 'Comets and Moons'],
  [['LX 2750-004: Riddles in Print, Fall 2026'], 'LX 2750', 'Riddles in Print'],
  [['# Walking the Wetlands', 'FRS 640 & ENV 640 (4 credits)'], 'FRS 640 & ENV 640', 'Walking the Wetlands'],
  [['# MARI 640 Harbor Planning and', '# Coastal Repair'], 'MARI 640', 'Harbor Planning and Coastal Repair'],
  [['| Course: | PHIL 318 |', '| Course title: | Theories of Chance |'], 'PHIL 318', 'Theories of Chance'],
  [['Course title: Ocean Chemistry', 'Office: QUA 1507', 'CHEM 220'], 'CHEM 220', 'Ocean Chemistry'],
  [['# MUSC 212', 'Fall 2026', 'Sep 8: Tides and Ports'], 'MUSC 212', undefined],
  [['# MA 26500', '## Fall 2026', '- Location: UNIV 303'], 'MA 26500', undefined],
  [
    ['# Introduction to Ports', 'Harbor Studies 101', 'Mill City, IN 47907'],
    'Harbor Studies 101',
    'Introduction to Ports',
  ],
  [
    [
      '# Introduction to Ports',
      '(Harb 1312.003, Spring 2027)',
      ...Array(8).fill('Texts are read before class.'),
      'ACA 12 Docks',
    ],
    'Harb 1312.003',
    'Introduction to Ports',
  ],
  [
    ['# Harb 372 Syllabus', 'Course Title Harb 372 (Section 001): Elementary Tides'],
    'Harb 372',
    'Elementary Tides',
  ],
  [['# 151H: Honors Ports II', 'Spring 2027'], '151H', 'Honors Ports II'],
  [['# Harbor Tides', 'Thursdays 1 PM – 4 PM'], undefined, 'Harbor Tides'],
  [['# Village Theater', 'Thursday 5–7 pm'], undefined, 'Village Theater'],
  [['- Home', '- Schedule', '- Projects', '# Harbor Mapping', 'Spring 2027'], undefined, 'Harbor Mapping'],
  [['Canvas Page', 'Harbor Mapping', 'Spring 2027'], undefined, 'Harbor Mapping'],
  [['# Homework Due Dates', '| Date | Topic |', '| Jan 12 | Ports |'], undefined, undefined],
  [
    ['Harbor Studies 3350/6350', '# Mapping Tides', 'For students with experience equivalent to CS 110.'],
    'Harbor Studies 3350/6350',
    'Mapping Tides',
  ],
  [['Welcome to Botany 126!', 'You will learn to prove.'], 'Botany 126', undefined],
  [['420-SN1-RE Programmation en sciences', 'Groupe 09'], '420-SN1-RE', 'Programmation en sciences'],
])('reads code and title from %j', (lines, code, title) => {
  const course = read(...lines);
  expect({ code: course.code, title: course.title }).toEqual({ code, title });
});

test.each([
  ['a term', ['Fall 2026']],
  ['a room', ['Room: ELM 230', 'Office: OAK 114']],
  ['a course that is required', ['Prerequisites: BIO 101 or CHEM 105']],
  ['a week', ['Week 12', 'Section 3', 'Chapter 14']],
  ['work in another language', ['Projeto 3', 'Tarea 2', 'Devoir 3']],
])('takes no code from %s', (_, lines) => expect(read(...lines).code).toBeUndefined());

test.each([
  [
    ['HIST 210', 'Instructor: Dr. Ana Ruiz', 'Email: ana.ruiz@example.edu'],
    [{ name: 'Ana Ruiz', email: 'ana.ruiz@example.edu' }],
  ],
  [
    ['HIST 210', 'Instructor: Petra Vonn Phone: 555-0142 email: vonn@example.edu'],
    [{ name: 'Petra Vonn', email: 'vonn@example.edu' }],
  ],
  [['HIST 210', '| Instructor: | Aurelio Pinto |'], [{ name: 'Aurelio Pinto' }]],
  [
    ['HIST 210', 'Instructors: Ana Ruiz and Leo Park'],
    [{ name: 'Ana Ruiz' }, { name: 'Leo Park' }],
  ],
  [['HIST 210', 'Jo Lang, Ph.D.'], [{ name: 'Jo Lang' }]],
  [
    ['HIST 210', 'Instructor', 'Greta V. Thorne', 'thorne@example.edu'],
    [{ name: 'Greta V. Thorne', email: 'thorne@example.edu' }],
  ],
  [
    ['HIST 210', 'Instructor: Ana Ruiz', 'Teaching assistant: Leo Park, leo@example.edu'],
    [{ name: 'Ana Ruiz' }],
  ],
  [
    [
      ...['HIST 210', 'Instructor: Ana Ruiz', 'Campus: North', 'Office: Elm 4', 'Hours: by appointment'],
      ...['Credits: 3', 'Room: Oak 11', 'Term: Fall 2026', 'College email address: ruiz@example.edu'],
    ],
    [{ name: 'Ana Ruiz', email: 'ruiz@example.edu' }],
  ],
  [
    [
      ...['HIST 210', 'Instructor: Ana Ruiz', 'Campus: North', 'Office: Elm 4', 'Hours: by appointment'],
      ...['Credits: 3', 'Room: Oak 11', 'Teaching assistant: Leo Park', 'Email: park@example.edu'],
    ],
    [{ name: 'Ana Ruiz' }],
  ],
  [['HIST 210', 'The instructor may change this plan.'], []],
  [
    [
      'HIST 210',
      ...Array.from({ length: 12 }, (_, week) => `Week ${week + 1}`),
      '17 Nov India, Professor Ana Ruiz',
    ],
    [],
  ],
])('reads who teaches from %j', (lines, instructors) =>
  expect(read(...lines).instructors).toEqual(instructors),
);

test.each([
  [['FINE 246-03 Woven Baskets'], '03'],
  [['HIST 210', 'Section 740 (26053)'], '740'],
  [['HIST 210', 'Section 1: Tuesday 4:10PM', 'Section 2: Friday 4:10PM'], undefined],
])('reads the section from %j', (lines, section) => expect(read(...lines).section).toBe(section));

test.each([
  ['All times are Eastern Time.', 'America/New_York'],
  ['Due at 11:59 pm (PST).', 'America/Los_Angeles'],
  ['All times are in Europe/Madrid.', 'Europe/Madrid'],
  ['Students of Pacific/American literature read more.', undefined],
  ['We met ET, the film.', undefined],
])('reads the time zone from %j', (line, zone) => expect(read('HIST 210', line).timeZone).toBe(zone));

test('the day on which a document was written is not its title', () =>
  expect(read('HIST 210 Syllabus', 'August 28, 2026', 'Abstract').title).toBeUndefined());

test.each([
  'Week 1 (January 12–17)',
  'Unit 3: Rivers',
  'Assignment due dates in brief',
  'Grade breakdown',
  'STUDENT SYLLABUS',
])('the head of a section is not the title of the course: %s', (line) =>
  expect(read(`# ${line}`, 'Office hours by appointment').title).toBeUndefined(),
);

test('work close to the code, or what a table says of it, is not the title of the course', () => {
  expect(read('HIST 210, Spring 2027', 'Grading', 'Paper 1').title).toBeUndefined();
  expect(read('HIST 210, Spring 2027', '| Assignment | Due | Weight |').title).toBeUndefined();
  expect(read('HIST 410', 'Senior Project II').title).toBe('Senior Project II');
});

test('numbers of the registrar behind the title are no part of it', () =>
  expect(read('HISTORY 210S: Rivers and Towns (Unique# 50155-50170)').title).toBe('Rivers and Towns'));

test('a footer that counts the pages names the course without them', () =>
  expect(read('HIST 210 – Rivers and Towns – page 1').title).toBe('Rivers and Towns'));

test('the foot of a page, which is read before its lines, heads nothing', () => {
  const document = sketch(
    'GEO 210 - Harbor College 1',
    'Rivers and Towns (GEO 210)',
    ...Array.from({ length: 6 }, () => 'About what rivers do with the towns beside them.'),
  );
  const [page] = document.pages;
  const [foot] = page?.blocks ?? [];
  if (!page || foot?.type !== 'line') throw new Error('a page with a line at its foot');
  page.height = 792;
  Object.assign(foot.line, { furniture: true, box: [72, 740, 540, 752] });
  expect(readCourse(document, english)).toMatchObject({ code: 'GEO 210', title: 'Rivers and Towns' });
});

test('reads French and Spanish heads', () => {
  expect(
    readCourse(
      sketch('# ALG 2045 – Forêts et rivières', 'Enseignante : Claire Dubois', 'claire@exemple.ca'),
      french,
    ),
  ).toEqual({
    code: 'ALG 2045',
    title: 'Forêts et rivières',
    instructors: [{ name: 'Claire Dubois', email: 'claire@exemple.ca' }],
  });
  expect(
    readCourse(sketch('Asignatura: Historia de América', 'Código: HIS 204', 'Profesora: Marta Gil'), spanish),
  ).toEqual({
    code: 'HIS 204',
    title: 'Historia de América',
    instructors: [{ name: 'Marta Gil' }],
  });
});

test('of several addresses on a line each is that of the one whose name it has', () =>
  expect(
    read('GEO 210', 'Instructors: Ana Ruiz, Bo Park', 'email: aruiz@elm.example; b.park@oak.example')
      .instructors,
  ).toEqual([
    { name: 'Ana Ruiz', email: 'aruiz@elm.example' },
    { name: 'Bo Park', email: 'b.park@oak.example' },
  ]));

test('a name with small words behind its title', () =>
  expect(read('FILM 100', 'Prof. Robert von Elm').instructors).toEqual([{ name: 'Robert von Elm' }]));

test('a label with the number of its section in front of it', () =>
  expect(read('SYLLABUS', 'HISTORY 325', 'I. Course Title : Harbors of the North').title).toBe(
    'Harbors of the North',
  ));

test.each([
  'Sep–Dec 2026',
  'September to December 2026',
  'Autumn Term 2026/27',
  'Michaelmas Term 2026',
  'Semester 1, 2026',
  'AY 2026-27, Semester 1',
  'AU26',
  '2026-2',
])('the term is no part of the title, and no code: %s', (term) => {
  expect(read(`# Tidal Ecology, ${term}`)).toMatchObject({ title: 'Tidal Ecology' });
  expect(read(`# Tidal Ecology, ${term}`).code).toBeUndefined();
});

test.each([
  [german, 'Ökologie der Küste, Wintersemester 2026/27', 'Ökologie der Küste'],
  [german, 'Ökologie der Küste (WiSe 2026/27)', 'Ökologie der Küste'],
  [french, 'Écologie des marées – Trimestre d’automne 2026', 'Écologie des marées'],
  [spanish, 'Ecología de las mareas, segundo semestre de 2026', 'Ecología de las mareas'],
])('nor in other languages: %#', (locale, line, title) =>
  expect(readCourse(sketch(`# ${line}`), locale)).toMatchObject({ title }),
);

test('the number of a work is no code', () =>
  expect(read('# Tidal Ecology', '- Worksheet 1', '- Worksheet 2').code).toBeUndefined());
