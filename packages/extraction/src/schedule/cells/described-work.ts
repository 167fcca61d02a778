import { type Passage, slicePassage } from '../../text/passage.ts';

const NAME = /^\W{0,3}\p{Lu}[^.:;–—]{2,48}?(?:\s[-–—]|:)\s(?=\p{Lu}\p{L}*\s)/u;
const MARK = /[\s:–—-]+$/u;
const SHORTEST_DESCRIPTION = 60;

/**
 * "Coast essay - Everyone will write …" in a list of what is due: the name in front of what is told of it.
 *
 * @returns undefined where a cell says no more than a name
 */
export function describedName(whole: Passage): Passage | undefined {
  const match = NAME.exec(whole.text);
  const isDescribed = match !== null && whole.text.length - match[0].length >= SHORTEST_DESCRIPTION;
  return isDescribed ? slicePassage(whole, 0, match[0].replace(MARK, '').length) : undefined;
}
