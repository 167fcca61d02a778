import type { Box } from '../../extraction.ts';
import type { Fragment } from '../layout/fragment.ts';
import { joinAccents, withAccents } from './accents.ts';
import { concatenate, type Matrix, type PdfTextContent, type PdfTextItem, toMatrix } from './pdfjs.ts';

const BLANK_AND_CONTROL = /[\p{Cc}\p{Zs}]/gu;
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g;
// A soft hyphen that was drawn is a hyphen to the reader's eye, and generators write both after each other.
const DRAWN_SOFT_HYPHEN = /-?\u00ad[-\u2010]?/g;
const BULLET_GLYPHS = /[\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf02d]/g;
const PRIVATE_USE = /[\ue000-\uf8ff]/g;

export const readable = (text: string) =>
  withAccents(text)
    .replace(DRAWN_SOFT_HYPHEN, '-')
    .replace(BLANK_AND_CONTROL, ' ')
    .replace(INVISIBLE, '')
    .replace(BULLET_GLYPHS, '•')
    .replace(PRIVATE_USE, ' ')
    .normalize('NFC');

export const isTextItem = (item: object): item is PdfTextItem => 'str' in item && 'transform' in item;

/** pdf.js text items as fragments; words on end are `sideways.ts`'s, invisible text is left out. */
export function toFragments(
  content: PdfTextContent,
  viewport: Matrix,
  isBold: (fontName: string) => boolean,
): Fragment[] {
  const fragments = content.items.filter(isTextItem).flatMap((item) => {
    const text = readable(item.str);
    if (text.trim() === '') return [];
    const matrix = concatenate(viewport, toMatrix(item.transform));
    const size = Math.hypot(matrix[2], matrix[3]);
    const isUpright = Math.abs(matrix[1]) < 0.3 * Math.abs(matrix[0]) && matrix[0] > 0;
    if (!isUpright || size < 1 || item.width <= 0) return [];
    const style = content.styles[item.fontName];
    const ascent = plausible(style?.ascent, 0.5, 1.1, 0.8);
    const descent = plausible(style?.descent === undefined ? undefined : -style.descent, 0.1, 0.4, 0.22);
    const [x, baseline] = [matrix[4], matrix[5]];
    const box: Box = [x, baseline - ascent * size, x + item.width, baseline + descent * size];
    return withoutPadding({ text, box, baseline, size, bold: isBold(item.fontName) });
  });
  return joinAccents(fragments);
}

const plausible = (value: number | undefined, least: number, most: number, otherwise: number) =>
  value !== undefined && value >= least && value <= most ? value : otherwise;

/** Leading and trailing spaces would widen the box; wide runs of inner spaces stand for columns. */
function withoutPadding(fragment: Fragment): Fragment[] {
  const perCharacter = (fragment.box[2] - fragment.box[0]) / fragment.text.length;
  return [...fragment.text.matchAll(/\S+(?: {1,3}\S+)*/g)].map((match) => {
    const left = fragment.box[0] + match.index * perCharacter;
    const box: Box = [left, fragment.box[1], left + match[0].length * perCharacter, fragment.box[3]];
    return { ...fragment, text: match[0], box };
  });
}
