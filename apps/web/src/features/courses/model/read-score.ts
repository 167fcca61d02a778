export interface ReadScore {
  earned: number;
  outOf: number;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const OF = new RegExp(String.raw`^${NUMBER}\s*(?:/|of|out of)\s*${NUMBER}$`, 'i');
const PERCENT = new RegExp(String.raw`^${NUMBER}\s*%?$`);

/** `17/20`, `17 of 20`, `85%`; a bare number is out of what such scores are usually out of. */
export function readScore(text: string, usual = 100): ReadScore | undefined {
  const words = text.trim();
  const [, earned, of] = OF.exec(words) ?? PERCENT.exec(words) ?? [];
  if (earned === undefined) return undefined;
  const outOf = of === undefined ? (words.endsWith('%') ? 100 : usual) : toNumber(of);
  const score = { earned: toNumber(earned), outOf };
  return score.outOf > 0 && score.outOf <= MOST && score.earned <= MOST ? score : undefined;
}

const MOST = 1_000_000;
const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** As one would write it: `85%` where it was out of a hundred, else `17/20`. */
export const toScoreText = ({ earned, outOf }: ReadScore): string =>
  outOf === 100 ? `${earned}%` : `${earned}/${outOf}`;

/** After 9/10 and 8/10, a 7 is 7/10; where the numbers differ or are too small for it, a bare number is percent. */
export function usualOutOf(scores: readonly ReadScore[], text: string): number | undefined {
  const [first, ...others] = scores.filter(({ outOf }) => outOf !== 100);
  if (!first || others.some(({ outOf }) => outOf !== first.outOf)) return undefined;
  return toNumber(text.trim()) <= first.outOf ? first.outOf : undefined;
}
