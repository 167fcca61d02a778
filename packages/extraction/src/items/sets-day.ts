import type { NamedStatement } from './name-thing.ts';
import { ARTICLE, LABEL, NUMBER, WEEKDAY, WHICH, WHO } from './sentence-parts.ts';
import { type Head, isTest } from './vocabulary.ts';

// What a whole sentence says of a test or a work settles its day, in however long a paragraph it stands.

const says = (...parts: string[]): RegExp => new RegExp(`${parts.join('')}$`, 'iu');

/** Words in front of the day and behind it, up to the name or behind the name. */
type Form = readonly [RegExp, RegExp];

const THERE_IS = `(?:there\\s(?:is|are|will\\sbe)|${WHO}(?:\\swill|[’']ll)?(?:\\salso)?\\s(?:sit|take|have|hold|write|get|do|give)|expect|plan\\s(?:on|for))\\s`;
const WEEK_OF = '(?:(?:the\\s)?week\\s(?:of|from)\\s)?';
const HELD =
  '(?:(?:is|are|will\\sbe)\\s(?:given|held|taken|written|administered|scheduled|set|planned)(?:,?\\sin\\s(?:class|lab|section))?|falls?|happens?|takes?\\splace|occurs?|comes?)';

const TO_DAY = says(
  `^${NUMBER}(?:\\severy\\s(?:second\\s|other\\s)?\\p{L}{3,6}day)?,?\\s?[(:–—-]?\\s?(?:(?:on|in|during|for)\\s)?`,
  WEEK_OF,
  WEEKDAY,
);

/** The name, and the day behind it. */
const TESTS: readonly Form[] = [
  // "There are three unit exams, on", "You will sit a midterm on", "You have a quiz every second Friday:"
  [says(LABEL, '(?:(?:and|also|then|finally|in\\saddition),?\\s)?', THERE_IS, ARTICLE, WHICH), TO_DAY],
  // "…, and a final oral interview during the week of"
  [says('^[\\s,;]{0,3}(?:and|plus)\\s(?:an?|the|our|your|one)\\s', WHICH), TO_DAY],
  // "Three exams are given, on", "The exams fall on"
  [says(LABEL, ARTICLE, WHICH), says(`^${NUMBER}\\s${HELD},?\\s(?:on|for|during|in)\\s`, WEEK_OF, WEEKDAY)],
  // "The date of the midterm is"
  [
    says(LABEL, '(?:the\\s)?(?:dates?|days?)\\s(?:of|for)\\s', ARTICLE, WHICH),
    says(`^${NUMBER}(?:\\s(?:is|are|will\\sbe)(?:\\son)?|:)\\s`, WEEKDAY),
  ],
  // "Exam dates (tentative):"
  [
    says(LABEL, ARTICLE, WHICH),
    says(`^\\sdates?(?:\\s\\([^()]{1,30}\\))?(?:\\s(?:is|are|will\\sbe)|:)\\s`, WEEKDAY),
  ],
];

/** The day, and the name behind it. */
const TESTS_BEHIND: readonly Form[] = [
  // "Please reserve March 5 for the midterm"
  [
    says(
      LABEL,
      '(?:please\\s)?(?:reserve|save|keep|mark|note|block(?:\\sout)?)\\s(?:the\\sdate\\s)?(?:of\\s)?',
      WEEKDAY,
    ),
    says('^(?:\\sfree)?(?:\\s(?:for|as\\sthe\\s(?:date|day)\\sof)|:)\\s', ARTICLE, WHICH),
  ],
  // "On March 5, we have our midterm", "March 5 is the day of the midterm"
  [
    says(LABEL, '(?:then\\s)?(?:on\\s)?', WEEKDAY),
    says(
      `^,?\\s(?:${THERE_IS}|(?:comes|follows)\\s|(?:is|will\\sbe)\\s(?:the\\s(?:date|day)\\s(?:of|for)\\s|reserved\\sfor\\s)?)`,
      ARTICLE,
      WHICH,
    ),
  ],
];

const BY =
  '(?:by|on|until|before|at|no\\slater\\sthan)\\s(?:(?:noon|midnight|the\\s(?:start|beginning|end)\\sof\\sclass)\\s(?:on|of)\\s)?';
const MUST = '(?:must|should|shall|will|has\\sto|have\\sto|needs?\\sto|ought\\sto)\\s';

const WORKS: readonly Form[] = [
  // "Your essay must be in my mailbox by", "Term papers are accepted until", "The paper closes on"
  [
    says(LABEL, '(?:submissions?\\s(?:of|for)\\s)?', ARTICLE, WHICH),
    says(
      `^${NUMBER}\\s(?:${MUST}(?:be\\s(?:in\\s(?:my|our|the)\\s\\p{L}+|with\\s(?:me|us)|here)|reach\\s(?:me|us|my\\s\\p{L}+)|arrive)|(?:is|are|will\\sbe)\\s(?:accepted|collected|expected|wanted)|comes?\\sin|closes?)(?:\\sin\\sclass)?,?\\s`,
      BY,
      WEEKDAY,
    ),
  ],
  // "I collect the term papers on", "Bring your term paper to class on"
  [
    says(
      LABEL,
      "(?:please\\s)?(?:(?:i|we)(?:\\swill|[’']ll)?\\s(?:collect|expect|accept|want|need)|bring)\\s",
      ARTICLE,
      WHICH,
    ),
    says(`^${NUMBER}(?:\\s(?:to|in)\\s(?:class|lab|section|my\\soffice))?,?\\s`, BY, WEEKDAY),
  ],
  // "All groups present their projects on", "The project is presented in class on"
  [
    says(LABEL, `${WHO}(?:\\swill)?\\spresents?\\s`, ARTICLE, WHICH),
    says(`^${NUMBER}(?:\\s(?:to|in)\\s(?:the\\s)?class)?\\s(?:on|in)\\s`, WEEK_OF, WEEKDAY),
  ],
  [
    says(LABEL, ARTICLE, WHICH),
    says(
      `^${NUMBER}\\s(?:is|are|will\\sbe)\\spresented(?:\\s(?:to|in)\\s(?:the\\s)?class)?\\son\\s`,
      WEEKDAY,
    ),
  ],
];

const WORKS_BEHIND: readonly Form[] = [
  // "May 3 is the deadline for the term paper"
  [
    says(LABEL, '(?:on\\s)?', WEEKDAY),
    says(
      '^\\sis\\sthe\\s(?:(?:deadline|due\\sdate|last\\sday)\\s(?:for|of)|last\\sday\\sto\\s(?:submit|hand\\sin|turn\\sin|send|post))\\s',
      ARTICLE,
      WHICH,
    ),
  ],
];

const holds = (forms: readonly Form[], before: string, between: string): boolean =>
  forms.some(([first, second]) => first.test(before) && second.test(between));

/** "There are three problem sets: January 29, …": the days are those of the works where there are several. */
const isHeld = (head: Head, days: number): boolean =>
  isTest(head) || (days > 1 && head.kind === 'assignment');

/**
 * Whether a sentence sets the day of a test or a work: "There are two midterms, on March 5 and April 9", "On March 5 we
 * have our midterm", "The date of the midterm is March 5", "I collect the essays on April 9".
 */
export function setsDay({ head, dates, occasion: { statement } }: NamedStatement): boolean {
  const [day] = dates;
  if (!head || !day) return false;
  const { text } = statement;
  const isBehind = head.start > day.start;
  const before = text.slice(0, isBehind ? day.start : head.start);
  const between = isBehind ? text.slice(day.end, head.start) : text.slice(head.end, day.start);
  const [tests, works] = isBehind ? [TESTS_BEHIND, WORKS_BEHIND] : [TESTS, WORKS];
  return (isHeld(head, dates.length) && holds(tests, before, between)) || holds(works, before, between);
}
