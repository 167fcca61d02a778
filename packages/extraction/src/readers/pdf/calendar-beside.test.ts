import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { workOf } from '../../../testing/read-lines.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

// A calendar set close, below a list that has other columns.

const DAYS = [110, 135, 160, 185, 210, 235, 260];
const HEADS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

const WEEKS: [string, number[], string, string][] = [
  ['April', [28, 29, 30, 31, 1, 2, 3], 'Mud', ''],
  ['', [4, 5, 6, 7, 8, 9, 10], 'Reeds', 'Quiz 1 Tuesday'],
  ['', [11, 12, 13, 14, 15, 16, 17], 'Birds', ''],
  ['', [18, 19, 20, 21, 22, 23, 24], 'Fish', 'Essay 1 due Wednesday'],
  ['May', [25, 26, 27, 28, 29, 30, 1], 'Salt', ''],
  ['', [2, 3, 4, 5, 6, 7, 8], 'Tides', ''],
  ['', [9, 10, 11, 12, 13, 14, 15], 'Nets', ''],
  ['', [16, 17, 18, 19, 20, 21, 22], 'Boats', ''],
  ['', [23, 24, 25, 26, 27, 28, 29], 'Ropes', ''],
  ['June', [30, 31, 1, 2, 3, 4, 5], '', 'Final exam Wednesday'],
];

test('its weeks are rows, and what stands beside them is of their days', async () => {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(10);
    const put = (x: number, y: number, text: string) => {
      pdf.text(text, x, y, { lineBreak: false });
    };
    put(54, 60, 'Spring 2027');
    [
      ['Quizzes on what was read for the week before', '20 %'],
      ['Essay on a harbor of your choice, ten pages', '30 %'],
      ['Final exam with what the whole course was on', '50 %'],
    ].forEach(([name = '', share = ''], row) => {
      put(54, 90 + 14 * row, name);
      put(300, 90 + 14 * row, share);
    });
    put(54, 138, 'Schedule');
    HEADS.forEach((head, day) => {
      put(DAYS[day] ?? 0, 156, head);
    });
    put(290, 156, 'Topic');
    put(360, 156, 'Deadlines');
    WEEKS.forEach(([month, numbers, topic, work], row) => {
      const y = 170 + 14 * row;
      put(70, y, month);
      numbers.forEach((number, day) => {
        put(DAYS[day] ?? 0, y, String(number));
      });
      put(290, y, topic);
      put(360, y, work);
    });
  });
  const document = await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
  expect(workOf(document)).toEqual([
    'quiz 2027-04-06 Quiz 1',
    'assignment 2027-04-21 Essay 1',
    'exam 2027-06-02 Final exam',
  ]);
});
