import { expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';
import { english } from '../locales/en.ts';
import { spanish } from '../locales/es.ts';
import { french } from '../locales/fr.ts';
import type { Locale } from '../locales/locale.ts';
import { portuguese } from '../locales/pt.ts';
import { toOutline } from '../structure/outline.ts';
import { readMeetings } from './read-meetings.ts';

const read = (source: string, locale: Locale = english) =>
  readMeetings(toOutline(sketch(...source.split('\n')), { startsAnew: () => false }), locale);

/** `MO WE 10:10-11:00 lecture @ Elm Hall 2`: what was read, in short. */
const inShort = (meetings: ReturnType<typeof read>) =>
  meetings.map(
    ({ days, start, end, kind, location }) =>
      `${days.join(' ')} ${start}-${end} ${kind}${location ? ` @ ${location}` : ''}`,
  );

test.each([
  ['MWF 10:40–11:30 am', ['MO WE FR 10:40-11:30 lecture']],
  ['Tuesdays & Thursdays, 1:20–2:35pm, Elm Hall 230', ['TU TH 13:20-14:35 lecture @ Elm Hall 230']],
  ['Classes: Fri 3.00-5.00pm/5.00-7.00pm', ['FR 15:00-17:00 lecture', 'FR 17:00-19:00 lecture']],
  ['Lecture: 9:30 AM-10:50 AM PST, MW @ Elm Hall 2', ['MO WE 09:30-10:50 lecture @ Elm Hall 2']],
  ['TTh 8.20-9.35', ['TU TH 08:20-09:35 lecture']],
  ['TR 1:40-2:55 p.m.', ['TU TH 13:40-14:55 lecture']],
  ['Mon 14h-16h', ['MO 14:00-16:00 lecture']],
  ['Course time: Saturdays, 910am-1105am', ['SA 09:10-11:05 lecture']],
  ['T-Th, 8am – 9:25am', ['TU TH 08:00-09:25 lecture']],
  ['T–Th, 8am – 9:25am', ['TU TH 08:00-09:25 lecture']],
  ['Monday–Thursday 9:15-10:25', ['MO TU WE TH 09:15-10:25 lecture']],
  ['Mon/Fri 2:05-3:25pm', ['MO FR 14:05-15:25 lecture']],
  ['Class: Monday, Friday 1000-1100', ['MO FR 10:00-11:00 lecture']],
  ['2:10-3:25pm Tuesdays and Fridays', ['TU FR 14:10-15:25 lecture']],
  ['Lectures: 9:00 - 10:18 am, Tu & Th, Elm Hall 131', ['TU TH 09:00-10:18 lecture @ Elm Hall 131']],
  ['Lecture: MonWed 1:00 - 2:15 PM', ['MO WE 13:00-14:15 lecture']],
  [
    'Class meets MW 9:30-10:45, St. Mark Hall 230. Student hours: by appointment.',
    ['MO WE 09:30-10:45 lecture @ St. Mark Hall 230'],
  ],
  ['Class meets MW 9:30-10:45, Elm Library. Bring a pen.', ['MO WE 09:30-10:45 lecture @ Elm Library']],
  ['Class meets TR(F) 0915-1015, Elm Hall 4', ['TU TH 09:15-10:15 lecture @ Elm Hall 4']],
  ['Lecture 1430-1545 Tuesday/Thursday', ['TU TH 14:30-15:45 lecture']],
  ['Time: Monday 3-5 pm, Thursday 3-4 pm', ['MO 15:00-17:00 lecture', 'TH 15:00-16:00 lecture']],
  ['Class: Wednesdays 12 noon to 2 pm', ['WE 12:00-14:00 lecture']],
  ['Class: MWF 12:00 noon – 12:50 pm', ['MO WE FR 12:00-12:50 lecture']],
  ['The course meets TThu, 10:00a-11:20a.', ['TU TH 10:00-11:20 lecture']],
  ['Lab: TTh 6:30-9:20 (7/7-8/11)', ['TU TH 18:30-21:20 lab']],
  ['Lecture: TR 9:00-9:50 am, Elm Hall 230, Ana Petrov', ['TU TH 09:00-09:50 lecture @ Elm Hall 230']],
  [
    'MWF lectures\n9:00 – 9:50 am, Elm Hall 230\nR 8:00 – 8:50 am, Oak Hall (all of them)',
    ['MO WE FR 09:00-09:50 lecture @ Elm Hall 230', 'TH 08:00-08:50 lecture @ Oak Hall'],
  ],
  ['The seminar meets on Wednesday evenings, 7:00 to 9:30.', ['WE 19:00-21:30 seminar']],
  [
    'Class times: Tuesdays 10am-noon and Thursdays 10-11am',
    ['TU 10:00-12:00 lecture', 'TH 10:00-11:00 lecture'],
  ],
  ['Section 3: Friday 10:10am-11:00pm', ['FR 10:10-11:00 lecture']],
  ['Lecture: MWF 11:00--11:50pm in Elm Hall 4', ['MO WE FR 11:00-11:50 lecture @ Elm Hall 4']],
  ['Class meets Tuesdays at 6:30 pm in Elm Hall 4', ['TU 18:30-undefined lecture @ Elm Hall 4']],
  ['Lab: F 010:00am - 11:00am', ['FR 10:00-11:00 lab']],
  [
    'Sections: F 8:00-8:50am (section #12, Elm 102) and 9:10-10:00am (#11, Elm 202)',
    ['FR 08:00-08:50 discussion', 'FR 09:10-10:00 discussion'],
  ],
  [
    'Lecture: MW 11:15-12:05\nSections: In person: F 8:00-8:50am (#12)\nOnline: F 10:20-11:10am (#15) and 11:15am-12:05pm (#13)',
    [
      'MO WE 11:15-12:05 lecture',
      'FR 08:00-08:50 discussion',
      'FR 10:20-11:10 discussion',
      'FR 11:15-12:05 discussion',
    ],
  ],
  [
    'The plan below says what to look at beforehand. Lectures take place every Tuesday (at 15:00 in Elm Hall 200). The reading room is quiet to work in on Mondays at 15:00, for instance.',
    ['TU 15:00-undefined lecture @ Elm Hall 200'],
  ],
  ['Lectures: MWF 11 am', ['MO WE FR 11:00-undefined lecture']],
  ['Lecture TR 10-12', ['TU TH 10:00-12:00 lecture']],
  [
    'Class: MWF 10:00-10:50 am, Room 12, August 24 to December 18',
    ['MO WE FR 10:00-10:50 lecture @ Room 12'],
  ],
  ['Course hours: T Th 2-5 (online)', ['TU TH 14:00-17:00 lecture @ online']],
  ['Class meets M, W 10-11', ['MO WE 10:00-11:00 lecture']],
  ['Studio: Wed 4-10pm, F216', ['WE 16:00-22:00 studio @ F216']],
  ['Lab W 1-4', ['WE 13:00-16:00 lab']],
  ['Lab Wed 9-10 or Th 11-12, 204 Elm Hall', ['WE 09:00-10:00 lab', 'TH 11:00-12:00 lab @ 204 Elm Hall']],
  ['TuTh 1:00PM - 2:15PM, Elm Tower rm 123, Ana Petrov', ['TU TH 13:00-14:15 lecture @ Elm Tower rm 123']],
  ['Lab: Mondays 2:15p to 5:05p', ['MO 14:15-17:05 lab']],
  ['Discussion section: Wed 4:20-5:10 pm', ['WE 16:20-17:10 discussion']],
  ['April 8–May 20, Thursday 5:20 – 7:10 pm', ['TH 17:20-19:10 lecture']],
  ['Lecture: ELM 4.102 10:10-11:00 am MWF', ['MO WE FR 10:10-11:00 lecture @ ELM 4.102']],
  [
    'Discussions: M 8-9 a ELM 206 M 9-10 a OAK 306',
    ['MO 08:00-09:00 discussion @ ELM 206', 'MO 09:00-10:00 discussion @ OAK 306'],
  ],
  [
    'Discussions: Fridays 10:00am to 10:50am (Discussion 1) and 11:00am to 11:50am (Discussion 2) in Elm 230',
    ['FR 10:00-10:50 discussion @ Elm 230', 'FR 11:00-11:50 discussion @ Elm 230'],
  ],
  [
    'Class location: Elm Hall 230\nClass time: TTh 2:00-3:20 pm',
    ['TU TH 14:00-15:20 lecture @ Elm Hall 230'],
  ],
  [
    'Section A: Mondays 1:20–4:10pm\nSection B: Tuesdays 1:20–4:10pm',
    ['MO 13:20-16:10 lecture', 'TU 13:20-16:10 lecture'],
  ],
  ['Saturdays 9:00 am – 12:30 pm (May 22, June 5, June 19)', ['SA 09:00-12:30 lecture']],
  [
    'Meeting times: 9:10 - 10:00 MWF (lecture); 1:10 - 4:00 T (lab)',
    ['MO WE FR 09:10-10:00 lecture', 'TU 13:10-16:00 lab'],
  ],
  ['Section 3 – Tuesday 9:30–10:45', ['TU 09:30-10:45 lecture']],
  ['Section: 51630, MWF 11:00 AM - 12:00 PM, ELM 2.2', ['MO WE FR 11:00-12:00 lecture @ ELM 2.2']],
  [
    'Discussions: TTH 1 - 2 ELM 2.1\nTTH 2 - 3 OAK 2.1',
    ['TU TH 13:00-14:00 discussion @ ELM 2.1', 'TU TH 14:00-15:00 discussion @ OAK 2.1'],
  ],
  [
    '## Instructor\n- Ana Ruiz\n- Mon & Wed, 2-3:30pm\n\n## Meetings\n- MWF 10:10-11:15am',
    ['MO WE FR 10:10-11:15 lecture'],
  ],
  ['Office hours\nDay Time Location Assistants\nTue 3 PM - 5 PM Ana & Bo', []],
  ['Class meets on Tu/Th: 1:10-3:00 AM, 203 Elm Hall', ['TU TH 13:10-15:00 lecture @ 203 Elm Hall']],
  ['Class time: TTh 2:00-3:20 pm\nOffice location: Oak 12', ['TU TH 14:00-15:20 lecture']],
  [
    'Discussion sections (they begin in the second week)\n50140: W, 1-2, ELM 4.3\n50145: T, 2-3, OAK 2.1',
    ['WE 13:00-14:00 discussion @ ELM 4.3', 'TU 14:00-15:00 discussion @ OAK 2.1'],
  ],
])('reads %j', (line, expected) => expect(inShort(read(line))).toEqual(expected));

test.each([
  ['office hours', 'Office hours: TTh 2:10-3:40 pm and F 9-10 am'],
  ['hours of a letter alone', 'E-mail: ada@elm.example   Hours: W 1-3'],
  ['hours of a person, with a slip of the pen', 'My officer hours are MW 12-1'],
  ['when work is handed in', 'Homework for the class is posted Mondays at 9 am'],
  ['the first class alone', 'The first class meets Tuesday at 6:30 pm'],
  ['help rooms', 'Help room Mon/Wed 7–9 pm'],
  ['hours below their heading', '## Office hours\nWednesdays 3:40-5:10 pm'],
  [
    'hours of assistants',
    'Office hours of the assistants:\n- Ana – Mondays 9am – 10am\n- Bo – Tuesdays 2pm – 4pm, Fridays 1pm – 2pm',
  ],
  ['the final examination', 'Final exam: Tuesday 10:30 am - 12:30 pm'],
  ['a single date', 'Monday, December 14, 10:30 AM - 12:30 PM'],
  ['the time below "Office hours"', '## Office hours\n- Time: MW 3:00-4:00 pm\n- Where: Elm 20'],
  ['when somebody is there, in columns', 'Office hours\n| Day/Time | Room |\n| MW 3:00-4:00 pm | Elm 20 |'],
  ['opening hours', 'The library is open Monday to Friday 8:30am - 12:00pm.'],
  ['a deadline', 'Homework is due Fridays between 4:00 and 5:00 pm.'],
])('reads no meeting from %s', (_, source) => expect(read(source)).toEqual([]));

test.each([
  [
    'sections of a course',
    'Section 1: Tuesday 1:40PM – 4:30PM, QX 318\nSection 2: Thursday 1:40PM – 4:30PM, QX 318',
    ['TU 13:40-16:30 lecture @ QX 318', 'TH 13:40-16:30 lecture @ QX 318'],
  ],
  [
    'days, hours and place on lines of their own',
    '| Class days: | Tuesday and Friday |\n| Class hours: | 1:50-3:20pm |\n| Location: | Oak Room 12 |',
    ['TU FR 13:50-15:20 lecture @ Oak Room 12'],
  ],
  [
    'a beginning and an end',
    'Meeting days: MW\nStart time: 2:05 PM\nEnd time: 3:20 PM',
    ['MO WE 14:05-15:20 lecture'],
  ],
  ['days with when they begin alone', 'When: MWF at 10:00 am', ['MO WE FR 10:00-undefined lecture']],
  [
    'days with when they begin as a line of its own',
    'TTh 2:00 PM, Elm Hall 12',
    ['TU TH 14:00-undefined lecture @ Elm Hall 12'],
  ],
  ['the time of the lab above', '## Lab\n- Time: Fridays 1:00-3:50 pm', ['FR 13:00-15:50 lab']],
  [
    'columns for lectures and labs',
    '| Lectures | Labs |\n| Wednesday 11:20a to 12:35p | Monday 9:15a to 12:10p |',
    ['WE 11:20-12:35 lecture', 'MO 09:15-12:10 lab'],
  ],
  [
    'one day to a row',
    'Lectures:\n| Day | Time |\n| Monday | 14:10-15:30 OAKD 207 |\n| Wednesday | 14:10-15:30 OAKD 207 |',
    ['MO WE 14:10-15:30 lecture @ OAKD 207'],
  ],
  [
    'days told once for several hours',
    'Lab: two hours on Fridays.\n| Group | Time | Room |\n| 101 | 8:20-10:10 | 415 Fern |\n| 102 | 10:20-12:10 | 418 Fern |',
    ['FR 08:20-10:10 lab @ 415 Fern', 'FR 10:20-12:10 lab @ 418 Fern'],
  ],
  [
    'kinds in brackets behind the hours',
    'Mondays: 2:00-4:00 (seminar)\nWednesdays: 2:00-4:00 (studio)',
    ['MO 14:00-16:00 seminar', 'WE 14:00-16:00 studio'],
  ],
  [
    'a kind in brackets as said of the hours in front of it',
    'Monday 9:00-11:50 am (lecture) and Wednesday 9:00-11:50 am (studio)',
    ['MO 09:00-11:50 lecture', 'WE 09:00-11:50 studio'],
  ],
  [
    'the next section, and none of its words as a place',
    'Lecture MWF 12:20-1:10; Lab section 1 T 8-10:50, section 2 Th 8-10:50',
    ['MO WE FR 12:20-13:10 lecture', 'TU 08:00-10:50 lab', 'TH 08:00-10:50 lab'],
  ],
  [
    'days of sections in a row',
    'Labs Tues 9-11:50, Tues 1-3:50, or Wed 1-3:50, Elm Hall 14',
    ['TU 09:00-11:50 lab', 'TU 13:00-15:50 lab', 'WE 13:00-15:50 lab @ Elm Hall 14'],
  ],
  [
    'a room with its label on the same line',
    'Class Meeting Time: Tues. & Thurs. 9:30am-10:45am; Room: Elm 210',
    ['TU TH 09:30-10:45 lecture @ Elm 210'],
  ],
  [
    'the next entry on the same line',
    'Lecture: TTh 10:10-11:25 am, Elm Hall 120 Lab: Mondays, 2:00-4:50 pm, Elm Hall 14',
    ['TU TH 10:10-11:25 lecture @ Elm Hall 120', 'MO 14:00-16:50 lab @ Elm Hall 14'],
  ],
  [
    'what is said twice once',
    'MWF 8:15-9:05 am\nClass meets MWF 8:15-9:05 am in Elm 2.',
    ['MO WE FR 08:15-09:05 lecture @ Elm 2'],
  ],
])('reads %s', (_, source, expected) => expect(inShort(read(source))).toEqual(expected));

test.each([
  [french, 'Cours : lundi et mercredi de 10h00 à 11h30, salle B-12', ['MO WE 10:00-11:30 lecture @ B-12']],
  [french, 'TD : jeudi 14h-16h', ['TH 14:00-16:00 discussion']],
  [french, 'Permanences : mardi 14h-16h', []],
  [spanish, 'Clases: martes y jueves de 10:00 a 11:30, aula 204', ['TU TH 10:00-11:30 lecture @ 204']],
  [spanish, 'Laboratorio: viernes 16h a 18h', ['FR 16:00-18:00 lab']],
  [
    spanish,
    'Horarios: martes de 18 a 20 hs y jueves 19-21hs',
    ['TU 18:00-20:00 lecture', 'TH 19:00-21:00 lecture'],
  ],
  [spanish, 'Dedicación: lunes de 2 a 3 hs', []],
  [spanish, 'Horario de atención: lunes de 14:00 a 15:30', []],
])('reads $language: %s', (locale, line, expected) => expect(inShort(read(line, locale))).toEqual(expected));

test('the room of an office labels none of the times behind it', () =>
  expect(inShort(read('Office: Elm 223\nMWF 9:00-9:50 am'))).toEqual(['MO WE FR 09:00-09:50 lecture']));

test('says where it read a meeting', () => {
  const [meeting] = read('Class: MW 1:20-2:10, Elm Hall 2');
  expect(meeting?.evidence).toEqual([{ page: 1, quote: 'MW 1:20-2:10', span: [7, 19] }]);
});

test('a class of five days is short, an office is open all day', () => {
  expect(inShort(read('Winter 2027\nMTWThF 10:30–11:20, Kerr 207'))).toEqual([
    'MO TU WE TH FR 10:30-11:20 lecture @ Kerr 207',
  ]);
  expect(read('Winter 2027\nM-F 8:30-4:30, Kerr 207')).toEqual([]);
});

test('a room ends with its line, where the lines of a cell are as they were written', () =>
  expect(
    inShort(
      read(
        '| Discussions / (303) Fri 1:20-2:10PM -- Elm Hall 386 / (302) Fri 2:25-3:15PM -- Oak 215 / Exams | News |',
      ),
    ),
  ).toEqual(['FR 13:20-14:10 discussion @ Elm Hall 386', 'FR 14:25-15:15 discussion @ Oak 215']));

test.each([
  ['Horas de oficina: los lunes y miércoles de 13:00 a 13:45 o con cita.', spanish],
  ['Accueil des étudiants : vendredi 9h-10h', french],
])('%s is no class', (line, locale) => expect(read(line, locale)).toEqual([]));

test('a list of office hours goes on below the line that names them, whoever holds them', () =>
  expect(
    readMeetings(
      toOutline(
        sketch(
          'This course is about rivers, the towns that stand beside them, the people who live there, and what the water does to all of them.',
          'Lectures',
          'Mondays and Wednesdays 9:00 am – 9:50 am, Elm Hall 2',
          'Instructor office hours:',
          'Ana Brook – to be announced',
          'Thursdays 10:00 am – 11:30 am, Elm Hall 20',
          'Open hours for several questions:',
          '| Tuesdays | 1:00 pm – 3:00 pm | Oak 12 |',
        ),
        { startsAnew: () => false },
      ),
      english,
    ).map(({ days, start }) => [...days, start].join(' ')),
  ).toEqual(['MO WE 09:00']));

test('"after class" tells when somebody is there, and no class', () =>
  expect(
    inShort(
      read(
        'Class meets Mondays and Fridays, 9:30-10:45 am, Elm Hall 230. I am in my office on Mondays after class, 10:45-11:45.',
      ),
    ),
  ).toEqual(['MO FR 09:30-10:45 lecture @ Elm Hall 230']));

test('office hours go on in the next line, behind a comma', () =>
  expect(
    inShort(
      read(
        'Fall 2026 Office: Elm 472\nMWF 5 (10:15-11:05)\nOffice hours: MF 3:00-4:00,\nT 10:15-11:05, or on request',
      ),
    ),
  ).toEqual(['MO WE FR 10:15-11:05 lecture']));

test('the heads of columns tell when each section begins', () =>
  expect(
    inShort(
      read(
        '| | Groupe 9 (lundi 15h20) | Groupe 11 (mercredi 08h00) |\n| Cours 1 | 7 septembre | 9 septembre |',
        french,
      ),
    ),
  ).toEqual(['MO 15:20-undefined lecture', 'WE 08:00-undefined lecture']));

test.each(['TR', 'T/Th', 'T, R', 'Tu/Th'])('letters for days stand behind the hours too: %s', (days) =>
  expect(inShort(read(`Lectures: 1:00-2:15 pm ${days} in Elm Hall 65`))).toEqual([
    'TU TH 13:00-14:15 lecture @ Elm Hall 65',
  ]),
);

test('a room with the letters of a day twice is no day', () =>
  expect(inShort(read('| 10481 RSTR | 02:30P-03:45P | MW | HH 2050 |'))).toEqual([
    'MO WE 14:30-15:45 lecture @ HH 2050',
  ]));

test('hours "or by appointment" are no class, whoever they stand below', () =>
  expect(
    inShort(
      read(
        'Lecture\nM & W 16:15–17:45\nInstructor\nAna Brook\nT 13:00–14:00, Th 10:00–11:00, or by appointment',
      ),
    ),
  ).toEqual(['MO WE 16:15-17:45 lecture']));

test('days in one line and several hours in the next are a meeting for each of the hours', () =>
  expect(inShort(read('Labs: Friday\n1:30pm - 2:20pm Elm Hall 303, 2:30pm - 3:20pm Oak Hall 018'))).toEqual([
    'FR 13:30-14:20 lab @ Elm Hall 303',
    'FR 14:30-15:20 lab @ Oak Hall 018',
  ]));

test('"Day / time" heads hours of the office below "Office hours"', () =>
  expect(
    inShort(
      read(
        'Lectures: MW 1:30pm - 2:20pm\nOffice hours:\n| Instructor | Day / time |\n| Ada Hale | Mon 3:30pm - 5:30pm |\n| Ben Ortiz | Tue 4:00pm - 6:00pm |',
      ),
    ),
  ).toEqual(['MO WE 13:30-14:20 lecture']));

test.each([
  ['Horário das aulas: Segunda 8-10 e Quarta 8-10', ['MO 08:00-10:00 lecture', 'WE 08:00-10:00 lecture']],
  ['Aulas: segunda e quarta, 10:00 - 11:40', ['MO WE 10:00-11:40 lecture']],
  ['A segunda prova vale 8-10 pontos', []],
])('%s', (said, meetings) => expect(inShort(read(said, portuguese))).toEqual(meetings));
