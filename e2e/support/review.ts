import type { Locator, Page } from '@playwright/test';
import { toFile } from './syllabi.ts';

export const textFile = (name: string, lines: string[]) =>
  toFile(name, new TextEncoder().encode(lines.join('\n')), 'text/plain');

/** A syllabus with one deadline. */
export const OPTICS = [
  'OPT 210: Optics',
  'Spring 2027, January 11 to April 30',
  'Problem set 1 is due on Friday, February 12, 2027.',
];

/** One that may come anew, with other days. */
export const physics = (name: string, midterm: string, last: string) =>
  textFile(name, [
    'PHYS 140: Waves and Optics',
    'Spring 2027, January 11 to April 30',
    'Problem set 1 is due on Friday, February 12, 2027.',
    `Midterm exam: ${midterm}`,
    'Lab report is due on Friday, April 9, 2027.',
    last,
  ]);

export const panel = (page: Page): Locator => page.getByRole('tabpanel');

/** The row of the list that says these words. */
export const row = (page: Page, words: string | RegExp): Locator =>
  panel(page).getByRole('listitem').filter({ hasText: words });
