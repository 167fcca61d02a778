import { describe, expect, test } from 'vitest';
import { readWhole, workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

const documentOf = (rows: readonly string[]) => {
  const bytes = new TextEncoder().encode(rows.join('\n'));
  return readDocument({ bytes, fileName: 'syllabus.txt' });
};

const read = async (rows: readonly string[]) => readWhole(await documentOf(rows));
const planned = async (rows: readonly string[]) => workOf(await documentOf(rows));

describe('columns of text that stand in line with each other are those of a table', () => {
  test('a title in capitals parts the grading from the plan, and small letters begin a cell', async () => {
    const rows = [
      'OCEAN 210: Coasts and Currents',
      'Fall 2026',
      '',
      'GRADING',
      '',
      '     Part                          Points     Share',
      '     Field notes                       40        20%',
      '     Essays (two)                      80        40%',
      '     Final exam                        80        40%',
      '',
      'CLASSES AND WORK',
      'Wk           date                    Topic               Given out             Due',
      ' 1           8/27            Maps of the sea floor       essay topics',
      ' 2            9/3            Tides and how they turn                        essay topics',
      ' 3           9/10            Sand                        field notes 1',
      ' 4           9/17            Wind waves                  essay 1            field notes 1',
      ' 5           9/24            Deep currents                                  essay 1',
      ' 6           10/1            Estuaries                   field notes 2',
      ' 7           10/8            Salt marshes                                   field notes 2',
    ];
    expect(await planned(rows)).toEqual([
      'assignment 2026-09-03 Essay topics',
      'assignment 2026-09-17 Field notes 1',
      'assignment 2026-09-24 Essay 1',
      'assignment 2026-10-08 Field notes 2',
    ]);
    const { grading } = await read(rows);
    expect(grading.map(({ component, weight, points }) => [component, weight, points])).toEqual([
      ['Field notes', 20, 40],
      ['Essays (two)', 40, 80],
      ['Final exam', 40, 80],
    ]);
  });

  test('the name of a week alone on its line is none of what is read on the day above it', async () => {
    const rows = [
      'PHIL 130 Ideas of Justice, Spring 2027',
      '',
      '              Week 1:',
      'Tues. 1/12    What is a law?                     Plato, pp. 1-20',
      'Thurs. 1/14   Law and custom                     Plato, pp. 21-44',
      '',
      '              Week 2:',
      'Tues. 1/19    Punishment                         Bentham, ch. 1',
      '              Essay 1 due by noon',
      'Thurs. 1/21   Mercy                              Seneca',
      '',
      '              Week 3:',
      'Tues. 1/26    Midterm exam',
      'Thurs. 1/28   Rights                             Locke, ch. 2',
      '              Essay 2 due by noon',
    ];
    expect(await planned(rows)).toEqual([
      'assignment 2027-01-19 12:00 Essay 1',
      'exam 2027-01-26 Midterm exam',
      'assignment 2027-01-28 12:00 Essay 2',
    ]);
  });

  test('what stands at the foot of each page is none of its rows', async () => {
    const page = (number: number, rows: readonly string[]) => [
      ...rows,
      '',
      '',
      `                              BOT 204 Syllabus, page ${number}`,
    ];
    const text = [
      ...page(1, [
        'BOT 204: Plants of the Shore, Fall 2026',
        '',
        'Day        Topic                 Due',
        'Sep 8      Dunes',
        'Sep 10     Grasses               Sketch 1',
        'Sep 15     Sedges and',
      ]),
      ...page(2, [
        'Sep 17     Rushes                Sketch 2',
        'Sep 22     Seaweeds',
        'Sep 24     Mosses                Sketch 3',
      ]).map((row, index) => (index === 0 ? `\f${row}` : row)),
      ...page(3, ['Sep 29     Ferns', 'Oct 1      Midterm exam']).map((row, index) =>
        index === 0 ? `\f${row}` : row,
      ),
    ];
    expect(await planned(text)).toEqual([
      'assignment 2026-09-10 Sketch 1',
      'assignment 2026-09-17 Sketch 2',
      'assignment 2026-09-24 Sketch 3',
      'exam 2026-10-01 Midterm exam',
    ]);
  });

  test('numbered classes with one teacher each are rows, and no two columns of running text', async () => {
    const rows = [
      'MICRO 310: Microbes and People, Fall 2026',
      '',
      '#      Date            Who         Topic',
      '1      Tu, Sept. 8     A. Teacher  What a microbe is, and how long it has been here',
      '2      Th, Sept. 10    A. Teacher  Growing them, counting them and naming them all',
      '3      Tu, Sept. 15    A. Teacher  Bread, cheese, beer and other old friends of ours',
      '4      Th, Sept. 17    A. Teacher  Soil: a spoon of it holds more than a city does',
      '5      Tu, Sept. 22    A. Teacher  Exam 1 (30% of the grade)',
      '6      Th, Sept. 24    A. Teacher  Water, and how it was made clean again at last',
      '7      Tu, Sept. 29    A. Teacher  Vaccines from the first one to those of this year',
      '8      Th, Oct. 1      A. Teacher  Resistance: what we can do and what we cannot do',
      '9      Tu, Oct. 6      A. Teacher  Exam 2 (30% of the grade)',
    ];
    expect(await planned(rows)).toEqual(['exam 2026-09-22 Exam 1', 'exam 2026-10-06 Exam 2']);
  });

  test('a table below two empty lines whose columns stand elsewhere is another one', async () => {
    const rows = [
      'ART 118: Printing by Hand, Spring 2027',
      '',
      'What               How it is told          Share',
      'Folio              twelve prints           50%',
      'Notebook           read every month        30%',
      'Taking part        in the studio           20%',
      '',
      '',
      'Feb 2      Wood              Sketches due',
      'Feb 9      Metal',
      'Feb 16     Stone             Proofs due',
      'Feb 23     Silk',
    ];
    expect(await planned(rows)).toEqual(['assignment 2027-02-02 Sketches', 'assignment 2027-02-16 Proofs']);
  });

  test('each line of a timetable is a section', async () => {
    const { meetings } = await read([
      'ENGR 205: Bridges, Winter 2026',
      '',
      'Lectures:',
      '',
      'Tuesday                  13:00-14:20                      Hall 101',
      'Thursday                 13:00-14:20                      Hall 101',
      '',
      '',
      'Labs:',
      '',
      '0101    Monday        8:30 - 10:20            Shop 2',
      '0102    Wednesday     8:30 - 10:20            Shop 2',
      '0103    Wednesday     11:30 - 13:20           Shop 2',
      '0104    Friday        15:30 - 17:20           Shop 2',
    ]);
    expect(meetings.map(({ days, start, end }) => `${days.join(' ')} ${start}-${end}`).sort()).toEqual([
      'FR 15:30-17:20',
      'MO 08:30-10:20',
      'TH 13:00-14:20',
      'TU 13:00-14:20',
      'WE 08:30-10:20',
      'WE 11:30-13:20',
    ]);
  });
});
