import type { Block, TableRow } from '../document.ts';

type Table = Extract<Block, { type: 'table' }>;

/** "Week 4", "12." at the beginning of a row. */
const NUMBER = /^\W{0,3}(?:(?<word>\p{L}{2,10})\s?#?)?\d{1,2}(?![\d/:])[.:,)]?(?=\s|$)/u;
const FEWEST = 3;
const MOSTLY = 0.7;

/**
 * Whether the first row of the lower table is the rest of the last row above the end of the page: all rows are
 * numbered and say their day behind that, "Week 4, week of October 16", and of these two the one has only the number
 * and the other only the day.
 */
export function isRestOfNumbered(above: Table, below: Table): boolean {
  const [last, first] = [above.rows.at(-1), below.rows[0]];
  const number = numberOf(last);
  if (!first || number === undefined || /\d/u.test(number.behind)) return false;
  const text = firstWords(first);
  if (!/\d/u.test(text) || numberOf(first)?.word === number.word) return false;
  const others = [...above.rows.slice(0, -1), ...below.rows.slice(1)].filter((row) => firstWords(row) !== '');
  const whole = others.filter((row) => {
    const other = numberOf(row);
    return other?.word === number.word && /\d/u.test(other?.behind ?? '');
  });
  return whole.length >= FEWEST && whole.length >= MOSTLY * others.length;
}

const firstWords = ({ cells }: TableRow): string =>
  cells[0]?.lines.map(({ text }) => text.trim()).join(' ') ?? '';

function numberOf(row: TableRow | undefined): { word: string; behind: string } | undefined {
  const text = row ? firstWords(row) : '';
  const match = NUMBER.exec(text);
  if (!match) return undefined;
  return { word: match.groups?.word?.toLowerCase() ?? '', behind: text.slice(match[0].length) };
}
