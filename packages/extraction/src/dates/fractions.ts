import type { Passage } from '../text/passage.ts';
import type { DateMention } from './mention.ts';

const MOST_PARTS = 10;
const WRITTEN = /^(?<part>\d{1,2})\s?\/\s?(?<whole>\d{1,2})$/;

/** What `1/3` is worth as a fraction; nothing for `3/1`, or where a year or a weekday makes it a day. */
function worthOf(text: string, { start, end, year, weekday, numeric }: DateMention): number | undefined {
  if (!numeric || year !== undefined || weekday !== undefined) return undefined;
  const { part, whole } = WRITTEN.exec(text.slice(start, end))?.groups ?? {};
  const value = Number(part) / Number(whole);
  return value < 1 && Number(whole) <= MOST_PARTS ? value : undefined;
}

/** Behind a fraction: that of which it is a part, or the measure it counts in. */
const OF_SOMETHING = new RegExp(
  `^(?:\\s(?:${[
    'each\\b',
    'of\\s\\p{Ll}',
    '(?:an?\\s)?(?:pages?|hours?|points?|(?:letter\\s)?grades?|letters?|[Cc]redits?|[Uu]nits?|inch(?:es)?|cups?|miles?|years?|semesters?)\\b(?!\\s\\d)',
    '(?:d(?:u|es|el|er|ella|[ao]s?)|d[ei]\\s(?:las?|los|cette|chaque|cada)|von|van\\s(?:de|het))\\s(?!\\d)',
    '(?:páginas?|heures?|horas?|seiten?|ore|deel)\\b(?!\\s\\d)',
  ].join('|')})|\\s(?:de\\sl|d)[’'])`,
  'u',
);
const COUNTS_AS =
  /\b(?:worth|counts?(?:\s(?:as|for))?|at\sleast|best|approximately|nearly|minus|vaut|compte(?:nt)?\spour|vale|cuenta)\s$/iu;
const NEAR = 20;

/** "1/3 of the grade", "a 2/3 page response", "worth 1/4": a part of something, and no day. */
export const isFraction = (text: string, mention: DateMention): boolean =>
  worthOf(text, mention) !== undefined &&
  (OF_SOMETHING.test(text.slice(mention.end)) ||
    COUNTS_AS.test(text.slice(Math.max(0, mention.start - NEAR), mention.start)));

/** What is counted: so many of so many are done or attended. */
const COUNTED_THINGS =
  'assignments|attendances|blogs|chapters|classes|discussions|essays|exams|exercises|homeworks|journals|labs|lectures|lessons|meetings|papers|posts|presentations|problems|psets|questions|quizzes|readings|recitations|reports|responses|sections|seminars|sessions|sets|tests|weeks|devoirs|travaux|séances|semaines|tareas|sesiones|clases|semanas|aufgaben|übungen|sitzungen|wochen|compiti|lezioni|settimane|aulas|tarefas|opdrachten|bijeenkomsten|weken';
const OF_COUNTED = new RegExp(`^\\s(?:\\p{Ll}+\\s){0,2}(?:${COUNTED_THINGS})(?!\\p{L})`, 'u');
const IN_COUNT = /%|\([^()]*$|\b(?:best|top|attend|complete|submit|at\sleast|drop|count)\b/iu;

/** "Essays (4/6 essays)", "20% quizzes, 3/5 quizzes": how many of how many, and no day. */
export const isCount = (text: string, mention: DateMention): boolean => {
  const { start, end, year, weekday, numeric } = mention;
  const { part, whole } = WRITTEN.exec(text.slice(start, end))?.groups ?? {};
  const isPart =
    numeric === true && year === undefined && weekday === undefined && Number(part) <= Number(whole);
  return isPart && OF_COUNTED.test(text.slice(end)) && IN_COUNT.test(text.slice(0, start));
};

interface Scanned {
  passage: Passage;
  mentions: readonly DateMention[];
}

const FEWEST_PARTS = 3;

/** "Exams (1/2), papers (1/4), quizzes (1/4)", in a sentence or down a list: together they are the whole. */
export function partsOfWhole(scanned: readonly Scanned[]): ReadonlySet<DateMention> {
  const parts = new Set<DateMention>();
  let list: Part[] = [];
  const close = () => {
    for (const { mention } of wholeOf(list)) parts.add(mention);
    list = [];
  };
  for (const { passage, mentions } of scanned) {
    const found = mentions.flatMap((mention): Part[] => {
      const value = worthOf(passage.text, mention);
      return value === undefined ? [] : [{ mention, value }];
    });
    const areInBrackets = found.every(({ mention }) => isInBrackets(passage.text, mention));
    const isSum =
      isFormula(passage.text, found) || found.some(({ mention }) => isFraction(passage.text, mention));
    for (const { mention } of wholeOf(found, areInBrackets || isSum ? 2 : FEWEST_PARTS)) parts.add(mention);
    const [only, ...others] = found;
    const isListed = only && others.length === 0 && !/[\p{L}\d]/u.test(passage.text.slice(only.mention.end));
    if (isListed) list.push({ ...only, isInBrackets: areInBrackets });
    else if (found.length > 0 || !list.every(({ isInBrackets }) => isInBrackets)) close();
  }
  close();
  return parts;
}

interface Part {
  mention: DateMention;
  value: number;
  /** "Process (1/3)" heads the lines below it, which are no parts. */
  isInBrackets?: boolean;
}

/** "Problem sets (1/3), exams (2/3)" */
const isInBrackets = (text: string, { start, end }: DateMention): boolean =>
  text[start - 1] === '(' && text[end] === ')';

/** "Note = 2/5 exposé + 3/5 partiel" */
const isFormula = (text: string, parts: readonly Part[]): boolean =>
  parts.every(({ mention }, index) => {
    const next = parts[index + 1];
    return next === undefined || text.slice(mention.end, next.mention.start).includes('+');
  });

function wholeOf(parts: readonly Part[], fewest = FEWEST_PARTS): readonly Part[] {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return parts.length >= fewest && Math.abs(sum - 1) < 0.001 ? parts : [];
}
