import { type Passage, slicePassage } from '../text/passage.ts';
import { eachMatch } from '../text/patterns.ts';

const ENDS =
  /(?<=[\p{Ll}\p{Lu}\d)%”"’'][.!?])\s+(?=[\p{Lu}•“"*]|\d{1,2}[.)]?\s\p{Lu})|;\s+|\s+[•●▪]\s+|\s\|\s/gu;
const ABBREVIATED =
  /(?:\b(?:i\.e|e\.g|approx|no|max|min|incl|vs|dr|prof|mr|mrs|ms|pp?|ch|etc|resp|p\.ex|aprox)|(?:^|\s)\p{L}|(?:^|\s)\d{1,2})\.$/iu;
const LONGEST_ABBREVIATION = 12;
const FARTHEST_BRACKET = 300;
const LONGEST_LINE = 120;
/** "Two quizzes | 10 % of final grade": a name and its share, and nothing else. */
const NAME_AND_SHARE = /^[^|]*\p{L}{3}[^|%]*\s\|\s[^|\p{L}]*%(?:\s(?:of|de)\s[^|]*)?$/u;

/** Sentences and the parts between semicolons and bullets; what stands in brackets stays with its sentence. */
export function toStatements(passage: Passage): Passage[] {
  if (passage.text.length <= LONGEST_LINE && NAME_AND_SHARE.test(passage.text)) return [passage];
  const cuts = eachMatch(passage.text, ENDS).filter(
    ({ start }) =>
      !ABBREVIATED.test(passage.text.slice(Math.max(0, start - LONGEST_ABBREVIATION), start)) &&
      !isInBrackets(passage.text, start),
  );
  const edges = [0, ...cuts.flatMap(({ start, end }) => [start, end]), passage.text.length];
  return edges.flatMap((from, index) => {
    if (index % 2 === 1) return [];
    const statement = slicePassage(passage, from, edges[index + 1]);
    return statement.text.trim() === '' ? [] : [statement];
  });
}

function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - FARTHEST_BRACKET), at);
  return (
    before.lastIndexOf('(') > before.lastIndexOf(')') && text.slice(at, at + FARTHEST_BRACKET).includes(')')
  );
}
