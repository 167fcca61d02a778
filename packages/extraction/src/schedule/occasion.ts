import type { PlacedDate } from '../dates/date-book.ts';
import type { ColumnRole } from '../locales/locale.ts';
import type { Passage } from '../text/passage.ts';
import type { TakenUp } from './text/taken-up.ts';

/**
 * A statement and the dates that govern it, wherever the document put them: a table cell and its row's date, a list
 * entry and the date that leads it, a sentence and the date inside it.
 */
export interface Occasion {
  statement: Passage;
  dates: PlacedDate[];
  role: ColumnRole | 'entry' | 'follower' | 'sentence';
  /** Words above or before the statement that may name it when it does not name itself. */
  context?: Passage;
  /** The head of the column that says of what the statement is the number: "Sheet" above "3". */
  numberOf?: Passage;
  /** Says of what kind the statement is, which does not say so itself: the head "Quiz" above "Unit 1". */
  kindOf?: Passage;
  /** Which of its kind it is, where a column of its own says so: "2" beside "Tides" in a list of quizzes. */
  numberOfKind?: string;
  /** The statement only says which of the works named before. */
  takenUp?: TakenUp;
  /** The context is the title of a list, which says what kind of work its items are. */
  isListed?: boolean;
  /** "Exercise 3, salt water exercise": one work, and its title behind the comma. */
  isTitled?: boolean;
  /** The row is one part of the grade, however many things its name joins. */
  isOnePart?: boolean;
  /** Which item it is of which list of things due: two of them are two things. */
  listed?: ListItem;
  /** The context is the work of which the statement is a stage: "Final" below "Term project". */
  isStage?: boolean;
  /** The statement says what is handed in of the work that the context names: "the code must be sent by May 4". */
  isHandedOver?: boolean;
  /** The sentence has said of another work that it is due, and goes on with this one. */
  isDueAsWell?: boolean;
  /** The line begins with "By" and its date. */
  isDeadline?: boolean;
  /** Other words of the row that may hold its time: the date cell, a column of hours. */
  beside?: string;
  /** The line asks for it, and names no other day: "Submit your outline", "Bring two copies of your draft". */
  isAskedFor?: boolean;
  /** The line ends with its date, so that the words in front of it are beside it. */
  isClosedByDate?: boolean;
  /** It tells of the class: how it is held, or what is worked on in it. */
  inClass?: 'session' | 'method';
  /** The part of the class that has this day: "group 2". */
  ofGroup?: string;
  /** The row or entry names several days or a week, and the statement is on one of them. */
  isWindow?: boolean;
  /** The date stands for the week that begins with it, so a weekday in the words says which day of it. */
  isWeek?: boolean;
  /** A line below another one of its cell, which says how or with what, not what. */
  isDetail?: boolean;
  /** Where it stands in a cell that names something else as well, in a row of several days. */
  place?: 'first' | 'last';
  /** It stands behind the topic of its line: "lab report" in "Sept 12: Heat; lab report". */
  isBehindTopic?: boolean;
  /** The statement stands below a line that ends with its date, so the date is less surely its own. */
  isAfterTrailingDate?: boolean;
}

/** A list by its first line and one of its items by its line, counted in paragraphs. */
export interface ListItem {
  list: number;
  item: number;
}
