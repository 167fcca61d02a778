import { describe, expect, test } from 'vitest';
import { read } from '../../testing/read-lines.ts';

// When the class meets, and when only somebody is there.

const meetings = (...lines: readonly string[]): string[] =>
  read('# GEOG 210: Rivers', 'Fall 2026', ...lines).meetings.map(
    ({ days, start, end }) => `${days.join('')} ${start}-${end}`,
  );

const OFFICE: Readonly<Record<string, string[]>> = {
  'that go on in the lines below': [
    'Office Hours: Tuesday, 9:50am-11:50am (N2429)',
    'Wednesday, 1:50pm - 2:50pm and 5:00-6:00pm (2323)',
    'Thursday, 10:50am - 11:50am (N2429)',
  ],
  'of an assistant': ['TA: Ada Quill, Thursdays 3-4 pm'],
  'of the laboratory': ['The open lab hours are Friday afternoons 1:30-3:30.'],
};

const CLASS = [
  'Class: Mondays and Wednesdays from 1 to 2:15 p.m.',
  'Lecture: MW 1:00-2:15 in Baker 210',
  'The class meets on Mondays and Wednesdays, 1-2:15 pm.',
];

describe.each(Object.entries(OFFICE))('office hours %s are no class', (_, office) => {
  test.each(CLASS)('behind "%s"', (told) => expect(meetings(told, ...office)).toEqual(['MOWE 13:00-14:15']));
  test.each(CLASS)('in front of "%s"', (told) =>
    expect(meetings(...office, told)).toEqual(['MOWE 13:00-14:15']),
  );
});

test('the section of an assistant is a class', () =>
  expect(meetings('TA: Ada Quill, discussion section Thursdays 3-4 pm')).toEqual(['TH 15:00-16:00']));

test.each([
  ['Class: TTH 10-1120 in 423 Fellows', 'TUTH 10:00-11:20'],
  ['Lectures are in AM 105 from 12-1 on Tuesdays and Thursdays.', 'TUTH 12:00-13:00'],
  ['When: Tuesdays and Thursdays, 12:45pm CST to 2:00pm CST', 'TUTH 12:45-14:00'],
  ['Monday, Wednesday, & Friday 1:30am–5:20pm.', 'MOWEFR 13:30-17:20'],
  ['M-F 9:00-11:50', 'MOTUWETHFR 09:00-11:50'],
])('%s', (line, expected) => expect(meetings(line)).toEqual([expected]));

test('the hours of each section stand in its row', () =>
  expect(
    meetings(
      '## Lectures',
      '| Section 101 Prof. Quill | T 5 – 6 pm | W 5 – 6 pm | F 5 – 6 pm |',
      '| Section 104 Prof. Harbor | T 10 – 11 am | Th 10 – 11 am | F 9 – 10 am |',
      '| Section 105 Prof. Brook | M 12 – 1 pm | W 12 – 1 pm | F 2 – 3 pm |',
    ),
  ).toEqual([
    'TUWEFR 17:00-18:00',
    'TUTH 10:00-11:00',
    'FR 09:00-10:00',
    'MOWE 12:00-13:00',
    'FR 14:00-15:00',
  ]));
