/**
 * The words that stand around the name of a thing and are no part of it; each is the source of a regular expression
 * without captures. Titles are tidied by the words of all languages, as syllabi mix them.
 */
export interface TitleWords {
  /** Of numbered teaching, cut off with its number and its colon: "Week 3: essay". */
  units: readonly string[];
  /** No title begins with them: articles, "your", "and", what a time leaves behind. */
  leading: readonly string[];
  /** No title ends with them, least of all where a date was cut out: "due on", "le", "bis zum". */
  trailing: readonly string[];
  /** Behind the name to the end, how and when it is handed in: "due in class", "à rendre". */
  behind: readonly string[];
  /** In front of the name, with its article: "deadline for the". */
  deadlineOf: readonly string[];
  /** In front of a colon and the name: "Assignment due:". */
  labels: readonly string[];
  /** All that brackets say of when and how: "(due Friday)", "(from A until )" without its date. */
  brackets: readonly string[];
  /** Stands in front of a name in a sentence and ends what is no part of it: "Submit the". */
  startsPhrase: readonly string[];
  /** A name goes on with them behind its head and number: "essay 2 draft". */
  parts: readonly string[];
  /** Behind them, what of several it is: "examen final", "contrôle de mathématiques". */
  qualifiers: readonly string[];
}
