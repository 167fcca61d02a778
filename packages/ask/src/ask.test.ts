import { describe, expect, test } from 'vitest';
import { ANSWERS, ask, askAll, createIndex, MAY_ANSWER } from './index.ts';

const heading = (text: string, page = 1) => ({ page, text, isHeading: true });
const line = (text: string, page = 1) => ({ page, text, isHeading: false });

const biology = [
  heading('BIO 101: Foundations of Biology'),
  line(
    'Fall 2027, three credits. Lectures meet Tuesday and Thursday, 10:00 am to 11:15 am, Harlow Hall, room 12.',
  ),
  heading('Contact'),
  line('Instructor: Dr. Petra Voss, Wexler 210, petra.voss@northfield.example.'),
  line('Office hours: Tuesday 2:00 to 4:00 pm, or by appointment.'),
  heading('Materials'),
  line('Required textbook: Tide and Shore, third edition, by Ida Moss. A lab coat is needed at the bench.'),
  ...Array.from({ length: 12 }, (_, week) =>
    line(
      `Week ${week + 1}: chapter ${week + 1} of the book, cells and their membranes, part ${week + 1}, with notes on the tides`,
    ),
  ),
  heading('Grading', 2),
  line('Quizzes 20%', 2),
  line('Lab reports 30%', 2),
  line('Midterm 20%, on October 14 in the lecture', 2),
  line('Final exam 30%', 2),
  line('The lowest quiz is dropped.', 2),
  heading('Late work', 2),
  line('Late lab reports lose 20% of the points for each day or part of a day.', 2),
  line('Nothing is accepted after the third day.', 2),
  heading('Attendance', 3),
  line('One missed section may be made up in the open lab of the same week.', 3),
  heading('Academic integrity', 3),
  line('Text written by ChatGPT or another generative tool counts as plagiarism unless you cite it.', 3),
];
const index = createIndex(biology);

describe('the best passage of a syllabus', () => {
  test.each([
    ['What is the late policy?', 'lose 20%', 2],
    ['What happens if I hand in a lab report after the deadline?', 'lose 20%', 2],
    ['Can I make up a section I could not attend?', 'open lab', 3],
    ['When are office hours?', '2:00 to 4:00 pm', 1],
    ['How do I reach the professor?', 'petra.voss@', 1],
    ['Which book do I need?', 'Tide and Shore', 1],
    ['Is an AI allowed?', 'ChatGPT', 3],
    ['Is the lowest quiz dropped?', 'lowest quiz is dropped', 2],
    ['How much is the final worth?', 'Final exam 30%', 2],
    ['What happens on 10/14?', 'October 14', 2],
    ['Where does the class meet?', 'Harlow Hall', 1],
  ])('%s → “…%s…”', (question, words, page) => {
    const [best] = ask(index, question).passages;
    expect(best?.quote).toContain(words);
    expect(best?.page).toBe(page);
  });

  test('holds at most 118 words, and no two say the same', () => {
    const { passages } = ask(index, 'What is due in week 3, and which chapter?');
    expect(passages.length).toBeGreaterThan(1);
    for (const { quote } of passages) expect(quote.match(/[\p{L}\p{N}]+/gu)?.length).toBeLessThanOrEqual(118);
    expect(new Set(passages.map(({ quote }) => quote)).size).toBe(passages.length);
  });

  test('is a part of a line that is too long to quote', () => {
    const filler = 'The tide comes and goes and nobody asks why it does so every day. '.repeat(20);
    const long = createIndex([line(`${filler}Homework is due on Friday at noon. ${filler}`)]);
    const [best] = ask(long, 'When is homework due?').passages;
    expect(best?.quote).toContain('due on Friday');
    expect(best?.quote.length).toBeLessThan(800);
  });
});

test('a passage tells where its lines stand on its page', () => {
  const boxed = createIndex([
    { ...line('Late work loses 20% a day.', 1), boxes: [[72, 100, 300, 112]] },
    { ...line('Extensions must be asked for.', 2), boxes: [[72, 72, 300, 84]] },
  ]);
  const [best] = ask(boxed, 'What is the late policy?').passages;
  expect(best?.evidence).toMatchObject({ page: 1, boxes: [[72, 100, 300, 112]] });
  const spanned = createIndex([
    { ...line('Late work'), span: [10, 19] },
    { ...line('loses 20% a day.'), span: [20, 36] },
  ]);
  expect(ask(spanned, 'Late work?').passages[0]?.whole.span).toEqual([10, 36]);
});

test('a row of a table stands by itself, running text goes on', () => {
  const rows = createIndex([
    line('Quizzes · 20%'),
    line('Essays · 80%'),
    line('Late essays lose'),
    line('10% a day.'),
  ]);
  expect(ask(rows, 'How much are quizzes and late essays?').passages[0]?.quote).toBe(
    'Quizzes · 20%\nEssays · 80%\nLate essays lose 10% a day.',
  );
});

test('what is shown of a passage stays below its heading', () => {
  const [best] = ask(index, 'What happens if I hand in a lab report after the deadline?').passages;
  expect(best?.heading).toBe('Late work');
  expect(best?.evidence.quote).toBe(
    'Late work\nLate lab reports lose 20% of the points for each day or part of a day. Nothing is accepted after the third day.',
  );
});

describe('whether it answers at all', () => {
  test('what is stated ranks above what nobody wrote', () => {
    const stated = ask(index, 'What is the late policy for lab reports?').answerable;
    const missing = ask(index, 'Is there a parking garage for motorcycles near the stadium?').answerable;
    expect(stated).toBeGreaterThanOrEqual(MAY_ANSWER);
    expect(stated).toBeGreaterThan(missing);
    expect(ANSWERS).toBeGreaterThan(MAY_ANSWER);
  });

  test.each([[''], ['???'], ['the of and'], ['Zyzzyva quokka?']])(
    'nothing is quoted for “%s”',
    (question) => {
      expect(ask(index, question)).toEqual({ passages: [], answerable: 0 });
    },
  );

  test('a document without lines answers nothing', () => {
    expect(ask(createIndex([]), 'When are office hours?')).toEqual({ passages: [], answerable: 0 });
  });
});

describe('several documents at once', () => {
  const shelf = Array.from({ length: 40 }, (_, at) => ({
    document: `course ${at}`,
    index: createIndex([
      ...biology.slice(0, 22),
      ...(at === 17 ? [line('Gloves for the glacier excursion are lent by the department.', 4)] : []),
    ]),
  }));

  test('the one that speaks of it answers', () => {
    const [best] = askAll(shelf, 'Who lends gloves for the glacier excursion?').passages;
    expect(best).toMatchObject({ document: 'course 17', page: 4 });
  });

  test('no documents answer nothing', () => {
    expect(askAll([], 'When are office hours?')).toEqual({ passages: [], answerable: 0 });
  });
});

test('a question of ten thousand words and a document of ten thousand lines are answered', () => {
  const many = createIndex(
    Array.from({ length: 10_000 }, (_, at) => line(`Line ${at} about the tides of the year`)),
  );
  expect(ask(many, 'tides? '.repeat(10_000)).passages.length).toBeGreaterThan(0);
});

// Each of these once took as many times longer as there are signs in it: minutes, all together.
test('nothing that is asked or read takes the square of its length', () => {
  const long = [
    '1'.repeat(100_000),
    'when is '.repeat(12_000),
    'in class '.repeat(11_000),
    'late,'.repeat(20_000),
  ];
  const index = createIndex(biology);
  for (const text of long) {
    const { answerable } = ask(index, text);
    expect(answerable).toBeGreaterThanOrEqual(0);
    const read = createIndex([...biology, line(text)]);
    expect(ask(read, 'When is the midterm?').passages[0]?.quote).toContain('October 14');
  }
});
