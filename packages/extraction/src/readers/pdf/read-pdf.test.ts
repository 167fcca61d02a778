import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { allLines, outline } from '../../../testing/outline.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import type { Document } from '../../document.ts';
import { toPassage } from '../../text/passage.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

type Draw = (pdf: PDFKit.PDFDocument) => void;

async function read(draw: Draw, options: { maxPages?: number } = {}): Promise<Document> {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(10);
    draw(pdf);
  });
  return readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs, ...options });
}

const put = (pdf: PDFKit.PDFDocument, x: number, y: number, text: string) =>
  pdf.text(text, x, y, { lineBreak: false });

/** Dates make the reader look at the drawing of a page. */
const SCHEDULE = ['Jan 12', 'Jan 14', 'Jan 19', 'Jan 21'];

test('words on one line are one line, with a box from the top left in points', async () => {
  const document = await read((pdf) => {
    put(pdf, 100, 72, 'Final exam:');
    put(pdf, 160, 72, 'May 6');
  });
  const [line] = allLines(document);
  expect(line?.text).toBe('Final exam: May 6');
  const [left, top, right, bottom] = line?.box ?? [0, 0, 0, 0];
  expect([left, top]).toEqual([expect.closeTo(100, 0), expect.closeTo(72, -1)]);
  expect(right).toBeGreaterThan(180);
  expect(bottom - top).toBeLessThan(16);
});

test('on a turned page the boxes are where the reader sees them', async () => {
  const bytes = await drawPdf({ margin: 0, layout: 'landscape' }, (pdf) => {
    pdf.font('Helvetica').fontSize(10);
    put(pdf, 600, 500, 'Bottom right');
  });
  const document = await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
  expect(document.pages[0]).toMatchObject({ width: 792, height: 612 });
  expect(allLines(document)[0]?.box?.[0]).toBeCloseTo(600, 0);
});

test('a raised ordinal stays on its line', async () => {
  const document = await read((pdf) => {
    const width = pdf.widthOfString('Final Exam: May 14');
    put(pdf, 72, 100, 'Final Exam: May 14');
    pdf.fontSize(6);
    put(pdf, 72 + width, 97, 'th');
  });
  expect(allLines(document).map(({ text }) => text)).toEqual(['Final Exam: May 14th']);
});

test('a raised ordinal in the middle of a line takes nothing of it to another line', async () => {
  const document = await read((pdf) => {
    put(pdf, 72, 80, 'May 11  Rivers');
    put(pdf, 72, 100, 'May 14  Lakes, ch. 5');
    put(pdf, 182, 100, '1');
    pdf.fontSize(6);
    put(pdf, 188, 97, 'st');
    pdf.fontSize(10);
    put(pdf, 197, 100, 'paper due');
    put(pdf, 72, 120, 'May 18  Reefs');
  });
  expect(allLines(document).map(({ text }) => text)).toEqual([
    'May 11 Rivers',
    'May 14 Lakes, ch. 5 1st paper due',
    'May 18 Reefs',
  ]);
});

test('a table drawn with lines keeps its cells, and a cell without a line between spans them', async () => {
  const document = await read((pdf) => {
    const [xs, ys] = [
      [72, 150, 300, 450],
      [100, 120, 140, 160, 180],
    ];
    for (const y of ys) {
      const from = y === 140 ? 150 : 72;
      pdf.moveTo(from, y).lineTo(450, y).stroke();
    }
    for (const x of xs) pdf.moveTo(x, 100).lineTo(x, 180).stroke();
    put(pdf, 76, 104, 'Week');
    put(pdf, 154, 104, 'Day');
    put(pdf, 304, 104, 'Due');
    put(pdf, 76, 130, '1');
    put(pdf, 154, 124, 'Jan 12');
    put(pdf, 304, 124, 'Quiz 1');
    put(pdf, 154, 144, 'Jan 14');
    put(pdf, 76, 164, '2');
    put(pdf, 154, 164, 'Jan 19');
    put(pdf, 304, 164, 'Essay');
  });
  expect(outline(document)).toEqual([
    '| Week | Day | Due |',
    '| 1(1x2) | Jan 12 | Quiz 1 |',
    '| Jan 14 |  |',
    '| 2 | Jan 19 | Essay |',
  ]);
});

test.each([
  ['2027-01-12', '2027-01-14', '2027-01-19'],
  ['12.01.2027', '14.01.2027', '19.01.2027'],
])('lines drawn around days such as %s are a table', async (...days) => {
  const document = await read((pdf) => {
    for (const y of [100, 150, 200, 250]) pdf.moveTo(72, y).lineTo(450, y).stroke();
    for (const x of [72, 150, 450]) pdf.moveTo(x, 100).lineTo(x, 250).stroke();
    days.forEach((day, row) => {
      const y = 104 + row * 50;
      put(pdf, 76, y + 30, day);
      put(pdf, 154, y, `Topic ${row + 1}`);
      put(pdf, 154, y + 30, 'The same again');
    });
  });
  expect(outline(document)).toEqual(days.map((day, row) => `| ${day} | Topic ${row + 1} / The same again |`));
});

test('a row that the end of its page cuts is a row of its table', async () => {
  const document = await read((pdf) => {
    for (const y of [700, 720, 740]) pdf.moveTo(72, y).lineTo(450, y).stroke();
    for (const x of [72, 150, 300, 450]) pdf.moveTo(x, 700).lineTo(x, 760).stroke();
    SCHEDULE.slice(0, 3).forEach((day, row) => {
      put(pdf, 76, 704 + row * 20, day);
      put(pdf, 154, 704 + row * 20, `Topic ${row + 1}`);
      if (row === 2) put(pdf, 304, 744, 'Quiz 1');
    });
  });
  expect(outline(document)).toEqual([
    '| Jan 12 | Topic 1 |  |',
    '| Jan 14 | Topic 2 |  |',
    '| Jan 19 | Topic 3 | Quiz 1 |',
  ]);
});

test('a table that only alignment shows is a table, and wrapped words stay in their cell', async () => {
  const document = await read((pdf) => {
    SCHEDULE.forEach((day, row) => {
      const y = 100 + row * 30;
      put(pdf, 72, y, day);
      put(pdf, 160, y, `Topic ${row + 1}, which is`);
      put(pdf, 160, y + 12, 'a long one');
      put(pdf, 380, y, `Quiz ${row + 1}`);
    });
  });
  expect(outline(document)[1]).toBe('| Jan 14 | Topic 2, which is / a long one | Quiz 2 |');
  expect(outline(document)).toHaveLength(4);
});

test('long cells of one column neither end an aligned table nor hide its other columns', async () => {
  const document = await read((pdf) => {
    SCHEDULE.forEach((day, row) => {
      const y = 60 + row * 150;
      put(pdf, 72, y, day);
      put(pdf, 160, y, `Topic ${row + 1}`);
      put(pdf, 380, y, `Essay ${row + 1} due`);
      for (let line = 1; line <= 9; line++) put(pdf, 160, y + line * 13, `Text ${line} of a long list`);
    });
  });
  expect(outline(document)).toHaveLength(SCHEDULE.length);
  expect(outline(document).at(-1)).toContain(`Essay ${SCHEDULE.length} due |`);
});

test('a last column that few rows have words in is a column', async () => {
  const document = await read((pdf) => {
    for (let row = 0; row < 20; row++) {
      const y = 60 + row * 16;
      put(pdf, 72, y, `Jan ${row + 3}`);
      put(pdf, 160, y, `Topic ${row + 1}`);
      if (row % 7 === 0) put(pdf, 380, y, `Essay ${row + 1} due`);
    }
  });
  expect(outline(document)[0]).toBe('| Jan 3 | Topic 1 | Essay 1 due |');
  expect(outline(document)[1]).toBe('| Jan 4 | Topic 2 |  |');
});

test('cells set half a line lower than those beside them stand in the same row', async () => {
  const document = await read((pdf) => {
    ['Mon 9/7', 'Mon 9/14', 'Mon 9/21', 'Mon 9/28'].forEach((day, row) => {
      const y = 100 + row * 60;
      put(pdf, 72, y, day);
      put(pdf, 72, y + 12, 'LECTURE: rocks');
      put(pdf, 72, y + 24, 'LAB: sand');
      put(pdf, 250, y + 6, `Lab ${row} due,`);
      put(pdf, 250, y + 18, 'on paper');
    });
  });
  expect(outline(document).slice(0, 3)).toEqual([
    '| Mon 9/7 / LECTURE: rocks / LAB: sand | Lab 0 due, / on paper |',
    '| Mon 9/14 / LECTURE: rocks / LAB: sand | Lab 1 due, / on paper |',
    '| Mon 9/21 / LECTURE: rocks / LAB: sand | Lab 2 due, / on paper |',
  ]);
});

test('days beside each other begin a row, whatever stands far below them', async () => {
  const document = await read((pdf) => {
    [7, 14, 21].forEach((day, row) => {
      const y = 100 + row * 80;
      [0, 2, 4].forEach((later, column) => {
        put(pdf, 72 + 150 * column, y, `9/${day + later}`);
        put(pdf, 72 + 150 * column, y + 20, `Subject ${column}`);
        put(pdf, 72 + 150 * column, y + 44, `Read chapter ${column}`);
      });
    });
  });
  expect(outline(document)).toEqual(
    [7, 14, 21].map((day) => {
      const cells = [0, 2, 4].map(
        (later, column) => `9/${day + later} / Subject ${column} / Read chapter ${column}`,
      );
      return `| ${cells.join(' | ')} |`;
    }),
  );
});

test('the number of a week and its date below are one cell', async () => {
  const document = await read((pdf) => {
    ['Jan 12', 'Jan 19', 'Jan 26', 'Feb 2'].forEach((date, row) => {
      put(pdf, 72, 100 + row * 30, `${row + 1}`);
      put(pdf, 160, 100 + row * 30, `Quiz ${row + 1}`);
      put(pdf, 320, 100 + row * 30, 'Lab');
      put(pdf, 72, 114 + row * 30, date);
    });
  });
  expect(outline(document)).toEqual([
    '| 1 / Jan 12 | Quiz 1 | Lab |',
    '| 2 / Jan 19 | Quiz 2 | Lab |',
    '| 3 / Jan 26 | Quiz 3 | Lab |',
    '| 4 / Feb 2 | Quiz 4 | Lab |',
  ]);
});

test.each([
  ['Wednesday', '1/13', '1/20', '1/27', '2/3'],
  ['W Jan', '13', '20', '27', '28'],
])(
  '"%s" and what a narrow column has broken off it are one cell, beside what is wrapped as well',
  async (first, ...days) => {
    const document = await read((pdf) => {
      days.forEach((day, row) => {
        put(pdf, 72, 100 + row * 26, first);
        put(pdf, 160, 100 + row * 26, `Topic ${row + 1}`);
        put(pdf, 320, 100 + row * 26, 'Essay due by');
        put(pdf, 72, 112 + row * 26, day);
        put(pdf, 320, 112 + row * 26, '5 pm');
      });
    });
    expect(outline(document)).toEqual(
      days.map((day, row) => `| ${first} / ${day} | Topic ${row + 1} | Essay due by / 5 pm |`),
    );
  },
);

test('larger words between two aligned tables are the title of the second one', async () => {
  const document = await read((pdf) => {
    SCHEDULE.forEach((day, row) => {
      put(pdf, 72, 60 + row * 16, day);
      put(pdf, 160, 60 + row * 16, `Topic ${row + 1}`);
    });
    pdf.fontSize(13);
    put(pdf, 72, 140, 'Grading');
    pdf.fontSize(10);
    ['Essays', 'Labs', 'Exams'].forEach((part, row) => {
      put(pdf, 72, 170 + row * 16, part);
      put(pdf, 300, 170 + row * 16, `${row + 2}0%`);
    });
  });
  expect(outline(document)).toContain('| Labs | 30% |');
  expect(outline(document)).toContain('| Jan 14 | Topic 2 |');
});

test('two columns of running text are read one after the other', async () => {
  const sentence = (side: string, row: number) => `${side} line ${row} of a long and steady text.`;
  const document = await read((pdf) => {
    for (let row = 0; row < 12; row++) {
      put(pdf, 60, 100 + row * 14, sentence('Left', row));
      put(pdf, 320, 100 + row * 14, sentence('Right', row));
    }
  });
  const texts = allLines(document).map(({ text }) => text);
  expect(texts.slice(0, 2)).toEqual([sentence('Left', 0), sentence('Left', 1)]);
  expect(texts[12]).toBe(sentence('Right', 0));
});

test('columns of running text whose lines do not stand level are read one after the other as well', async () => {
  const left = Array.from({ length: 12 }, (_, i) => `On the left the harbor is told of in line ${i + 1}.`);
  const right = Array.from({ length: 12 }, (_, i) => `On the right the river is told of in line ${i + 1}.`);
  const document = await read((pdf) => {
    left.forEach((line, index) => {
      put(pdf, 60, 80 + 14 * index, line);
    });
    right.forEach((line, index) => {
      put(pdf, 330, 87 + 14 * index, line);
    });
  });
  expect(allLines(document).map(({ text }) => text)).toEqual([...left, ...right]);
});

test('a plan in two columns is read one column after the other', async () => {
  const plan = (month: string) =>
    [3, 5, 10, 12, 17].flatMap((day) => [`${month} ${day}`, `Section ${day}`, 'Quiz']);
  const [left, right] = [plan('Jan'), plan('Feb')];
  const document = await read((pdf) => {
    left.forEach((line, index) => {
      put(pdf, 60, 80 + 14 * index, line);
    });
    right.forEach((line, index) => {
      put(pdf, 330, (index < 4 ? 80 : 86) + 14 * index, line);
    });
  });
  expect(allLines(document).map(({ text }) => text)).toEqual([...left, ...right]);
});

test('a narrow column beside running text is read by itself, and labels beside their paragraphs stay with them', async () => {
  const sentence = (row: number) =>
    `Line ${row} of a text that is long enough to fill the width of its column.`;
  const besides = (words: string[], apart: number) =>
    read((pdf) => {
      for (let row = 0; row < 20; row++) put(pdf, 220, 90 + row * 14, sentence(row));
      for (const [row, word] of words.entries()) put(pdf, 40, 92 + row * apart, word);
    });
  const bar = [
    'Office',
    'Elm 12',
    'Mon 3 pm',
    'ana at elm',
    'Class',
    'Tue 10 am',
    'Oak 4',
    'Helpers',
    'Jo Finch',
  ];
  const words = async (...all: Parameters<typeof besides>) =>
    allLines(await besides(...all)).map(({ text }) => text);
  expect(await words(bar, 11)).toEqual([...bar, ...Array.from({ length: 20 }, (_, row) => sentence(row))]);
  expect((await words(bar, 28)).slice(0, bar.length)).not.toEqual(bar);
});

test('headers and page numbers that repeat are furniture, not content', async () => {
  const document = await read((pdf) => {
    for (let page = 1; page <= 4; page++) {
      if (page > 1) pdf.addPage({ margin: 0 });
      put(pdf, 72, 30, 'HIST 210 – Spring 2027');
      put(pdf, 72, 300, `What page ${'abcd'.charAt(page)} says`);
      put(pdf, 300, 760, `Page ${page} of 4`);
    }
  });
  const content = allLines(document).filter(({ furniture }) => !furniture);
  expect(content).toHaveLength(4);
  expect(content.every(({ text }) => text.startsWith('What page'))).toBe(true);
});

test('numbers of pages are furniture further in as well, and a day at the foot of a page is not', async () => {
  const document = await read((pdf) => {
    for (const page of [1, 2, 3, 4]) {
      if (page > 1) pdf.addPage();
      put(pdf, 72, 300, `Harbors, part ${'abcd'.charAt(page - 1)}`);
      if (page === 2) put(pdf, 400, 740, '9/26');
      else put(pdf, 303, 680, String(page));
    }
  });
  const isFurniture = Map.groupBy(allLines(document), ({ furniture }) => furniture === true);
  expect(isFurniture.get(true)?.map(({ text }) => text)).toEqual(['1', '3', '4']);
  expect(isFurniture.get(false)?.map(({ text }) => text)).toContain('9/26');
});

test.each([
  ['10/6', '10/8', '11/24'],
  ['Tue 10/6', 'Tue 10/13', 'Tue 11/24'],
  ['Oct', 'Oct', 'Oct'],
])('days of a plan at the ends of pages are none, alike as they are: %s, %s, %s', async (...days) => {
  const document = await read((pdf) => {
    days.forEach((day, page) => {
      if (page > 0) pdf.addPage({ margin: 0 });
      put(pdf, 72, 300, `Harbors, part ${page + 1}`);
      put(pdf, 72, page === 1 ? 50 : 740, day);
      put(pdf, 300, 760, 'printed 9/1/2026');
    });
  });
  const content = allLines(document).filter(({ furniture }) => !furniture);
  expect(content.map(({ text }) => text).filter((text) => !text.startsWith('Harbors'))).toEqual(days);
});

test('words that count the pages are furniture, also above a footer of their own', async () => {
  const document = await read((pdf) => {
    for (const number of [1, 2, 3, 4]) {
      if (number > 1) pdf.addPage({ margin: 0 });
      put(pdf, 72, 300, `Chapter ${number * 3} is read.`);
      put(pdf, 240, 680, `${number} HIST 210 Rivers`);
      put(pdf, 260, 705, 'STUDENT SYLLABUS');
    }
  });
  const content = allLines(document).filter(({ furniture }) => !furniture);
  expect(content.map(({ text }) => text)).toEqual(
    [3, 6, 9, 12].map((chapter) => `Chapter ${chapter} is read.`),
  );
});

test('of two pages the same words at the head are furniture, words that count on are not', async () => {
  const document = await read((pdf) => {
    put(pdf, 72, 30, 'HIST 210 – Spring 2027');
    put(pdf, 72, 60, 'Essay 1 is due on March 3.');
    pdf.addPage({ margin: 0 });
    put(pdf, 72, 30, 'HIST 210 – Spring 2027');
    put(pdf, 72, 60, 'Essay 2 is due on March 5.');
  });
  const content = allLines(document).filter(({ furniture }) => !furniture);
  expect(content.map(({ text }) => text)).toEqual([
    'Essay 1 is due on March 3.',
    'Essay 2 is due on March 5.',
  ]);
});

test('what a browser prints above and below a page is furniture, on one page as well', async () => {
  const document = await read((pdf) => {
    pdf.fontSize(8);
    put(pdf, 24, 20, '11/23/26, 2:20 PM');
    put(pdf, 300, 20, 'Calendar');
    put(pdf, 24, 770, 'https://tides.example/calendar.html');
    put(pdf, 570, 770, '1/1');
    pdf.fontSize(12);
    put(pdf, 72, 300, 'Essay 1 is due on March 3.');
  });
  const content = allLines(document).filter(({ furniture }) => !furniture);
  expect(content.map(({ text }) => text)).toEqual(['Essay 1 is due on March 3.']);
});

test('a letter set as a piece of its own does not hide what a browser prints below a page', async () => {
  const document = await read((pdf) => {
    pdf.fontSize(8);
    const start = 'file:///tides/';
    const joined = pdf.widthOfString(start);
    put(pdf, 24, 770, start);
    put(pdf, 24 + joined, 770, 'fi');
    put(pdf, 24 + joined + pdf.widthOfString('fi'), 770, 'sh.html');
    put(pdf, 570, 770, '1/1');
    pdf.fontSize(12);
    put(pdf, 72, 300, 'Essay 1 is due on March 3.');
  });
  const content = allLines(document).filter(({ furniture }) => !furniture);
  expect(content.map(({ text }) => text)).toEqual(['Essay 1 is due on March 3.']);
});

test('raised letters of five sixths of the size stay on their line', async () => {
  const document = await read((pdf) => {
    ['16', '23', '30'].forEach((day, row) => {
      pdf.fontSize(12);
      put(pdf, 72, 100 + row * 17, `September ${day}`);
      pdf.fontSize(10);
      put(pdf, 72 + 75, 97 + row * 17, 'th');
    });
  });
  expect(allLines(document).map(({ text }) => text)).toEqual([
    'September 16th',
    'September 23th',
    'September 30th',
  ]);
});

test('larger and bold short lines are headings', async () => {
  const document = await read((pdf) => {
    pdf.fontSize(20);
    put(pdf, 72, 72, 'The Atlantic World');
    pdf.font('Helvetica-Bold').fontSize(10);
    put(pdf, 72, 110, 'Due on Jan 12, Jan 19, Jan 26');
    pdf.font('Helvetica');
    put(pdf, 72, 130, 'Essays are due on these three days, at noon, in class.');
  });
  expect(allLines(document).map(({ heading }) => heading)).toEqual([1, 4, undefined]);
});

test('a word cut at the end of a line is whole again in its passage', async () => {
  const document = await read((pdf) => {
    put(pdf, 72, 100, 'The midterm covers commu-');
    put(pdf, 72, 112, 'nication and the self-');
    put(pdf, 72, 124, 'Assessment of writers.');
  });
  expect(toPassage(allLines(document)).text).toBe(
    'The midterm covers communication and the self-Assessment of writers.',
  );
});

test.each([
  [
    'more pages than allowed',
    () => read((pdf) => pdf.text('1').addPage().text('2'), { maxPages: 1 }),
    'too-long',
  ],
  ['nothing in the file', () => readPdf(new Uint8Array(), { pdfjs: pdfjs as unknown as Pdfjs }), 'empty'],
  [
    'no PDF at all',
    () => readPdf(new TextEncoder().encode('hello'), { pdfjs: pdfjs as unknown as Pdfjs }),
    'broken',
  ],
  ['no words on any page', () => read((pdf) => pdf.rect(10, 10, 90, 90).fill('gray')), 'no-text'],
])('refuses a document with %s', async (_, attempt, code) => {
  await expect(attempt()).rejects.toMatchObject({ name: 'UnreadableDocument', code });
});

test('a scan that nobody reads says how many pages are pictures', async () => {
  const scan = () =>
    read((pdf) => pdf.rect(10, 10, 90, 90).fill('gray').addPage().rect(10, 10, 90, 90).fill());
  await expect(scan()).rejects.toThrow('its 2 pages are pictures');
});

test('the bytes are still there after reading', async () => {
  const bytes = await drawPdf({}, (pdf) => pdf.text('Quiz 1: February 9'));
  const before = bytes.length;
  await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
  expect(bytes.length).toBe(before);
});

test('a topic with its number is no date, and begins no row', async () => {
  const topics = ['0.0 Welcome', '1.1 Sets', '1.2 Maps', '1.3 Graphs', '2.1 Trees', '2.2 Paths', '2.3 Cuts'];
  const document = await read((pdf) => {
    topics.forEach((topic, row) => {
      if (row % 2 === 0) put(pdf, 72, 80 + 12 * row, SCHEDULE[row / 2] ?? '');
      put(pdf, 160, 80 + 12 * row, `Topic ${topic}`);
    });
  });
  expect(outline(document)[1]).toBe('| Jan 14 | Topic 1.2 Maps / Topic 1.3 Graphs |');
});

test('columns that stand close together are columns where many lines begin at the same places', async () => {
  const weeks: [day: string, topic: string, chapter: string][] = [
    ['Mon 2', 'Arches', 'Unit 1'],
    ['Tue 3', 'Beams', 'Unit 1'],
    ['Wed 4', 'Cables', 'Unit 2'],
    ['Thu 5', 'Decks', 'Unit 2'],
    ['Fri 6', 'Spans', 'Unit 3'],
    ['Mon 9', 'Towers', 'Unit 3'],
    ['Tue 10', 'Piers', 'Unit 4'],
  ];
  const document = await read((pdf) =>
    weeks.forEach(([day, topic, chapter], index) => {
      const y = 60 + 28 * index;
      put(pdf, 60, y, String(index + 1));
      put(pdf, 74, y, day);
      put(pdf, 74, y + 12, 'Oct');
      put(pdf, 74 + 8 + pdf.widthOfString('Tue 10'), y, topic);
      put(pdf, 160, y, chapter);
    }),
  );
  expect(outline(document)[0]).toBe('| 1 | Mon 2 / Oct | Arches | Unit 1 |');
});

test('the end of a wrapped cell is no mark of the words in the next column', async () => {
  const document = await read((pdf) =>
    ['Jan 12', 'Jan 19', 'Jan 26', 'Feb 2'].forEach((day, index) => {
      const y = 100 + 30 * index;
      put(pdf, 72, y, `${day} (No`);
      put(pdf, 72, y + 12, `${index + 1})`);
      put(pdf, 140, y, 'Barley and');
      put(pdf, 140, y + 12, 'its malt');
    }),
  );
  expect(outline(document)).toContain('| Jan 12 (No / 1) | Barley and / its malt |');
});

test('twelve points between the widest cell and the next column part them, also in large type', async () => {
  const document = await read((pdf) => {
    pdf.fontSize(12);
    const rows = [
      ['Short papers', '45', 'Jul 16'],
      ['Discussion', '10', 'every week'],
      ['Annotated list of sources', '10', 'Jul 31'],
      ['Exhibition', '35', 'Aug 14'],
      ['Total', '100', ''],
    ];
    const widest = pdf.widthOfString('Annotated list of sources');
    rows.forEach(([name = '', share = '', day = ''], index) => {
      put(pdf, 72, 100 + 15 * index, name);
      put(pdf, 84 + widest + 20 - pdf.widthOfString(share), 100 + 15 * index, share);
      put(pdf, 116 + widest, 100 + 15 * index, day);
    });
  });
  expect(outline(document)).toEqual([
    '| Short papers | 45 | Jul 16 |',
    '| Discussion | 10 | every week |',
    '| Annotated list of sources | 10 | Jul 31 |',
    '| Exhibition | 35 | Aug 14 |',
    '| Total | 100 |  |',
  ]);
});

test('the gap behind the number of a section parts no columns', async () => {
  const shares = ['participation', 'first collection', 'second collection', 'final exam'];
  const document = await read((pdf) => {
    const section = (y: number, number: string, title: string) => {
      pdf.fontSize(13);
      put(pdf, 72, y, number);
      put(pdf, 101, y, title);
      pdf.fontSize(10);
    };
    section(72, '5.1', 'Summary of the grade');
    shares.forEach((share, row) => {
      put(pdf, 210, 100 + 14 * row, share);
      put(pdf, 390, 100 + 14 * row, String(10 * (row + 1)));
    });
    section(180, '5.2', 'Participation');
    const prose =
      'Students read what is listed before each class meeting and are ready to talk about it there.';
    for (let line = 0; line < 3; line++) put(pdf, 72, 205 + 14 * line, `${line} ${prose}`);
    section(300, '5.3', 'Collections');
    for (let line = 0; line < 3; line++) put(pdf, 72, 325 + 14 * line, `${line} ${prose}`);
  });
  expect(outline(document)).toContain('| participation | 10 |');
});
