import type { DocumentIndex } from './document-index.ts';
import { type LineScores, weigh } from './line-scores.ts';

/** Lines before and behind one that are looked at with it. */
const REACHES = [1, 3, 7];
const NEARLY = 0.8;

/** How much of the question stands close together somewhere, in how many places, and right below a heading about it. */
export function evidenceOfCoverage(index: DocumentIndex, { mask, weights }: LineScores): number[] {
  const around = (unit: number, reach: number): number => {
    let held = 0;
    for (let at = unit - reach; at <= unit + reach; at++) held |= mask[at] ?? 0;
    return weigh(held, weights);
  };
  const [near = [], ...further] = REACHES.map((reach) => index.units.map((_, unit) => around(unit, reach)));
  const most = (shares: readonly number[]) => shares.reduce((max, share) => Math.max(max, share), 0);
  const nearest = most(near);
  const places = nearest > 0 ? near.filter((share) => share >= NEARLY * nearest).length : 0;
  const belowHeading = index.units.map(({ head }, unit) =>
    head < 0 || head === unit ? 0 : weigh((mask[unit] ?? 0) | (mask[head] ?? 0), weights),
  );
  return [nearest, ...further.map(most), Math.log(1 + places), most(belowHeading)];
}
