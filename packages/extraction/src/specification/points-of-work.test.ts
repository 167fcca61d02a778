import { describe, expect, test } from 'vitest';
import { workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

async function work(told: string): Promise<string[]> {
  const text = `# GEO 310, Fall 2026\n\nThursdays 14:15-18:00\n\n${told}\n`;
  return workOf(await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'syllabus.md' }));
}

/** A work with its share, and what is said of its day among other things. */
const PLACES: Readonly<Record<string, (name: string, said: string) => string>> = {
  'among the points below a heading': (name, said) =>
    `## ${name}, 30%\n\n- Closed to visitors\n- ${said}\n- More will be told in class`,
  'below a heading': (name, said) => `## ${name} (30%)\n\n${said}.\n\nMore will be told in class.`,
  'within the text below a heading': (name, said) =>
    `## ${name} (30%)\n\nThis is about the rivers of the north. ${said}. More will be told in class.`,
  'among the points below a line in bold': (name, said) =>
    `**${name}** (30%)\n\n- Closed to visitors\n- ${said}`,
  'among the points of an item': (name, said) =>
    `- ${name} (30%)\n  - Closed to visitors\n  - ${said}\n- Taking part (10%)\n  - Come and speak`,
  'as the first point of a number': (name, said) =>
    `1. ${name}: 30%\n   1. ${said}\n   2. Closed to visitors\n2. Taking part: 10%`,
  'in a cell beside its name': (name, said) =>
    `| Component | Weight | Details |\n|--|--|--|\n| ${name} | 30% | ${said} |\n| Taking part | 10% | Come and speak |`,
};

describe.each(Object.entries(PLACES))('when a test is held, told %s', (_, place) => {
  test.each([
    'Takes place on December 7',
    'Will be held on December 7',
    'Scheduled for December 7',
    'Given on December 7',
    'Written in class on Monday, December 7',
    'December 7 (tentative)',
    'On December 7, in class',
    'Date: December 7',
  ])('%s', async (said) => {
    expect(await work(place('Final exam', said))).toEqual([
      expect.stringMatching(/^exam 2026-12-07 (?:14:15 )?Final exam$/),
    ]);
    expect(await work(place('Oral presentation', said))).toEqual([
      expect.stringMatching(/^presentation 2026-12-07 (?:14:15 )?Oral presentation$/),
    ]);
  });
});

describe.each(Object.entries(PLACES))('when a work is due, told %s', (_, place) => {
  test.each([
    'Due December 7',
    'Must be submitted by December 7',
    'Should be handed in on December 7',
    'Turned in by December 7',
    'Submission deadline: December 7',
    'It is due December 7',
  ])('%s', async (said) =>
    expect(await work(place('Research paper', said))).toEqual(['assignment 2026-12-07 Research paper']),
  );
});

test('a point that names another work is the name of the next one', async () =>
  expect(await work('## Research paper\n\n- Outline\n- Due November 9\n- Draft\n- Due November 30')).toEqual([
    expect.stringMatching(/^assignment 2026-11-09 .*outline/i),
    expect.stringMatching(/^assignment 2026-11-30 .*draft/i),
  ]));
