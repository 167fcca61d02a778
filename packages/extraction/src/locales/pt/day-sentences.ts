import { PLATFORMS } from '../../text/platforms.ts';
import type { DaySentences, SentenceForm } from '../locale.ts';
import { LABEL, words } from '../sentence-parts.ts';

// What a sentence says that settles the day of a test or a work, in however long a paragraph it stands. Each part of it
// ends with a space where something follows.

const DAY = '(?:(?:em|no|na|nos|para(?:\\so)?|o|a|ao|de)\\s)?(?:dias?\\s)?(?:\\p{L}{5,7}(?:-feira)?,?\\s)?';
const ARTICLE = '(?:(?:uma?|os?|as?|seus?|suas?|noss[oa]s?|cada|este|esta|duas|dois|três|quatro)\\s){0,2}';
/** "Duas", "primeira"; nothing that is no test, or what comes of one. */
const WHICH =
  '(?<which>(?:(?!(?:não|sem|nenhuma?|notas?|resultados?|gabaritos?|perguntas?|inscriç(?:ão|ões)|tema|temas|para)\\s)[\\p{L}\\d-]+\\s){0,3})';
const WHO =
  '(?:(?:tod[oa]s\\s)?[oa]s\\s(?:alun[oa]s|estudantes|grupos|equipes)|cada\\s(?:alun[oa]|estudante|grupo|equipe)|vocês)';
/** "2", "do projeto", "(20%)" behind the word for a work. */
const REST =
  '(?<rest>(?:\\s(?:n[.°º]\\s?)?\\d{1,2})?(?:\\s(?:d[aeo]|final|escrit[oa]|intermediári[oa])(?:\\s[\\p{L}-]+)?){0,2}(?:\\s\\([^()]{1,30}\\))?)';

const HELD =
  '(?:(?:está|estão)\\s(?:previst|marcad|agendad|programad)[oa]s?|ser(?:á|ão)(?:\\s(?:realizad|aplicad|feit)[oa]s?)?|é|são|realizam?-se|ocorrer(?:á|ão)|ocorrem?|acontecem?|acontecer(?:á|ão)|ter(?:á|ão)\\slugar)';
const CLOCK = '\\d{1,2}(?:h(?:\\d{2})?|:\\d{2})';
/** Where, how and at what hour. */
const WHERE = `(?:,?\\s(?:em\\s(?:sala|aula|classe)|(?:n[ao]|em)\\s(?:sala|aula|laboratório|auditório)(?:\\s(?:habitual|[\\p{L}-]{0,3}\\d{1,4}))?|online|presencialmente|durante\\sa\\saula|(?:pelo|no|via)\\s${PLATFORMS}|às\\s${CLOCK}|das\\s${CLOCK}\\s(?:às|a)\\s${CLOCK})){0,2}`;
const HAND_OVER = '(?:entrega(?:m|rão|rá)?|envia(?:m|rão|rá)?|submete(?:m|rão|rá)?)';
const BY = '(?:,?\\s(?:até(?:\\sao?)?|antes\\sde))?';

/** The name, and the day behind it. */
const TESTS: readonly SentenceForm[] = [
  // "O exame final está previsto para", "Os testes acontecem online em"
  [words(LABEL, ARTICLE, WHICH), words('^', REST, '\\s', HELD, WHERE, ':?\\s', DAY)],
  // "Estão previstas duas provas, em"
  [
    words(LABEL, '(?:haverá|há|teremos|estão\\sprevist[oa]s|está\\sprevist[oa])\\s', ARTICLE, WHICH),
    words('^', REST, '[,:]?\\s', DAY),
  ],
  // "A data da prova final é"
  [words(LABEL, 'a\\sdata\\sd[oa]\\s', WHICH), words('^', REST, '\\s(?:é|será)\\s', DAY)],
];

/** The day, and the name behind it. */
const TESTS_BEHIND: readonly SentenceForm[] = [
  // "No dia 22 de outubro haverá uma prova", "No dia 22 de outubro será realizada a prova"
  [words(LABEL, DAY), words(`^,?\\s(?:${HELD}|haverá|há|teremos|temos)\\s`, ARTICLE, WHICH)],
  // "Reservem o dia 16 de dezembro para o exame final"
  [words(LABEL, '(?:reserve|anote|agende)m?\\s', DAY), words('^\\spara\\s', ARTICLE, WHICH)],
];

const WORKS: readonly SentenceForm[] = [
  // "Cada aluno entrega uma resenha no dia"
  [words(LABEL, WHO, '\\s', HAND_OVER, '\\s', ARTICLE, WHICH), words('^', REST, WHERE, BY, ',?\\s', DAY)],
  // "O relatório deve ser enviado pelo Moodle até"
  [
    words(LABEL, ARTICLE, WHICH),
    words(
      '^',
      REST,
      '\\s(?:deve|devem|deverá|deverão)\\sser\\s\\p{L}+(?:\\s(?:pel[oa]|por|n[oa]|via)\\s\\p{L}+)?\\saté\\s',
      DAY,
    ),
  ],
  // "Uma versão preliminar do projeto é esperada em"
  [
    words(LABEL, ARTICLE, WHICH),
    words('^', REST, '\\s(?:é|são|será|serão)\\s(?:esperad|previst)[oa]s?\\s', DAY),
  ],
  // "O prazo de entrega do trabalho final é", "A entrega do trabalho está marcada para"
  [
    words(
      LABEL,
      '(?:a\\s(?:entrega|data\\s(?:limite|de\\sentrega))|o\\sprazo)(?:\\s(?:de|para\\sa)\\sentrega)?\\sd[oae]\\s',
      ARTICLE,
      WHICH,
    ),
    words('^', REST, '\\s(?:é|será|termina|está\\s(?:marcad|previst)[oa])\\s', DAY),
  ],
];

const WORKS_BEHIND: readonly SentenceForm[] = [
  // "No dia 26 de novembro os grupos apresentam o projeto"
  [
    words(LABEL, '(?:até\\s)?', DAY),
    words(`^,?\\s${WHO}\\s(?:${HAND_OVER}|apresentam?|apresentarão)\\s`, ARTICLE, WHICH),
  ],
];

export const DAY_SENTENCES: DaySentences = {
  nameFirst: { tests: TESTS, works: WORKS },
  dayFirst: { tests: TESTS_BEHIND, works: WORKS_BEHIND },
  announce: ['haverá', 'teremos'],
};
