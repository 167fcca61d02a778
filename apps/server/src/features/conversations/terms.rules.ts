import { stem } from '@syllabi/ask';

/** Words that are in every question and say nothing about its subject. */
const STOP_WORDS = new Set(
  `a about after all also am an and any are as at be been before being between both but by can could course did do does
  doing done for from get give given go had has have having he her here hers him his how i if in into is it its just know
  let like make many may me might mine more most much must my no not of off on once one only or other our ours out over
  own per please say says shall she should so some such syllabus syllabi tell than that the their them then there these
  they this those through to too under until up us very was we were what when where whether which while who whom whose
  why will with would you your yours happen happens mean means class policy policies rule rules use used using worth`.split(
    /\s+/,
  ),
);

/** Words of a text, in small letters without accents, most endings cut off. */
export function termsOf(text: string): string[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map(stem);
}
