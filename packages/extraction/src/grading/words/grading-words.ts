/** The words with which a language weighs a grade; each is the source of a regular expression without captures. */
export interface GradingWords {
  percent: readonly string[];
  points: readonly string[];
  /** What a grade is made of besides the assessed work of the item dictionaries. */
  parts: readonly string[];
  /** Between a component and its share. */
  counts: readonly string[];
  /** In front of a share, for what a title above has named: "this", "it", "weight". */
  itself: readonly string[];
  /** Directly in front of a share, and no part of the name. */
  roughly: readonly string[];
  /** Behind a share: says what it is a share of. */
  ofGrade: readonly string[];
  each: readonly string[];
  total: readonly string[];
  outOf: readonly string[];
  /** In front of a name, and no part of it. */
  leads: readonly string[];
  bonus: readonly string[];
  /** Graded for how one takes part, whatever else the component names. */
  conduct: readonly string[];
  /** In the title of work that no grade is sure to count. */
  uncounted: readonly string[];
  /** Numbers as words, from one on. */
  numbers: readonly string[];
  /** In front of or behind a number that is a bound: `at least 60%`, `90% or higher`. */
  boundBefore: readonly string[];
  boundAfter: readonly string[];
  /** Sentences about anything but the scheme: penalties, attendance, rounding. */
  policies: readonly string[];
  /** Makes a whole sentence of words that would otherwise be a name. */
  verbs: readonly string[];
  /** Begins what a sentence says of the part that it names: `Quizzes are worth somewhat less`. */
  says: readonly string[];
  /** Behind a leading share, in front of what it is for: `35% comes from debates`. */
  comesFrom: readonly string[];
  /** Closes what a share of some part is a share of: `40% of the exam grade`. */
  grade: readonly string[];
  /** A component that is only the whole: `Total`, `Final grade`. */
  whole: readonly string[];
  /** Ends what introduces a list of components within a sentence. */
  introduces: readonly string[];
  /** Header cells above shares written as bare numbers. */
  percentHeaders: readonly string[];
  pointsHeaders: readonly string[];
}
