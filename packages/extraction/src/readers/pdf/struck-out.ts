import type { Fragment } from './fragments.ts';
import type { Ruling, Rulings } from './rulings.ts';

/** Where a line runs through letters, in sizes of type above their foot: higher than a rule below, lower than one above them. */
const LOWEST = 0.12;
const HIGHEST = 0.5;
const MOST_COVERED = 0.8;
/** As far as such a line reaches beyond its words. */
const BEYOND = 3;

/** The words of a page without those that a line is drawn through. */
export const withoutStruckOut = (fragments: readonly Fragment[], { horizontal }: Rulings): Fragment[] =>
  fragments.filter((fragment) => !horizontal.some((ruling) => strikes(ruling, fragment, fragments)));

function strikes(ruling: Ruling, fragment: Fragment, all: readonly Fragment[]): boolean {
  const { box, baseline, size } = fragment;
  const above = (baseline - ruling.at) / size;
  if (above < LOWEST || above > HIGHEST) return false;
  const covered = Math.min(box[2], ruling.to) - Math.max(box[0], ruling.from);
  return covered >= MOST_COVERED * (box[2] - box[0]) && !isRuleOfTable(ruling, fragment, all);
}

/** A line that goes on where there are no words is one of a table or a form. */
function isRuleOfTable({ from, to }: Ruling, { baseline }: Fragment, all: readonly Fragment[]): boolean {
  const line = all.filter((other) => Math.abs(other.baseline - baseline) <= 1);
  const [left, right] = [
    Math.min(...line.map(({ box }) => box[0])),
    Math.max(...line.map(({ box }) => box[2])),
  ];
  return from < left - BEYOND || to > right + BEYOND;
}
