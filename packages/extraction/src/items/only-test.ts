import { isTest, type Vocabulary } from './vocabulary.ts';

const ASIDE = /\([^()%]*\)|\s(?:in[\s-]class|today)\W*$/gu;

/** "Midterm exam (in class)": one test, and nothing else; no "Unit 2: The midterm exam and beyond", no "Midterm (30%)". */
export function isOnlyTest(text: string, { heads }: Vocabulary): boolean {
  const [test, ...others] = heads(text);
  const rest = test ? text.slice(0, test.start) + text.slice(test.end) : '';
  return isTest(test) && others.length === 0 && !/[\p{L}%]/u.test(rest.replace(ASIDE, ''));
}
