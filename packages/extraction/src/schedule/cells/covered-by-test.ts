import { isTest, type Vocabulary } from '../../items/vocabulary.ts';
import type { Passage } from '../../text/passage.ts';

/** "Exam 4 covers" above "Mitosis, meiosis", in a column of tests alone: what a test is about is no work of its own. */
export function withoutCoverage(
  statements: readonly Passage[],
  head: string,
  words: Vocabulary,
): readonly Passage[] {
  const [first, ...others] = statements;
  if (!first || !namesTestsOnly(head, words) || !words.heads(first.text).some(isTest)) return statements;
  return [first, ...others.filter(({ text }) => words.heads(text).length > 0 || words.due.test(text))];
}

/** "Quiz/Exam", "Tests & quizzes" */
const namesTestsOnly = (head: string, { heads }: Vocabulary): boolean => {
  const named = heads(head);
  return named.length > 0 && named.every(isTest);
};
