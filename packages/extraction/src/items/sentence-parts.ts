// Parts of the sentences that say when a test is held or a work is due; each ends with a space where something follows.

/** "Grading: there are …" */
export const LABEL = '^\\W*(?:\\p{L}[^.:;!?]{0,40}:\\s)?';
export const WEEKDAY = '(?:\\p{L}{3,6}day,?\\s)?';
export const ARTICLE = '(?:(?:an?|the|your|our|my|their|all|each|every)\\s){0,2}';
/** "Three unit", "final oral". */
export const WHICH =
  "(?:(?!(?:no|not|practice|mock|make-?up|review|sample|past|old|grades?|results?|solutions?|questions?)\\s)[\\p{L}\\d’'-]+\\s){0,3}";
export const WHO =
  '(?:you|we|i|students|everyone|everybody|(?:all|each|every|the)\\s(?:groups?|teams?|students?|pairs?)|groups|teams)';
/** The number of a work, and what is said of it in brackets. */
export const NUMBER = '\\s?#?(?:\\d{0,2}|[IVX]{1,4})(?:\\s\\([^()]{1,30}\\))?';
