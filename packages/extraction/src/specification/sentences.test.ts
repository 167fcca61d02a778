import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What sentences and short lines say of a work and its day.

const sentence = (line: string) => work('Fall 2026', '', line);

test.each([
  ['must be completed', 'Boat training must be completed by September 18.', 'Boat training'],
  ['must be earned', 'All reading-room credits must be earned by September 18.', 'reading-room credits'],
  ['may be finished until then', 'You have until September 18 to finish the court paper.', 'court paper'],
  ['must reach the teacher', 'Your answer must reach me by September 18.', 'answer'],
  [
    'is due at the latest',
    'Court paper: due any time before the break (Sept. 18 at the latest)',
    'Court paper',
  ],
])('what %s by a day is due then', (_what, line, name) =>
  expect(sentence(line)).toEqual([expect.stringMatching(new RegExp(`2026-09-18 .*${name}`, 'iu'))]),
);

test('the number of a test may be a word, in capitals and in front of its day', () =>
  expect(sentence('TEST TWO MONDAY SEPTEMBER 21')).toEqual(['exam 2026-09-21 TEST TWO']));

test('a quiz that may come on any day after one is not on that one', () =>
  expect(sentence('Map quizzes may be given on any day after September 9.')).toEqual([]));

test('behind the topic of a day stands what is due', () =>
  expect(
    work(
      'Spring 2026',
      '| Feb 3 | Reefs (Ch. 6) |',
      '| Feb 5 | Tides (Ch. 7) Field paper due |',
      '| Feb 10 | Dunes (Ch. 8) |',
      '| Feb 12 | Marshes (Ch. 9) |',
    ),
  ).toEqual(['assignment 2026-02-05 Field paper']));

test('what is to be done by a day of its own is not due on the day that the entry begins with', () =>
  expect(
    work(
      'Fall 2026',
      '- Week 1 (8/31) Introductions',
      '- Week 2 (9/7) No class. Complete Module 1 online by 9/11.',
      '- Week 3 (9/14) Goals',
      '- Week 4 (9/21) Plans',
    ),
  ).toEqual(['assignment 2026-09-11 Module 1 online']));

test('as many lines as days in a row stand beside their days', () =>
  expect(
    work(
      'Fall 2026',
      '| Aug. 24 / Aug. 26 / Aug. 28 | Introduction / Wells / Springs |',
      '| Aug. 31 / Sept. 2 / Sept. 4 | Rivers / Deltas – Quiz 1 / Lakes |',
      '| Sept. 7 / Sept. 9 / Sept. 11 | Ponds / Bogs / Seas – Essay 1 due |',
    ),
  ).toEqual(['quiz 2026-09-02 Quiz 1', 'assignment 2026-09-11 Essay 1']));

test('a column of assignments that names pages of a book for each day is read, save what is due in it', () =>
  expect(
    work(
      'Fall 2026',
      '| Class | Date | Assignment |',
      '| 1 | T 9/1 | Lexicon 1-24 |',
      '| 2 | Th 9/3 | Lexicon 25-51; the Harbor case |',
      '| 3 | T 9/8 | Lexicon 52-80 / MEMO 1 DUE |',
      '| 4 | Th 9/10 | Lexicon 81-99; guest: Judge Ruiz |',
    ),
  ).toEqual(['assignment 2026-09-08 MEMO 1']));

test('names with their days in brackets are no column of days', () =>
  expect(
    work(
      'Spring 2026',
      '| Week of | Topics | Assignments |',
      '| Jan. 12 | Introduction | |',
      '| Jan. 19 | Color | OptiKit 1 (1/23) |',
      '| Jan. 26 | Motion | OptiKit 2 (1/30) |',
      '| Feb. 2 | Depth | OptiKit 3 (2/6) |',
    ),
  ).toEqual([
    'assignment 2026-01-23 OptiKit 1',
    'assignment 2026-01-30 OptiKit 2',
    'assignment 2026-02-06 OptiKit 3',
  ]));

test('what a trial or a body is put to is no test of the course', () =>
  expect(
    work(
      'Spring 2026',
      'January 14: Opening statements',
      'January 21: Direct examination',
      'January 28: Cross-examination',
      'February 4: Jury selection',
      'February 11: Examination 1',
    ),
  ).toEqual(['exam 2026-02-11 Examination 1']));

test.each([
  [
    'Reflections on the visit must be described in your harbour journal, which will be handed in on October 26.',
    'assignment 2026-10-26 Harbour journal',
  ],
  [
    'The exercises on tides and the quizzes prepare you for the final report, which is due on November 2.',
    'assignment 2026-11-02 Final report',
  ],
])('"which is due" is said of the work in front of it: %j', (line, expected) =>
  expect(work('Fall 2026', line)).toEqual([expected]),
);

test('below what is due next time, chapters are read, and the heading of other weeks is no work', () =>
  expect(
    work(
      'Fall 2026',
      'Oct 5: Tides',
      'Assignment for next week:',
      '- Strand, chapters 5 and 12.',
      '- Harbour sketch',
      'Weeks 8, 9, and 10 : Ports and People',
      'Oct 12: Docks',
      'Oct 19: Tugs',
    ),
  ).toEqual(['assignment 2026-10-12 Harbour sketch']));

test.each([
  'There will be an in class midterm during your discussion sections in Week 5 (October 26--27).',
  'There will be an in class midterm in your lab sections on October 26.',
])('a section says where, and not what the midterm is about: %s', (line) =>
  expect(work('Fall 2026', line)).toEqual(['exam 2026-10-26 In class midterm']),
);

const CLASSES = ['Oct 5: Lakes', 'Oct 12: Seas', 'Oct 19: Coasts'];

test.each([
  [
    'Oct 26: Two-page response paper on the first half of the atlas',
    'Two-page response paper on the first half of the atlas',
  ],
  ['Oct 26: 500-word essay on the deltas of the north', '500-word essay on the deltas of the north'],
  ['Oct 26: Send in a two-page paper on deltas', 'Two-page paper on deltas'],
])('what has a length is to be written: %s', (line, title) =>
  expect(work('Fall 2026', ...CLASSES, line)).toEqual([`assignment 2026-10-26 ${title}`]),
);

test('but not what is read', () =>
  expect(work('Fall 2026', ...CLASSES, 'Oct 26: Read the 20-page paper on deltas')).toEqual([]));

test.each([
  'Write a report on the harbor in which the ships of a day are told. This assignment should be finished by October 26.',
  'Visit the harbor. Write a report on the harbor that tells who works there and when. It is due on October 26.',
])('"this assignment" is the one that a sentence before asks for: %s', (text) =>
  expect(work('Fall 2026', text)).toEqual(['assignment 2026-10-26 Report on the harbor']),
);

test('of a sentence with two works, what it says is due is due', () =>
  expect(
    sentence('Your final report is due and is told in a short talk on Tuesday, December 15, in room 283.'),
  ).toEqual(['assignment 2026-12-15 Final report']));
