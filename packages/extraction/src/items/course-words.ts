import type { AssessedKind, GradeComponent } from '../extraction.ts';
import { countWorks } from '../grading/count-works.ts';
import { gradingVocabulary } from '../grading/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { roleOf } from '../schedule/columns/columns.ts';
import { weeklyDeadlines } from '../schedule/lists/weekly-deadlines.ts';
import { toClauses } from '../structure/clauses.ts';
import { type Node, type Paragraph, runningText } from '../structure/outline.ts';
import { initials } from '../text/initials.ts';
import { NUMBER_WORDS, oneOf } from '../text/patterns.ts';
import { isTest, vocabulary } from './vocabulary.ts';

const MOST_NAMES = 30;
const MOST_WORDS = 4;
const SHORTEST = 4;

/**
 * The words of the language with those that this course uses for its own work: the parts of its grade, and whatever
 * it says is handed in. "Sketches (8), 30%" makes work of the "Sketch 3" in the schedule.
 */
export function withCourseWords(
  locale: Locale,
  { grading, nodes }: { grading: readonly GradeComponent[]; nodes: readonly Node[] },
): Locale {
  const weekly = weeklyNames(nodes, locale);
  const names = [...new Set([...gradedNames(grading, locale), ...handedIn(nodes, locale), ...weekly])];
  const { heads, dayOff } = vocabulary(locale);
  const unknown = names.filter(
    (name) => heads(name).length === 0 && !dayOff.test(name) && !isColumn(name, locale),
  );
  const short = [
    ...initialsOf(grading, locale),
    ...joinedNames({ grading, nodes }, locale),
    ...abbreviations(nodes, locale),
    ...headedNames({ grading, nodes }, locale),
  ];
  const parts = partsOf(grading, locale);
  const countsLabs = grading.some(({ component }) => LABS.test(component));
  const sessions = sessionsOf(grading, locale);
  if (unknown.length === 0 && short.length === 0 && !parts && !countsLabs && !sessions) return locale;
  // "Performance" is a known word where a number follows.
  const kindOf = (name: string) => heads(`${name} 1`)[0]?.kind ?? 'assignment';
  const patterns = [
    ...unknown.slice(0, MOST_NAMES).flatMap((name) =>
      [...toPatterns(name), ...(weekly.includes(name) ? [closing(name)] : [])].map((pattern) => ({
        kind: kindOf(name),
        pattern,
      })),
    ),
    ...short,
  ];
  const kinds: Partial<Record<AssessedKind, string[]>> = {};
  for (const { kind, pattern } of patterns) kinds[kind] = [...(kinds[kind] ?? []), pattern];
  return {
    ...locale,
    ofCourse: { kinds, language: locale, countsLabs, ...(parts && { parts }), ...(sessions && { sessions }) },
  };
}

/** "4 in-class lab assignments", "Weekly labs", and no examination or attendance in them. */
const LABS =
  /^\W*(?:\d{1,2}\s)?(?:[\p{L}–-]+\s){0,2}lab(?:orator(?:y|ies)|s)?(?:\s(?:assignments?|exercises?|work))?\W*(?:\(.*)?$/iu;

/** "Workshops", "Labs (6)": each that a list below such a heading names counts. */
function sessionsOf(grading: readonly GradeComponent[], locale: Locale): RegExp | undefined {
  const { conduct, numbers } = gradingVocabulary(locale);
  const names = grading
    .filter(({ component }) => !conduct.test(component))
    .map(({ component }) => countWorks(component, numbers).label.replace(/\(.*$/u, '').trim())
    .filter((name) => ONE_WORD.test(name) && (roleOf(name, locale) === 'session' || HELD.test(name)));
  return names.length === 0 ? undefined : new RegExp(`^\\W*${oneOf(names)}\\W*$`, 'iu');
}

const HELD = /^(?:workshops?|seminars?|séminaires?|seminarios?|seminare?|laboratori|talleres)$/iu;

const JOINS_PARTS = /\s?[&+,/]\s?|\s(?:and|et|y|und|e|en)\s/iu;
const ONE_WORD = /^\p{L}{3,}$/u;

/** "Case" and "problem" of "Cases & Problems, 16%". */
function partsOf(grading: readonly GradeComponent[], locale: Locale): RegExp | undefined {
  const { conduct, bonus } = gradingVocabulary(locale);
  const { heads } = vocabulary(locale);
  const names = grading
    .filter(({ component }) => !conduct.test(component) && !bonus.test(component))
    .flatMap(({ component }) => component.split(JOINS_PARTS))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => ONE_WORD.test(name) && heads(name).length === 0 && !isColumn(name, locale));
  return names.length === 0 ? undefined : new RegExp(`^\\W*${oneOf(names.map(anyNumber))}\\W*$`, 'iu');
}

/** "Delta field note", at the end of a point of a list. */
const closing = (name: string): string => `${anyNumber(name)}(?=\\W{0,3}(?:$|[,;]))`;

/** "Readings" heads a column of what is read; "Studio tutorials" are sessions that count. */
function isColumn(name: string, locale: Locale): boolean {
  const role = roleOf(name, locale);
  return role !== undefined && !(role === 'session' && /\s/.test(name));
}

/** Such letters in front of a number stand for something else. */
const NO_INITIALS = /^(?:a|ch|ca|pp|pg|p|q|sec|s|w|wk|rm|no|vol|fig|l|lec|d|h|r|c|u|t|hw)$/iu;
const FEWEST_INITIALS = 2;
const MOST_INITIALS = 4;

/** "MP 2" is one of the "Mini-projects" that count. */
function initialsOf(
  grading: readonly GradeComponent[],
  locale: Locale,
): { kind: AssessedKind; pattern: string }[] {
  const { conduct, numbers } = gradingVocabulary(locale);
  const named = grading
    .filter(({ component }) => !conduct.test(component))
    .map(({ component }) => {
      const name = countWorks(component, numbers).label.replace(/\(.*$/u, '').trim();
      const letters = [...initials(name)].filter((letter) => /\p{L}/u.test(letter));
      return { letters, kind: vocabulary(locale).heads(name).at(-1)?.kind ?? 'assignment' };
    });
  const sameAs = (letters: readonly string[]) =>
    named.filter((other) => other.letters.join('').toLowerCase() === letters.join('').toLowerCase());
  return named
    .filter(
      ({ letters }) =>
        letters.length >= FEWEST_INITIALS &&
        letters.length <= MOST_INITIALS &&
        !NO_INITIALS.test(letters.join('')) &&
        sameAs(letters).length === 1,
    )
    .map(({ letters, kind }) => ({ kind, pattern: `${letters.join('-?')}(?=[\\s-]?#?\\d)` }));
}

/** "Module Quizzes (MQs)", "the Field Report (FR)". */
const ABBREVIATED =
  /(?<name>\p{Lu}[\p{L}]*(?:[\s-]\p{Lu}\p{L}*){1,3})\s\(["“]?(?<short>\p{Lu}{2,4})s?["”]?\)/gu;

/** "db # = Discussion board", below the head of a column as well. */
const LEGEND =
  /(?<!\p{L})(?<short>\p{L}{2,4})\s?#?\s?=\s?(?<name>\p{L}+(?:[\s-]\p{L}+(?!\p{L}|\s?#?\s?=)){0,3})(?![\p{L}\d])/gu;

/** "MQ 2", where the document says what the letters stand for. */
const abbreviations = (nodes: readonly Node[], locale: Locale): { kind: AssessedKind; pattern: string }[] =>
  [
    ...runningText(nodes).flatMap(({ text }) => [...text.matchAll(ABBREVIATED), ...text.matchAll(LEGEND)]),
    ...nodes.flatMap(headsOf).flatMap((text) => [...text.matchAll(LEGEND)]),
  ]
    .flatMap(({ groups: { name = '', short = '' } = {} }) => {
      const head = vocabulary(locale).heads(name).at(-1);
      const isOfWork =
        initials(name).toLowerCase() === short.toLowerCase() &&
        head?.end === name.length &&
        !NO_INITIALS.test(short);
      return isOfWork ? [{ kind: head.kind, pattern: `${short}(?=[\\s-]?#?\\d)` }] : [];
    })
    .slice(0, MOST_NAMES);

/** "Sketch 3" in the column "Sketch" is one of the "Sketch final drafts" that count. */
function headedNames(
  { grading, nodes }: { grading: readonly GradeComponent[]; nodes: readonly Node[] },
  locale: Locale,
): { kind: AssessedKind; pattern: string }[] {
  const { conduct } = gradingVocabulary(locale);
  const { heads } = vocabulary(locale);
  const columns = new Set(
    nodes.flatMap(headsOf).filter((head) => ONE_WORD.test(head) && !isColumn(head, locale)),
  );
  return grading
    .filter(({ component }) => !conduct.test(component))
    .map(({ component }) => component.trim().toLowerCase())
    .flatMap((component) => {
      const [first = '', ...others] = component.split(/\s+/u);
      const isHeaded = others.length > 0 && columns.has(first) && heads(first).length === 0;
      const kind = heads(component).at(-1)?.kind ?? 'assignment';
      return isHeaded ? [{ kind, pattern: `${anyNumber(first)}(?=\\s?#?\\d)` }] : [];
    });
}

const isHeading = (node: Node): node is Paragraph => node.type === 'paragraph' && node.heading !== undefined;

const headsOf = (node: Node): string[] =>
  node.type === 'grid'
    ? (node.rows[0]?.cells ?? []).map((cell) => cell?.passage.text.trim().toLowerCase() ?? '')
    : [];

const JOINED = /^\p{L}[\p{L}\s’'-]{2,40}\s[+&]\s\p{L}[\p{L}\s’'-]{2,40}$/u;
const JOINER = String.raw`\s?(?:[+&/]|(?:and|et|y|und|e|en)(?=\s))\s?`;

/** "Map + legend", as one part of the grade, is one work; "Quizzes & homework" are two kinds. */
function joinedNames(
  { grading, nodes }: { grading: readonly GradeComponent[]; nodes: readonly Node[] },
  locale: Locale,
): { kind: AssessedKind; pattern: string }[] {
  const { conduct } = gradingVocabulary(locale);
  const components = grading
    .map(({ component }) => component.trim())
    .filter((component) => !conduct.test(component));
  const headings = nodes.flatMap((node) => (isHeading(node) ? [node.passage.text.trim()] : []));
  return [
    ...components.flatMap((name) => joinedName(name, locale) ?? []),
    ...[...components, ...headings].flatMap((name) => joinedWorks(name, locale) ?? []),
  ];
}

function joinedName(name: string, locale: Locale): { kind: AssessedKind; pattern: string } | undefined {
  const { heads } = vocabulary(locale);
  if (!JOINED.test(name) || name.split(/[+&]/u).every((part) => heads(part).length > 0)) return undefined;
  return {
    kind: heads(name).at(-1)?.kind ?? 'assignment',
    pattern: escaped(name).replace(/\s+/gu, '\\s+'),
  };
}

const MOST_JOINED_WORDS = 8;

/** "Summary and discussion question" is one of the "Summaries / discussion questions" that count, or have a section. */
function joinedWorks(name: string, locale: Locale): { kind: AssessedKind; pattern: string } | undefined {
  const { heads } = vocabulary(locale);
  const parts = name.split(JOINS_PARTS);
  const [first] = heads(name);
  const isOne =
    parts.length === 2 && parts.every((part) => heads(part).length > 0) && !heads(name).some(isTest);
  if (!first?.kind || !isOne || name.split(/\s+/u).length > MOST_JOINED_WORDS) return undefined;
  return {
    kind: first.kind,
    pattern: `(?<=^[\\W\\d]{0,14})${parts.map(inAnyNumber).join(JOINER)}(?=\\W{0,3}$)`,
  };
}

/** One or several of a work that has several words. */
const inAnyNumber = (name: string): string => name.trim().split(/\s+/u).map(anyNumber).join('\\s+');

/** "Etude 1: Noise" is one of the etudes. */
const BEHIND = /\s*(?:[:–—]\s.*|#?\s?\d{1,2})$/u;
const EVERY =
  /^(?:weekly|daily|biweekly|individual|group|short|final|first|second|the|your|all)\s(?=\p{L})/iu;

function gradedNames(grading: readonly GradeComponent[], locale: Locale): string[] {
  const { conduct, bonus, numbers } = gradingVocabulary(locale);
  const isCounted = (name: string) => countWorks(name, numbers).count !== undefined;
  return (
    grading
      // "Discussions" are how one takes part; of "Discussions (10)" each one is a work.
      .filter(({ component }) => !bonus.test(component) && (!conduct.test(component) || isCounted(component)))
      .flatMap(({ component }) => {
        const name = countWorks(component, numbers)
          .label.replace(BEHIND, '')
          .replace(BEHIND, '')
          .trim()
          .toLowerCase();
        return isName(name) ? [name, ...(EVERY.test(name) ? [name.replace(EVERY, '')] : [])] : [];
      })
  );
}

const SAID = '(?:is|are|must\\sbe|should\\sbe|will\\sbe|may\\sbe|sont|est|son|se|werden|wird|vengono)';

/** "Field notebooks are turned in on Mondays": what a sentence about handing in begins with. */
function handedIn(nodes: readonly Node[], locale: Locale): string[] {
  const pattern = new RegExp(
    `^\\W*(?:(?:all|the|each|every|your|les|los|las|alle|tutti|tutte)\\s)?(?<name>\\p{L}[\\p{L}-]+(?:\\s[\\p{L}-]+){0,2})\\s${SAID}\\s(?:\\p{L}+ly\\s)?${oneOf(locale.due)}(?!\\p{L})`,
    'iu',
  );
  return runningText(nodes)
    .flatMap(toClauses)
    .flatMap(({ text }) => pattern.exec(text)?.groups?.name?.toLowerCase() ?? [])
    .filter((name) => isName(name) && /\p{L}{3}s$/u.test(name));
}

/** "Application | Sunday, 10 pm" in a list of deadlines: in the plan it has its topic in front of it. */
const weeklyNames = (nodes: readonly Node[], locale: Locale): string[] =>
  weeklyDeadlines(nodes, locale)
    .map(({ name }) => name.text.trim().toLowerCase())
    .filter(isName);

const NO_NAME =
  /^(?:(?:late|all|any|no|other|most|some|this|that|these|those|they|it|what|which|everything|you|we|i|students?)\b|.*\b(?:works?|classes|weeks?|courses?|credits?|points?|grades?|scores?|sessions?|chapters?|units?|modules?|lectures?|dates?|days?|times?|total|parts?|stages?|levels?)$)/iu;

const isName = (name: string): boolean =>
  /^\p{L}[\p{L}\s’'-]+$/u.test(name) &&
  name.length >= SHORTEST &&
  name.split(/\s+/).length <= MOST_WORDS &&
  !NO_NAME.test(name);

/** "Artifact II"; "the artifact I chose" has no number. */
const ROMAN = '(?:[ivx]{2,4}|[ivx](?=\\s?(?:$|[:.,;(–—-])))';

/** Several words are a name wherever they stand; one alone is one with a number, or as all that is said. */
function toPatterns(name: string): string[] {
  const words = name.split(/\s+/);
  const noun = OF.test(name) ? words[0] : words.at(-1);
  const numbered =
    noun && noun.length >= SHORTEST
      ? [`${anyNumber(noun)}(?=\\s?#?\\d|\\s(?:${NUMBER_WORDS}|${ROMAN})(?!\\p{L}))`]
      : [];
  const whole = words.map((word) => (word === noun ? anyNumber(word) : escaped(word)));
  return words.length > 1
    ? [whole.join('\\s+'), ...numbered]
    : [...numbered, `(?<=^[\\W\\d]{0,14})${anyNumber(name)}(?=\\W{0,3}(?:${WHERE}\\W{0,3})?$)`];
}

/** Behind all that is said: "Roundtable (in class)". */
const WHERE = '\\((?:in|due|online|today)(?!\\p{L})[^()]{0,20}\\)';

/** "Carnet de terrain" is a carnet. */
const OF = /\s(?:(?:de|du|des|del|di|da|do)\s|d[’'])/iu;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One or several of it. */
function anyNumber(noun: string): string {
  if (/(?:ies|[^aeiou]y)$/.test(noun)) return `${escaped(noun.replace(/(?:ies|y)$/, ''))}(?:y|ies)`;
  if (/[^s]is$/.test(noun)) return `${escaped(noun.slice(0, -2))}[ie]s`;
  return `${escaped(noun.replace(/(?<=ch|sh|x|ss|z)es$|(?<=\p{L}{3})(?<!s)s$/u, ''))}(?:e?s)?`;
}
