import { PLATFORMS } from '../../text/platforms.ts';
import type { DaySentences, SentenceForm } from '../locale.ts';
import { LABEL, words } from '../sentence-parts.ts';

// What a sentence says that settles the day of a test or a work, in however long a paragraph it stands. Each part of it
// ends with a space where something follows. Much of the verb may stand behind the day, so what is in front has to do.

const DAY = '(?:(?:op|de)\\s)?(?:\\p{L}{4,6}dag,?\\s)?';
const ARTICLE = '(?:(?:een|de|het|je|jullie|hun|uw|elke?|dit|deze|twee|drie|vier)\\s){0,2}';
/** "Twee", "eerste"; nothing that is no test, or what comes of one. */
const WHICH =
  '(?<which>(?:(?!(?:geen|niet|cijfers?|resultaten|uitslag|vragen|uitwerking\\p{L}*|inschrijv\\p{L}*|onderwerp|stof|voor)\\s)[\\p{L}\\d-]+\\s){0,4})';
const WHO = '(?:je|jij|jullie|u|we|(?:alle\\s|de\\s)?(?:studenten|groepen|teams)|elke\\s(?:student|groep))';
/** "2", "van het project", "(20%)" behind the word for a work. */
const REST =
  '(?<rest>(?:\\s(?:nr\\.?\\s?)?\\d{1,2})?(?:\\svan\\s(?:de\\s|het\\s)?(?!(?:college|vak|cursus|module)(?!\\p{L}))[\\p{L}-]+)?(?:\\s\\([^()]{1,30}\\))?)';

const HELD =
  '(?:vind(?:t|en)(?:\\s(?:online|plaats)){0,2}|is|zijn|valt|vallen|staat\\sgepland|staan\\sgepland|word(?:t|en)(?:\\s(?:afgenomen|gegeven|gehouden))?)';
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?';
/** Where, how and at what hour. */
const WHERE = `(?:,?\\s(?:online|op\\slocatie|(?:in|tijdens)\\s(?:(?:de|het|ons|onze)\\s)?(?:gebruikelijke\\s|gewone\\s)?(?:zaal|lokaal|les|college|werkgroep)(?:\\s[\\p{L}-]{0,3}\\d{1,4})?|(?:via|in|op)\\s${PLATFORMS}|om\\s${CLOCK}(?:\\suur)?|van\\s${CLOCK}\\stot\\s${CLOCK}(?:\\suur)?)){0,2}`;
const HAND_OVER = '(?:lever(?:t|en)?|dien(?:t|en)?|stuur|stuurt|sturen|upload(?:t|en)?)';
const BY = '(?:uiterlijk|vóór|voor|tot)';

/** The name, and the day behind it. */
const TESTS: readonly SentenceForm[] = [
  // "Een eerste toets wordt gegeven op", "Er worden twee toetsen afgenomen, op"
  [words(LABEL, ARTICLE, WHICH), words('^', REST, '\\s', HELD, WHERE, ':?\\s', DAY)],
  [
    words(LABEL, 'er\\s(?:is|zijn|word(?:t|en))\\s', ARTICLE, WHICH),
    words('^', REST, '(?:\\s(?:afgenomen|gegeven|gehouden))?[,:]?\\s', DAY),
  ],
  // "De datum van het tentamen is"
  [words(LABEL, 'de\\sdatum\\svan\\s', ARTICLE, WHICH), words('^', REST, '\\sis\\s', DAY)],
];

/** The day, and the name behind it. */
const TESTS_BEHIND: readonly SentenceForm[] = [
  // "Op 22 oktober is er een deeltentamen"
  [words(LABEL, DAY), words(`^\\s(?:${HELD}|hebben\\swe)\\s(?:er\\s)?`, ARTICLE, WHICH)],
  // "Reserveer 16 december voor het eindtentamen"
  [words(LABEL, '(?:reserveer|noteer)\\s', DAY), words('^\\svoor\\s', ARTICLE, WHICH)],
];

const WORKS: readonly SentenceForm[] = [
  // "Lever het verslag in vóór", "Studenten leveren hun essay op"
  [
    words(LABEL, `(?:${WHO}\\s)?`, HAND_OVER, '\\s', ARTICLE, WHICH),
    words('^', REST, `(?:\\sin)?(?:\\s${BY})?\\s`, DAY),
  ],
  // "Het essay wordt uiterlijk", "Een eerste versie van het project wordt verwacht op"
  [
    words(LABEL, ARTICLE, WHICH),
    words('^', REST, `\\s(?:is|moet|moeten|word(?:t|en))\\s(?:${BY}|verwacht)\\s`, DAY),
  ],
];

const WORKS_BEHIND: readonly SentenceForm[] = [
  // "Op 26 november presenteren de groepen hun project"
  [
    words(LABEL, `(?:${BY}\\s)?`, DAY),
    words(`^\\s(?:${HAND_OVER}|presenteren|presenteert)\\s${WHO}\\s`, ARTICLE, WHICH),
  ],
  // "Elke student levert op 2 oktober een recensie in"
  [words(LABEL, `${WHO}\\s${HAND_OVER}\\s(?:${BY}\\s)?`, DAY), words('^\\s', ARTICLE, WHICH)],
];

export const DAY_SENTENCES: DaySentences = {
  nameFirst: { tests: TESTS, works: WORKS },
  dayFirst: { tests: TESTS_BEHIND, works: WORKS_BEHIND },
  announce: ['er\\sis', '(?:we|jullie)\\shebben'],
};
