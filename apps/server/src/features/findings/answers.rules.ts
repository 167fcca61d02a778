import type { Question } from './questions.repository.ts';
import type { QuestionAnswer } from './questions.schemas.ts';

/** What an answer says: itself, or the option that it chose; nothing where there is no such option. */
export const resolveAnswer = (answer: QuestionAnswer, { options }: Pick<Question, 'options'>) =>
  answer.option === undefined ? answer : options[answer.option];
