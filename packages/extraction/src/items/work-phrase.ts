import { isGeneric } from './label-words.ts';
import { phraseAround } from './phrase-around.ts';
import type { DaySentence } from './sets-day.ts';
import { toTitle } from './title.ts';
import type { Head, Vocabulary } from './vocabulary.ts';

interface Part {
  start: number;
  end: number;
}

const UNIT = '(?:chapter|ch|unit|module|week|lab|part|lesson|section|level|day|class|lecture|page|group)s?';
/** "The first law 19 ", "Kinetics 27-29 ": a topic and its chapters, from columns of their own. */
const WITH_CHAPTER = `(?<=(?:^|\\s)(?!${UNIT}\\s)\\p{Ll}\\p{L}+)\\s\\d{1,2}\\s|\\s\\d{1,2}[-–]\\d{1,2}\\s`;
const TOPIC = new RegExp(
  `^(?<topic>.*\\p{L}{3}.*?)(?:\\s[–—-]\\s|\\s?[[(;]\\s?|\\s\\*|${WITH_CHAPTER})$`,
  'u',
);

/** "Waves – Quiz 1", "Waves [Quiz 1 on Wednesday]", "Waves 19 Quiz 1": the topic of the day stands in front of its work. */
export function behindTopic(
  text: string,
  head: Head | undefined,
  cuts: readonly Part[],
  words: Vocabulary,
): string | undefined {
  if (!head || !(head.numbered || head.kind === 'exam')) return undefined;
  const topic = TOPIC.exec(text.slice(0, head.start))?.groups?.topic;
  if (topic === undefined || words.heads(topic).length > 0) return undefined;
  const end = closingOf(text, head);
  const behind = cuts.filter((cut) => cut.start >= head.start && cut.end <= end);
  return toTitle(
    text.slice(head.start, end),
    behind.map(({ start, end }) => ({ start: start - head.start, end: end - head.start })),
  );
}

/** Where the brackets close in which a work stands. */
function closingOf(text: string, head: Head): number {
  const isOpen = /[[(]\s?$/u.test(text.slice(0, head.start));
  const closing = isOpen ? text.slice(head.end).search(/[\])]/u) : -1;
  return closing < 0 ? text.length : head.end + closing;
}

export const PLURAL = /(?<=quiz)zes$|(?<=\p{L}(?:al|men|ión))es$|(?<=\p{L}{2})(?<!s)s$/iu;

/** "Exam" of "exams", "examen parcial" of "exámenes parciales". */
export const singular = (text: string): string =>
  text
    .replace(EARLIER_WORD, (word) => word.replace(PLURAL, ''))
    .replace(PLURAL_IN_IES, 'y')
    .replace(PLURAL, '')
    .replace(/(?<=trav)aux(?!\p{L})/iu, 'ail')
    .replace(/ámen(?!\p{L})/giu, 'amen');

/** "Replies", and not "series" or "movies". */
const PLURAL_IN_IES =
  /(?<=(?:repl|activit|summar|bibliograph|commentar|stud|stor|quer|inquir|galler|laborator|diar))ies(?!\p{L})/iu;

const EARLIER_WORD = /\p{L}{3,}(?<![siu])s(?=\s)/giu;

/** The words around the head, where they tell it from other things. */
export function ownPhrase(text: string, head: Head, cuts: readonly Part[]): string | undefined {
  const phrase = phraseOf(text, head, cuts);
  return phrase === undefined || isGeneric(phrase) ? undefined : phrase;
}

/** "Two exams", each on a day of its own. */
const COUNTED =
  /\b(?:two|three|four|five|six|several|deux|trois|quatre|dos|tres|cuatro|zwei|drei|vier|due|tre|quattro|duas|dois|três|quatro|twee|drie)\s$/iu;

export function phraseOf(
  text: string,
  head: Head | undefined,
  cuts: readonly Part[],
  told?: DaySentence,
): string | undefined {
  if (!head) return undefined;
  const { start, end: last } = phraseAround(text, head, told);
  const end = cuts.find((cut) => cut.start >= head.end && cut.start < last && cut.end > last)?.start ?? last;
  const inside = cuts.filter((cut) => cut.start >= start && cut.end <= end);
  const title = toTitle(
    text.slice(start, end),
    inside.map((cut) => ({ start: cut.start - start, end: cut.end - start })),
  );
  return COUNTED.test(text.slice(0, start)) ? singular(title) : title;
}
