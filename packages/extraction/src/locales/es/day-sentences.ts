import { PLATFORMS } from '../../text/platforms.ts';
import type { DaySentences, SentenceForm } from '../locale.ts';
import { LABEL, words } from '../sentence-parts.ts';

// What a sentence says that settles the day of a test or a work, in however long a paragraph it stands. Each part of it
// ends with a space where something follows.

const DAY =
  '(?:(?:el|los|al|para\\s(?:el|los))\\s)?(?:(?:días?|lunes|martes|miércoles|jueves|viernes|sábado|domingo),?\\s){0,2}';
const ARTICLE = '(?:(?:un[ao]?|el|la|l[oa]s|su|sus|nuestr[ao]s?|cada|este|esta|dos|tres|cuatro)\\s){0,2}';
/** "Dos", "primer"; nothing that is no test, or what comes of one. */
const WHICH =
  '(?<which>(?:(?!(?:no|sin|ningún|notas?|resultados?|calificaciones|preguntas?|solución|anteriores?)\\s)[\\p{L}\\d-]+\\s){0,2})';
const WHO =
  '(?:(?:tod[oa]s\\s)?l[oa]s\\s(?:estudiantes|alumn[oa]s|equipos|grupos)|cada\\s(?:estudiante|alumn[oa]|equipo|grupo)|ustedes)';
/** "2", "del proyecto", "(20%)" behind the word for a work. */
const REST =
  '(?<rest>(?:\\s(?:n[°º]\\s?)?\\d{1,2})?(?:\\s(?:del?|final|escrit[oa])(?:\\s(?:la|los|las)\\s)?(?:\\s?[\\p{L}-]+)?){0,2}(?:\\s\\([^()]{1,30}\\))?)';

const HELD =
  '(?:(?:est(?:á|án|ará|arán)|queda(?:n|rá|rán)?)\\s(?:previst|fijad|programad|planificad)[oa]s?|se\\s(?:har(?:á|án)|hacen?|realizan?|realizar(?:á|án)|toman?|tomar(?:á|án)|rinden?|rendir(?:á|án)|celebran?|celebrar(?:á|án)|aplican?|aplicar(?:á|án))|tendr(?:á|án)\\slugar|ser(?:á|án)|son|es|caen?)';
const CLOCK = '\\d{1,2}(?::\\d{2})?(?:\\s?h)?';
/** Where, how and at what hour. */
const WHERE = `(?:,?\\s(?:en\\s(?:clase|línea|(?:el|la|nuestra)\\s(?:aula|sala|laboratorio|salón)(?:\\s(?:habitual|de\\ssiempre|[\\p{L}-]{0,3}\\d{1,4}))?)|durante\\sla\\sclase|de\\s(?:forma|manera)\\s(?:presencial|virtual)|(?:por|vía|en)\\s${PLATFORMS}|a\\slas?\\s${CLOCK}|de\\s${CLOCK}\\sa\\s${CLOCK})){0,2}`;
const HAND_OVER = '(?:entregan?|entregar(?:á|án)|suben?|subir(?:á|án)|env(?:ía|ían|iará|iarán))';
const BY = '(?:,?\\s(?:a\\smás\\stardar|antes\\sdel?|hasta))?';

/** The name, and the day behind it. */
const TESTS: readonly SentenceForm[] = [
  // "El primer control se hará el", "El examen final está previsto para el"
  [words(LABEL, ARTICLE, WHICH), words('^', REST, '\\s', HELD, WHERE, ':?\\s', DAY)],
];

/** The day, and the name behind it. */
const TESTS_BEHIND: readonly SentenceForm[] = [
  // "Reserven el 22 de octubre para el examen"
  [
    words(
      LABEL,
      '(?:(?:por\\sfavor|favor\\sde),?\\s)?(?:reserv(?:en?|ar)|agend(?:en?|ar)|anot(?:en?|ar))\\s',
      DAY,
    ),
    words('^\\spara\\s', ARTICLE, WHICH),
  ],
  // "El 22 de octubre se realizará el examen", "El 22 de octubre tendremos el examen"
  [words(LABEL, DAY), words(`^,?\\s(?:${HELD}|tend(?:remos|rán)|tenemos|hay|habrá)\\s`, ARTICLE, WHICH)],
];

const WORKS: readonly SentenceForm[] = [
  // "Cada estudiante entrega una reseña el"
  [words(LABEL, WHO, '\\s', HAND_OVER, '\\s', ARTICLE, WHICH), words('^', REST, WHERE, BY, ',?\\s', DAY)],
  // "La entrega del ensayo queda fijada para el"
  [
    words(LABEL, ARTICLE, WHICH),
    words('^', REST, '\\s(?:vence|(?:está|queda)\\s(?:previst|fijad|programad)[oa])\\s', DAY),
  ],
  // "La fecha límite del ensayo es el"
  [
    words(
      LABEL,
      '(?:la\\s(?:entrega|fecha\\s(?:límite|de\\sentrega))(?:\\sde\\sentrega)?|el\\splazo(?:\\sde\\sentrega)?)\\sdel?\\s',
      ARTICLE,
      WHICH,
    ),
    words('^', REST, '\\s(?:es|será|vence|(?:está|queda)\\s(?:previst|fijad|programad)[oa])\\s', DAY),
  ],
];

const WORKS_BEHIND: readonly SentenceForm[] = [
  // "El 4 de diciembre es la fecha límite para el trabajo final"
  [
    words(LABEL, DAY),
    words(
      '^\\s(?:es|vence)\\s(?:la\\s(?:fecha\\s(?:límite|de\\sentrega)|entrega)|el\\s(?:plazo|último\\sdía))(?:\\s(?:de|para\\sla)\\sentrega)?\\s(?:del?|para)\\s',
      ARTICLE,
      WHICH,
    ),
  ],
  // "El 4 de diciembre se entrega el trabajo final"
  [words(LABEL, DAY), words(`^,?\\s(?:se|${WHO})\\s${HAND_OVER}\\s`, ARTICLE, WHICH)],
];

export const DAY_SENTENCES: DaySentences = {
  nameFirst: { tests: TESTS, works: WORKS },
  dayFirst: { tests: TESTS_BEHIND, works: WORKS_BEHIND },
  announce: ['habrá', 'tendremos'],
};
