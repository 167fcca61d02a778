import type { AssessedKind, Weekday } from '../extraction.ts';

/**
 * The words in front of the first of name and day, and those between the two. A group `which` in front of the head and a
 * group `rest` behind it are words of the name.
 */
export type SentenceForm = readonly [before: string, between: string];

interface SentenceForms {
  tests: readonly SentenceForm[];
  works: readonly SentenceForm[];
}

/** "The midterm is on March 5" and "On March 5 there is a midterm". */
export interface DaySentences {
  nameFirst: SentenceForms;
  dayFirst: SentenceForms;
  /** Words that announce a test, which a weekday may follow: "there will be" a quiz on Friday. */
  announce: readonly string[];
}

/** Words for what is said about a work, and not of when it is due. */
export interface AboutWork {
  /** Asked of those who grade, with a deadline of its own, or given by them: the "regrade requests" for the midterm. */
  requests: readonly string[];
  /** Belongs to a work and has a day of its own: the "grades" for the midterm, a review "session" for it. */
  matters: readonly string[];
  /** Joins either to the work, with the space or the apostrophe behind it: "for ", "d’". */
  of: readonly string[];
  /** Those who teach, and what they do with a work: "we" "will" "discuss" the midterm. */
  teachers: readonly string[];
  will: readonly string[];
  acts: readonly string[];
  /** What is done with a work long before it is due, whoever does it: "start working on", "prepararemos". */
  begins: readonly string[];
  /** What is done with a work, behind it: the midterm "will be" "discussed". */
  are: readonly string[];
  done: readonly string[];
  /** Other words, such as the day, may stand between the two: "wird am 4. Mai besprochen". */
  goesBetween?: boolean;
}

/**
 * The words of a language, as data. Every entry is the source of a regular expression without groups that
 * capture, save those of `daySentences`; readers wrap them as whole words and ignore case.
 */
export interface Locale {
  language: string;
  /** Twelve entries, January first; each the ways to write that month. */
  months: readonly (readonly string[])[];
  weekdays: Readonly<Record<Weekday, readonly string[]>>;
  /** True where `3/4` is the fourth of March. */
  monthFirst: boolean;
  /** True where `14.10.` alone is a date. */
  dottedDates?: boolean;
  /** True where the document writes `10.14.2026`. */
  dottedMonthFirst?: boolean;
  /** Two digits for the year, where the document writes them behind its days: the `26` of `Oct 12, 26`. */
  shortYear?: string;
  /** Between the day and the month or year, such as `de`. */
  connectors: readonly string[];
  /** Behind the day, such as `th`. */
  ordinals: readonly string[];
  articles: readonly string[];
  /** Which of several: "first", "deuxième". */
  ordinalWords: readonly string[];
  /** What goes on behind such a word where no noun follows: "the second is due on", "la segunda se entrega". */
  saidOfOne: readonly string[];
  /** Between the two ends of a range. */
  to: readonly string[];
  and: readonly string[];
  /** In front of two ends of a range that are joined by such a word: "between 2 and 4". */
  between: readonly string[];
  /** Between the two ends of a class: "starts at 2 and ends at 4". */
  andEnds: readonly string[];
  seasons: Readonly<Record<Season, readonly string[]>>;
  week: readonly string[];
  /** In front of the number of a week as the calendar counts them: "KW 42". */
  calendarWeek?: readonly string[];
  kinds: Readonly<Record<AssessedKind, readonly string[]>>;
  /** How the words for several works end. */
  plurals: readonly string[];
  /** Says that work is to be handed in. */
  due: readonly string[];
  /** Verbs that make something: "post your comments", "write a memo". */
  actions: readonly string[];
  /** Verbs that hand over something made: "submit your essay". */
  handOver: readonly string[];
  /** Whole sentences that set the day of a test or a work. */
  daySentences: DaySentences;
  /** Says when something is held: "will be on", "takes place". */
  announced: readonly string[];
  /** Verbs with which something is said of a thing, rather than it being named: "the midterm will be given". */
  says: readonly string[];
  /** Stands before a colon and the date of a thing. */
  dueLabels: readonly string[];
  /** All days on which something is due, as a sentence speaks of them: "due dates", "deadlines". */
  deadlines: readonly string[];
  /** Says of something that it has to be handed over: "must be sent", "doit être remis". */
  handedOver: readonly string[];
  /** Begins a sentence about the work that is named above it: "submit it by", "this is due". */
  refersUp: readonly string[];
  /** Begins a condition: "if", "unless". */
  conditions: readonly string[];
  /** Says that nobody hands the work in. */
  notCollected: readonly string[];
  /** What students do with each other's drafts in class. */
  peerWork: readonly string[];
  /** Says of an event that one has to be there. */
  mustAttend: readonly string[];
  /** Says that one enters one's name for a test: "register", "s’inscrire". */
  signUp: readonly string[];
  /** Says that work is given out, which is not when it is due. */
  handedOut: readonly string[];
  /** Talk about assessed work that is not the work: a review, a preparation, its return. */
  aboutWork: readonly string[];
  /** Sentences about a work, where the language tells them. */
  saidAbout?: AboutWork;
  /** What comes of a test that was taken: its answers, the grades, its return. */
  outcomes: readonly string[];
  /** Stands between a test and what it is about: "on", "covering", "portant sur". */
  covers: readonly string[];
  /** Begins what is said of the time in which work is prepared: "rehearsing for", "aide pour". */
  prepares: readonly string[];
  /** Begins what a class does with work of another day, where no column says that it is due: "how to write", "explain". */
  takesUp: readonly string[];
  /** Behind a work, says that it is only talked of: "discussed", "Q&A", "recap". */
  talkedOf: readonly string[];
  dayOff: readonly string[];
  /** Makes a day off of what would be an ordinary holiday word. */
  noClass: readonly string[];
  /** Beside the first day of the term, and its last day of classes. */
  classesBegin: readonly string[];
  classesEnd: readonly string[];
  headers: Readonly<Record<ColumnRole, readonly string[]>>;
  /** Times at which nobody teaches. */
  officeHours: readonly string[];
  /** What is due then is due when the class begins: "before class", "avant le cours". */
  beforeClass: readonly string[];
  /** What is due then is due when the class ends: "by the end of class". */
  atEndOfClass: readonly string[];
  meetingKinds: Readonly<Record<string, readonly string[]>>;
  noon: readonly string[];
  midnight: readonly string[];
  /** When offices close: "close of business". */
  endOfWorkday: readonly string[];
  gradingHeadings: readonly string[];
  /** Lines of a grading table that are no component. */
  notComponents: readonly string[];
  instructor: readonly string[];
  /** The most frequent short words, by which the language is told. */
  common: readonly string[];
  /** Where a course has words of its own. */
  ofCourse?: CourseWords;
}

/** What one course calls its own work, and the language it is written in. */
export interface CourseWords {
  kinds: Readonly<Partial<Record<AssessedKind, readonly string[]>>>;
  /** The names of parts of the grade that are no usual words for work: "Case", "Log". */
  parts?: RegExp;
  /** "Lab assignments (4), 10%": each "Lab 2" is one of them. */
  countsLabs?: boolean;
  /** The parts of the grade that are sessions: "Workshops", "Labs". */
  sessions?: RegExp;
  language: Locale;
}

export type Season = 'spring' | 'summer' | 'fall' | 'winter';
export type ColumnRole = 'date' | 'week' | 'due' | 'handedOut' | 'topic' | 'reading' | 'session';
