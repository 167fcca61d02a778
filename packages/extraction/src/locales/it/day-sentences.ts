import { PLATFORMS } from '../../text/platforms.ts';
import type { DaySentences, SentenceForm } from '../locale.ts';
import { LABEL, words } from '../sentence-parts.ts';

// What a sentence says that settles the day of a test or a work, in however long a paragraph it stands. Each part of it
// ends with a space where something follows.

const DAY =
  "(?:(?:(?:al|per\\s)?il\\s|i\\s|nei\\sgiorni\\s)(?:giorno\\s)?|(?:per\\s)?l[’'])?(?:\\p{L}{5,9}[ìiao],?\\s)?";
const ARTICLE =
  "(?:(?:una?|uno|il|lo|la|i|gli|le|(?:i\\s|la\\s|il\\s|le\\s)?(?:vostr|nostr|lor|su)[aeio]{1,2}|ogni|ciascun[oa]?|due|tre|quattro)\\s|(?:un|l)[’']){0,2}";
/** "Due", "primo"; nothing that is no test, or what comes of one. */
const WHICH =
  '(?<which>(?:(?!(?:non|nessun[oa]?|vot[oi]|risultati|esiti|soluzioni|domande|iscrizion[ei]|tema|argomento|per)\\s)[\\p{L}\\d-]+\\s){0,3})';
const WHO =
  '(?:(?:tutt[ei]\\s)?(?:gli\\sstudenti|le\\sstudentesse|i\\sgruppi)|ogni\\s(?:studente|studentessa|gruppo)|ciascun[oa]?\\s(?:studente|gruppo))';
/** "2", "di laboratorio", "(20%)" behind the word for a work. */
const REST =
  "(?<rest>(?:\\s(?:n[.°º]\\s?)?\\d{1,2})?(?:\\s(?:di|del(?:la|lo)?|finale|scritt[oa])(?:\\s[\\p{L}-]+)?|\\sdell[’'][\\p{L}-]+){0,2}(?:\\s\\([^()]{1,30}\\))?)";

const HELD =
  '(?:si\\s(?:terr|svolger)(?:à|anno)|si\\s(?:tiene|tengono|svolge|svolgono)|(?:avrà|avranno|ha|hanno)\\sluogo|(?:è|sono|sarà|saranno)(?:\\s(?:previst|fissat|programmat|attes)[aeio])?)';
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?';
/** Where, how and at what hour. */
const WHERE = `(?:,?\\s(?:(?:in|nella|nel)\\s(?:(?:solita|nostra|consueta)\\s)?(?:aula|classe|laboratorio|sala)(?:\\s[\\p{L}-]{0,3}\\d{1,4})?|in\\spresenza|online|a\\sdistanza|durante\\sla\\slezione|(?:su|via)\\s${PLATFORMS}|alle\\s(?:ore\\s)?${CLOCK}|dalle\\s(?:ore\\s)?${CLOCK}\\salle\\s(?:ore\\s)?${CLOCK})){0,2}`;
const HAND_OVER =
  '(?:consegn(?:a|ano|ate|erà|eranno|erete)|carica(?:no)?|invia(?:no)?|invierete|caricherete)';
const BY = '(?:,?\\s(?:entro(?:\\se\\snon\\soltre)?|prima\\sdel))?';

/** The name, and the day behind it. */
const TESTS: readonly SentenceForm[] = [
  // "Un primo test è fissato per il", "I test si svolgono online il"
  [words(LABEL, ARTICLE, WHICH), words('^', REST, '\\s', HELD, WHERE, ':?\\s', DAY)],
  // "Ci saranno due esami, l’8 ottobre"
  [
    words(LABEL, '(?:ci\\ssono|ci\\ssaranno|sono\\sprevist[ei]|è\\sprevist[ao])\\s', ARTICLE, WHICH),
    words('^', REST, '[,:]?\\s', DAY),
  ],
];

/** The day, and the name behind it. */
const TESTS_BEHIND: readonly SentenceForm[] = [
  // "Il 22 ottobre si svolgerà la prova intermedia"
  [words(LABEL, DAY), words(`^,?\\s(?:${HELD}|ci\\ssarà|c[’']è|abbiamo|avremo)\\s`, ARTICLE, WHICH)],
  // "Tenete libero il 16 dicembre per l’esame"
  [words(LABEL, '(?:tenete\\slibero|riservate|segnate(?:vi)?)\\s', DAY), words('^\\sper\\s', ARTICLE, WHICH)],
];

const WORKS: readonly SentenceForm[] = [
  // "Consegnerete la relazione il", "Gli studenti consegnano la relazione il"
  [
    words(LABEL, `(?:${WHO}\\s)?`, HAND_OVER, '\\s', ARTICLE, WHICH),
    words('^', REST, WHERE, BY, ',?\\s', DAY),
  ],
  // "Una bozza del progetto è attesa per il"
  [
    words(LABEL, ARTICLE, WHICH),
    words('^', REST, '\\s(?:è|sono|sarà|saranno)\\s(?:previst|fissat|attes)[aeio]\\s', DAY),
  ],
  // "La consegna della tesina è fissata per il"
  [
    words(
      LABEL,
      "la\\s(?:consegna|scadenza|data\\sdi\\sconsegna)(?:\\sper\\sla\\sconsegna)?\\s(?:d(?:i|el(?:la|lo)?)\\s|dell[’'])",
      ARTICLE,
      WHICH,
    ),
    words('^', REST, '\\s(?:è|sarà)\\s(?:(?:previst|fissat)a\\s)?', DAY),
  ],
];

const WORKS_BEHIND: readonly SentenceForm[] = [
  // "Il 26 novembre i gruppi presentano il progetto"
  [
    words(LABEL, `(?:entro\\s)?`, DAY),
    words(
      `^,?\\s(?:${WHO}\\s(?:${HAND_OVER}|presentano|presenta)|consegnerete|presenterete)\\s`,
      ARTICLE,
      WHICH,
    ),
  ],
];

export const DAY_SENTENCES: DaySentences = {
  nameFirst: { tests: TESTS, works: WORKS },
  dayFirst: { tests: TESTS_BEHIND, works: WORKS_BEHIND },
  announce: ['ci\\ssarà', 'avremo'],
};
