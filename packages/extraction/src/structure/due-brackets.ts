import { type Passage, slicePassage } from '../text/passage.ts';
import { eachMatch } from '../text/patterns.ts';

/** In brackets of its own, which no name stands in front of. */
const DUE_IN_BRACKETS =
  /(?<=^\W{0,4}|[),;:]\s{0,2}(?:(?:and|&)\s)?|\]\)\s)\([^()]{2,60},\s(?:due|Due|DUE):?\s[^()]{2,30}(?:\([^()]{1,20}\))?\)/gu;

/** "(Sketch 2, Due: Jan 24), (Survey, Due: EoD), Readings: ch. 3": what each pair of brackets says is a statement of its own. */
export function cutAtDueBrackets(clause: Passage): Passage[] {
  if (!clause.text.includes('(')) return [clause];
  const found = eachMatch(clause.text, DUE_IN_BRACKETS);
  if (found.length === 0) return cutBehindDueBrackets(clause);
  const parts: Passage[] = [];
  let at = 0;
  for (const { start, end } of found) {
    parts.push(slicePassage(clause, at, start), slicePassage(clause, start + 1, end - 1));
    at = end;
  }
  return [...parts, slicePassage(clause, at)].filter(({ text }) =>
    /\p{L}{2}/u.test(text.replace(JOINER, '')),
  );
}

const JOINER = /(?<!\p{L})(?:and|&)(?!\p{L})/giu;

const WITH_ITS_DAY = /\((?:due|Due|DUE)\b[^()]{2,30}\)/gu;
const NEXT_NAME = /^(?:,|;|,?\s(?:and|&))\s(?=\p{Lu})/u;

/** "Journal 6 (due 10/24), Proposal (due 10/22)": each work with its own day. */
function cutBehindDueBrackets(clause: Passage): Passage[] {
  const named = eachMatch(clause.text, WITH_ITS_DAY);
  const cuts = named.slice(0, -1).flatMap(({ end }) => {
    const joined = NEXT_NAME.exec(clause.text.slice(end))?.[0].length;
    return joined === undefined ? [] : [[end, end + joined] as const];
  });
  if (cuts.length === 0) return [clause];
  const starts = [0, ...cuts.map(([, next]) => next)];
  return starts.map((start, index) => slicePassage(clause, start, cuts[index]?.[0]));
}
