import type { Node } from '../structure/outline.ts';
import { eachMatch } from '../text/patterns.ts';

const LEADER = '(?:[\\s.·…|]{0,120}|\\D{0,20})';
const NUMBER = '\\d,\\d{3}|\\d{3,4}';
const TOTAL = new RegExp(
  `(?:(?:total|out\\sof|note\\ssur|sobre\\sun\\stotal)${LEADER}(?<behind>${NUMBER})|(?<before>${NUMBER})\\s(?:total\\s)?(?:points?|pts|puntos)\\s(?:in\\s(?:all|total)|total|possible|altogether|au\\stotal|en\\s(?:tout|total)|for\\sthe\\s(?:course|semester|term)))(?!\\d|\\s?%)`,
  'giu',
);

/** The numbers of points that the document states as a total: "600 points in all", "Total . . . . 500". */
export const totalsIn = (nodes: readonly Node[]): ReadonlySet<number> =>
  new Set(
    nodes
      .flatMap((node) => (node.type === 'paragraph' ? eachMatch(node.passage.text, TOTAL) : []))
      .map(({ groups: { before, behind } }) => toNumber(before ?? behind)),
  );

/** `1,000` as well as `1000`. */
export const toNumber = (digits: string | undefined): number => Number((digits ?? '').replace(',', ''));
