import type { DateBook } from '../../dates/date-book.ts';
import { isOnlyTest } from '../../items/only-test.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { workNamedBy } from '../../items/work-title.ts';
import { TO_HAND_IN } from '../../text/hand-in-words.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { eachMatch } from '../../text/patterns.ts';

const JOINERS = /\s[–—-]\s|\s\/\s|,\s|\s?\((?=[^()]*(?:\([^()]*\)[^()]*)?\)\W*$)/gu;
/** "First quiz 15 mins before end of class" */
const WITHIN_CLASS =
  /\s(?:(?:in\sthe\s)?(?:first|last)\s)?(?:\d{1,2}\s?min(?:ute)?s?\s)?(?:before|at|after|of)\s(?:the\s)?(?:end|start|beginning)?(?:\s?of)?(?:\s(?:the\s)?(?:class|lab|lecture|period))?(?=\W*$)/iu;
const SAYS_DUE = new RegExp(
  [
    `^\\W*(?:due|${TO_HAND_IN})\\s?:?\\s`,
    '\\s(?:is\\s)?due(?:\\s(?:in\\sclass|today|(?:by|at)\\s[\\d:]{1,5}\\s?[ap]\\.?m\\.?|(?:by|at)\\snoon))?(?=\\W*(?:\\([^()]{2,30}\\)\\W*)?$)',
    '\\([^()]{2,30}\\)(?=\\W*$)',
  ].join('|'),
  'giu',
);

/**
 * "Rivers – Field notebook", "Rivers (Essay 1 due)", "Rivers, Due: Essay 1": the topic of the day, and behind it the name
 * of a work and nothing else. "Friday, Quiz 2" names the day of the quiz.
 */
export function cutBehindTopic(statement: Passage, book: DateBook, words: Vocabulary): Passage[] {
  if (book.within(statement).length > 0) return [statement];
  const { text } = statement;
  const joiner = eachMatch(text, JOINERS).findLast(
    ({ start, end }) => /\p{L}{3}/u.test(text.slice(0, start)) && isWork(text.slice(end), words),
  );
  const topic = text.slice(0, joiner?.start);
  if (!joiner || isNamed(topic, words) || words.isWeekday(topic.trim())) return [statement];
  return [slicePassage(statement, 0, joiner.start), slicePassage(statement, joiner.end)];
}

function isWork(text: string, words: Vocabulary): boolean {
  const name = text.replace(WITHIN_CLASS, '').replace(SAYS_DUE, ' ').trim();
  // "(quiz)" is a link.
  if (!/^\P{L}*\p{Lu}/u.test(name)) return false;
  return isOnlyTest(name, words) || workNamedBy(name, words) !== undefined;
}

/** "Exam review" is about a work, and none. */
const isNamed = (text: string, { works, aboutWork }: Vocabulary): boolean =>
  works(text).length > 0 && !aboutWork.test(text);
