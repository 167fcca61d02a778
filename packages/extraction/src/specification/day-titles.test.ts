import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What a class is about, closed by its day, above what is done on it.

const TOPICS = ['Springs', 'Rivers', 'Lakes', 'Seas'];
const DAYS = ['14', '16', '21', '23'];

const TITLES: Readonly<Record<string, (topic: string, day: string, at: number) => string>> = {
  'the day in brackets': (topic, day) => `${topic} (9/${day})`,
  'the day behind a dash': (topic, day) => `${topic} – September ${day}`,
  'a numbered lecture': (topic, day, at) => `Lecture ${at + 3}. ${topic}. Sept. ${day}`,
};

const plan = (mark: string, title: (typeof TITLES)[string], said: string) =>
  work(
    'Fall 2026',
    '# Schedule',
    ...TOPICS.flatMap((topic, at) => [
      `${mark}${title(topic, DAYS[at] ?? '', at)}`,
      at === 2 ? said : `Read chapter ${at + 2}.`,
    ]),
  );

describe.each(Object.entries(TITLES))('titles with %s', (_, title) => {
  test.each([
    ['', 'Essay 1', 'assignment 2026-09-21 Essay 1'],
    ['## ', 'Midterm', 'exam 2026-09-21 Midterm'],
    ['', 'Group presentations', 'presentation 2026-09-21 Group presentations'],
    ['## ', 'Homework 4 is due', 'assignment 2026-09-21 Homework 4'],
  ])('%s"%s" below one of them is of its day', (mark, said, found) =>
    expect(plan(mark, title, said)).toEqual([found]),
  );
});

test('lines with a day at their end that name works are the works', () =>
  expect(
    work('Fall 2026', 'Essay 1 (9/14)', 'Two pages.', 'Essay 2 (9/21)', 'Four pages.', 'Essay 3 (9/28)'),
  ).toEqual([
    'assignment 2026-09-14 Essay 1',
    'assignment 2026-09-21 Essay 2',
    'assignment 2026-09-28 Essay 3',
  ]));

test('a class with its number behind the day has its work below it', () =>
  expect(
    work(
      'Fall 2026',
      ...TOPICS.flatMap((topic, at) => [
        `Monday 9/${DAYS[at]} - Class ${at + 3}: ${topic}`,
        at === 2 ? 'Midterm' : `Read chapter ${at + 2}.`,
      ]),
    ),
  ).toEqual(['exam 2026-09-21 Midterm']));
