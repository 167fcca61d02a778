import type { Box } from '../../extraction.ts';
import type { Fragment } from '../layout/fragment.ts';

/** Accents that a typesetter draws by themselves, over the letter that comes next; the last two take few letters. */
const ABOVE: Record<string, string> = {
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  ˇ: '\u030c',
  '˚': '\u030a',
  '¸': '\u0327',
  '`': '\u0300',
};
const LETTERS = '[a-zA-Zıȷ]';
// A grave accent is a quotation mark of programmers as well.
const DRAWN_APART = new RegExp(`([´ˆ˜¨ˇ˚])(${LETTERS})|(¸)([cCsS])|(\`)([aeuAEU])(?!\\w*\`)`, 'gu');

const DOTTED: Record<string, string> = { ı: 'i', ȷ: 'j' };

/** The letter with its accent; two characters as they were when there is no such letter. */
function accented(accent: string, letter: string): string {
  const composed = `${DOTTED[letter] ?? letter}${ABOVE[accent]}`.normalize('NFC');
  return composed.length === 1 ? composed : accent + letter;
}

/** "Sesi´on" as "Sesión". */
export const withAccents = (text: string): string =>
  text.replace(DRAWN_APART, (_, ...groups: (string | undefined)[]) => {
    const [accent = '', letter = ''] = groups.slice(0, 6).filter((group) => group !== undefined);
    return accented(accent, letter);
  });

const ENDS_IN_ACCENT = /(?<before>.*?)(?<space>\s*)(?<accent>[´ˆ˜¨ˇ˚¸`])$/su;

const ENDS_IN_CAPITAL = /\p{Lu}$/u;
const CAPITAL = /^\p{Lu}/u;

/** An accent at the end of a fragment goes to the letter it is drawn over, with which the next fragment begins. */
export function joinAccents(fragments: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  for (const fragment of fragments) {
    const previous = joined.at(-1);
    const pair = previous && isDrawnOver(previous, fragment) ? moveAccent(previous, fragment) : undefined;
    if (pair) joined.splice(-1, 1, ...pair);
    else joined.push(fragment);
    if (pair?.length === 1) joined.splice(-2, 2, ...closedUp(joined.slice(-2)));
  }
  return joined;
}

/** A capital under a lone accent belongs to the capitals in front of it, however far the accent stood from those. */
function closedUp([word, letter]: readonly Fragment[]): Fragment[] {
  if (!word || !letter) return word ? [word] : [];
  const gap = letter.box[0] - word.box[2];
  const isOneWord =
    gap > 0 && gap < 0.6 * letter.size && ENDS_IN_CAPITAL.test(word.text) && CAPITAL.test(letter.text);
  if (!isOneWord || Math.abs(word.baseline - letter.baseline) > 1) return [word, letter];
  const [left, top, , bottom] = word.box;
  return [{ ...word, box: [left, top, letter.box[0], bottom] }, letter];
}

const isDrawnOver = (accent: Fragment, letter: Fragment): boolean =>
  Math.abs(accent.baseline - letter.baseline) < 0.4 * letter.size &&
  letter.box[0] < accent.box[2] &&
  letter.box[2] > accent.box[2] - accent.size;

/** What is left between two words once the accent of the second is gone, in type sizes. */
const WORD_SPACE = 0.25;

function moveAccent(previous: Fragment, fragment: Fragment): Fragment[] | undefined {
  const { before = '', space = '', accent = '' } = ENDS_IN_ACCENT.exec(previous.text)?.groups ?? {};
  const text = withAccents(accent + fragment.text);
  if (accent === '' || text.length !== fragment.text.length) return undefined;
  const letter = { ...fragment, text };
  if (before === '') return [letter];
  // Over a capital the accent stands raised, which looks like a space in front of it.
  const isInWord = space === '' || (ENDS_IN_CAPITAL.test(before) && CAPITAL.test(text));
  const right = fragment.box[0] - (isInWord ? 0 : WORD_SPACE * fragment.size);
  const [left, top, , bottom] = previous.box;
  const box: Box = [left, top, Math.max(left, right), bottom];
  return [{ ...previous, text: before, box }, letter];
}
