import { type Head, isTest, type Vocabulary } from './vocabulary.ts';

const FARTHEST = 60;
/** "Register" … "for the", "s’inscrire" … "à l’", "melden Sie sich bis zum 3. Mai zur" … in front of the test. */
const JOINS_TEST =
  /^(?:\s(?:\p{L}{1,5}|online|yourself|dates?|until|before|entro|antes|avant|first|second|midterm|final|[,\d.]+))*(?:\s|[’'])$/iu;
const NO_PLACE = /\s(?:before\s(?:the|your)|and|or|then|und|et|y|e|en|which)\s/iu;

/**
 * A test for which one enters one's name, as what has to be done by the day of the sentence: "Register for the final
 * exam by May 3", "exam registration closes on May 3".
 */
export function withSignUps(heads: readonly Head[], text: string, words: Vocabulary): Head[] {
  const read = heads.map((head) => asSignUp(head, text, words));
  const isWithin = (one: Head) =>
    read.some((other) => other !== one && other.start <= one.start && one.end <= other.end);
  return read.filter((head) => !isWithin(head));
}

function asSignUp(head: Head, text: string, { signUp }: Vocabulary): Head {
  if (!isTest(head)) return head;
  const { start, end } = head;
  const from = Math.max(0, start - FARTHEST);
  const said = signUp.exec(text.slice(from, start));
  const between = said ? text.slice(from + said.index + said[0].length, start) : '';
  const isFor = said !== null && JOINS_TEST.test(between) && !NO_PLACE.test(between);
  const behind = signUp.exec(text.slice(end));
  const [first, last] = [
    isFor ? from + said.index : start,
    behind?.index === 1 ? end + 1 + behind[0].length : end,
  ];
  return first < start || last > end
    ? { ...head, kind: 'other', start: first, end: last, text: text.slice(first, last) }
    : head;
}
