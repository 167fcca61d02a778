import { NEWS } from '../locales/class-words.ts';
import type { Node } from '../structure/outline.ts';
import type { Passage } from '../text/passage.ts';
import { oneOf } from '../text/patterns.ts';
import type { DateMention } from './mention.ts';

const HEAD = new RegExp(`^\\W*${oneOf(NEWS)}\\W*$`, 'iu');
const FARTHEST = 3;

/** The entries below "News": "September 3: the essay is due on October 5" begins with the day on which it was posted. */
export function postedPassages(nodes: readonly Node[]): ReadonlySet<Passage> {
  const posted = new Set<Passage>();
  let isNews = false;
  let areItems = false;
  for (const node of nodes) {
    if (node.type === 'grid') {
      isNews = false;
      continue;
    }
    const isHead = HEAD.test(node.passage.text);
    const ends = node.heading !== undefined || (areItems && !node.isListItem);
    if (isHead || ends) [isNews, areItems] = [isHead, false];
    else if (isNews) {
      posted.add(node.passage);
      areItems = node.isListItem;
    }
  }
  return posted;
}

/** Whether the words behind a leading day are what was posted on it. */
export const isPosted = ({ text }: Passage, { start, end }: DateMention): boolean =>
  start <= FARTHEST && /^\W*[:–—)\]-].*\p{L}{3}/u.test(text.slice(end));
