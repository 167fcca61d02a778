import { dateWords } from '../dates/words.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { eachMatch, NUMBER_WORDS, oneOf } from '../text/patterns.ts';

interface Span {
  start: number;
  end: number;
}

/** The weekday that only tells the day, and names nothing: "Thu: Exam 2", "HW 1 (Wed)", "Draft, Friday", "Exam two Monday the 17th". */
export function dayLabels(text: string, when: readonly Span[], locale: Locale): Span[] {
  const blanked = when.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  return eachMatch(blanked, dayLabel(locale)).map(({ start, end }) => ({ start, end }));
}

const dayLabel = perLocale((locale) => {
  const { weekday, weekdayOrInitial } = dateWords(locale);
  return new RegExp(
    [
      `^\\W{0,3}${weekdayOrInitial}\\.?(?=\\s?[:–—]|\\s-\\s)`,
      `^\\W{0,3}${weekday}(?=,\\s)`,
      `\\(\\s?${weekdayOrInitial}\\.?\\s?\\)`,
      `(?:,\\s?(?:on\\s)?|\\sby\\s)${weekday}(?=\\W*$)`,
      `(?<=\\s(?:\\d{1,2}|[IVX]{1,3}|${NUMBER_WORDS})\\s)(?:on\\s)?${weekday}(?:\\s(?:the\\s)?\\d{1,2})?(?=\\W*$)`,
      `(?<=(?:\\sexam|^\\W*(?:mid-?term|final|exam|quiz|test))\\s)(?:on\\s)?${weekday}(?=\\W*$)`,
      `^\\W{0,3}${weekday}\\s(?=(?:exam|quiz|test|mid-?term|lab|paper|essay|homework)(?:\\s\\d|\\W*$))`,
      `\\s(?:on\\s)?${weekday}\\s(?:the\\s)?\\d{1,2}(?:st|nd|rd|th)(?=\\W*$)`,
    ].join('|'),
    'giu',
  );
});

const JOINERS =
  '(?:[\\s:]{1,3}(?:on|by|le|la|el|il|al?|den|dem|am|zum|bis|op|voor|por|para|até|dia|em|entro))*';

/** What says in front of a date that something is due then: `entrega` of "Informe 2: entrega 23/10". */
const dueLabel = perLocale((locale) => {
  const due = oneOf([...locale.dueLabels, ...locale.due]);
  return new RegExp(`(?<=[\\p{L}\\d)]\\s?[,;:(–—-]\\s?)(?:${due}${JOINERS}[\\s:]{1,3}){1,2}$`, 'iu');
});

/** Those labels, which name nothing where a name stands in front of them. */
export const dueLabels = (text: string, dates: readonly Span[], locale: Locale): Span[] =>
  dates.flatMap(({ start }) => {
    const match = dueLabel(locale).exec(text.slice(0, start));
    return match ? [{ start: match.index, end: start }] : [];
  });
