import { isDateLike } from '../layout/date-like.ts';
import type { Fragment } from '../layout/fragment.ts';
import { toVisualLine } from '../layout/lines.ts';
import type { Ruling, Rulings } from './rulings.ts';

/** Where a line runs through letters, in sizes of type above their foot: higher than a rule below, lower than one above them. */
const LOWEST = 0.12;
const HIGHEST = 0.5;
/** As far as such a line reaches beyond its words. */
const BEYOND = 3;
/** Shorter ones are signs of a formula. */
const SHORTEST = 1.5;

/** The words of a page without those that a line is drawn through. */
export const withoutStruckOut = (fragments: readonly Fragment[], { horizontal }: Rulings): Fragment[] =>
  fragments.flatMap((fragment) => {
    const through = horizontal.filter((ruling) => strikes(ruling, fragment, fragments));
    return through.length === 0 || isDayOfRow(fragment, fragments)
      ? [fragment]
      : withoutWords(fragment, through);
  });

/** "Oct. 11" struck out in front of "No class", and no other day beside it: the row is still that of the day. */
function isDayOfRow(fragment: Fragment, all: readonly Fragment[]): boolean {
  if (!isDateLike(toVisualLine([fragment]))) return false;
  const others = all.filter((other) => other !== fragment && isOnLineOf(fragment, other));
  const isFirst = others.every(({ box }) => box[0] > fragment.box[2]);
  return others.length > 0 && isFirst && !others.some((other) => isDateLike(toVisualLine([other])));
}

const isOnLineOf = ({ baseline }: Fragment, other: Fragment): boolean =>
  Math.abs(other.baseline - baseline) <= 1;

function strikes(ruling: Ruling, fragment: Fragment, all: readonly Fragment[]): boolean {
  const { box, baseline, size } = fragment;
  const above = (baseline - ruling.at) / size;
  const isThrough = above >= LOWEST && above <= HIGHEST && ruling.to - ruling.from >= SHORTEST * size;
  return isThrough && ruling.from < box[2] && ruling.to > box[0] && !isRuleOfTable(ruling, fragment, all);
}

/** A line that goes on where there are no words is one of a table or a form. */
function isRuleOfTable({ from, to }: Ruling, fragment: Fragment, all: readonly Fragment[]): boolean {
  const line = all.filter((other) => isOnLineOf(fragment, other));
  const [left, right] = [
    Math.min(...line.map(({ box }) => box[0])),
    Math.max(...line.map(({ box }) => box[2])),
  ];
  return from < left - BEYOND || to > right + BEYOND;
}

/** The stretches of words between those whose middle lies on one of the lines. */
function withoutWords(fragment: Fragment, through: readonly Ruling[]): Fragment[] {
  const { text, box } = fragment;
  const perCharacter = (box[2] - box[0]) / text.length;
  const at = (index: number) => box[0] + index * perCharacter;
  const isStruck = ({ index, 0: word }: RegExpExecArray) =>
    through.some(({ from, to }) => {
      const middle = at(index + word.length / 2);
      return middle >= from && middle <= to;
    });
  const stretches: { from: number; to: number }[] = [];
  let isOpen = false;
  for (const word of text.matchAll(/\S+/gu)) {
    const end = word.index + word[0].length;
    const last = stretches.at(-1);
    if (isStruck(word)) isOpen = false;
    else if (isOpen && last) last.to = end;
    else {
      stretches.push({ from: word.index, to: end });
      isOpen = true;
    }
  }
  return stretches.map(({ from, to }) => ({
    ...fragment,
    text: text.slice(from, to),
    box: [at(from), box[1], at(to), box[3]],
  }));
}
