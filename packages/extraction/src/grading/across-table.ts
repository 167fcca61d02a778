import type { Locale } from '../locales/locale.ts';
import type { Grid, GridCell, GridRow } from '../structure/outline.ts';
import { evidenceOf } from '../text/passage.ts';
import type { Component } from './component.ts';
import { isComponentName, tidyName } from './name.ts';
import { findShares, type Share } from './shares.ts';
import { type GradingVocabulary, gradingVocabulary } from './vocabulary.ts';

const FEWEST = 2;
const WHOLE = 100;
const BARE = /^\s*(?<value>\d{1,3}(?:[.,]\d{1,2})?)\s*$/u;

interface Above {
  name: GridCell;
  cell: GridCell;
  share: Share;
}

/** A row of shares below the row of their names: `Labs | Quizzes | Exam` above `25% | 25% | 50%`. */
export function componentsAcross(grid: Grid, at: number, locale: Locale): Component[] {
  const words = gradingVocabulary(locale);
  const found = grid.rows.flatMap((row, index) => {
    const pairs = pairsOf(grid.rows[index - 1], row, locale);
    return isScheme(pairs, words) ? [pairs] : [];
  });
  const [pairs = []] = found;
  return pairs.map(({ name, cell, share }) => {
    const component = tidyName(name.passage.text, words);
    return {
      name: component,
      ...(share.unit === 'percent' ? { weight: share.value } : { points: share.value }),
      evidence: [name, cell].map(({ passage }) => evidenceOf(passage)),
      at,
      form: 'row',
      ofGrade: share.ofGrade === true,
      named: words.namesPart(component),
      bonus: words.bonus.test(component),
    };
  });
}

function pairsOf(names: GridRow | undefined, row: GridRow, locale: Locale): Above[] {
  const isBare = bareSum(row) === WHOLE;
  return row.cells.flatMap((cell, column): Above[] => {
    const name = names?.cells[column];
    if (!cell || !name || name === cell || cell.column !== column) return [];
    const share = shareOf(cell, isBare, locale);
    return share ? [{ name, cell, share }] : [];
  });
}

const bareOf = (cell: GridCell | undefined): number =>
  Number((BARE.exec(cell?.passage.text ?? '')?.groups?.value ?? '0').replace(',', '.'));

const bareSum = (row: GridRow): number =>
  [...new Set(row.cells)].reduce((sum, cell) => sum + bareOf(cell), 0);

function shareOf(cell: GridCell, isBare: boolean, locale: Locale): Share | undefined {
  const { text } = cell.passage;
  const [share, ...others] = findShares(text, locale);
  if (share) return others.length === 0 && !/\p{L}{2}/u.test(text.slice(0, share.start)) ? share : undefined;
  const value = bareOf(cell);
  return isBare && value > 0 ? { start: 0, end: text.length, unit: 'percent', value } : undefined;
}

const isScheme = (pairs: readonly Above[], words: GradingVocabulary): boolean =>
  pairs.length >= FEWEST &&
  pairs.every(({ name }) => isComponentName(tidyName(name.passage.text, words), words)) &&
  pairs.filter(({ name }) => words.namesPart(name.passage.text)).length * 2 >= pairs.length;
