import { ASSESSMENT_NOUNS, ASSESSMENT_TYPES } from '../locales/assessment-types.ts';
import { oneOf } from '../text/patterns.ts';

const LONGEST = 60;
const JOINS = String.raw`(?:[\s,;/&+().:–—-]|(?<!\p{L})(?:and|or|et|ou|y|o|e|und|oder|en|of|non|no|not|nicht)(?!\p{L}))`;
const WORDS = `(?<!\\p{L})${oneOf([...ASSESSMENT_TYPES, ...ASSESSMENT_NOUNS])}(?!\\p{L})`;
const ONLY = new RegExp(`^${JOINS}*(?:${WORDS}${JOINS}*){1,6}$`, 'iu');
const TYPE = new RegExp(`(?<!\\p{L})${oneOf(ASSESSMENT_TYPES)}(?!\\p{L})`, 'iu');

/** "Formativa", "Summative assessment", "Graded": how something is assessed, and not what. */
export const isTypeOfAssessment = (text: string): boolean =>
  text.length <= LONGEST && TYPE.test(text) && ONLY.test(text);
