/** Classes of one schedule are not further apart, breaks included. */
export const FARTHEST_CLASS = 15;

/** Behind a number, an amount and no day: `10 points`, `3 exams`. */
export const AMOUNT =
  /^(?:points?|pts|percent|%|hours?|minutes?|weeks?|credits?|pages?|exams|quizzes|of)(?!\p{L})/iu;

/** "2, 3, 4": weeks, lessons or chapters, and no days. */
export const areCounted = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1);
