import { expect, test } from 'vitest';
import { saidIn, saysOf, wantsOf } from './wants.ts';

/** Invented questions, each with a line that answers it and hardly shares a word with it. */
test.each([
  ['meetwhen', 'What days do we meet for lecture?', 'TuTh 10:00-11:15'],
  ['email', 'How do I reach the instructor?', 'petra.voss@northfield.example'],
  ['late', 'What if I turn it in after the deadline?', 'Each day costs a penalty of five points.'],
  ['scale', 'What do I need to get an A?', 'A = 93-100'],
  ['length', 'How long is the essay?', 'Eight pages, double-spaced'],
  ['due', 'When do we hand in the report?', 'No later than Friday'],
  ['count', 'How many exams are there?', 'There are three exams.'],
])('%s: “%s” “%s”', (want, question, line) => {
  expect(wantsOf(question)).toContain(`?${want}`);
  expect(saidIn(line)).toContain(saysOf(`?${want}`));
});
