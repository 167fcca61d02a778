/** What may have to be attended besides the classes. */
export const EVENT =
  '(?:sessions?|workshops?|meetings?|trainings?|lectures?|talks?|events?|visits?|tours?|orientations?|screenings?|seminars?|conferences?|simulations?)';
