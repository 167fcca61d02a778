import type { FactChange } from '../../vocabulary/facts.ts';
import type { PolicyKind } from './policies.schemas.ts';

/** A piece of a syllabus, in the order in which they stand. */
export interface Piece {
  documentId: string;
  heading: string | null;
  text: string;
}

export interface Policy<P extends Piece> {
  kind: PolicyKind;
  documentId: string;
  heading: string | null;
  passages: P[];
}

interface Signs {
  /** Enough in a heading. */
  heading: RegExp;
  /** Enough in the text itself, below whatever heading. */
  text: RegExp;
}

/** What each policy is called by those who write syllabi; the more telling ones first. */
const SIGNS: [PolicyKind, Signs][] = [
  [
    'late-work',
    {
      heading: /\blate\b|deadlines?\b|extensions?\b|\bretards?\b|entregas? tard/i,
      text: /\blate (\w+ )?(work|assignments?|papers?|submissions?|homework|essays?|reports?|projects?|labs?)\b|(points?|percent|%|grade)[^.]{0,40}\b(per|each|every) (day|hour|24)[^.]{0,20}\blate\b|\bper day late\b|travaux? (remis )?en retard|trabajos? (entregados? )?(tarde|con retraso)/i,
    },
  ],
  [
    'attendance',
    {
      heading: /attendance|absences?|participation|tardiness|assiduité|présence|asistencia/i,
      text: /\battendance (is|will be) (required|mandatory|expected|taken|optional)|\b(unexcused|excused) absences?\b|\bmiss(ing)? more than\b|présence (est )?obligatoire|asistencia (es )?obligatoria/i,
    },
  ],
  [
    'make-up',
    {
      heading: /make-?\s?ups?\b|missed (exams?|tests?|work|quizzes)|rattrapage|recuperaci[oó]n/i,
      text: /\bmake-?\s?up (exams?|tests?|quizzes|work)\b|\b(cannot|may not|can|may|must) be made up\b|session de rattrapage|examen de recuperaci[oó]n/i,
    },
  ],
  [
    'ai',
    {
      heading:
        /\bAI\b|artificial intelligence|chat\s?gpt|generative|\bIA\b|intelligence artificielle|inteligencia artificial/,
      text: /\bchat\s?gpt\b|\bgenerative AI\b|\bAI[- ](generated|tools?|assistants?)\b|large language models?|\bIA générative\b|\bIA generativa\b/i,
    },
  ],
  [
    'integrity',
    {
      heading:
        /integrity|honesty|dishonesty|plagiari|cheating|misconduct|honou?r code|plagiat|plagio|honradez/i,
      text: /\bplagiari[sz]|\bacademic (integrity|dishonesty|honesty|misconduct)\b|\bhonou?r code\b|\bplagiat\b|\bplagio\b/i,
    },
  ],
  [
    'accommodations',
    {
      heading: /accommodations?|disabilit|accessib|handicap|adaptaciones/i,
      text: /\bdisability (services|resources|office)\b|\brequest(ing)? (an? )?accommodations?\b|\bdocumented disabilit/i,
    },
  ],
  [
    'regrading',
    {
      heading:
        /re-?grad(e|ing)|grade (appeals?|disputes?|changes?)|réclamations?|revisi[oó]n de (notas|calificaciones)/i,
      text: /\bre-?grad(e|ing) requests?\b|\b(appeal|dispute) (a|your|the) grade\b/i,
    },
  ],
];

/** The policies that a syllabus states, each in the words of the syllabus, those below one heading together. */
export function findPolicies<P extends Piece>(pieces: readonly P[]): Policy<P>[] {
  const found: Policy<P>[] = [];
  for (const piece of pieces)
    for (const { kind, text } of statementsIn(piece)) {
      const passage = text === piece.text ? piece : { ...piece, text };
      const section = found.find((policy) => policy.kind === kind && isSameSection(policy, piece));
      if (section) section.passages.push(passage);
      else found.push({ kind, documentId: piece.documentId, heading: piece.heading, passages: [passage] });
    }
  const order = SIGNS.map(([kind]) => kind);
  return found.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

interface Statement {
  kind: PolicyKind;
  text: string;
}

/** A heading speaks for all that is below it; where it names no policy, each sentence speaks for itself and those that follow it. */
function statementsIn({ heading, text }: Piece): Statement[] {
  const kind = heading && SIGNS.find(([, signs]) => signs.heading.test(heading))?.[0];
  if (kind) return [{ kind, text }];
  const statements: Statement[] = [];
  for (const sentence of text.match(SENTENCE) ?? []) {
    const sign = signIn(sentence);
    const last = statements.at(-1);
    if (sign && sign.kind !== last?.kind)
      statements.push({ kind: sign.kind, text: sentence.slice(sign.from) });
    else if (last) last.text += sentence;
  }
  return statements.map((statement) => ({ ...statement, text: statement.text.trim() }));
}

/** With the spaces after it, so that sentences put together are the text again. */
const SENTENCE = /[^.!?\n]{1,2000}(?:[.!?](?!\s)[^.!?\n]{0,2000}){0,50}[.!?\n]*\s*/g;

const LONGEST_HEADING = 60;

/** A heading or a table that lost its lines, and not how the sentence begins. */
const isRunTogether = (words: string): boolean => words.length > LONGEST_HEADING && /[:%]/.test(words);

function signIn(sentence: string): { kind: PolicyKind; from: number } | undefined {
  const [first] = SIGNS.flatMap(([kind, { text }]) => {
    const at = text.exec(sentence)?.index;
    return at === undefined ? [] : [{ kind, from: isRunTogether(sentence.slice(0, at)) ? at : 0 }];
  });
  return first;
}

const isSameSection = (policy: Policy<Piece>, { documentId, heading }: Piece): boolean =>
  policy.documentId === documentId && policy.heading === heading;

const LONGEST_QUOTE = 400;

/** What two versions of a syllabus say differently of one policy, wherever it stands and however its lines break. */
export function policyChanges(said: readonly Piece[], says: readonly Piece[]): FactChange[] {
  const [before, after] = [byKind(said), byKind(says)];
  return SIGNS.flatMap(([kind]): FactChange[] => {
    const [from, to] = [before.get(kind) ?? [], after.get(kind) ?? []];
    const left = wordsOnlyIn(from, to);
    const came = wordsOnlyIn(to, from);
    if (!left && !came) return [];
    const type = from.length === 0 ? 'new' : to.length === 0 ? 'gone' : 'changed';
    const fields = [{ field: 'text', from: left, to: came, edited: false }];
    return [{ part: 'policies', type, name: kind, fields, quote: came ?? left }];
  });
}

function byKind(pieces: readonly Piece[]): Map<PolicyKind, string[]> {
  const texts = new Map<PolicyKind, string[]>();
  for (const { kind, passages } of findPolicies(pieces))
    texts.set(kind, [...(texts.get(kind) ?? []), ...passages.map(({ text }) => spaced(text))]);
  return texts;
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The passages that the other version does not have, as far as they are worth showing. */
function wordsOnlyIn(texts: readonly string[], others: readonly string[]): string | null {
  const whole = others.join(' ').toLowerCase();
  const only = texts.filter((text) => !whole.includes(text.toLowerCase())).join(' … ');
  if (only === '') return null;
  return only.length > LONGEST_QUOTE ? `${only.slice(0, LONGEST_QUOTE).trimEnd()} …` : only;
}
