import { type Passage, slicePassage } from '../../text/passage.ts';
import { SHARE } from './share-words.ts';

const NUMBER_AND_SHARE = new RegExp(`[\\s,:–—(-]{0,3}\\(?${SHARE}\\)?\\W*$`, 'iu');
const LIST_NUMBER = /^\W*\d{1,2}[.)]\s/u;

/** The name of a work in a title: "Map" of "1. Map (10%)". */
export function withoutShare(title: Passage): Passage {
  const start = LIST_NUMBER.exec(title.text)?.[0].length ?? 0;
  const end = NUMBER_AND_SHARE.exec(title.text)?.index ?? title.text.length;
  return start < end ? slicePassage(title, start, end) : title;
}
