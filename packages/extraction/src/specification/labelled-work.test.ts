import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

const weeks = (label: string) =>
  [
    ['## Week 1 (January 11–17)', 'Read: Chapter 1', `${label}: Syllabus hunt (due Thursday, Jan. 14)`],
    [
      '## Week 2 (January 18–24)',
      'Read: Chapter 4',
      `${label}: Paragraph on rivers (Tuesday, Jan. 19); 3 answers to others (Thursday, Jan. 21)`,
    ],
    [
      '## Week 3 (January 25–31)',
      'Read: Chapter 5',
      `${label}: Cover letter draft (Tuesday, Jan. 26)`,
      'Watch: https://video.example/tour (How to Write a Report)',
    ],
    [
      '## Week 4 (February 1–7)',
      'Read: Chapter 6',
      `${label}: Revised map, on the website (Tuesday, Feb. 2)`,
    ],
  ].flat();

test.each(['Complete', 'Submit', 'Turn in', 'To do'])(
  'the label "%s" makes each part of its line work, on the day in its brackets',
  (label) =>
    expect(work('Spring 2027', ...weeks(label))).toEqual([
      'assignment 2027-01-14 Syllabus hunt',
      'assignment 2027-01-19 Paragraph on rivers',
      'assignment 2027-01-21 3 answers to others',
      'assignment 2027-01-26 Cover letter draft',
      'assignment 2027-02-02 Revised map, on the website',
    ]),
);
