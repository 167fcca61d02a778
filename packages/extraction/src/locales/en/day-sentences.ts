import { PLATFORMS } from '../../text/platforms.ts';
import type { DaySentences, SentenceForm } from '../locale.ts';
import { LABEL, words } from '../sentence-parts.ts';

// What a sentence says that settles the day of a test or a work, in however long a paragraph it stands. Each part of it
// ends with a space where something follows.

const WEEKDAY = '(?:\\p{L}{3,6}day,?\\s)?';
const ARTICLE = '(?:(?:an?|the|your|our|my|their|all|each|every)\\s){0,2}';
/** "Three unit", "final oral". */
const WHICH =
  "(?:(?!(?:no|not|practice|mock|make-?up|review|sample|past|old|grades?|results?|solutions?|questions?)\\s)[\\p{L}\\d’'-]+\\s){0,3}";
const WHO =
  '(?:you|we|i|students|everyone|everybody|(?:all|each|every|the)\\s(?:groups?|teams?|students?|pairs?)|groups|teams)';
/** The number of a work, and what is said of it in brackets. */
const NUMBER = '\\s?#?(?:\\d{0,2}|[IVX]{1,4})(?:\\s\\([^()]{1,30}\\))?';

const THERE_IS = `(?:there\\s(?:is|are|will\\sbe)|${WHO}(?:\\swill|[’']ll)?(?:\\salso)?\\s(?:sit|take|have|hold|write|get|do|give)|expect|plan\\s(?:on|for))\\s`;
const WEEK_OF = '(?:(?:the\\s)?week\\s(?:of|from)\\s)?';
const CLOCK = '\\d{1,2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\.?)?';
/** Where, how and at what hour it is held. */
const WHERE = `(?:online|remotely|virtually|in[\\s-]person|(?:from\\s)?${CLOCK}\\s?(?:[–-]|to)\\s?${CLOCK}|at\\s(?:${CLOCK}|noon)|(?:via|on|through|over)\\s(?:${PLATFORMS}|(?:the\\s)?(?:course\\s)?(?:website|site|web))|(?:in|at|during|within)\\s(?:(?:the|our|your|a)\\s)?(?:(?:normal|regular|regularly|usual|scheduled|same|testing|main|assigned)\\s){0,2}(?:class|lecture|lab|section|recitation|room|hall|classroom|cent(?:er|re)|auditorium|gym|library)(?:\\s(?:hours|times?|periods?|meetings?|rooms?|sessions?|\\p{L}{0,2}\\d{1,4}\\p{L}?))?(?:\\s\\([^()]{1,20}\\))?)`;
const IS = '(?:(?:is|are|was|were)(?:\\sgoing\\sto\\sbe)?|will\\sbe|ha(?:s|ve)\\sbeen)';
const IS_HELD = `${IS}(?:\\s(?:tentatively\\s)?(?:given|held|taken|written|administered|scheduled|set|planned|offered|conducted))?`;
const HELD = `(?:${IS_HELD}|(?:will\\s)?(?:falls?|happens?|takes?\\splace|occurs?|comes?))(?:,?\\s${WHERE}){0,2}`;

const IN_TERM =
  '(?:\\s(?:in|during|over|throughout|for)\\s(?:the|this)\\s(?:course|class|semester|term|quarter|year))?';

const TO_DAY = words(
  `^${NUMBER}(?:\\severy\\s(?:second\\s|other\\s)?\\p{L}{3,6}day)?${IN_TERM},?\\s?[(:–—-]?\\s?(?:(?:on|in|during|for)\\s)?`,
  WEEK_OF,
  WEEKDAY,
);

/** The name, and the day behind it. */
const TESTS: readonly SentenceForm[] = [
  // "There are three unit exams, on", "You will sit a midterm on", "You have a quiz every second Friday:"
  [words(LABEL, '(?:(?:and|also|then|finally|in\\saddition),?\\s)?', THERE_IS, ARTICLE, WHICH), TO_DAY],
  // "…, and a final oral interview during the week of"
  [words('^[\\s,;]{0,3}(?:and|plus)\\s(?:an?|the|our|your|one)\\s', WHICH), TO_DAY],
  // "Three exams are given, on", "The exams fall on"
  [words(LABEL, ARTICLE, WHICH), words(`^${NUMBER}\\s${HELD},?\\s(?:on|for|during|in)\\s`, WEEK_OF, WEEKDAY)],
  // "The date of the midterm is"
  [
    words(LABEL, '(?:the\\s)?(?:dates?|days?)\\s(?:of|for)\\s', ARTICLE, WHICH),
    words(`^${NUMBER}(?:\\s(?:is|are|will\\sbe)(?:\\son)?|:)\\s`, WEEKDAY),
  ],
  // "Exam dates (tentative):"
  [
    words(LABEL, ARTICLE, WHICH),
    words(`^\\sdates?(?:\\s\\([^()]{1,30}\\))?(?:\\s(?:is|are|will\\sbe)|:)\\s`, WEEKDAY),
  ],
];

/** The day, and the name behind it. */
const TESTS_BEHIND: readonly SentenceForm[] = [
  // "Please reserve March 5 for the midterm"
  [
    words(
      LABEL,
      '(?:please\\s)?(?:reserve|save|keep|mark|note|block(?:\\sout)?)\\s(?:the\\sdate\\s)?(?:of\\s)?',
      WEEKDAY,
    ),
    words('^(?:\\sfree)?(?:\\s(?:for|as\\sthe\\s(?:date|day)\\sof)|:)\\s', ARTICLE, WHICH),
  ],
  // "On March 5, we have our midterm", "March 5 is the day of the midterm"
  [
    words(LABEL, '(?:then\\s)?(?:on\\s)?', WEEKDAY),
    words(
      `^,?\\s(?:${THERE_IS}|(?:comes|follows)\\s|(?:is|will\\sbe)\\s(?:the\\s(?:date|day)\\s(?:of|for)\\s|reserved\\sfor\\s)?)`,
      ARTICLE,
      WHICH,
    ),
  ],
];

const BY =
  '(?:by|on|until|before|at|no\\slater\\sthan)\\s(?:(?:noon|midnight|the\\s(?:start|beginning|end)\\sof\\sclass)\\s(?:on|of)\\s)?';
/** Where, how and at what hour it is handed in. */
const HANDED_IN = `(?:${WHERE}|(?:to|in)\\s(?:class|lab|section|my\\s(?:office|mailbox|box))|by\\se-?mail|electronically|in\\shard\\scopy|at\\sthe\\s(?:start|beginning|end)\\sof\\s(?:class|lecture|lab))`;
const MUST = '(?:must|should|shall|will|has\\sto|have\\sto|needs?\\sto|ought\\sto)\\s';

const WORKS: readonly SentenceForm[] = [
  // "Your essay must be in my mailbox by", "Term papers are accepted until", "The paper closes on"
  [
    words(LABEL, '(?:submissions?\\s(?:of|for)\\s)?', ARTICLE, WHICH),
    words(
      `^${NUMBER}\\s(?:${MUST}(?:be\\s(?:in\\s(?:my|our|the)\\s\\p{L}+|with\\s(?:me|us)|here)|reach\\s(?:me|us|my\\s\\p{L}+)|arrive)|(?:is|are|will\\sbe)\\s(?:accepted|collected|expected|wanted)|comes?\\sin|closes?)(?:\\s${HANDED_IN})?,?\\s`,
      BY,
      WEEKDAY,
    ),
  ],
  // "The due date for the term paper is"
  [
    words(LABEL, '(?:the\\s)?(?:deadlines?|due\\sdates?)\\s(?:of|for)\\s', ARTICLE, WHICH),
    words(`^${NUMBER}\\s(?:is|are|will\\sbe)\\s(?:on\\s)?`, WEEKDAY),
  ],
  // "I collect the term papers on", "Bring your term paper to class on"
  [
    words(
      LABEL,
      "(?:please\\s)?(?:(?:i|we)(?:\\swill|[’']ll)?\\s(?:collect|expect|accept|want|need)|bring)\\s",
      ARTICLE,
      WHICH,
    ),
    words(`^${NUMBER}(?:\\s${HANDED_IN})?,?\\s`, BY, WEEKDAY),
  ],
  // "Students will turn in the term paper electronically on"
  [
    words(
      LABEL,
      `(?:please\\s|${WHO}(?:\\s(?:will|must|should|shall|are\\sto|(?:need|have)\\sto))?\\s)(?:submit|hand\\sin|turn\\sin|upload)\\s`,
      ARTICLE,
      WHICH,
    ),
    words(`^${NUMBER}(?:\\s${HANDED_IN})?,?\\s`, BY, WEEKDAY),
  ],
  // "All groups present their projects on", "The project is presented in class on"
  [
    words(LABEL, `${WHO}(?:\\swill)?\\spresents?\\s`, ARTICLE, WHICH),
    words(`^${NUMBER}(?:\\s(?:to|in)\\s(?:the\\s)?class)?\\s(?:on|in)\\s`, WEEK_OF, WEEKDAY),
  ],
  [
    words(LABEL, ARTICLE, WHICH),
    words(
      `^${NUMBER}\\s(?:is|are|will\\sbe)\\spresented(?:\\s(?:to|in)\\s(?:the\\s)?class)?\\son\\s`,
      WEEKDAY,
    ),
  ],
];

const WORKS_BEHIND: readonly SentenceForm[] = [
  // "You have until May 3 to submit the term paper"
  [
    words(LABEL, `(?:${WHO}\\s)?ha(?:ve|s)\\s(?:time\\s)?(?:until|till)\\s`, WEEKDAY),
    words('^,?\\sto\\s(?:submit|hand\\sin|turn\\sin|upload|send|post|complete|finish)\\s', ARTICLE, WHICH),
  ],
  // "May 3 is the deadline for the term paper"
  [
    words(LABEL, '(?:on\\s)?', WEEKDAY),
    words(
      '^\\sis\\sthe\\s(?:(?:deadline|due\\sdate|last\\sday)\\s(?:for|of)|last\\sday\\sto\\s(?:submit|hand\\sin|turn\\sin|send|post))\\s',
      ARTICLE,
      WHICH,
    ),
  ],
];

export const DAY_SENTENCES: DaySentences = {
  nameFirst: { tests: TESTS, works: WORKS },
  dayFirst: { tests: TESTS_BEHIND, works: WORKS_BEHIND },
  announce: [
    "there(?:['’]ll\\sbe|\\swill\\sbe|\\sis)",
    "(?:we|you)(?:['’]ll|\\swill)?\\s(?:have|take)",
    '(?:be|get)\\s(?:prepared|ready)',
    'expect',
    '(?:prepare|study)\\sfor',
  ],
};
