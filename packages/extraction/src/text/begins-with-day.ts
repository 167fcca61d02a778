const DATE_LIKE =
  /^\W{0,3}(?:(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|m|tu?|w|th?|r|f)\W{1,3})?(?:(?:0?[1-9]|[12]\d|3[01])\s?[/.-]\s?(?:0?[1-9]|[12]\d|3[01])\b|\d{1,2}\s?-?\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\W{0,2}\d|week\s?\d|\d{1,2}\s?[–-]\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;

/** Whether words begin with a day or the number of a week, told before the language is known. */
export const beginsWithDay = (text: string): boolean => DATE_LIKE.test(text);
