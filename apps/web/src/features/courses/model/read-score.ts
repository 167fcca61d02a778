export interface ReadScore {
  earned: number;
  outOf: number;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const OF = new RegExp(String.raw`^${NUMBER}\s*(?:/|of|out of)\s*${NUMBER}$`, 'i');
const PERCENT = new RegExp(String.raw`^${NUMBER}\s*%?$`);

/** `17/20`, `17 of 20`, `85%` or `85`, which is percent too. */
export function readScore(text: string): ReadScore | undefined {
  const [, earned, outOf = '100'] = OF.exec(text.trim()) ?? PERCENT.exec(text.trim()) ?? [];
  if (earned === undefined) return undefined;
  const score = { earned: toNumber(earned), outOf: toNumber(outOf) };
  return score.outOf > 0 && score.outOf <= MOST && score.earned <= MOST ? score : undefined;
}

const MOST = 1_000_000;
const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** As one would write it: `85%` where it was out of a hundred, else `17/20`. */
export const toScoreText = ({ earned, outOf }: ReadScore): string =>
  outOf === 100 ? `${earned}%` : `${earned}/${outOf}`;
