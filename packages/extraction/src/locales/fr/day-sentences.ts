import { PLATFORMS } from '../../text/platforms.ts';
import type { DaySentences, SentenceForm } from '../locale.ts';
import { LABEL, words } from '../sentence-parts.ts';

// What a sentence says that settles the day of a test or a work, in however long a paragraph it stands. Each part of it
// ends with a space where something follows.

const DAY = '(?:(?:les?|au|aux|du|pour\\sles?|en\\sdate\\sdu)\\s)?(?:\\p{L}{4,8}di,?\\s)?';
const ARTICLE =
  "(?:(?:une?|les?|la|des|votre|vos|notre|nos|leurs?|son|sa|ses|chaque|ce|cette|deux|trois|quatre)\\s|l[’']){0,2}";
/** "Deux", "premier"; nothing that is no test, or what comes of one. */
const WHICH =
  "(?<which>(?:(?!(?:pas|aucune?|notes?|résultats?|corrigés?|questions?|ancien(?:ne)?s?)\\s)[\\p{L}\\d’'-]+\\s){0,2})";
const WHO =
  '(?:vous|nous|(?:tou(?:s|tes)\\s)?les\\s(?:étudiant\\p{L}*|équipes?|groupes?|élèves)|chaque\\s(?:étudiant\\p{L}*|équipe|groupe|élève|personne))';
/** "2", "de laboratoire", "(20 %)" behind the word for a work. */
const REST =
  "(?<rest>(?:\\s(?:n[°º]\\s?)?\\d{1,2})?(?:\\s(?:d[eu]s?|d[’'])\\s?(?:la\\s|l[’'])?[\\p{L}-]+){0,2}(?:\\s\\([^()]{1,30}\\))?)";

const HELD =
  '(?:(?:est|sont|sera|seront)(?:\\s(?:prévu|fixé|donné|tenu|organisé)e?s?)?|se\\s(?:tien(?:t|nent|dra|dront)|f(?:ait|ont|era|eront)|déroulent?|dérouler(?:a|ont))|(?:a|ont|aura|auront)\\slieu|tombe(?:nt)?)';
const CLOCK = '\\d{1,2}\\s?(?:h(?:\\s?\\d{2})?|:\\d{2})';
/** Where, how and at what hour. */
const WHERE = `(?:,?\\s(?:en\\s(?:classe|ligne|présence|présentiel|personne|salle\\s[\\p{L}\\d-]{1,6})|(?:au|dans\\s(?:l[ea]|notre))\\s(?:laboratoire|local|salle|classe|gymnase)(?:\\s(?:habituelle?|[\\p{L}-]{0,3}\\d{1,4}))?|(?:pendant|durant)\\sle\\scours|à\\sdistance|(?:sur|via|par)\\s${PLATFORMS}|à\\s${CLOCK}|de\\s${CLOCK}\\sà\\s${CLOCK})){0,2}`;
const HAND_OVER =
  '(?:remet(?:tent|tez|tra|trez|tront|tons)?|rend(?:ent|ez|ra|rez|ront)?|dépos(?:ent|ez|era|erez|eront|e)|enverr(?:a|ez|ont)|envo(?:ient|yez|ie))';
const BY = `(?:,?\\s(?:au\\splus\\stard|avant|d[’']ici))?`;

/** The name, and the day behind it. */
const TESTS: readonly SentenceForm[] = [
  // "Deux examens sont prévus : le", "Les mini-tests se font en ligne les"
  [words(LABEL, ARTICLE, WHICH), words('^', REST, '\\s', HELD, WHERE, '\\s?:?\\s', DAY)],
];

/** The day, and the name behind it. */
const TESTS_BEHIND: readonly SentenceForm[] = [
  // "Veuillez réserver le 22 octobre pour l'examen"
  [
    words(LABEL, '(?:veuillez\\s|prière\\sde\\s)?(?:réserve[rz]|note[rz]|retene[rz]|retenir)\\s', DAY),
    words('^\\s(?:pour|:)\\s', ARTICLE, WHICH),
  ],
  // "Le 22 octobre, vous passerez l'examen", "Le 22 octobre a lieu l'examen"
  [
    words(LABEL, DAY),
    words(
      `^,?\\s(?:${WHO}\\s(?:passe(?:z|rez|rons|ront|nt)|ferez|aurez|aurons|auront|avez|avons)|${HELD}${WHERE}|ce\\ssera|il\\sy\\s(?:a|aura))\\s`,
      ARTICLE,
      WHICH,
    ),
  ],
];

const WORKS: readonly SentenceForm[] = [
  // "Vous remettrez votre rapport de laboratoire le"
  [words(LABEL, WHO, '\\s', HAND_OVER, '\\s', ARTICLE, WHICH), words('^', REST, WHERE, BY, ',?\\s', DAY)],
  // "La remise du travail de session est fixée au"
  [
    words(
      LABEL,
      "(?:la\\s(?:remise|date\\slimite|date\\sde\\sremise)(?:\\sde\\s(?:la\\s)?remise)?|le\\s(?:dépôt|rendu)|l[’']échéance)\\s(?:d[eu]s?\\s|d[’'])",
      ARTICLE,
      WHICH,
    ),
    words('^', REST, '\\s(?:est|sera)(?:\\s(?:prévu|fixé)e?)?\\s', DAY),
  ],
];

const WORKS_BEHIND: readonly SentenceForm[] = [
  // "Le 4 décembre est la date limite de remise du travail"
  [
    words(LABEL, DAY),
    words(
      "^\\sest\\s(?:la\\s(?:date\\slimite|date\\sde\\sremise|remise)(?:\\s(?:de|pour)\\s(?:la\\s)?remise)?|l[’']échéance)\\s(?:d[eu]s?\\s|d[’']|pour\\s)",
      ARTICLE,
      WHICH,
    ),
  ],
  // "Le 4 décembre, vous remettrez votre travail"
  [words(LABEL, DAY), words(`^,?\\s${WHO}\\s${HAND_OVER}\\s`, ARTICLE, WHICH)],
];

export const DAY_SENTENCES: DaySentences = {
  nameFirst: { tests: TESTS, works: WORKS },
  dayFirst: { tests: TESTS_BEHIND, works: WORKS_BEHIND },
  announce: ['il\\sy\\saura', 'nous\\saurons', 'vous\\saurez'],
};
