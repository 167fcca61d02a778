import { readGrading } from '../src/grading/read-grading.ts';
import { english } from '../src/locales/en.ts';
import type { Locale } from '../src/locales/locale.ts';
import { toOutline } from '../src/structure/outline.ts';
import { sketch } from './sketch.ts';

/** The parts of the grade that the lines of a text tell. */
export const readGrades = (source: string, locale: Locale = english) =>
  readGrading(toOutline(sketch(...source.split('\n')), { startsAnew: () => false }), locale);

/** `Midterm 20%`, `Labs 120 points`: what was read, in short. */
export const inShort = (components: ReturnType<typeof readGrades>): string[] =>
  components.map(({ component, weight, points }) =>
    [
      component,
      ...(weight === undefined ? [] : [`${weight}%`]),
      ...(points === undefined ? [] : [`${points} points`]),
    ].join(' '),
  );
