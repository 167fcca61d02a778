const ENGLISH_MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** As far as they tell the months of the other languages from other words behind a number, as in "3 magnets". */
const OTHER_MONTH =
  'f[eé]v|avr|maio?(?!\\p{L})|juin|juil|ao[uû]t|d[eé]c|ene|abr|ago|dic|dez|okt|sett|setem|ott|outub|genn|magg|giug|lugl|mrt|maart|mei(?!\\p{L})|märz';
const GERMAN_MONTH = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';
const WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|m|tu?|w|th?|r|f';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';

const LED_BY = [
  `20\\d{2}[/.-]${DAY}[/.-]${DAY}\\b`,
  `${DAY}\\s?[/.-]\\s?${DAY}\\b`,
  `\\d{1,2}(?:er|[º°])?\\s?-?\\s?(?:de\\s)?(?:${ENGLISH_MONTH}|${OTHER_MONTH})`,
  `\\d{1,2}\\.\\s?(?:${GERMAN_MONTH})(?!\\p{L})`,
  `(?:${ENGLISH_MONTH})[a-z]{0,6}\\W{0,2}\\d`,
  'week\\s?\\d',
  `\\d{1,2}\\s?[–-]\\s?(?:${ENGLISH_MONTH})`,
  // "3 : Jan 21–26": the number of a week in front of its days.
  `\\d{1,2}\\s?:\\s?(?:${ENGLISH_MONTH})[a-z]{0,6}\\W{0,2}\\d`,
].join('|');

const DATE_LIKE = new RegExp(`^\\W{0,3}(?:(?:${WEEKDAY})\\W{1,3})?(?:${LED_BY})`, 'iu');

/** Whether words begin with a day or the number of a week, told before the language is known. */
export const beginsWithDay = (text: string): boolean => DATE_LIKE.test(text);

/** "Feb 13–": the first of several days, whose last a narrow column has on its next line. */
export const isOpenStretch = (text: string): boolean => OPEN_STRETCH.test(text) && beginsWithDay(text);

/** Also "Feb 24–Mar"; "27-Aug" is a day. */
const OPEN_STRETCH = new RegExp(
  `\\d\\s?[–—-]$|(?:${ENGLISH_MONTH})[a-z]{0,6}\\.?\\s?\\d{1,2}\\s?[–—-]\\s?(?:${ENGLISH_MONTH})[a-z]{0,6}\\.?$`,
  'iu',
);

const CUT_YEAR = /(?<!\d)\d{1,2}([/.-])\d{1,2}\1(?<year>[12]|(?:19|20)\d)$/u;

/** "2/18/201" above "3": a narrow column has cut the year. */
export function isCutInYear(above: string, below: string): boolean {
  const year = CUT_YEAR.exec(above)?.groups?.year;
  return year !== undefined && /^\d{1,3}$/u.test(below) && year.length + below.length === 4;
}

const FIRST_PART = new RegExp(
  `^\\W{0,3}(?=\\p{L})(?:${WEEKDAY})?\\W{0,3}(?:(?:${ENGLISH_MONTH})[a-z]{0,6})?\\W{0,2}$`,
  'iu',
);

/** "Wednesday", "Th Jan", "Sep": the first part of a day, whose number a narrow column has on its next line. */
export const isPartOfDay = (text: string): boolean => FIRST_PART.test(text);
