/** Shorter words are too much like others. */
const LEAST_LETTERS = 7;

/** Whether one of some words is meant: one letter too many, too few, or another. */
export function isMisspelled(word: string, words: Iterable<string>): boolean {
  if (word.length < LEAST_LETTERS) return false;
  for (const other of words) if (differsInOne(word, other)) return true;
  return false;
}

/** Whether two words are the same but for one letter. */
export function differsInOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [restOfOne, restOfOther] = [one.slice(same), other.slice(same)];
  if (one.length === other.length) return restOfOne.slice(1) === restOfOther.slice(1);
  return one.length > other.length ? restOfOne.slice(1) === restOfOther : restOfOne === restOfOther.slice(1);
}
