import type { Locale } from './locale.ts';

/** Whether words name a part of the grade that no other course calls so: "Case" where "Cases & Problems" count. */
export const isPartOfGrade = (name: string, { ofCourse }: Locale): boolean =>
  ofCourse?.parts?.test(name) ?? false;
