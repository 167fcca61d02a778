import { PLATFORMS } from '../../text/platforms.ts';
import type { DaySentences, SentenceForm } from '../locale.ts';
import { LABEL, words } from '../sentence-parts.ts';

// What a sentence says that settles the day of a test or a work, in however long a paragraph it stands. Each part of it
// ends with a space where something follows. Much of the verb may stand behind the day, so what is in front has to do.

const DAY = '(?:(?:am|der|den|die|auf\\sden|f(?:ür|uer)\\sden)\\s)?(?:\\p{L}{5,10}tag,?\\s(?:den\\s)?)?';
const ARTICLE =
  '(?:(?:d(?:er|ie|as|en|em)|eine?[nmr]?|ihre?[nmr]?|unsere?[nmr]?|jede[rsn]?|zwei|drei|vier)\\s){0,2}';
/** "Zwei", "erste"; nothing that is no test, or what comes of one. */
const WHICH =
  '(?<which>(?:(?!(?:kein\\p{L}*|noten?|ergebnisse?|fragen|lösung\\p{L}*|anmeldung|thema|themen|stoff|auf|zu[rm]?|für)\\s)[\\p{L}\\d-]+\\s){0,2})';
const WHO =
  '(?:sie|wir|(?:alle|die)\\s(?:studierenden|gruppen|teams|teilnehmenden)|jede\\s(?:gruppe|person))';
/** "2", "des Projekts", "(20 %)" behind the word for a work. */
const REST =
  '(?<rest>(?:\\s(?:nr\\.\\s?)?\\d{1,2})?(?:\\s(?:de[rs]|zu[rm]?|im)\\s[\\p{L}-]+)?(?:\\s\\([^()]{1,30}\\))?)';

const HELD =
  '(?:f(?:indet|inden|ällt|allen)|(?:ist|sind|w(?:ird|erden))(?:\\s(?:geschrieben|gehalten|abgenommen|angesetzt|geplant|vorgesehen))?)';
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?';
/** Where, how and at what hour. */
const WHERE = `(?:,?\\s(?:online|(?:in|im|während)\\s(?:(?:der|den|dem|unserem|üblichen|gewohnten)\\s){0,2}(?:raum|hörsaal|saal|vorlesung|übung|seminar|sitzung|präsenz|labor)(?:\\s[\\p{L}-]{0,3}\\d{1,4})?|(?:über|auf|in)\\s${PLATFORMS}|um\\s${CLOCK}\\suhr|von\\s${CLOCK}\\s(?:uhr\\s)?bis\\s${CLOCK}\\suhr)){0,2}`;
const BY = '(?:(?:spätestens\\s)?bis(?:\\s(?:spätestens|zum|zu))?|spätestens|vor\\sdem)';
const HAND_OVER = '(?:geben|gibt|reichen|reicht|laden|lädt|schicken|schickt|senden|sendet)';

/** The name, and the day behind it. */
const TESTS: readonly SentenceForm[] = [
  // "Zwei Klausuren werden geschrieben, am", "Die Abschlussklausur ist für den"
  [words(LABEL, '(?:es\\sgibt\\s)?', ARTICLE, WHICH), words('^', REST, '\\s', HELD, WHERE, '[,:]?\\s', DAY)],
  // "Es gibt zwei Klausuren: am"
  [words(LABEL, 'es\\sgibt\\s', ARTICLE, WHICH), words('^', REST, '[,:]\\s', DAY)],
  // "Der Termin der Klausur ist der"
  [
    words(LABEL, '(?:der\\stermin|das\\sdatum)\\s(?:de[rs]|für)\\s', ARTICLE, WHICH),
    words('^', REST, '\\sist\\s', DAY),
  ],
];

/** The day, and the name behind it. */
const TESTS_BEHIND: readonly SentenceForm[] = [
  // "Merken Sie sich den 16. Dezember für die Klausur vor"
  [
    words(LABEL, '(?:bitte\\s)?(?:merken|halten|reservieren)\\ssie\\s(?:sich\\s)?(?:bitte\\s)?', DAY),
    words('^\\sfür\\s', ARTICLE, WHICH),
  ],
  // "Am 22. Oktober schreiben wir eine Klausur", "Am 22. Oktober wird eine Klausur geschrieben"
  [words(LABEL, DAY), words(`^\\s(?:(?:schreiben|haben)\\s${WHO}|${HELD}|gibt\\ses|ist)\\s`, ARTICLE, WHICH)],
];

const WORKS: readonly SentenceForm[] = [
  // "Die Hausarbeit ist bis zum", "Der Essay muss spätestens am"
  [
    words(LABEL, ARTICLE, WHICH),
    words('^', REST, '\\s(?:ist|sind|muss|müssen|soll|sollen|w(?:ird|erden))\\s', BY, '\\s', DAY),
  ],
  // "Geben Sie das Protokoll bis zum", "Die Studierenden reichen ihren Essay am"
  [
    words(
      LABEL,
      `(?:bitte\\s)?(?:${HAND_OVER}\\s${WHO}|${WHO}\\s${HAND_OVER})\\s(?:bitte\\s)?`,
      ARTICLE,
      WHICH,
    ),
    words('^', REST, `\\s(?:bitte\\s)?(?:${BY}\\s)?`, DAY),
  ],
  // "Der Abgabetermin für die Hausarbeit ist der", "Die Abgabefrist des Protokolls endet am"
  [
    words(
      LABEL,
      '(?:de[rn]|die)?\\s?(?:abgabe(?:termin|frist)?|frist|deadline|einreichung)\\s(?:de[rs]|für)\\s',
      ARTICLE,
      WHICH,
    ),
    words('^', REST, '\\s(?:ist|endet|läuft)\\s(?:bis\\szum\\s)?', DAY),
  ],
];

const WORKS_BEHIND: readonly SentenceForm[] = [
  // "Bis zum 13. November reichen Sie einen Essay ein", "Am 26. November stellen die Gruppen ihre Projekte vor"
  [
    words(LABEL, `(?:${BY}\\s)?`, DAY),
    words(`^\\s(?:${HAND_OVER}|präsentieren|stellen|halten)\\s${WHO}\\s`, ARTICLE, WHICH),
  ],
  // "Bis zum 13. November ist ein Essay einzureichen", "Am 13. November ist der Essay fällig"
  [words(LABEL, `${BY}\\s`, DAY), words('^\\s(?:ist|sind|muss|müssen|w(?:ird|erden))\\s', ARTICLE, WHICH)],
  // "Die Studierenden reichen bis zum 13. November einen Essay ein"
  [words(LABEL, `${WHO}\\s${HAND_OVER}\\s(?:${BY}\\s)?`, DAY), words('^\\s', ARTICLE, WHICH)],
];

export const DAY_SENTENCES: DaySentences = {
  nameFirst: { tests: TESTS, works: WORKS },
  dayFirst: { tests: TESTS_BEHIND, works: WORKS_BEHIND },
  announce: ['(?:wir|sie)\\s(?:haben|schreiben)', 'es\\sgibt'],
};
